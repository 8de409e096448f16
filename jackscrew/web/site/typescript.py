"""The client's types, made from the Structs that travel between the server and the page.

`python -m jackscrew.web.site.typescript client/src/messages.ts` brings the file up to date.
"""

from __future__ import annotations

import sys
from inspect import cleandoc
from pathlib import Path
from types import ModuleType
from typing import get_args

from msgspec import Struct, UnsetType, inspect
from msgspec.inspect import Field, StructType, Type

from jackscrew.web.live.pace import PaceName
from jackscrew.web.show import boot, told
from jackscrew.web.site import asked
from jackscrew.web.site.api import Status

HEAD = """\
/**
 * What travels between the server and the page.
 *
 * Made from the server's Structs by `python -m jackscrew.web.site.typescript`: change those.
 */
"""
WIDTH = 100  # of a line, as the client's formatter has it
NAMED = {"PaceName": get_args(PaceName)}
NAMES = {frozenset(values): name for name, values in NAMED.items()}
PLAIN = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def typescript() -> str:
    """The whole file."""
    kinds: list[type[Struct]] = [*structs_of(told), *structs_of(boot), Status]
    parts = [
        HEAD,
        *[union(name, list(map(quoted, values))) for name, values in NAMED.items()],
        *map(interface, kinds),
        union("Incoming", [it.__name__ for it in get_args(told.Message)]),
        interface(asked.Message),
        requests("Outgoing", get_args(asked.Asked)),
    ]
    return "\n".join(parts)


def structs_of(module: ModuleType) -> list[type[Struct]]:
    """The Structs of a module, but for a base that only gives others their tag."""
    found = (it for it in vars(module).values() if isinstance(it, type) and issubclass(it, Struct))
    return [it for it in found if it.__module__ == module.__name__ and it.__struct_fields__]


def known(kind: type[Struct]) -> StructType:
    """The fields and the tag of a Struct."""
    found = inspect.type_info(kind)
    assert isinstance(found, StructType)
    return found


def interface(kind: type[Struct]) -> str:
    """A Struct as an interface; what is left out where it says nothing is optional."""
    found, leaves_out = known(kind), kind.__struct_config__.omit_defaults
    written = [given(it) if leaves_out else whole(it) for it in found.fields]
    fields = [*tag(found), *written]
    lines = "".join(f"  {field};\n" for field in fields)
    return f"{comment(kind)}export interface {kind.__name__} {{\n{lines}}}\n"


def request(kind: type[Struct]) -> str:
    """What a page asks for, but for the id, as a member of a union."""
    found = known(kind)
    own = found.fields[len(asked.Message.__struct_fields__) :]
    return f"{{ {'; '.join([*tag(found), *map(given, own)])} }}"


def requests(name: str, kinds: tuple[type[Struct], ...]) -> str:
    """All that a page may ask for, each with what it is for."""
    members = (f"{indented(comment(it))}  | {request(it)}" for it in kinds)
    return "\n".join([f"export type {name} =", *members]) + ";\n"


def indented(text: str) -> str:
    """A text inside something else."""
    return "".join(f"  {line}\n" for line in text.splitlines())


def whole(field: Field) -> str:
    """A field that is always there."""
    return f"{field.encode_name}: {type_of(field.type)}"


def given(field: Field) -> str:
    """A field that may be left out if it has a default."""
    return f"{field.encode_name}{'' if field.required else '?'}: {type_of(field.type)}"


def tag(kind: StructType) -> list[str]:
    """The field that tells a Struct from others, if it has one and is no base of them."""
    is_told_apart = kind.tag is not None and not kind.cls.__subclasses__()
    return [f'{kind.tag_field}: "{kind.tag}"'] if is_told_apart else []


def union(name: str, members: list[str]) -> str:
    """A type that is one of several, on one line if they fit."""
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"export type {name} =", *[f"  | {member}" for member in members]]) + ";\n"


def comment(kind: type[Struct]) -> str:
    """A docstring as a comment."""
    first, *more = cleandoc(kind.__doc__ or "").splitlines()
    if not more:
        return f"/** {first} */\n"
    lines = "".join(f" * {line}".rstrip() + "\n" for line in (first, *more))
    return f"/**\n{lines} */\n"


def type_of(kind: Type) -> str:
    """A type as TypeScript writes it."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case inspect.StructType(cls=struct):
            return struct.__name__
        case inspect.LiteralType(values=values):
            return NAMES[frozenset(values)]
        case inspect.UnionType(types=types):
            return " | ".join(type_of(it) for it in types if not is_unset(it))
        case inspect.NamedTupleType(fields=fields):
            return f"[{', '.join(type_of(it.type) for it in fields)}]"
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"{type_of(item)}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(type_of, items))}]"
        case inspect.DictType(key_type=key, value_type=value):
            record = f"Record<{type_of(key)}, {type_of(value)}>"
            return f"Partial<{record}>" if isinstance(key, inspect.LiteralType) else record
    raise TypeError(f"{kind} has no type in the client")


def is_unset(kind: Type) -> bool:
    """Does a field have this type where it is left out?"""
    return isinstance(kind, inspect.CustomType) and kind.cls is UnsetType


def quoted(value: str) -> str:
    """A word as a type."""
    return f'"{value}"'


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
