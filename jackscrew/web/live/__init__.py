"""Tables that are alive: matches with the people and bots who sit at them."""
