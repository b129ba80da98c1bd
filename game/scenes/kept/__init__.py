"""How kept matches are shown wherever they are: in words, and with the pictures of those who played."""
