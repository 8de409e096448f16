"""What a browser says of its person: language, look, and where the site is for it."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote, unquote

from babel import negotiate_locale
from litestar import Request, WebSocket
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.response import Response
from markupsafe import Markup

from jackscrew.core.components import BadPack, shortened
from jackscrew.draw.themes import THEMES
from jackscrew.text import LANGUAGES, Translator
from jackscrew.text.catalogues import SOURCE
from jackscrew.web.live.hall import Hall
from jackscrew.web.live.table import Refused
from jackscrew.web.show.render import render

Anyone = Request[Any, Any, Any] | WebSocket[Any, Any, Any]
TheHall = NamedDependency[Hall]
LANGUAGE, THEME, NAME = "language", "theme", "name"
SAT = "sat"  # a browser that has sat at a table: keys of seats go to their own table alone
LONGEST_NAME = 24
YEAR = 365 * 24 * 3600


def language_of(visitor: Anyone) -> str:
    """The language chosen, or the one the browser likes best."""
    chosen = visitor.cookies.get(LANGUAGE)
    if chosen in LANGUAGES:
        return chosen
    wanted = [word.partition(";")[0].strip() for word in accepted(visitor)]
    return negotiate_locale(wanted, list(LANGUAGES), sep="-") or SOURCE


def accepted(visitor: Anyone) -> list[str]:
    """What the browser accepts, as far as one wants to read it."""
    return visitor.headers.get("accept-language", "")[:200].split(",")


def theme_of(visitor: Anyone) -> str:
    """The look chosen; nothing: as the system has it."""
    chosen = visitor.cookies.get(THEME)
    return chosen if chosen in THEMES else ""


def name_of(visitor: Anyone) -> str:
    """The name the person last used here."""
    return clean_name(unquote(visitor.cookies.get(NAME, "")))


def has_sat(visitor: Anyone) -> bool:
    """Has this browser taken a seat here before?"""
    return SAT in visitor.cookies


def clean_name(name: str) -> str:
    """A name as it is shown: not too long."""
    return clean(name)[:LONGEST_NAME]


def clean(text: str) -> str:
    """What somebody typed as one line without odd characters."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())


def spoken(problem: Exception, language: str) -> str:
    """What went wrong, in a language if it can be said in it."""
    if isinstance(problem, Refused):
        return Translator(language).text(problem.message, **problem.values)
    if isinstance(problem, BadPack):
        return spoken_pack(problem, language)
    return str(problem)


def spoken_pack(problem: BadPack, language: str) -> str:
    """What is wrong with a component pack, by the words of its game."""
    words = Translator(language, problem.folder and problem.folder / "text")
    told = shortened(words.text(problem.message, **problem.values))
    if not problem.line:
        return told
    return words.text("Line {line}: {problem}", line=problem.line, problem=told)


def remember(key: str, value: str) -> Cookie:
    """A cookie with something the person chose."""
    return Cookie(key=key, value=quote(value), path="/", max_age=YEAR, samesite="lax")


def page(
    request: Request[Any, Any, Any], template: str, status: int = 200, /, **context: Any
) -> Response[Markup]:
    """A page in the visitor's language."""
    html = render(
        template,
        Translator(language_of(request)),
        theme=theme_of(request),
        path=request.url.path,
        **context,
    )
    return Response(html, status_code=status, media_type="text/html")


def base_url(visitor: Anyone) -> str:
    """How people reach the site, for links."""
    scheme = visitor.url.scheme.replace("ws", "http")
    return f"{scheme}://{visitor.url.netloc}"
