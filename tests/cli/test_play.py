"""Playing in the terminal, with what is typed coming from a pipe."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from jackscrew.core.record import parse_record
from jackscrew.terminal.play import COMMANDS

Run = Callable[..., Result]

SEATS = ("--seats", "you,random,random", "--seed", "3")
FIRSTS = "1\n" * 600  # the first answer to every question


def test_a_game_is_played_to_its_end(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    result = run("play", "city_council", *SEATS, "--record", kept, typed=FIRSTS)
    assert result.exit_code == 0, result.output
    record = parse_record(kept.read_text())
    assert record.result is not None
    assert "The game is over" in result.stdout
    assert "Score sheet" in result.stdout
    assert result.stdout.count("★") == 1
    assert run("check", kept).exit_code == 0


def test_bots_alone_play_to_the_end(run: Run) -> None:
    result = run("play", "city_council", "--seats", "random,random,random", "--seed", "1")
    assert result.exit_code == 0
    assert "The game is over" in result.stdout


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    first = run("play", "city_council", *SEATS, typed=FIRSTS)
    again = run("play", "city_council", *SEATS, typed=FIRSTS)
    assert first.stdout == again.stdout


def test_names_numbers_and_beginnings_are_answers(run: Run) -> None:
    result = run("play", "city_council", *SEATS, typed="BID 5\nlog\nquit\n")
    assert "Player 1 bids 5." in result.stdout


def test_the_last_word_of_a_name_is_enough(run: Run) -> None:
    result = run("play", "city_council", *SEATS, typed="bid 4\n1\n1\ntake\nm3\nlog\nquit\n")
    assert "“take” could mean: take S5, take M3, take C1" in result.stdout
    assert "Player 1 takes the 3 of moons" in result.stdout


def test_undo_takes_a_choice_back(run: Run) -> None:
    typed = "bid 4\n1\n1\ntake M3\nundo\nlog\nquit\n"
    result = run("play", "city_council", *SEATS, typed=typed)
    after = result.stdout.rpartition("> log\n")[2]
    assert "takes the 3 of moons" in result.stdout
    assert "Player 1 lobbies" in after
    assert "takes the 3 of moons" not in after


def test_since_tells_what_the_others_have_done(run: Run) -> None:
    result = run("play", "city_council", *SEATS, typed="bid 4\nsince\nquit\n")
    told = result.stdout.rpartition("> since\n")[2]
    assert "Since your turn: " in told
    assert "Bid: Root (a bid of 3)" in told
    assert "Player 1" not in told.partition("> quit")[0]


def test_what_cannot_be_taken_back_is_told(run: Run) -> None:
    result = run("play", "city_council", *SEATS, typed="undo\nquit\n")
    assert "Nothing can be taken back" in result.stdout


def test_help_lists_every_command(run: Run) -> None:
    result = run("play", "city_council", *SEATS, typed="help\nquit\n")
    for word in COMMANDS:
        assert f"\n  {word}" in result.stdout


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("rules cc-bid-07", "CC-BID-07 Priority = descending bid value."),
        ("rules CC-AVE-04", "2. every tile on the board has at least one open square"),
        ("rules bid", "CC-BID-01"),
        ("rules youngest", "CC-SET-04 RULING"),
        ("rules", "Everyone in turn, clockwise, bids one coin."),
        ("rules", "Type rules and a word or an id to look up others."),
        ("rules zzz", "No rule speaks of “zzz”."),
        ("99", "There is no answer 99; there are 1 to 4"),
        ("0", "There is no answer 0; there are 1 to 4"),
        ("٣", "There is no answer ٣"),
        ("9" * 5000, "there are 1 to 4"),
        ("why lobby Mayor", "First everyone bids. The highest bid is then the first to choose"),
        ("why 4", "“bid 5” can be chosen now."),
        ("why bid 2", "“bid 2” can be chosen now."),
        ("why fly", "“fly” is none of the answers"),
        ("place g6", "Tiles, investor, speculator and rail come in the turns"),
        ("fly", "“fly” is none of the answers"),
        ("[red]", "“[red]” is none of the answers"),
        ("b", "“b” could mean: bid 2, bid 3, bid 4, bid 5"),
        ("save", "Type save and the name of a file."),
        ("save /no/such/folder/x", "/no/such/folder/x: No such file or directory"),
        ("save /", "/: is a directory"),
        ("save ~nobody-has-this-name/x", "~nobody-has-this-name/x: "),
        ("save " + "x" * 300, "File name too long"),
    ],
)
def test_one_line_is_answered_and_nothing_is_lost(run: Run, typed: str, answer: str) -> None:
    result = run("play", "city_council", *SEATS, typed=f"{typed}\nbid 4\nlog\nquit\n", width=300)
    assert answer in result.stdout
    assert "Player 1 bids 4." in result.stdout
    assert result.exit_code == 0


def test_score_board_and_why(run: Run) -> None:
    result = run("play", "city_council", *SEATS, typed="score\nboard\nwhy\nquit\n")
    assert "Total" in result.stdout
    assert result.stdout.count("Choose the coin you bid") == 2
    assert "Hard would take: bid " in result.stdout


def test_score_if_it_ended_now(run: Run) -> None:
    """Below the table and in the score sheet; not where it changes nothing."""
    game = ["play", "city_council", "--seats", "you,random,random", "--seed", 3]
    lines = run(*game, typed="1\nscore\nquit\n").stdout.splitlines()
    told = [line.strip() for line in lines if line.startswith("If it ended now:")]
    assert told[0].endswith("Player 1: 8 (+8)  Root: 8 (+8)  Addams: 8 (+8)")
    assert [line.split() for line in lines if "at the end" in line] == [
        ["at", "the", "end", "+6", "+6", "+6"]
    ]
    assert ["If", "it", "ended", "now", "6", "6", "6"] in [line.split() for line in lines]
    shown = run("play", "rise", *SEATS, typed="score\nquit\n").stdout
    assert "Total" in shown
    assert "ended now" not in shown


def test_a_saved_game_goes_on(run: Run, tmp_path: Path) -> None:
    saved, kept = tmp_path / "saved.txt", tmp_path / "kept.txt"
    typed = "1\n" * 12 + f"save {saved}\nquit\n"
    first = run("play", "city_council", *SEATS, typed=typed)
    assert f"jackscrew play --load {saved}" in first.stdout.replace("\n", "")
    result = run("play", "--load", saved, *SEATS, "--record", kept, typed=FIRSTS)
    assert result.exit_code == 0
    before, after = parse_record(saved.read_text()), parse_record(kept.read_text())
    assert after.lines[: len(before.lines)] == before.lines
    assert after.result is not None


def test_a_finished_game_is_shown_when_loaded(run: Run, record: Path) -> None:
    result = run("play", "--load", record)
    assert "The game is over" in result.stdout
    assert result.exit_code == 0


def test_saving_spares_files_that_are_no_records(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear friend")
    result = run("play", "city_council", *SEATS, typed=f"save {other}\nquit\n", width=300)
    assert "exists and is no record" in result.stdout
    assert other.read_text() == "Dear friend"


def test_the_end_of_input_leaves_the_game(run: Run) -> None:
    result = run("play", "city_council", *SEATS)
    assert result.exit_code == 0
    assert "You have left the game. It was not saved." in result.stdout


def test_leaving_tells_where_the_record_is(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    result = run("play", "city_council", *SEATS, "--record", kept, typed="bid 4\nquit\n", width=300)
    assert f"Its record is in {kept}." in result.stdout
    assert "bid 4" in kept.read_text()


def test_several_people_are_told_whose_turn_it_is(run: Run) -> None:
    seats = ("--seats", "you:Anna,you,random", "--seed", "3")
    result = run("play", "city_council", *seats, typed="bid 4\nbid 5\nquit\n")
    assert "It is Anna's turn." in result.stdout
    assert "It is Player 2's turn." in result.stdout


def test_german(run: Run) -> None:
    result = run("play", "city_council", *SEATS, "--language", "de", typed="bid 4\nlog\n")
    assert "Runde 1 von 8" in result.stdout
    assert "Spieler 1" in result.stdout


def test_without_a_terminal_the_usual_is_played(run: Run) -> None:
    result = run("play", "--seed", "1", typed="log\n")
    assert "Round 1 of 8" in result.stdout
    assert "Root · Medium" in result.stdout
    assert "Addams · Medium" in result.stdout


@pytest.mark.parametrize("width", [40, 80, 120])
def test_lines_keep_to_the_width(run: Run, width: int) -> None:
    result = run("play", "city_council", *SEATS, typed="1\n" * 40 + "score\n", width=width)
    city = 45  # the plan itself is never cut
    assert max(map(len, result.stdout.splitlines())) <= max(width, city)


def test_options_reach_the_game(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    run("play", "city_council", *SEATS, "--option", "first_bidder=0", "--record", kept)
    assert "first_bidder" not in kept.read_text()
    run("play", "city_council", *SEATS, "--option", "first_bidder=2", "--record", kept)
    assert "first_bidder=2" in kept.read_text().splitlines()[0]


def test_a_component_pack_is_played_and_needed_again(run: Run, tmp_path: Path) -> None:
    pack, kept = tmp_path / "pack.toml", tmp_path / "kept.txt"
    pack.write_text("[rail]\nsegments = 20\n")
    result = run("play", "city_council", *SEATS, "--components", pack, "--record", kept)
    assert "Rail segments left: 20" in result.stdout
    assert run("check", kept).exit_code == 1
    assert run("check", kept, "--components", pack).exit_code == 0
