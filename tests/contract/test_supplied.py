"""What a game supplies besides its rules fits the Protocols: a type checker compares signatures."""

from __future__ import annotations

from types import ModuleType

import pytest

import jackscrew
from jackscrew.core.game import Game
from jackscrew.core.supplied import GamePicture, IncompleteGame, incomplete, required
from jackscrew.core.thinking import GameBots
from jackscrew.games import big_shoulders, check_supplied, city_council, raising_chicago, rise
from jackscrew.games.big_shoulders import bots as shoulders_bots
from jackscrew.games.big_shoulders import picture as shoulders_picture
from jackscrew.games.big_shoulders import screen as shoulders_screen
from jackscrew.games.big_shoulders import words as shoulders_words
from jackscrew.games.big_shoulders.state import Shoulders
from jackscrew.games.big_shoulders.view import ShouldersView
from jackscrew.games.city_council import bots as council_bots
from jackscrew.games.city_council import picture as council_picture
from jackscrew.games.city_council import screen as council_screen
from jackscrew.games.city_council import words as council_words
from jackscrew.games.city_council.state import Council
from jackscrew.games.city_council.view import CityCouncilView
from jackscrew.games.raising_chicago import bots as chicago_bots
from jackscrew.games.raising_chicago import picture as chicago_picture
from jackscrew.games.raising_chicago import screen as chicago_screen
from jackscrew.games.raising_chicago import words as chicago_words
from jackscrew.games.raising_chicago.state import Chicago
from jackscrew.games.raising_chicago.view import ChicagoView
from jackscrew.games.rise import bots as rise_bots
from jackscrew.games.rise import picture as rise_picture
from jackscrew.games.rise import screen as rise_screen
from jackscrew.games.rise import words as rise_words
from jackscrew.games.rise.state import Rise
from jackscrew.games.rise.view import RiseView
from jackscrew.screen import GameScreen
from jackscrew.text import GameWords

# mypy compares each module with what is asked of it, argument by argument
COUNCIL_WORDS: GameWords[CityCouncilView] = council_words
COUNCIL_PICTURE: GamePicture[CityCouncilView] = council_picture
COUNCIL_SCREEN: GameScreen[CityCouncilView] = council_screen
SHOULDERS_WORDS: GameWords[ShouldersView] = shoulders_words
SHOULDERS_PICTURE: GamePicture[ShouldersView] = shoulders_picture
SHOULDERS_SCREEN: GameScreen[ShouldersView] = shoulders_screen
RISE_WORDS: GameWords[RiseView] = rise_words
RISE_PICTURE: GamePicture[RiseView] = rise_picture
RISE_SCREEN: GameScreen[RiseView] = rise_screen
CHICAGO_WORDS: GameWords[ChicagoView] = chicago_words
CHICAGO_PICTURE: GamePicture[ChicagoView] = chicago_picture
CHICAGO_SCREEN: GameScreen[ChicagoView] = chicago_screen
COUNCIL_BOTS: GameBots[Council] = council_bots
SHOULDERS_BOTS: GameBots[Shoulders] = shoulders_bots
RISE_BOTS: GameBots[Rise] = rise_bots
CHICAGO_BOTS: GameBots[Chicago] = chicago_bots


def test_all_our_games_are_compared() -> None:
    packages = {it.__name__ for it in (city_council, big_shoulders, rise, raising_chicago)}
    assert {game.module for game in jackscrew.games()} == packages


@pytest.mark.parametrize("game", jackscrew.games(), ids=lambda game: game.key)
def test_our_games_supply_all(game: Game) -> None:
    check_supplied(game)


def test_what_is_missing_is_told_by_name() -> None:
    module = ModuleType("mine.words")
    for name in required(GameWords) - {"prompt", "SOURCES"}:
        setattr(module, name, None)
    assert str(incomplete(module, GameWords)) == "mine.words lacks SOURCES, prompt"
    assert issubclass(IncompleteGame, jackscrew.UnknownGame)
