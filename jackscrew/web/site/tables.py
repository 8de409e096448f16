"""The page of a table, its socket, its record, and the way to the next one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request, WebSocket, get, post, websocket
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Response
from markupsafe import Markup

from jackscrew.core.match import PUBLIC
from jackscrew.core.record import Record
from jackscrew.draw.words import signed
from jackscrew.text import N_, Words
from jackscrew.web.live.hall import NoTable
from jackscrew.web.live.table import Refused, Table, Waits
from jackscrew.web.show.assets import css_class
from jackscrew.web.show.boot import SeatKey, TableBoot, TableWords, as_script, client_words
from jackscrew.web.show.edition import Editions
from jackscrew.web.show.layer import Own, make_layer
from jackscrew.web.show.log import chat
from jackscrew.web.show.page import Drawn
from jackscrew.web.show.shown import Seen, Shown
from jackscrew.web.show.viewer import Links, Viewer
from jackscrew.web.show.words import words_of
from jackscrew.web.site.limits import Limits
from jackscrew.web.site.pages import options_told, to_table
from jackscrew.web.site.security import INVITES, open_seats, seats_held
from jackscrew.web.site.socket import Connection
from jackscrew.web.site.visitor import Anyone, TheHall, base_url, language_of, page, spoken

Asked = Request[Any, Any, Any]
LONGEST_LINE = 9  # digits of a number that is one
TRY_LATER = 1013  # of the codes that close a socket


@get("/table/{name:str}")
async def table_page(
    request: Asked, name: FromPath[str], hall: TheHall, at: FromQuery[str] = ""
) -> Response[Markup]:
    """A table with all seats this browser plays; without any, as spectators see it.

    `at` is the move after which somebody wants it shown first.
    """
    table = await hall.open(name)
    return await show_page(request, table, seats_held(request, table), None, line_of(table, at))


@get("/table/{name:str}/{seat:int}")
async def seat_page(
    request: Asked, name: FromPath[str], seat: FromPath[int], hall: TheHall
) -> Response[Any]:
    """A table as one of this browser's seats sees it."""
    table = await hall.open(name)
    held = seats_held(request, table)
    if seat not in held:
        return Redirect(f"/table/{table.name}")
    return await show_page(request, table, held, seat)


def line_of(table: Table, text: str) -> int | None:
    """The line of a record that an address tells; None if that is now, or no line."""
    line = int(text) if text.isascii() and text.isdigit() and len(text) < LONGEST_LINE else None
    return line if line is not None and line < table.match.version else None


async def show_page(
    request: Asked,
    table: Table,
    held: dict[int, str],
    pinned: int | None,
    at: int | None = None,
) -> Response[Markup]:
    """The page as it is when it is loaded; its socket takes over from there."""
    seats = tuple(held) if pinned is None else (pinned,)
    language = language_of(request)
    viewer = Viewer(seats, language, at=at, links=links_of(request, table, held))
    edition = editions_of(request).of(table, language)
    async with table.lock:
        shown, shared = edition.now(table) if at is None else edition.past(table, at, Drawn())
        seen = Seen(shown, viewer)
        layer = make_layer(seen, shared, Own(seen.seat))
        picture = shared.picture if seen.seat == PUBLIC else seen.picture(shared.picture)
        fragments = {"end": "", "words": "", "since": "", **shared.html, **layer.html}
        return page(
            request,
            "table.html",
            table=facts(table),
            played_with=options_told(request, table),
            boot=as_script(boot(table, held, pinned, at, shown.words)),
            shared=preview_of(request, shown),
            title=seen.title(),
            html={place: Markup(html) for place, html in fragments.items()},
            picture=Markup(picture.fragment()),
            log=Markup(await edition.whole_log(table, layer.lines)),
            chat=chat(table, shown.words),
            line=shown.match.version,
            lines=table.match.version,
            parts=[(key, shown.words.picture_part(key)) for key in picture.parts if key != "all"],
        )


def editions_of(visitor: Anyone) -> Editions:
    """What is remembered of the pages of tables."""
    found = visitor.app.state.editions
    assert isinstance(found, Editions)
    return found


@dataclass(frozen=True)
class Facts:
    """What never changes of a table."""

    name: str
    title: str
    css: str
    seats: int
    rules: int
    newest_rules: int
    rules_url: str
    record_url: str


def facts(table: Table) -> Facts:
    """What the page says of a table besides how it stands."""
    return Facts(
        name=table.name,
        title=table.game.title,
        css=css_class(table.game),
        seats=len(table.seats),
        rules=table.match.setup.rules,
        newest_rules=table.game.rules,
        rules_url=f"/rules/{table.game.key}",
        record_url=f"/table/{table.name}/record",
    )


@dataclass(frozen=True)
class Preview:
    """What is told of a position where a link to it is shown."""

    url: str
    image: str
    title: str
    text: str


def preview_of(request: Asked, shown: Shown) -> Preview:
    """A position in a few words: nothing but what everybody may see."""
    words, line = shown.words, shown.match.version
    url = f"{base_url(request)}/table/{shown.table.name}"
    scores = zip(words.names, shown.match.scores(), strict=False)
    points = words.listed([f"{name} {signed(score)}" for name, score in scores])
    return Preview(
        url=f"{url}?at={line}",
        image=f"{url}/poster.png?at={line}",
        title=f"{shown.table.game.title} \N{MIDDLE DOT} {words.path(shown.view)[0]}",
        text=words.text("Move {number}: {points}.", number=line, points=points),
    )


def boot(
    table: Table, held: dict[int, str], pinned: int | None, at: int | None, words: Words
) -> TableBoot:
    """What the page's script needs to begin."""
    pin = "" if pinned is None else f"?seat={pinned}"
    return TableBoot(
        table=table.name,
        title=table.game.title,
        css=css_class(table.game),
        socket=f"/table/{table.name}/socket{pin}",
        keys=[SeatKey(seat, key) for seat, key in held.items()],
        game=table.game.key,
        language=words.language,
        at=at,
        words=client_words(TableWords, words),
    )


def links_of(visitor: Anyone, table: Table, held: dict[int, str]) -> Links:
    """What a browser can hand on of a table."""
    invited = open_seats(table, visitor.cookies.get(INVITES, ""))
    return Links(base_url(visitor), held, invited)


class Full(Refused):
    """As many pages are open at a table as may be."""

    def __init__(self) -> None:
        super().__init__(N_("Too many look at this table."))


@websocket("/table/{name:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], name: FromPath[str], hall: TheHall
) -> None:
    """The connection between a page and its table.

    A table that is full closes it at once and says why: of a refusal before, a page would hear
    nothing but that it failed.
    """
    try:
        table = await hall.open(name)
    except NoTable as error:
        raise NotFoundException(str(error)) from None
    held = seats_held(socket, table)
    pinned = socket.query_params.get("seat", "")
    seats = [seat for seat in held if pinned in ("", str(seat))]
    limits: Limits = socket.app.state.limits
    language = language_of(socket)
    await socket.accept()
    if not limits.allows_page(seats, [watcher.seats for watcher in table.watchers]):
        await socket.close(TRY_LATER, spoken(Full(), language))
        return
    at = line_of(table, socket.query_params.get("at", ""))
    viewer = Viewer(tuple(seats), language, at=at, links=links_of(socket, table, held))
    await Connection(socket, hall, table, viewer, limits, editions_of(socket)).run()


@get("/table/{name:str}/record")
async def record(request: Asked, name: FromPath[str], hall: TheHall) -> Response[str]:
    """The record, as far as whoever asks may read it; all of it once the game is over."""
    table = await hall.open(name)
    async with table.lock:
        seats = list(seats_held(request, table))
        text = record_text(table, seats[0] if len(seats) == 1 else PUBLIC)
    headers = {"Content-Disposition": f'attachment; filename="{table.name}.txt"'}
    return Response(text, media_type="text/plain", headers=headers)


def record_text(table: Table, seat: int) -> str:
    """The record as a seat may read it."""
    match = table.match
    if match.over or table.imported:
        return str(match.record)
    return str(Record(**{**vars(match.record), "lines": match.log(seat)}))


@post("/table/{name:str}/rematch")
async def rematch(request: Asked, name: FromPath[str], hall: TheHall) -> Redirect:
    """Play again, with the same people and bots."""
    table = await hall.open(name)
    if not seats_held(request, table):
        raise PermissionDeniedException(N_("Only those who played can ask for a rematch."))
    if not table.match.over:
        raise PermissionDeniedException(N_("The game is not over yet."))
    await hall.rematch(table)
    return Redirect(f"/table/{table.name}/next", status_code=303)


@post("/table/{name:str}/offer/{seat:int}")
async def offer(
    request: Asked, name: FromPath[str], seat: FromPath[int], hall: TheHall
) -> Redirect:
    """Make a bot's seat one for a friend, and show the link to it to whoever sits at the table."""
    table = await hall.open(name)
    held = seats_held(request, table)
    if not held:
        raise PermissionDeniedException(N_("Only those who sit at the table can do this."))
    if seat >= len(table.seats):
        raise NotFoundException(N_("There is no such seat."))
    words = words_of(table, language_of(request))
    called = words.names[seat]
    try:
        key = await hall.offer(table, seat, called)
        # whoever has the link sees that seat's side: the others are to know that there is one
        await table.say(
            min(held), words.text("I have made a link for the seat of {name}.", name=called)
        )
    except Waits:
        raise
    except Refused as error:
        raise PermissionDeniedException(error.message) from None
    invites = [*links_of(request, table, held).invited.values(), key]
    return to_table(request, table, list(held.values()), invites, "#invite")


@get("/table/{name:str}/next")
async def next_table(request: Asked, name: FromPath[str], hall: TheHall) -> Redirect:
    """The table where the rematch is played, with this browser's seats there."""
    table = await hall.open(name)
    if not table.next:
        raise NotFoundException(N_("Nobody has asked for a rematch."))
    new = await hall.open(table.next)
    held = seats_held(request, table)
    return to_table(request, new, list(open_seats(new, ".".join(held.values())).values()))


TABLES = [table_page, seat_page, table_socket, record, offer, rematch, next_table]
