"""Tables in the browser: the server, its pages and what it keeps."""
