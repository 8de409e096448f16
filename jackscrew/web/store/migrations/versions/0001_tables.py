"""The first tables: games, their seats, their log and their chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    make_game()
    make_seat()
    make_move()
    make_chat()


def make_game() -> None:
    """One row per table people sit at."""
    op.create_table(
        "game",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("pack", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("imported", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("finished", sa.Double()),
        sa.Column("result", sa.Text(), nullable=False),
        sa.Column("next", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game"),
        sa.UniqueConstraint("name", name="uq_game_name"),
    )


def make_seat() -> None:
    """One row per seat."""
    op.create_table(
        "seat",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("person", sa.Boolean(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("key_hash", sa.Text(), nullable=False),
        sa.Column("taken", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_seat"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_seat_game"),
    )


def make_move() -> None:
    """One row per line of a log."""
    op.create_table(
        "move",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("request", sa.Text()),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_move"),
        sa.UniqueConstraint("game", "request", name="uq_move_game_request"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_move_game"),
    )


def make_chat() -> None:
    """One row per line of a chat."""
    op.create_table(
        "chat",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("request", sa.Text()),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_chat"),
        sa.UniqueConstraint("game", "request", name="uq_chat_game_request"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_chat_game"),
    )
