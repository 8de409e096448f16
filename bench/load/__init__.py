"""What a move costs the server, the network and the browser, measured on real games at real tables.

`python -m load --help`, from the folder above; the server runs apart and is only ever on loopback.
"""
