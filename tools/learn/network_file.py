"""Files of weights, as src/nnue/network.cpp reads them."""

import struct

POLYNOMIAL = 0xC96C5795D7870F42  # of CRC-64/XZ, reflected


def crc_table():
    table = []
    for byte in range(256):
        rest = byte
        for _ in range(8):
            rest = (rest >> 1) ^ (POLYNOMIAL if rest & 1 else 0)
        table.append(rest)
    return table


def checksum(data):
    table = crc_table()
    rest = 0xFFFFFFFFFFFFFFFF
    for byte in data:
        rest = table[(rest ^ byte) & 0xFF] ^ (rest >> 8)
    return rest ^ 0xFFFFFFFFFFFFFFFF


def write_network(path, board, options, weights):
    header = struct.pack("<8sHBBHHHHI", b"STACKNET", 1, 0 if board.is_chess else 1, board.size,
                         options.hidden, options.buckets, weights["output_one"], options.scale,
                         board.inputs())
    data = header + b"".join(weights[name].tobytes()
                             for name in ("bias", "rows", "output", "output_bias"))
    with open(path, "wb") as file:
        file.write(data + struct.pack("<Q", checksum(data)))
