"""Text as a picture, for environments that must return pixels: a dot-matrix font, 5 × 8, and no library for it."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

WIDTH, HEIGHT = 6, 10  # of a character, with the space to the next one
SCALE = 2  # pixels per dot
MARGIN = 4  # dots
FURTHER_LINES = 10  # of a board, besides one for each seat: enough for the largest hands
INK, PAPER = (32, 32, 36), (250, 248, 242)

Picture = NDArray[np.uint8]

# five columns of each character from the left, as hexadecimal numbers; the lowest bit is the dot at the top
FONT = """
! 00005f0000 " 0007000700 # 147f147f14 $ 242a7f2a12 % 2313086462 & 3649552250 ' 0005030000 ( 001c224100 ) 0041221c00 * 14083e0814
+ 08083e0808 , 0050300000 - 0808080808 . 0060600000 / 2010080402 0 3e5149453e 1 00427f4000 2 4261514946 3 2141454b31 4 1814127f10
5 2745454539 6 3c4a494930 7 0171090503 8 3649494936 9 064949291e : 0036360000 ; 0056360000 < 0814224100 = 1414141414 > 0041221408
? 0201510906 @ 324979413e A 7e1111117e B 7f49494936 C 3e41414122 D 7f4141221c E 7f49494941 F 7f09090901 G 3e4149497a H 7f0808087f
I 00417f4100 J 2040413f01 K 7f08142241 L 7f40404040 M 7f020c027f N 7f0408107f O 3e4141413e P 7f09090906 Q 3e4151215e R 7f09192946
S 4649494931 T 01017f0101 U 3f4040403f V 1f2040201f W 3f4038403f X 6314081463 Y 0708700807 Z 6151494543 [ 007f414100 \\ 0204081020
] 0041417f00 ^ 0402010204 _ 4040404040 ` 0001020400 a 2054545478 b 7f48444438 c 3844444420 d 384444487f e 3854545418 f 087e090102
g 18a4a4a47c h 7f08040478 i 00447d4000 j 4080847d00 k 7f10284400 l 00417f4000 m 7c04180478 n 7c08040478 o 3844444438 p fc24242418
q 18242424fc r 7c08040408 s 4854545420 t 043f444020 u 3c4040207c v 1c2040201c w 3c4030403c x 4428102844 y 1ca0a0a07c z 4464544c44
{ 0008364100 | 00007f0000 } 0041360800 ~ 0804081008 · 0000180000 – 0808080808 — 0808080808 ─ 0808080808 × 2214081422 ’ 0005030000
− 0808080808 ‘ 0006050000 “ 0605000605 ” 0503000503 … 4000400040
"""


@cache
def glyphs() -> dict[str, Picture]:
    """Return every character of the font as an array of dots, 1 for ink."""
    words = FONT.split()
    return {character: dots(columns) for character, columns in zip(words[::2], words[1::2], strict=True)} | {" ": dots("0000000000")}


def dots(columns: str) -> Picture:
    field = np.zeros((HEIGHT, WIDTH), np.uint8)
    for x, column in enumerate(bytes.fromhex(columns)):
        for y in range(8):
            field[y + 1, x] = column >> y & 1
    return field


def draw_board(board: str, players: int) -> Picture:
    """Return a board as an RGB picture, of the same size in every position of a table, as videos need it."""
    return draw_text(board, players + FURTHER_LINES)


def draw_text(text: str, least_lines: int = 1) -> Picture:
    """Return text as an RGB picture, with empty lines below if it has fewer. Characters that the font lacks are drawn as question marks.

    Examples
    --------
    >>> draw_text("Mau Mau").shape
    (36, 100, 3)
    """
    lines = text.splitlines()
    lines += [""] * (least_lines - len(lines))
    width = max(map(len, lines))
    font = glyphs()
    ink = np.vstack([np.hstack([font.get(character, font["?"]) for character in line.ljust(width) or " "]) for line in lines])
    ink = np.pad(ink, MARGIN).repeat(SCALE, 0).repeat(SCALE, 1)
    return np.where(ink[:, :, None] == 1, np.array(INK, np.uint8), np.array(PAPER, np.uint8))
