"""How the game becomes something to download: the packaged program, its archive, a Debian package."""
