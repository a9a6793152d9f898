#!/usr/bin/env python3
"""Trains a network on the positions that `learn positions` wrote, and writes it as integers.

    train.py 6.positions --board 6 --output 6.network

Beside the network it writes what the training was like (6.network.json, with curves in
6.network.svg), what the integers say of the first positions (6.network.scores), for `learn
check`, and the weights before they are rounded (6.network.state), for `--start`. It takes a GPU
where there is one. docs/learning.md tells what the options are for.
"""

import argparse
import json
import math
import struct
import sys
import time

import numpy
import torch

import curves
from network_file import read_network, write_network

ONE = 255  # the hidden value that stands for 1
MOST_OUTPUT_WEIGHT = 127
MOST_INT32 = 2 ** 31 - 1
CLIP = 1.98
DEPTHS = 4


def read_positions(path):
    """The number of inputs, and all records as an array of one."""
    with open(path, "rb") as file:
        magic, inputs, active = struct.unpack("<8sII", file.read(16))
        if magic != b"SCPOSIT1":
            sys.exit(f"{path} is no file of positions")
        record = numpy.dtype([("score", "<i2"), ("result", "u1"), ("pieces", "u1"),
                              ("own", "<u2", active), ("other", "<u2", active)])
        return inputs, numpy.fromfile(file, dtype=record)


class Board:
    """What the trainer must know of a board: how inputs hang together."""

    def __init__(self, name):
        self.is_chess = name == "chess"
        self.size = 8 if self.is_chess else int(name[0])
        self.most_pieces = 32 if self.is_chess else 4 * self.size

    def inputs(self):
        area = self.size ** 2
        return 12 * area if self.is_chess else 12 * DEPTHS * area + 2 * self.size

    def mirror(self):
        """For each input the one that is on when files are swapped; nothing in chess, where
        inputs are mirrored by the king already."""
        if self.is_chess:
            return None
        n = self.size
        pieces = torch.arange(12 * DEPTHS * n * n).view(-1, n).flip(1).reshape(-1)
        flags = (torch.arange(2 * n).view(2, n).flip(1) + 12 * DEPTHS * n * n).reshape(-1)
        return torch.cat([pieces, flags, torch.tensor([self.inputs()])])

    def factors(self):
        """Groups of inputs that have something in common, as the number of the group of each:
        by side, role and square, and by side, depth and square."""
        if self.is_chess:
            return []
        n = self.size
        area = n * n
        side, role, depth, square = torch.meshgrid(
            torch.arange(2), torch.arange(6), torch.arange(DEPTHS), torch.arange(area),
            indexing="ij")
        roles = ((side * 6 + role) * area + square).reshape(-1)
        depths = ((side * DEPTHS + depth) * area + square).reshape(-1)
        return [(roles, 12 * area), (depths, 2 * DEPTHS * area)]


class Net(torch.nn.Module):
    def __init__(self, board, hidden, buckets):
        super().__init__()
        self.inputs = board.inputs()
        self.hidden = hidden
        self.buckets = buckets
        self.rows = torch.nn.Parameter(torch.empty(self.inputs, hidden).uniform_(-0.1, 0.1))
        self.shared = torch.nn.ParameterList()
        self.groups = []
        for group, count in board.factors():
            self.shared.append(torch.nn.Parameter(torch.zeros(count, hidden)))
            self.groups.append(group)
        self.bias = torch.nn.Parameter(torch.full((hidden,), 0.1))
        self.output = torch.nn.Parameter(
            torch.empty(buckets, 2 * hidden).uniform_(-1, 1) / math.sqrt(2 * hidden))
        self.output_bias = torch.nn.Parameter(torch.zeros(buckets))

    def to_device(self, device):
        self.groups = [group.to(device) for group in self.groups]
        return self.to(device)

    def weights(self):
        """The rows with what is shared added."""
        rows = self.rows
        for table, group in zip(self.shared, self.groups):
            common = table[group]
            rest = self.inputs - len(group)
            rows = rows + torch.nn.functional.pad(common, (0, 0, 0, rest))
        return rows

    def clip(self):
        with torch.no_grad():
            self.rows.clamp_(-CLIP, CLIP)
            self.bias.clamp_(-CLIP, CLIP)
            self.output.clamp_(-CLIP, CLIP)

    def forward(self, own, other, bucket):
        rows = self.weights().clamp(-CLIP, CLIP)
        layers = [(multi_hot(side, self.inputs) @ rows + self.bias).clamp(0, 1) ** 2
                  for side in (own, other)]
        outputs = torch.cat(layers, 1) @ self.output.t() + self.output_bias
        return outputs.gather(1, bucket[:, None]).squeeze(1)


def multi_hot(numbers, inputs):
    """A row for each position: how often each input is on."""
    hot = torch.zeros(len(numbers), inputs + 1, device=numbers.device)
    hot.scatter_add_(1, numbers, torch.ones(1, 1, device=numbers.device).expand(numbers.shape))
    return hot[:, :inputs]


def go_on_from(net, path, device):
    """Gives the net the weights of an earlier one: of its .state, or as integers of a network. A
    network with fewer hidden values fills the first ones; the others do not count at first."""
    if not path.endswith(".network"):
        net.load_state_dict(torch.load(path, map_location=device))
        return
    weights = read_network(path)
    if weights is None:
        sys.exit(f"{path} is damaged, or no network")
    hidden = weights["hidden"]
    if (weights["inputs"], weights["buckets"]) != (net.inputs, net.buckets) or hidden > net.hidden:
        sys.exit(f"{path} has {weights['inputs']} inputs, {hidden} hidden values and "
                 f"{weights['buckets']} sets of output weights; this net has {net.inputs}, "
                 f"{net.hidden} and {net.buckets}")
    one = weights["output_one"]
    output = net.output.view(net.buckets, 2, net.hidden)
    with torch.no_grad():
        output.zero_()
        for values, name, stands_for_1 in ((net.rows[:, :hidden], "rows", ONE),
                                           (net.bias[:hidden], "bias", ONE),
                                           (output[:, :, :hidden], "output", one),
                                           (net.output_bias, "output_bias", ONE * one)):
            earlier = torch.from_numpy(weights[name].astype(numpy.float32)) / stands_for_1
            values.copy_(earlier.view(values.shape))


class Positions:
    """All positions, where the network is trained."""

    def __init__(self, records, board, buckets, device):
        def tensor(name, kind):
            return torch.from_numpy(numpy.ascontiguousarray(records[name]).astype(kind)).to(device)

        self.score = tensor("score", numpy.float32)
        self.result = tensor("result", numpy.float32)
        self.own = tensor("own", numpy.int16)
        self.other = tensor("other", numpy.int16)
        pieces = tensor("pieces", numpy.int64)
        self.bucket = (pieces - 1).clamp(0, board.most_pieces - 1) * buckets // board.most_pieces

    def __len__(self):
        return len(self.score)

    def batch(self, index, scale, share, mirror):
        """Inputs and what the network should say of them. The result of the game counts by
        `share`, where there is one; the score of the search by the rest."""
        own = self.own[index].long()
        other = self.other[index].long()
        if mirror is not None:
            swap = torch.rand(len(index), 1, device=own.device) < 0.5
            own = torch.where(swap, mirror[own], own)
            other = torch.where(swap, mirror[other], other)
        said = torch.sigmoid(self.score[index] / scale)
        result = self.result[index]
        weight = torch.where(result == 3, torch.zeros_like(result), torch.full_like(result, share))
        return own, other, self.bucket[index], weight * result / 2 + (1 - weight) * said


def train(net, positions, board, options, device):
    """Returns the losses, of what is trained on and of what is held back, as the training went."""
    mirror = board.mirror()
    if mirror is not None:
        mirror = mirror.to(device)
    held = max(1, min(len(positions) // 50, 200_000))
    trained = len(positions) - held
    held_index = torch.arange(trained, len(positions), device=device)
    optimizer = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=0.01)
    steps = max(1, options.samples // options.batch)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps, options.rate / 100)
    log = []
    told = time.time()
    sum_of_losses = torch.zeros((), device=device)
    for step in range(1, steps + 1):
        index = torch.randint(trained, (options.batch,), device=device)
        own, other, bucket, target = positions.batch(index, options.scale, options.result, mirror)
        loss = ((torch.sigmoid(net(own, other, bucket)) - target) ** 2).mean()
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        schedule.step()
        net.clip()
        sum_of_losses += loss.detach()
        every = max(1, steps // 50)
        if step % every == 0 or step == steps:
            log.append({"samples": step * options.batch,
                        "trained": sum_of_losses.item() / (step - (step - 1) // every * every),
                        "held": held_loss(net, positions, held_index, options)})
            sum_of_losses.zero_()
            if time.time() - told > 5 or step == steps:
                told = time.time()
                print(f"{log[-1]['samples']:>12,} samples: loss {log[-1]['trained']:.6f}, "
                      f"held back {log[-1]['held']:.6f}", flush=True)
    return log


@torch.no_grad()
def held_loss(net, positions, index, options):
    total = 0.0
    for part in index.split(options.batch):
        own, other, bucket, target = positions.batch(part, options.scale, options.result, None)
        said = torch.sigmoid(net(own, other, bucket))
        total += ((said - target) ** 2).sum().item()
    return total / len(index)


def quantise(net):
    """The weights as integers, and the output weight that stands for 1."""
    with torch.no_grad():
        rows = net.weights().clamp(-CLIP, CLIP).cpu().double().numpy()
        output = net.output.cpu().double().numpy()
        # The engine refuses weights whose sums could leave 16 or 32 bits.
        most_sum = MOST_INT32 / ONE ** 2 - output.shape[1]
        one = int(min(MOST_OUTPUT_WEIGHT // max(abs(output).max(), 1e-3),
                      most_sum // abs(output).sum(1).max(), 1024))
        return {
            "rows": numpy.rint(rows * ONE).astype("<i2"),
            "bias": numpy.rint(net.bias.cpu().double().numpy() * ONE).astype("<i2"),
            "output": numpy.rint(output * one).astype("<i2"),
            "output_bias": numpy.rint(net.output_bias.cpu().double().numpy() * ONE * one)
            .astype("<i4"),
            "output_one": one,
        }


def integer_scores(weights, records, board, buckets, scale):
    """What the integers say of positions, computed step by step as the engine must."""
    inputs = board.inputs()
    rows = numpy.vstack([weights["rows"], numpy.zeros_like(weights["rows"][:1])]).astype(numpy.int64)

    def layer(numbers):
        values = rows[numpy.minimum(numbers, inputs)].sum(1) + weights["bias"]
        assert abs(values).max() < 32768
        return numpy.clip(values, 0, ONE)

    both = numpy.hstack([layer(records["own"]), layer(records["other"])])
    bucket = numpy.clip(records["pieces"].astype(int) - 1, 0, board.most_pieces - 1)
    bucket = bucket * buckets // board.most_pieces
    sums = (both * both * weights["output"][bucket].astype(numpy.int64)).sum(1)
    values = numpy.trunc(sums / ONE).astype(numpy.int64) + weights["output_bias"][bucket]
    return numpy.trunc(values * scale / (ONE * weights["output_one"])).astype("<i4")


def read_options():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("positions")
    parser.add_argument("--board", required=True, help="chess, or 4 to 8")
    parser.add_argument("--output", required=True, help="the file of weights to write")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--buckets", type=int, default=8)
    parser.add_argument("--samples", type=int, default=200_000_000)
    parser.add_argument("--batch", type=int, default=16_384)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--result", type=float, default=0.25, help="share of the game's result")
    parser.add_argument("--scale", type=int, default=900, help="the score that wins 73 in 100")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", help="the .state or .network of an earlier training to go on from")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return parser.parse_args()


def main():
    options = read_options()
    torch.manual_seed(options.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    board = Board(options.board)
    inputs, records = read_positions(options.positions)
    if inputs != board.inputs():
        sys.exit(f"{options.positions} is of another board")
    device = torch.device(options.device)
    net = Net(board, options.hidden, options.buckets).to_device(device)
    if options.start:
        go_on_from(net, options.start, device)
    positions = Positions(records, board, options.buckets, device)
    began = time.time()
    log = train(net, positions, board, options, device)
    torch.save(net.state_dict(), options.output + ".state")
    weights = quantise(net)
    write_network(options.output, board, options, weights)
    scores = integer_scores(weights, records[:20_000], board, options.buckets, options.scale)
    scores.tofile(options.output + ".scores")
    report = {"positions": len(records), "seconds": round(time.time() - began, 1),
              "options": vars(options), "log": log}
    with open(options.output + ".json", "w") as file:
        json.dump(report, file, indent=1)
    with open(options.output + ".svg", "w") as file:
        file.write(curves.svg(log, f"{options.board}: {options.hidden} hidden, "
                                   f"{len(records):,} positions"))
    print(f"{options.output}: {len(records):,} positions, {report['seconds']} s")


if __name__ == "__main__":
    main()
