"""The tables of the database.  A change here needs a migration."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

game = Table(
    "game",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False, unique=True),
    Column("key", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("pack", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("finished", Double),
    Column("result", Text, nullable=False),
    Column("next", Text, nullable=False),
)

seat = Table(
    "seat",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("person", Boolean, nullable=False),
    Column("bot", Text, nullable=False),
    Column("key_hash", Text, nullable=False),
    Column("taken", Boolean, nullable=False),
)

move = Table(
    "move",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("request", Text),
    Column("at", Double, nullable=False),
    UniqueConstraint("game", "request"),
)

chat = Table(
    "chat",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("request", Text),
    Column("at", Double, nullable=False),
    UniqueConstraint("game", "request"),
)
