"""For other programs: tables made, joined, watched and played over HTTP, as JSON."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Router, get, post
from litestar.exceptions import HTTPException, NotAuthorizedException, ValidationException
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Response
from msgspec import Meta, Struct
from msgspec.structs import asdict

from jackscrew.bots import UnknownBot
from jackscrew.core.components import BadPack
from jackscrew.core.errors import BadSetup, IllegalMove, UnknownGame
from jackscrew.core.game import Option
from jackscrew.core.match import PUBLIC
from jackscrew.core.record import BadRecord
from jackscrew.core.refusals import WhyNot
from jackscrew.core.view import View
from jackscrew.games import games
from jackscrew.text.refusals import refusal
from jackscrew.web.live.hall import Wanted
from jackscrew.web.live.table import Refused, Stale, Table, Waits
from jackscrew.web.show.assets import css_class
from jackscrew.web.show.words import words_of
from jackscrew.web.site.asked import Id, Number, SeatNumber, Word
from jackscrew.web.site.cards import check_offered
from jackscrew.web.site.pages import LARGEST_PACK, BadForm, import_record, known_game
from jackscrew.web.site.problems import REFUSED, SENT, Refusal, problems
from jackscrew.web.site.security import check_new_table, seats_held
from jackscrew.web.site.tables import record_text
from jackscrew.web.site.visitor import TheHall, base_url, clean_name, language_of, spoken

Asked = Request[Any, Any, Any]
Name = Annotated[str, Meta(max_length=60)]
LONGEST_WAIT = 30.0


class OptionInfo(Struct):
    """An option of a game's rules; `reading`: a way to read words that can be read in two."""

    name: str
    default: bool | int
    title: str
    help: str
    reading: bool


class GameInfo(Struct):
    """A game that can be played."""

    key: str
    title: str
    seats: list[int]
    minutes: str
    rules: int
    authors: str
    options: list[OptionInfo]
    bundle: str = ""  # a choice a, b or choose on top of the switches, if there is one


def option_info(option: Option) -> OptionInfo:
    """An option as programs are told of it."""
    return OptionInfo(option.name, option.default, option.title, option.help, option.reading)


class SeatWanted(Struct, forbid_unknown_fields=True):
    """A seat of a new table: a bot's, or a person's with or without a name."""

    bot: Word = ""
    name: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made; `components` is the text of a component pack."""

    game: Word
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | Word] = {}
    components: Annotated[str, Meta(max_length=LARGEST_PACK)] = ""


class SeatKey(Struct):
    """A person's seat with the key that plays it: told once, never again."""

    seat: int
    key: str
    link: str


class TableMade(Struct):
    """A table that was made."""

    table: str
    seats: list[SeatKey]


class Joining(Struct, forbid_unknown_fields=True):
    """The name under which a person sits down."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]


class Move(Struct, forbid_unknown_fields=True):
    """A move: the question it answers (version), the action, and an id of its own."""

    action: Word
    version: Number
    request: Id
    seat: SeatNumber | None = None


class Moved(Struct):
    """A move that is committed."""

    version: int


class ViewOfTable(Struct):
    """All that a seat, or a spectator, may know."""

    table: str
    version: int
    seats: list[str]
    over: bool
    asked: list[int]
    view: View


class Legal(Struct):
    """The names of all a seat may do now."""

    version: int
    seat: int
    actions: list[str]


class Names(Struct, forbid_unknown_fields=True):
    """Tables somebody wants to know of."""

    tables: Annotated[list[Name], Meta(max_length=40)]


class Status(Struct):
    """How a table stands, in a few words.

    `step` is what is being decided, `since` when the last move was made, in seconds since 1970.
    """

    name: str
    title: str
    css: str
    revision: int
    where: str
    step: str
    since: float
    seats: list[str]
    points: list[int]
    asked: list[int]
    over: bool


class RecordText(Struct, forbid_unknown_fields=True):
    """A record to be checked and looked at, with the pack it was played with."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    components: Annotated[str, Meta(max_length=LARGEST_PACK)] = ""


class Opened(Struct):
    """Where a record can be looked at."""

    table: str
    link: str


def seat_asking(request: Asked, table: Table, wanted: int | None = None) -> int:
    """The seat whose key the request carries."""
    held = list(seats_held(request, table))
    if wanted is not None and wanted in held:
        return wanted
    if not held or wanted is not None:
        raise NotAuthorizedException("send the seat's key: Authorization: Bearer KEY")
    return held[0]


@get("/games", sync_to_thread=False, responses=problems())
def list_games() -> list[GameInfo]:
    """All games with their options."""
    return [
        GameInfo(
            game.key,
            game.title,
            list(game.seats),
            game.minutes,
            game.rules,
            game.authors,
            [option_info(option) for option in game.options],
            game.bundle.name if game.bundle else "",
        )
        for game in games()
    ]


@post("/tables", responses=problems(404, *SENT))
async def create(request: Asked, hall: TheHall, data: JSONBody[NewTable]) -> TableMade:
    """Make a table; the keys of its seats are told here and nowhere else."""
    check_new_table(request)
    found = known_game(data.game)
    try:
        wanted = [wanted_seat(seat) for seat in data.seats]
        table, keys = await hall.create(found, wanted, data.options, data.components)
    except (BadPack, BadSetup, UnknownBot) as error:
        raise ValidationException(spoken(error, language_of(request))) from None
    site = base_url(request)
    return TableMade(
        table.name,
        [SeatKey(seat, key, f"{site}/table/{table.name}/sit/{key}") for seat, key in keys.items()],
    )


def wanted_seat(seat: SeatWanted) -> Wanted:
    """A seat of a new table; a bot has no other name than its kind."""
    if seat.bot:
        check_offered(seat.bot)
        return Wanted(bot=seat.bot)
    return Wanted(clean_name(seat.name), taken=bool(seat.name))


@post("/tables/{name:str}/join", status_code=200, responses=problems(401, 404, *SENT))
async def join(
    request: Asked, hall: TheHall, name: FromPath[str], data: JSONBody[Joining]
) -> Moved:
    """Sit down under a name."""
    table = await hall.open(name)
    chosen = clean_name(data.name)
    if not chosen:
        raise ValidationException("a name has letters that can be seen")
    await table.sit(seat_asking(request, table), chosen)
    return Moved(table.revision)


@get("/tables/{name:str}/view", responses=problems(404))
async def view(request: Asked, hall: TheHall, name: FromPath[str]) -> ViewOfTable:
    """The table as the seat sees it; without a key, as spectators do."""
    return await view_of(request, await hall.open(name))


async def view_of(request: Asked, table: Table) -> ViewOfTable:
    """The view of whoever asks."""
    async with table.lock:
        held = list(seats_held(request, table))
        seat = held[0] if held else PUBLIC
        words = words_of(table, language_of(request))
        asked = [] if table.match.over else table.match.pending()
        return ViewOfTable(
            table.name,
            table.revision,
            words.names[: len(table.seats)],
            table.match.over,
            asked,
            table.match.view(seat),
        )


@get("/tables/{name:str}/legal", responses=problems(401, 404))
async def legal(request: Asked, hall: TheHall, name: FromPath[str]) -> Legal:
    """All that the seat may do now; nothing if it is not asked."""
    table = await hall.open(name)
    seat = seat_asking(request, table)
    async with table.lock:
        return Legal(table.revision, seat, table.match.legal(seat))


@post("/tables/{name:str}/actions", status_code=200, responses=problems(401, 404, 409, 422, *SENT))
async def act(request: Asked, hall: TheHall, name: FromPath[str], data: JSONBody[Move]) -> Moved:
    """Make a move; answered when it is committed.  The same request id is carried out once."""
    table = await hall.open(name)
    seat = seat_asking(request, table, data.seat)
    try:
        return Moved(await hall.play(table, seat, data.version, data.action, data.request))
    except Stale as stale:
        raise HTTPException(
            str(stale), status_code=409, extra={"version": table.revision}
        ) from None
    except Waits:
        raise
    except IllegalMove as error:
        extra = why_told(error.why, table, language_of(request))
        raise HTTPException(str(error), status_code=REFUSED, extra=extra) from None
    except Refused as error:
        raise HTTPException(str(error), status_code=REFUSED) from None


def why_told(why: WhyNot | None, table: Table, language: str) -> dict[str, str]:
    """Why a move is not made, as programs are told of it; nothing of what is no move at all."""
    if why is None:
        return {}
    sentence = refusal(words_of(table, language), why)
    return asdict(Refusal(why.rule, sentence))


@get("/tables/{name:str}/wait", responses=problems(404))
async def wait(
    request: Asked,
    hall: TheHall,
    name: FromPath[str],
    version: Annotated[int, QueryParameter(ge=0, description="the version that is known")],
    seconds: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = LONGEST_WAIT,
) -> ViewOfTable:
    """The view as soon as the table has another version, or after some seconds."""
    table = await hall.open(name)
    try:
        await table.wait(version, seconds)
    except asyncio.CancelledError:  # the server stops
        raise Waits from None
    return await view_of(request, await hall.open(name))


@get("/tables/{name:str}/record", media_type=MediaType.TEXT, responses=problems(404))
async def record(request: Asked, hall: TheHall, name: FromPath[str]) -> Response[str]:
    """The record, as far as the seat may read it; all of it once the game is over."""
    table = await hall.open(name)
    async with table.lock:
        held = list(seats_held(request, table))
        text = record_text(table, held[0] if held else PUBLIC)
    return Response(text, media_type=MediaType.TEXT)


@post("/records", responses=problems(*SENT))
async def look_at(request: Asked, hall: TheHall, data: JSONBody[RecordText]) -> Opened:
    """Replay and verify a record; a table at which it can be looked at."""
    check_new_table(request)
    try:
        table = await import_record(hall, data.record, data.components)
    except (BadForm, BadPack, BadRecord, UnknownGame) as error:
        raise ValidationException(spoken(error, language_of(request))) from None
    return Opened(table.name, f"{base_url(request)}/table/{table.name}")


@post("/status", status_code=200, responses=problems(*SENT))
async def status(request: Asked, hall: TheHall, data: JSONBody[Names]) -> list[Status]:
    """How tables stand; those that do not exist are left out."""
    language = language_of(request)
    found = []
    for name in data.tables:
        table = await hall.find(name)
        if table is not None:
            found.append(await status_of(table, language))
    return found


async def status_of(table: Table, language: str) -> Status:
    """How one table stands."""
    async with table.lock:
        words = words_of(table, language)
        match, view = table.match, table.match.view()
        question = view["question"]
        return Status(
            name=table.name,
            title=table.game.title,
            css=css_class(table.game),
            revision=table.revision,
            where=words.path(view)[0],
            step=words.step(question["step"]) if question else "",
            since=table.moved,
            seats=words.names[: len(table.seats)],
            points=match.scores(),
            asked=[] if match.over or table.imported else match.pending(),
            over=match.over,
        )


API = Router(
    "/api",
    route_handlers=[
        list_games,
        create,
        join,
        view,
        legal,
        act,
        wait,
        record,
        look_at,
        status,
    ],
)
