"""Reports of simulated games: one page with charts, and the same numbers as tables."""
