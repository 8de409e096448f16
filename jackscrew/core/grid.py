"""Boards as bits of one int: a square is a bit, a set of squares is a number."""

from typing import Final

from mypy_extensions import i64

# eight squares at a time: looking them up is faster than asking bit by bit
BYTE_BITS: Final = [[i for i in range(8) if byte >> i & 1] for byte in range(256)]


def squares_of(board: int) -> list[int]:
    """The squares of a board, ascending."""
    found: list[int] = []
    size: i64 = (board.bit_length() + 7) >> 3
    parts = board.to_bytes(size, "little")
    for i in range(size):
        part = parts[i]
        if part:
            for bit in BYTE_BITS[part]:
                found.append(8 * i + bit)
    return found


class Grid:
    """The squares of a rectangular plan, numbered row by row from the north-west."""

    def __init__(self, rows: int, cols: int) -> None:
        self.rows: Final = rows
        self.cols: Final = cols
        self.size: Final = rows * cols
        self.full: Final = (1 << rows * cols) - 1

    def square(self, row: int, col: int) -> int:
        """The number of a square."""
        return row * self.cols + col

    def has(self, row: int, col: int) -> bool:
        """Is this a place on the plan?"""
        return 0 <= row < self.rows and 0 <= col < self.cols

    def area(self, row: int, col: int, rows: int, cols: int) -> int:
        """The part of a rectangle that lies on the plan."""
        board = 0
        for r in range(row, row + rows):
            for c in range(col, col + cols):
                if self.has(r, c):
                    board |= 1 << self.square(r, c)
        return board

    def names(self) -> list[str]:
        """Map coordinates: a letter for the column, a number for the row from the north."""
        return [
            f"{chr(ord('A') + square % self.cols)}{square // self.cols + 1}"
            for square in range(self.size)
        ]
