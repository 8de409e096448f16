"""One server per data directory."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from jackscrew.web.store.errors import DirectoryInUse, Unusable

FILE = "lock"
BEYOND = 1 << 20  # where Windows locks a byte, so that the number before it stays readable

held: set[int] = set()


class Lock:
    """A data directory kept for this process; it is free again when the process ends."""

    def __init__(self, data: Path) -> None:
        self.file = open_file(data)
        if not take(self.file):
            other = os.read(self.file, 20).decode("ascii", "replace").strip()
            os.close(self.file)
            raise DirectoryInUse(f"{data}: in use by another server (process {other or 'unknown'})")
        held.add(self.file)
        try:
            os.ftruncate(self.file, 0)
            os.write(self.file, f"{os.getpid()}\n".encode())
        except OSError as error:
            self.release()
            raise not_written(data, error) from None

    def release(self) -> None:
        """Let others use the directory."""
        held.discard(self.file)
        os.close(self.file)


def open_file(data: Path) -> int:
    """The file that is locked, in a directory that is made if it is not there."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        return os.open(data / FILE, os.O_RDWR | os.O_CREAT, 0o600)
    except (FileExistsError, NotADirectoryError):
        file = next(path for path in (data, *data.parents) if path.exists())
        raise Unusable(f"{data}: {file} is a file; games are kept in a directory") from None
    except OSError as error:
        raise not_written(data, error) from None


def not_written(data: Path, error: OSError) -> Unusable:
    """Nothing can be kept in a directory."""
    why = (error.strerror or str(error)).lower()
    return Unusable(f"{data}: cannot be written ({why}); choose another directory with --data")


if sys.platform == "win32":
    import msvcrt

    def take(file: int) -> bool:
        """Lock a file; False if another process has."""
        os.lseek(file, BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def take(file: int) -> bool:
        """Lock a file; False if another process has."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def let_go() -> None:
        """A forked child must not keep the directory after its parent is gone."""
        while held:
            os.close(held.pop())

    os.register_at_fork(after_in_child=let_go)
