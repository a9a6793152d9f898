"""Files of weights, as src/nnue/network.cpp reads them."""

import math
import struct

import numpy

HEADER = "<8sHBBHHHHI"
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
    header = struct.pack(HEADER, b"STACKNET", 1, 0 if board.is_chess else 1, board.size,
                         options.hidden, options.buckets, weights["output_one"], options.scale,
                         board.inputs())
    data = header + b"".join(weights[name].tobytes()
                             for name in ("bias", "rows", "output", "output_bias"))
    with open(path, "wb") as file:
        file.write(data + struct.pack("<Q", checksum(data)))


def read_network(path):
    """The dimensions of a network and its weights as integers; None if the file is damaged."""
    with open(path, "rb") as file:
        data = file.read()
    length = struct.calcsize(HEADER)
    if len(data) < length + 8 or struct.unpack("<Q", data[-8:])[0] != checksum(data[:-8]):
        return None
    _, _, _, _, hidden, buckets, output_one, scale, inputs = struct.unpack(HEADER, data[:length])
    weights = {"hidden": hidden, "buckets": buckets, "inputs": inputs, "output_one": output_one,
               "scale": scale}
    at = length
    for name, kind, shape in (("bias", "<i2", (hidden,)), ("rows", "<i2", (inputs, hidden)),
                              ("output", "<i2", (buckets, 2 * hidden)),
                              ("output_bias", "<i4", (buckets,))):
        count = math.prod(shape)
        weights[name] = numpy.frombuffer(data, kind, count, at).reshape(shape)
        at += weights[name].nbytes
    return weights
