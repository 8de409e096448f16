"""How Hypothesis tries things here: slow machines are no failure."""

from hypothesis import settings

settings.register_profile("jackscrew", deadline=None, max_examples=200)
settings.load_profile("jackscrew")
