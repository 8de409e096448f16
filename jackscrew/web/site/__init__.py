"""The web site: pages, live tables, and an interface for other programs."""
