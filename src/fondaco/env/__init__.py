"""Environments to train in: PettingZoo (`aec`), Gymnasium (`seat`), OpenSpiel (`spiel`); the extra is `[env]`."""
