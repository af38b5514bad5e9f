#!/usr/bin/env python3
"""Writes the corpora of the fuzz targets for binary formats: small files made for the purpose.

    make_binary_corpus.py FOLDER          (record/fuzz/corpus)
"""
import pathlib
import struct
import sys
import zlib

OPENING = [0, 10, 20, 30, 40, 50, 60, 70, 80, 12, 72, 3, 23, 43, 63, 83]
PIECES = OPENING + [n // 10 * 10 + 9 - n % 10 for n in OPENING]
MASK = b"[(C) Copyright Mr. Dong Shiwei.]"


def xqf_header(version, keys=b"\0" * 13, pieces=PIECES, turn=0, result=0, kind=0):
    head = bytearray(0x400)
    head[0:3] = b"XQ" + bytes([version])
    head[3:16] = keys
    head[16:48] = bytes(pieces)
    head[0x32], head[0x33], head[0x40] = turn, result, kind
    return head


def text(head, at, value):
    head[at] = len(value)
    head[at + 1 : at + 1 + len(value)] = value


def xqf_node(start, to, flags, comment=b""):
    return bytes([(start + 24) & 255, (to + 32) & 255, flags, 0]) + struct.pack("<I", len(comment)) + comment


def encrypted(version, nodes):
    """Nodes are (from, to, next, alternative, comment)."""
    h = bytearray(16)
    h[3], h[8:12], h[12:15] = 0xEA, bytes([0xD7, 8, 0xBD, 0x64]), bytes([0xE0, 0x41, 0xD6])
    h[15] = -sum(h[12:15]) & 255

    def q(v):
        return 54 * v * v + 221

    p = q(h[13]) * h[13] & 255
    f = q(h[14]) * p & 255
    t = q(h[15]) * f & 255
    c = (h[12] * 256 + h[13]) % 32000 + 767
    stream = [((h[12 + i % 4] & h[3]) | h[8 + i % 4]) & MASK[i] for i in range(32)]
    slots = [0] * 32
    for i in range(32):
        place = (i - p - 1) % 32 if version >= 12 else i
        slots[place] = (PIECES[i] + p) & 255
    body = b""
    for start, to, has_next, alternative, comment in nodes:
        flags = (0x80 if has_next else 0) | (0x40 if alternative else 0) | (0x20 if comment else 0) | 5
        body += bytes([(start + 24 + f) & 255, (to + 32 + t) & 255, flags, 99])
        if comment:
            body += struct.pack("<I", len(comment) + c) + comment
    body = bytes((b + stream[i % 32]) & 255 for i, b in enumerate(body))
    return bytes(xqf_header(version, bytes(h[3:16]), slots)) + body


def xqf_files():
    root = xqf_node(0, 0, 0xF0, "序".encode("gbk"))
    line = xqf_node(72, 42, 0xF0) + xqf_node(79, 67, 0xFF, "好".encode("gbk")) + xqf_node(70, 62, 0)
    tree = root + line + xqf_node(77, 47, 0)
    head = xqf_header(10, result=1)
    text(head, 0x50, "测试".encode("gbk"))
    text(head, 0x130, "胡荣华".encode("gbk"))
    yield "plain", bytes(head) + tree
    # What the target itself puts the rest around: a short header and the tree.
    yield "short", bytes(head)[2:0x62] + tree
    yield "empty", bytes(xqf_header(10)) + xqf_node(0, 0, 0)
    yield "owes_a_move", bytes(xqf_header(10)) + xqf_node(0, 0, 0xF0)
    yield "illegal", bytes(xqf_header(10)) + root + xqf_node(44, 45, 0xF0) + xqf_node(200, 1, 0)
    yield "length_4gb", bytes(xqf_header(10)) + xqf_node(0, 0, 0xF0)[:4] + b"\xff\xff\xff\xff"
    endgame = [255] * 32
    endgame[4], endgame[20], endgame[0] = 40, 39, 0
    yield "endgame", bytes(xqf_header(10, pieces=endgame, turn=1, kind=3)) + xqf_node(0, 0, 0xF0) + xqf_node(39, 38, 0)
    nodes = [(0, 0, 1, 0, b"x"), (72, 42, 1, 0, b""), (79, 67, 0, 1, b"\xb2\xe2"), (77, 47, 0, 0, b"")]
    for version in (11, 12, 18):
        yield f"version_{version}", encrypted(version, nodes)


def cbr_board():
    board = bytearray(90)
    home = [1, 2, 3, 4, 5, 4, 3, 2, 1]
    for i, piece in enumerate(home):
        board[i], board[81 + i] = 0x20 + piece, 0x10 + piece
    for row, side in ((2, 0x20), (7, 0x10)):
        board[9 * row + 1] = board[9 * row + 7] = side + 6
    for row, side in ((3, 0x20), (6, 0x10)):
        for column in range(0, 9, 2):
            board[9 * row + column] = side + 7
    return bytes(board)


def cbr_tail(nodes, result=1, side=1):
    """Everything from the result on."""
    tail = bytearray(2210 - 2076)
    tail[0], tail[36], tail[40] = result, side, 1
    tail[44:134] = cbr_board()
    return bytes(tail) + b"\xff" * 4 + nodes


def cbr_node(flags, start, to, comment=""):
    data = comment.encode("utf-16le")
    return bytes([flags, 0, start, to]) + (struct.pack("<I", len(data)) + data if flags & 4 else b"")


CBR_TREE = cbr_node(4, 0, 0, "序") + cbr_node(0, 70, 67) + cbr_node(7, 7, 24, "!?") + cbr_node(1, 25, 22)


def cbr_file(tree=CBR_TREE):
    head = bytearray(2076)
    head[0:16], head[19] = b"CCBridge Record\0", 2
    head[180:184] = "测试".encode("utf-16le")
    return bytes(head) + cbr_tail(tree)


def cbr_files():
    yield "whole", cbr_file()
    yield "tail", cbr_tail(CBR_TREE)
    yield "no_moves", cbr_tail(cbr_node(1, 0, 0))
    yield "length_4gb", cbr_tail(cbr_node(0, 0, 0) + bytes([4, 0, 70, 67]) + b"\xff" * 4)
    yield "lost", cbr_tail(cbr_node(0, 0, 0) + cbr_node(0xF0, 200, 201))


def cbl_files():
    entry = struct.pack("<5I", 7, 0, 1, 2244, 0) + b"\0" * 256
    slot = b"\1" * 16 + b"\0\0\0\2"
    tail = cbr_tail(CBR_TREE).ljust(300, b"\0")
    yield "two", struct.pack("<I", 2) + entry * 2 + (slot + tail) * 2
    yield "deleted", struct.pack("<I", 2) + b"\5" + entry[1:] + entry + (slot + tail) * 2
    yield "continued", struct.pack("<I", 2) + entry * 2 + slot + tail + b"\0" * 20 + tail
    yield "capacity", struct.pack("<I", 0xFFFFFFFF) + entry * 2 + slot + tail


def counted(*values):
    return b"".join(bytes([len(v)]) + v for v in values)


def server_files():
    event = "胡荣华-胜-徐天利".encode("gbk")
    yield "mxq", counted(b"s", b"2001", event, b"1", b"2", *[b""] * 5, b"c", b"", b"7C-4C", b"7J-6H", b"Ends")
    yield "mxq_other", counted(b"s", b"d", b"e", b"99" * 32 + b"+R", b"Moves", b"7C-4C", b"Ends", b"x", b"CommentsEnd")
    yield "che", b"0 2\n0 0 0 2 7 2 4 0 0 0\n1 0 0 9 7 7 6 0 0 0\n"
    yield "che_newer", b"1 32 1 2 7 2 4 0 1 0\n"
    yield "chn", b"\0" * 188 + struct.pack("<16H", 0, 0, 7, 7, 4, 7, *[0] * 10)
    yield "ccm", bytes([1, 0, 0, 7, 4, 7, 7, 1, 0, 0, 7, 6, 0, 2])
    body = bytes.fromhex("00022017 010100 0503726564 070101 0900 00000500 0278 79 77740100 07260200 27240000".replace(" ", ""))
    yield "xqr", body + b"\x0a\x04" + struct.pack("<I", zlib.crc32(body))
    yield "xqr_tree", bytes.fromhex("00000100777401000726000 0".replace(" ", ""))


def main(folder):
    for target, files in (("xqf", xqf_files()), ("cbr", cbr_files()), ("cbl", cbl_files()), ("server_records", server_files())):
        place = pathlib.Path(folder) / target
        place.mkdir(parents=True, exist_ok=True)
        for name, data in files:
            (place / name).write_bytes(data)


if __name__ == "__main__":
    main(sys.argv[1])
