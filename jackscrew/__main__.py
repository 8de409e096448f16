"""`python -m jackscrew` is the command line."""

from jackscrew.cli import main

main()
