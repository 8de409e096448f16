"""How Hypothesis tries things here: slow machines are no failure.  Ctrl-C is heard by all.

What is started in the background of a shell does not hear it, nor would the programs under test.
"""

import signal

from hypothesis import settings

settings.register_profile("jackscrew", deadline=None, max_examples=200)
settings.load_profile("jackscrew")
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
