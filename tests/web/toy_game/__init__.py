"""The toy with all that a site needs: words, a picture, a screen, bots and a rule."""

from __future__ import annotations

import toy

TOY = toy.make_toy(module="toy_game")
