"""The pages: home, new tables, seat links, rules, records."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any
from urllib.parse import urlencode

from litestar import Request, get, post
from litestar.datastructures import UploadFile
from litestar.enums import RequestEncodingType
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import Body, FromPath, FromQuery
from litestar.response import Redirect, Response
from markupsafe import Markup

from jackscrew.bots import UnknownBot
from jackscrew.core.components import BadPack, parse_pack
from jackscrew.core.errors import BadSetup, UnknownGame
from jackscrew.core.game import Game
from jackscrew.core.record import BadRecord, Record, parse_header, parse_record
from jackscrew.games import game, games
from jackscrew.text import N_, Translator, Words
from jackscrew.web.live.hall import Hall, Wanted
from jackscrew.web.live.table import Refused, Table
from jackscrew.web.show.assets import Asset, assets
from jackscrew.web.show.boot import (
    HomeBoot,
    HomeWords,
    RulesBoot,
    RulesWords,
    as_script,
    client_words,
)
from jackscrew.web.show.guide import LEARN_PARTS, card_html, contents, guide_html, learn_part
from jackscrew.web.show.letter import rules_page
from jackscrew.web.site.cards import (
    GENTLE,
    LIKED,
    bot_choices,
    bundle_choice,
    card,
    check_offered,
    option_choices,
    played_with,
)
from jackscrew.web.site.security import (
    INVITES,
    SEATS,
    check_new_table,
    key_cookie,
    open_seats,
    seats_held,
)
from jackscrew.web.site.visitor import (
    LANGUAGE,
    NAME,
    SAT,
    THEME,
    TheHall,
    clean_name,
    has_sat,
    language_of,
    name_of,
    page,
    remember,
    spoken,
)

Asked = Request[Any, Any, Any]
Form = Annotated[dict[str, Any], Body(media_type=RequestEncodingType.MULTI_PART)]
Fields = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
LARGEST_PACK = 100_000
LARGEST_RECORD = 1_000_000
LONGEST_HEADER = 10_000  # letters; games have some twenty options at most
FIRST_SEATS = 3  # enough to see what a game is about, few enough to follow
FOREVER = "public, max-age=31536000, immutable"


class BadForm(Refused):
    """A form that cannot be carried out."""


def known_game(key: str) -> Game:
    """The game of an address."""
    try:
        return game(key)
    except UnknownGame as error:
        raise NotFoundException(str(error)) from None


@get("/", name="home")
async def home(request: Asked) -> Response[Markup]:
    """The visitor's tables and all games; who has none is shown the games first."""
    language = language_of(request)
    words = client_words(HomeWords, Translator(language))
    return page(
        request,
        "home.html",
        games=[card(it, language) for it in sorted(games(), key=lambda it: it.weight)],
        returning=has_sat(request),
        boot=as_script(HomeBoot(language, words)),
    )


@get("/play/{key:str}")
async def name_form(
    request: Asked, key: FromPath[str], bots: FromQuery[str] = ""
) -> Response[Markup]:
    """Ask whoever has no name here for one, once, before their first game."""
    told = card(known_game(key), language_of(request))
    return page(request, "name.html", card=told, name=name_of(request), bots=bots)


@post("/play/{key:str}")
async def play_now(
    request: Asked, key: FromPath[str], hall: TheHall, bots: FromQuery[str] = ""
) -> Redirect:
    """A table for the visitor and these bots, or those that suit them."""
    found = known_game(key)
    me = clean_name(str((await request.form()).get("name", ""))) or name_of(request)
    if not me:
        return Redirect(f"/play/{key}?{urlencode({'bots': bots})}", status_code=303)
    check_new_table(request)
    wanted = bots.split(",") if bots else usual_bots(found, has_sat(request))
    try:
        for bot in wanted[: found.seats[-1]]:
            check_offered(bot)
        table, keys = await hall.create(found, [Wanted(me), *[Wanted(bot=bot) for bot in wanted]])
    except (BadSetup, UnknownBot) as error:
        raise ClientException(str(error)) from None
    return to_table(request, table, list(keys.values()), name=me)


def usual_bots(found: Game, sat: bool) -> list[str]:
    """Who plays against somebody: few easy ones in their first game, then a full table."""
    if sat:
        return [LIKED] * (found.seats[-1] - 1)
    return [GENTLE] * (min(FIRST_SEATS, found.seats[-1]) - 1)


def to_table(
    request: Asked,
    table: Table,
    own: list[str],
    invites: list[str] | None = None,
    seat: str = "",
    name: str = "",
) -> Redirect:
    """Send the visitor to a table, with the keys of the seats there; a name is remembered.

    Without any, a cookie with keys that the browser may have stays as it is.
    """
    secure = request.url.scheme == "https"
    cookies = []
    if own:
        cookies += [key_cookie(table.name, SEATS, own, secure), remember(SAT, "1")]
    if invites:
        cookies.append(key_cookie(table.name, INVITES, invites, secure))
    if name:
        cookies.append(remember(NAME, name))
    return Redirect(f"/table/{table.name}{seat}", status_code=303, cookies=cookies)


@get("/new/{key:str}")
async def new_table(request: Asked, key: FromPath[str]) -> Response[Markup]:
    """The form for a new table."""
    return new_page(request, known_game(key), "", {}, 200)


def new_page(
    request: Asked, found: Game, error: str, given: Mapping[str, str], status: int
) -> Response[Markup]:
    """The form, with what was typed before."""
    words = Words(found, language_of(request))
    return page(
        request,
        "new.html",
        status,
        card=card(found, words.language),
        low=found.seats[0],
        high=found.seats[-1],
        bots=bot_choices(words),
        liked=LIKED,
        options=option_choices(found, words, reading=False),
        readings=option_choices(found, words, reading=True),
        bundle=bundle_choice(found, words),
        error=error,
        given=given,
        name=name_of(request),
    )


@post("/new/{key:str}", status_code=200)
async def make_table(
    request: Asked, key: FromPath[str], hall: TheHall, data: Form
) -> Response[Any]:
    """Make the table a form describes."""
    found = known_game(key)
    check_new_table(request)
    given = {name: value for name, value in data.items() if isinstance(value, str)}
    try:
        wanted = wanted_seats(found, given)
        pack = await upload(data.get("components"), LARGEST_PACK)
        check_seats_named(found, given, len(wanted), language_of(request))
        table, keys = await hall.create(found, wanted, options_of(found, given), pack)
    except (BadForm, BadPack, BadSetup, UnknownBot) as error:
        return new_page(request, found, spoken(error, language_of(request)), given, 400)
    own = {seat: key for seat, key in keys.items() if wanted[seat].taken}
    invites = [key for seat, key in keys.items() if seat not in own]
    name = next((wanted[seat].name for seat in own), "")
    opened = "#invite" if invites else ""
    return to_table(request, table, list(own.values()), invites, opened, name)


def wanted_seats(found: Game, given: dict[str, str]) -> list[Wanted]:
    """The seats of a form."""
    count = given.get("seats", "")
    if count not in map(str, found.seats):
        low, high = found.seats[0], found.seats[-1]
        raise BadForm(N_("Choose {low} to {high} seats."), low=low, high=high)
    kinds = [given.get(f"seat-{seat}", "friend") for seat in range(int(count))]
    bots = [kind.removeprefix("bot:") if kind.startswith("bot:") else "" for kind in kinds]
    for kind, bot in zip(kinds, bots, strict=True):
        if kind not in ("me", "friend"):
            check_offered(bot)
    return [
        Wanted(bot=bot) if bot else Wanted(called(given, seat), taken=kind != "friend")
        for seat, (kind, bot) in enumerate(zip(kinds, bots, strict=True))
    ]


def called(given: dict[str, str], seat: int) -> str:
    """The name a form has for a seat."""
    return clean_name(given.get(f"name-{seat}", ""))


def options_of(found: Game, given: dict[str, str]) -> dict[str, object]:
    """The options of a form; a box that is not ticked is not sent."""
    bundle = found.bundle
    chosen = {bundle.name: given.get(f"option-{bundle.name}", "choose")[:20]} if bundle else {}
    return chosen | {
        option.name: f"option-{option.name}" in given
        if isinstance(option.default, bool)
        else str(given.get(f"option-{option.name}", option.default))[:20]
        for option in found.options
    }


def check_seats_named(found: Game, given: dict[str, str], count: int, language: str) -> None:
    """Refuse an option that names a seat which does not play, by what the form calls them."""
    left_out = [str(seat) for seat in range(count, found.seats[-1])]
    for option in found.options:
        seat = given.get(f"option-{option.name}", "")
        if option.names_seat and seat in left_out:
            title = Words(found, language).text(option.title)
            number = int(seat) + 1
            raise BadForm(N_("{option}: seat {number} does not play."), option=title, number=number)


async def upload(file: object, largest: int) -> str:
    """The text of an uploaded file, "" if there is none."""
    if not isinstance(file, UploadFile):
        return ""
    content = await file.read(largest + 1)
    if len(content) > largest:
        raise BadForm(
            N_("{file}: larger than {kilobytes} kB"), file=file.filename, kilobytes=largest // 1000
        )
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadForm(N_("{file}: not a text file in UTF-8"), file=file.filename) from None


@get("/join")
async def join(request: Asked, hall: TheHall, table: FromQuery[str] = "") -> Redirect:
    """Go to the table somebody was told of, by its name or a link to it."""
    if "/table/" in table:
        return Redirect("/table/" + table.partition("/table/")[2].strip())
    name = "-".join(table.lower().split())[:60]
    await hall.open(name)
    return Redirect(f"/table/{name}")


@get("/table/{name:str}/sit/{keys:str}")
async def sit(
    request: Asked, name: FromPath[str], keys: FromPath[str], hall: TheHall
) -> Response[Any]:
    """A seat link: sits down where a seat is free, else goes to the table."""
    table = await hall.open(name)
    seats = open_seats(table, keys)
    if not seats:
        raise NotFoundException(N_("This link opens no seat of the table."))
    free = [seat for seat in seats if not table.seats[seat].taken]
    if free:
        return sit_page(request, table, free[0], keys, "", 200)
    return go_to_seats(request, table, seats)


def sit_page(
    request: Asked, table: Table, seat: int, keys: str, error: str, status: int
) -> Response[Any]:
    """Ask for the name of whoever sits down."""
    return page(
        request,
        "sit.html",
        status,
        card=card(table.game, language_of(request)),
        table=table.name,
        seat=seat,
        keys=keys,
        name=("" if table.seats[seat].bot else table.seats[seat].name) or name_of(request),
        played_with=options_told(request, table),
        error=error,
    )


def options_told(request: Asked, table: Table) -> list[str]:
    """What a table has other than by default, in the visitor's language."""
    return played_with(table.game, table.match.setup, Words(table.game, language_of(request)))


def go_to_seats(request: Asked, table: Table, seats: dict[int, str], name: str = "") -> Redirect:
    """Go to the table with these seats besides those held; if it is one, to that one's side."""
    held = {**seats_held(request, table), **seats}
    pinned = f"/{next(iter(seats))}" if len(seats) == 1 else ""
    return to_table(request, table, list(held.values()), seat=pinned, name=name)


@post("/table/{name:str}/sit/{keys:str}", status_code=200)
async def sit_down(
    request: Asked, name: FromPath[str], keys: FromPath[str], hall: TheHall, data: Fields
) -> Response[Any]:
    """Take a seat under a name."""
    table = await hall.open(name)
    seats = open_seats(table, keys)
    if not seats:
        raise NotFoundException(N_("This link opens no seat of the table."))
    chosen = clean_name(data.get("name", ""))
    for seat in seats:
        if not table.seats[seat].taken:
            if not chosen:
                words = Translator(language_of(request))
                return sit_page(request, table, seat, keys, words.text("Tell us a name."), 400)
            await table.sit(seat, chosen)
    return go_to_seats(request, table, seats, chosen)


@get("/rules/{key:str}")
async def rules(request: Asked, key: FromPath[str]) -> Response[Markup]:
    """What people read as rules: the game in short, the guide, and whose game it is."""
    found, language = known_game(key), language_of(request)
    return page(
        request,
        "rules.html",
        card=card(found, language),
        contents=contents(found, language),
        short=card_html(found, language),
        guide=await asyncio.to_thread(guide_html, found, language),
        boot=as_script(RulesBoot(client_words(RulesWords, Translator(language)))),
    )


@get("/rules/{key:str}/letter")
async def letter(request: Asked, key: FromPath[str]) -> Response[Markup]:
    """The exact rules, as code and tests cite them."""
    found = known_game(key)
    return page(
        request, "letter.html", card=card(found, language_of(request)), rules=rules_page(found)
    )


@get("/learn/{key:str}/{part:str}")
async def learn(request: Asked, key: FromPath[str], part: FromPath[str]) -> Response[bytes]:
    """The game in short, its guide or its signs, for a page that has room for it."""
    if part not in LEARN_PARTS:
        raise NotFoundException(N_("There is no such file."))
    made = await asyncio.to_thread(learn_part, known_game(key), part, language_of(request))
    headers = {"Cache-Control": "private, max-age=300", "Vary": "Accept-Language, Cookie"}
    return packed_response(request, made, headers)


@get("/components/{key:str}")
async def components(key: FromPath[str]) -> Response[str]:
    """The components that come with a game: the pattern for a pack."""
    content = (known_game(key).folder / "components.toml").read_text(encoding="utf-8")
    headers = {"Content-Disposition": f'attachment; filename="{key}.toml"'}
    return Response(content, media_type="text/plain", headers=headers)


@get("/replay")
async def replay_form(request: Asked) -> Response[Markup]:
    """Where a record is brought to be looked at."""
    return page(request, "replay.html", error="", given="")


@post("/replay", status_code=200)
async def replay_record(request: Asked, hall: TheHall, data: Form) -> Response[Any]:
    """Check a record and open it."""
    check_new_table(request)
    typed = str(data.get("record", ""))
    try:
        text = await upload(data.get("file"), LARGEST_RECORD) or typed
        pack = await upload(data.get("components"), LARGEST_PACK)
        table = await import_record(hall, text, pack)
    except (BadForm, BadPack, BadRecord, UnknownGame) as error:
        problem = spoken(error, language_of(request))
        return page(request, "replay.html", 400, error=problem, given=typed)
    return Redirect(f"/table/{table.name}", status_code=303)


async def import_record(hall: Hall, text: str, pack: str) -> Table:
    """Replay a record and verify it; a table to look at it."""
    found, record = await asyncio.to_thread(check_record, text, pack)
    return await hall.show_record(found, record, pack)


def check_record(text: str, pack: str) -> tuple[Game, Record]:
    """A record whose every line its game allows; bounded before it is read."""
    if len(text) > LARGEST_RECORD:
        raise BadForm(
            N_("The record is larger than {kilobytes} kB."), kilobytes=LARGEST_RECORD // 1000
        )
    first, *rows = text.rstrip().splitlines() or [""]
    if len(first) > LONGEST_HEADER:
        raise BadForm(N_("The first line of the record is too long."))
    found = game(parse_header(first).game)
    if len(rows) > found.longest + 1:  # the last has the result
        raise BadForm(
            N_("No game of {title} has more than {count} lines."),
            title=found.title,
            count=found.longest,
        )
    record = parse_record(text)
    found.replay(record, parse_pack(pack) if pack else None)
    return found, record


@post("/settings")
async def settings(data: Fields) -> Redirect:
    """Choose a language or a look, and go back to where one was."""
    back = data.get("back", "/")
    inside = back.startswith("/") and not back.startswith(("//", "/\\"))
    cookies = [remember(name, data[name][:10]) for name in (LANGUAGE, THEME) if name in data]
    return Redirect(back if inside else "/", status_code=303, cookies=cookies)


@get("/static/{digest:str}/{name:str}")
async def static(request: Asked, digest: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A style sheet or a script, packed if the browser can unpack it."""
    found = assets().get(name)
    if found is None or found.digest != digest:
        raise NotFoundException(N_("There is no such file."))
    return packed_response(request, found, {"Cache-Control": FOREVER})


def packed_response(request: Asked, found: Asset, headers: dict[str, str]) -> Response[bytes]:
    """A file, packed if the browser can unpack it."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    vary = ", ".join(filter(None, [headers.get("Vary"), "Accept-Encoding"]))
    headers = {**headers, "Vary": vary}
    if packed:
        headers["Content-Encoding"] = "gzip"
    content = found.packed if packed else found.content
    return Response(content, media_type=found.kind, headers=headers)


PAGES = [
    home,
    name_form,
    play_now,
    new_table,
    make_table,
    join,
    sit,
    sit_down,
    rules,
    letter,
    learn,
    components,
    replay_form,
    replay_record,
    settings,
    static,
]
