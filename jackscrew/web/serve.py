"""The server as a program: its data, its port, its log."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path

import structlog
import uvicorn
from litestar import Litestar

from jackscrew.core.errors import BadInput
from jackscrew.web.live.garbage import leave_out_what_is_there
from jackscrew.web.live.hall import PACE
from jackscrew.web.show.assets import assets
from jackscrew.web.site.app import make_app
from jackscrew.web.site.limits import USUAL, Bounds
from jackscrew.web.site.outlet import OutletProtocol
from jackscrew.web.site.patience import Patience, patient_protocol
from jackscrew.web.site.reading import answer_heads
from jackscrew.web.store import Store, StoreError

LOCAL = ("127.0.0.1", "localhost", "[::1]")
PORTS_TRIED = 20
HTTP_PORT = 80  # browsers leave it out
LARGEST_MESSAGE = 16_384
MOST_SOCKETS = 16_384  # open at a time, where the system lets the server have so many
ANSWERING = 2  # seconds for requests under way when the server stops: it ends within 5 in all
FRONT = """\
This server is open to other machines. Put a proxy with TLS in front of it (Caddy, nginx) that
- passes the headers Host, X-Forwarded-For and X-Forwarded-Proto, and websockets (Upgrade);
- forwards nothing of /metrics to the outside;
and let only that proxy reach this port."""


class BadServer(BadInput):
    """A way of serving that cannot be."""


@dataclass(frozen=True)
class Settings:
    """How the site is served."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    any_port: bool = False  # take another one if it is taken
    public: bool = False  # may other machines reach it?
    open_browser: bool = False
    pace: float = PACE  # seconds a bot takes at least, so that people can follow
    bounds: Bounds = USUAL


def serve(settings: Settings) -> None:
    """Serve until somebody stops it."""
    check_host(settings)
    check_client()
    set_up_log()
    allow_many_sockets()
    listening = listen(settings)
    store = open_store(settings.data)
    signal.signal(signal.SIGTERM, end)
    try:
        hosts = names(settings, listening)
        app = make_app(store, hosts=hosts, pace=settings.pace, bounds=settings.bounds)
        leave_out_what_is_there()
        announce(settings, listening)
        make_server(app).run(sockets=[listening])
    finally:
        store.close()
        structlog.get_logger().info("stopped")


def make_server(app: Litestar, patience: Patience | None = None) -> uvicorn.Server:
    """A server of the site, with bounds."""
    return uvicorn.Server(
        uvicorn.Config(
            answer_heads(app),
            log_config=None,
            access_log=False,
            http=patient_protocol(patience or Patience()),
            ws=OutletProtocol,
            ws_max_size=LARGEST_MESSAGE,
            timeout_graceful_shutdown=ANSWERING,
        )
    )


def end(*_: object) -> None:
    """Asked to end: the server has answered what it could by then, and that is no failure."""
    raise SystemExit(0)


def data_directory() -> Path:
    """Where this user's games are kept."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "jackscrew"


def open_store(data: Path) -> Store:
    """The games kept in a directory."""
    try:
        return Store(data)
    except StoreError as error:
        raise BadServer(str(error)) from None


def check_host(settings: Settings) -> None:
    """Serve other machines only if that is wanted."""
    if is_local(settings.host) or settings.public:
        return
    raise BadServer(
        f"--host {settings.host} lets other machines in; say --public too if that is meant,"
        " or leave it at 127.0.0.1"
    )


def check_client() -> None:
    """The pages need their scripts, which a checkout has only once they are bundled."""
    if not {"home.js", "table.js"} <= assets().keys():
        raise BadServer("the pages' scripts are not here; in a checkout `make play` bundles them")


def allow_many_sockets() -> None:
    """Have as many open as may be: usually a process begins with 1,024, and each page needs one."""
    if sys.platform == "win32":  # which has no such limit
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_SOCKETS if most == resource.RLIM_INFINITY else min(most, MOST_SOCKETS)
    with suppress(OSError, ValueError):  # some systems allow less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def is_local(host: str) -> bool:
    """Is this a name of the machine for itself alone?"""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def listen(settings: Settings) -> socket.socket:
    """A socket on the port, or on one of the next if any will do."""
    last = settings.port + (PORTS_TRIED if settings.any_port else 0)
    for port in range(settings.port, min(last, 65535) + 1):
        try:
            return bound(settings.host, port)
        except OSError as error:
            reason = error.strerror or str(error)
    raise BadServer(f"cannot listen on {settings.host}, port {settings.port}: {reason.lower()}")


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens here and nowhere else."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would let two servers have the same port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(256)
    except OSError:
        found.close()
        raise
    return found


def names(settings: Settings, listening: socket.socket) -> list[str]:
    """What the site may be called by browsers, so that no other name leads here; [] if any."""
    port = listening.getsockname()[1]
    ending = "" if port == HTTP_PORT else f":{port}"
    return [] if settings.public else [name + ending for name in {*LOCAL, in_url(settings.host)}]


def in_url(host: str) -> str:
    """A host as it stands in an address."""
    return f"[{host}]" if ":" in host else host


def announce(settings: Settings, listening: socket.socket) -> None:
    """Tell where the site is, and open it."""
    port = listening.getsockname()[1]
    address = f"http://{in_url(settings.host)}:{port}"
    print(f"Jackscrew is at {address} (Ctrl-C stops it; games are kept in {settings.data})")
    if settings.public:
        print(FRONT)
    sys.stdout.flush()
    if settings.open_browser and may_open_browser():
        opening = threading.Timer(1.0, webbrowser.open, [address])
        opening.daemon = True
        opening.start()


def may_open_browser() -> bool:
    """Is there a screen to open a browser on?"""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def set_up_log() -> None:
    """Structured lines on stderr: for people at a terminal, else JSON."""
    on_terminal = sys.stderr.isatty()
    shape = structlog.dev.ConsoleRenderer() if on_terminal else structlog.processors.JSONRenderer()
    steps: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure([*steps, shape], logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    others = logging.StreamHandler(sys.stderr)  # what libraries say, in the same shape
    others.setFormatter(structlog.stdlib.ProcessorFormatter(shape, foreign_pre_chain=steps))
    logging.basicConfig(level=logging.WARNING, handlers=[others], force=True)
