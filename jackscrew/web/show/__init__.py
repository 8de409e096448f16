"""What people are shown: pages, fragments of pages, pictures and the files they need."""
