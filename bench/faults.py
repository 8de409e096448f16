"""Small faults to put into a module: wrong signs, numbers and tests, and things left out."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from typing import NamedTuple

COMPARED = {
    "<": "<= >=",
    ">": ">= <=",
    "<=": "< >",
    ">=": "> <",
    "==": "!=",
    "!=": "==",
    "in": "not in",
    "is": "is not",
    "is not": "is",
    "not in": "in",
    "and": "or",
    "or": "and",
}
COMPUTED = {
    "+": "-",
    "-": "+",
    "*": "/",
    "/": "*",
    "//": "*",
    "%": "*",
    "&": "|",
    "|": "&",
    "^": "&",
    "<<": ">>",
    ">>": "<<",
}
ASSIGNED = {f"{sign}=": f"{other}=" for sign, other in COMPUTED.items()}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNTOUCHED = ("annotation", "returns", "decorator_list", "bases")
Node = ast.expr | ast.stmt


class Mutant(NamedTuple):
    """A fault: what is put into a file in the place of some of its bytes."""

    file: str
    start: int
    stop: int
    text: str

    def applied(self, source: bytes) -> bytes:
        """The source with the fault."""
        return source[: self.start] + self.text.encode() + source[self.stop :]

    def lines(self, source: bytes) -> tuple[str, str]:
        """The lines it touches, without the fault and with it."""
        begin, end = source.rfind(b"\n", 0, self.start) + 1, source.find(b"\n", self.stop)
        now = source[begin : self.start] + self.text.encode() + source[self.stop : end]
        return source[begin:end].decode().strip(), now.decode().strip()

    def key(self, source: bytes) -> str:
        """What the journal knows it by, while its file stays as it is."""
        return sha256(repr((self, source)).encode()).hexdigest()[:16]


class Finder:
    """Finds the faults that may be put into a file."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file, self.source = file, source
        self.begins = [0]
        for line in source.splitlines(keepends=True):
            self.begins.append(self.begins[-1] + len(line))

    def mutants(self) -> list[Mutant]:
        """All faults, none twice."""
        return sorted(set(self.within(ast.parse(self.source))))

    def within(self, node: ast.AST) -> Iterator[Mutant]:
        """The faults of a node and all below; types, checks and texts have none."""
        if isinstance(node, ast.Assert | ast.JoinedStr | ast.Raise):
            return
        if isinstance(node, Node):
            yield from self.faults(node)
        for name, value in ast.iter_fields(node):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and name not in UNTOUCHED:
                    yield from self.within(child)

    def faults(self, node: Node) -> Iterator[Mutant]:
        """The faults of a node itself."""
        match node:
            case ast.Compare(left=left, comparators=[right]):
                yield from self.signs(left, right, COMPARED)
            case ast.BoolOp(values=values):
                for left, right in pairwise(values):
                    yield from self.signs(left, right, COMPARED)
            case ast.BinOp(left=left, right=right):
                yield from self.signs(left, right, COMPUTED)
            case ast.AugAssign(target=target, value=value):
                yield from self.signs(target, value, ASSIGNED)
                yield self.put(node, "pass")
            case ast.Call(func=ast.Name(id=name) as called) if name in CALLED:
                yield self.put(called, CALLED[name])
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                yield self.put(test, f"(not ({self.text(test)}))")
            case _:
                yield from (self.put(node, it) for it in self.instead(node))

    def instead(self, node: Node) -> list[str]:
        """What else may stand where a whole node is."""
        match node:
            case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
                return [self.text(operand)]
            case ast.Constant(value=bool() as value):
                return [repr(not value)]
            case ast.Constant(value=int() | float() as value):
                return [repr(value + max(1, value) if isinstance(value, float) else value + 1)]
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Expr(ast.Call()):
                return ["pass"]
            case ast.Break() | ast.Continue():
                return ["continue" if isinstance(node, ast.Break) else "break"]
        return []

    def text(self, node: Node) -> str:
        """What a node is written as."""
        start, stop = self.span(node)
        return self.source[start:stop].decode()

    def span(self, node: Node) -> tuple[int, int]:
        """Where a node begins and ends."""
        stop = self.begins[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        return self.begins[node.lineno - 1] + node.col_offset, stop

    def put(self, node: Node, text: str) -> Mutant:
        """The fault that has something else in a node's place."""
        return Mutant(self.file, *self.span(node), text)

    def signs(self, left: Node, right: Node, others: dict[str, str]) -> list[Mutant]:
        """The faults that have another operator between two nodes; none where more stands there."""
        begin, end = self.span(left)[1], self.span(right)[0]
        between = self.source[begin:end].decode()
        sign = between.strip("() \n\t")
        start = begin + between.find(sign)
        texts = others.get(sign, "").replace("not in", "not_in").replace("is not", "is_not").split()
        return [Mutant(self.file, start, start + len(sign), it.replace("_", " ")) for it in texts]
