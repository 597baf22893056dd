"""Makers of assets, catalogues and screenshots; nothing here is needed to play."""
