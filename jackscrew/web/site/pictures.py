"""Pictures of tables for pages that show them from afar: nothing but what everybody may see."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

from litestar import Request, get
from litestar.exceptions import TooManyRequestsException
from litestar.params import FromPath, FromQuery
from litestar.response import Response

import jackscrew
from jackscrew.core.game import Game
from jackscrew.draw.themes import THEMES
from jackscrew.text import N_
from jackscrew.web.show.kept import Kept
from jackscrew.web.show.poster import painted, poster
from jackscrew.web.show.shown import Shown
from jackscrew.web.show.thumb import thumb
from jackscrew.web.show.words import words_of
from jackscrew.web.site.security import PICTURE_POLICY, check_picture
from jackscrew.web.site.tables import line_of
from jackscrew.web.site.visitor import TheHall, language_of

Asked = Request[Any, Any, Any]
MOST_THUMBS = 64  # of some 200 kB
MOST_POSTERS = 64  # of some 300 kB
MOST_WAITING = 8  # for half a second each


class Pictures:
    """The pictures that were made lately.  Posters are painted one at a time."""

    def __init__(self) -> None:
        self.thumbs: Kept[str] = Kept(MOST_THUMBS)
        self.posters: Kept[bytes] = Kept(MOST_POSTERS)
        self.painting = asyncio.Lock()
        self.waiting = 0

    async def poster(self, svg: str, game: Game) -> bytes:
        """A poster, painted unless it was lately."""
        found = self.posters.find(svg)
        if found is not None:
            return found
        if self.waiting >= MOST_WAITING:
            raise TooManyRequestsException(N_("Too many requests: try again in a minute."))
        self.waiting += 1
        try:
            async with self.painting:
                found = self.posters.find(svg)
                return found or self.posters.keep(svg, await painted(svg, game))
        finally:
            self.waiting -= 1


def pictures_of(request: Asked) -> Pictures:
    """What the site remembers of pictures."""
    found = request.app.state.pictures
    assert isinstance(found, Pictures)
    return found


@get("/table/{name:str}/thumb.svg")
async def thumb_picture(
    request: Asked, name: FromPath[str], hall: TheHall, theme: FromQuery[str] = ""
) -> Response[str]:
    """A table at a glance; drawn once for each revision, language and look."""
    table = await hall.open(name)
    look = theme if theme in THEMES else ""
    async with table.lock:
        words = words_of(table, language_of(request))
        key = (table.name, table.revision, words.language, tuple(words.names), look)
        tag = tag_of(key)
        if request.headers.get("if-none-match") == tag:
            return Response("", status_code=304, headers={"ETag": tag})
        made = pictures_of(request).thumbs.get(key, lambda: thumb(Shown(table, words), look))
    return Response(made, media_type="image/svg+xml", headers=picture_headers(tag))


@get("/table/{name:str}/poster.png")
async def poster_picture(
    request: Asked, name: FromPath[str], hall: TheHall, at: FromQuery[str] = ""
) -> Response[bytes]:
    """A position as a picture for those who are sent a link to it."""
    check_picture(request)
    table = await hall.open(name)
    async with table.lock:
        words = words_of(table, language_of(request))
        svg = poster(Shown(table, words, line_of(table, at)))
    tag = tag_of((svg,))
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers={"ETag": tag})
    made = await pictures_of(request).poster(svg, table.game)
    return Response(made, media_type="image/png", headers=picture_headers(tag))


def tag_of(key: tuple[object, ...]) -> str:
    """What tells one version of a picture from all others."""
    told = repr((jackscrew.__version__, *key)).encode()
    return f'"{hashlib.sha256(told).hexdigest()[:20]}"'


def picture_headers(tag: str) -> dict[str, str]:
    """Headers of a picture that a browser may keep, but asks for again by its tag."""
    return {
        "ETag": tag,
        "Cache-Control": "private, no-cache",
        "Vary": "Accept-Language, Cookie",
        "Content-Security-Policy": PICTURE_POLICY,
    }


PICTURES = [thumb_picture, poster_picture]
