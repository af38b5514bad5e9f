#!/usr/bin/env python3
"""Extracts the outlines of the few characters that boards and pieces need from free fonts.

usage: extract_outlines.py      (Debian packages: scripts/install.sh glyphs)

Writes kai.txt and song.txt beside this file: a line for each character, the code point, the advance
width and the outline as SVG path data in a square of 1000 units, y downwards, baseline at 880.
"""

import pathlib
import subprocess

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

PIECES = "俥傌相仕帥炮兵車馬象士將砲卒" + "帅车马将"
RIVER = "楚河漢界汉"
DIGITS = "一二三四五六七八九" + "123456789"
LETTERS = "abcdefghi0" + "KAEHRCP"
FONTS = {
    "kai": ("LXGWWenKai-Bold.ttf", 0, "LXGW WenKai Bold"),
    "song": ("NotoSerifCJK-Bold.ttc", 0, "Noto Serif CJK Bold"),
}


class PathPen(BasePen):
    """Writes absolute SVG path data with whole numbers."""

    def __init__(self, glyphs, scale, ascent):
        super().__init__(glyphs)
        self.scale, self.ascent, self.parts = scale, ascent, []

    def _put(self, letter, *points):
        numbers = []
        for x, y in points:
            numbers += [str(round(x * self.scale)), str(round(self.ascent - y * self.scale))]
        self.parts.append(letter + " ".join(numbers))

    def _moveTo(self, point):
        self._put("M", point)

    def _lineTo(self, point):
        self._put("L", point)

    def _curveToOne(self, a, b, c):
        self._put("C", a, b, c)

    def _qCurveToOne(self, a, b):
        self._put("Q", a, b)

    def _closePath(self):
        self.parts.append("Z")


def find(name):
    listed = subprocess.run(["fc-list", ":", "file"], capture_output=True, text=True, check=True)
    for line in listed.stdout.splitlines():
        path = line.split(":")[0]
        if path.endswith("/" + name):
            return path
    raise SystemExit(f"{name} is not installed; see scripts/packages.txt, group glyphs")


def extract(target, name, number, title):
    font = TTFont(find(name), fontNumber=number)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = 1000 / font["head"].unitsPerEm
    lines = [f"# Outlines of {title}, SIL Open Font License 1.1: see OFL.txt. Made by"
             " extract_outlines.py."]
    for character in sorted(set(PIECES + RIVER + DIGITS + LETTERS)):
        glyph = glyphs[names[ord(character)]]
        pen = PathPen(glyphs, scale, 880)
        glyph.draw(pen)
        lines.append(f"{ord(character):04X} {round(glyph.width * scale)} {''.join(pen.parts)}")
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main():
    here = pathlib.Path(__file__).resolve().parent
    for name, (file, number, title) in FONTS.items():
        extract(here / f"{name}.txt", file, number, title)


main()
