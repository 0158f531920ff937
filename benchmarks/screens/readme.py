"""The pictures of the README."""


def take_all(studio): ...
