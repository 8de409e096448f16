"""Settings of a search: what a game does not set is off."""

from jackscrew.core.settings import SearchSettings


def test_what_is_not_set_is_off() -> None:
    settings = SearchSettings(spread=10.0, exploration=0.7)
    assert (settings.rival, settings.prior_weight, settings.rollout, settings.toll) == (0, 0, 0, 0)
    assert not settings.detours
