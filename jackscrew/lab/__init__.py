"""Many games at once: simulations, what they say, and how fast they are."""
