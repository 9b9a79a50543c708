"""Learn what a moment of Death Angel is worth on a GPU: as ``learn_death_angel_value.py`` does, a hundred times faster.

Translate and compile (once, anywhere with nvcc), then learn where the GPU is; that needs PyTorch and nothing of ours:

    NUMBA_DISABLE_JIT=1 python scripts/death_angel_gpu/translate.py OUT/kernel.h
    nvcc -O3 -arch=sm_90 -shared -Xcompiler -fPIC -I OUT scripts/death_angel_gpu/missions.cu -o OUT/missions.so
    python scripts/death_angel_gpu/learn.py OUT --weights weights.npy --seconds 545 --rate 0.001

What is kept in ``data/value.json`` came from 240, 545 and 545 seconds of an H200 at 0.001, 0.0015 and 0.001, each from
what the one before had learnt (``mean.npy``, the mean of the last fifth).
"""

from __future__ import annotations

import argparse
import ctypes
import math
import re
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch

KEPT = 16
SCALE = 100.0
SEATS = [6, 6, 5, 2, 2] + [1] * 11
"""How many players, for every sixteenth of the missions: the longest first, so that none is waited for."""
SETUPS = [0, 0, 1, 3, 1, 2, 3]
BATCH = 4096
EPOCHS = 1.5
MEMORY = 5
"""Rounds of missions that are learnt from."""
GPU = "cuda"


class Missions(ctypes.Structure):
    """What ``missions.cu`` is given."""

    _fields_ = [
        ("weights", ctypes.c_void_p),
        ("count", ctypes.c_int),
        ("first", ctypes.c_int),
        ("luck", ctypes.c_float),
        ("lam", ctypes.c_float),
        ("far", ctypes.c_float),
        *((name, ctypes.c_void_p) for name in ("seats", "setups", "kept", "worth", "ends", "next")),
    ]


class Kernel:
    """Plays missions by the weights."""

    def __init__(self, folder: Path) -> None:
        found = re.findall(r"#define (\w+) (\d+)\n", (folder / "kernel.h").read_text())
        size = {name: int(number) for name, number in found}
        self.row, self.whole, self.marines = size["FE_ROW"], size["FE_WHOLE"], size["AT_MARINES"]
        self.h1, self.h2 = size["VA_H1"], size["VA_H2"]
        self.dim = self.marines * self.row + self.whole
        self.blocks = 2 * torch.cuda.get_device_properties(0).multi_processor_count
        self.count = self.blocks * 512
        self.library = ctypes.CDLL(str(folder / "missions.so"))
        self.kept = [torch.zeros((self.count * KEPT, self.dim), dtype=torch.uint8, device=GPU) for _ in range(MEMORY)]

    def play(self, weights: Any, first: int, slot: int, luck: float, lam: float) -> tuple[Any, Any, Any]:
        """Moments, what they turned out to be worth (-1: none there), and how the missions ended."""
        kept, worth = self.kept[slot], torch.full((self.count * KEPT,), -1.0, device=GPU)
        ends = torch.zeros((self.count, 4), device=GPU)
        rooms = [torch.tensor(one, dtype=torch.int32, device=GPU) for one in (SEATS, SETUPS, [0])]
        flat = weights.detach().float().contiguous()
        seats, setups, following = (room.data_ptr() for room in rooms)
        given = (kept.data_ptr(), worth.data_ptr(), ends.data_ptr(), following)
        torch.cuda.synchronize()
        how = Missions(flat.data_ptr(), self.count, first, luck, lam, 0.0, seats, setups, *given)
        if self.library.play(ctypes.byref(how), self.blocks):
            raise RuntimeError("the GPU would not play")
        torch.cuda.synchronize()
        return kept, worth, ends

    def logit(self, weights: Any, moments: Any) -> Any:
        """The value, as ``fast/value.py`` has it, before it is squeezed between 0 and 1."""
        row, whole, h1, h2 = self.row, self.whole, self.h1, self.h2
        sizes = [row * h1, h1, h1 * h2, whole * h2, h2, h2, h1, whole, 1]
        w_row, b_row, w_pool, w_whole, b_whole, out, lin_pool, lin_whole, base = torch.split(weights, sizes)
        marines = moments[:, : self.marines * row].view(-1, self.marines, row)
        rest = moments[:, self.marines * row :]
        alive = marines[:, :, : self.marines].sum(2, keepdim=True) > 0
        pool = (torch.relu(marines @ w_row.view(row, h1) + b_row) * alive).sum(1)
        two = torch.relu(pool @ w_pool.view(h1, h2) + rest @ w_whole.view(whole, h2) + b_whole)
        return two @ out + pool @ lin_pool + rest @ lin_whole + base


def said(ends: Any) -> str:
    """How many missions were won, by players."""
    seats = torch.tensor(SEATS, device=GPU)[torch.arange(len(ends), device=GPU) * 16 // len(ends)]
    return ", ".join(f"{one}: {ends[seats == one, 0].mean().item():.4f}" for one in sorted(set(SEATS)))


def learn(kernel: Kernel, weights: Any, args: argparse.Namespace) -> None:
    """Play, learn from it, play again; the rate falls all the time."""
    weights = torch.nn.Parameter(weights.to(GPU))
    steps = torch.optim.Adam([weights], lr=args.rate, fused=True)
    memory: dict[int, Any] = {}
    begun, rounds, late, mean = time.time(), 0, 0, weights.detach().clone()
    while (done := (time.time() - begun) / args.seconds) < 1:
        for group in steps.param_groups:
            group["lr"] = args.rate * (0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * done)))
        moments, worth, ends = kernel.play(
            weights, args.first + rounds * kernel.count, rounds % MEMORY, args.luck, 1 - args.trust
        )
        there = torch.nonzero(worth >= 0)[:, 0]
        memory[rounds % MEMORY] = (moments, worth, there)
        for _ in range(int(EPOCHS * len(there) / BATCH)):
            seen, turned_out, which = memory[int(torch.randint(len(memory), (1,)))]
            some = which[torch.randint(len(which), (BATCH,), device=GPU)]
            thought = kernel.logit(weights, seen[some].float() / SCALE)
            wrong = torch.nn.functional.binary_cross_entropy_with_logits(thought, turned_out[some])
            steps.zero_grad(set_to_none=True)
            wrong.backward()
            steps.step()
        rounds += 1
        if done > 0.8:
            late += 1
            mean += (weights.detach() - mean) / late
        print(f"{time.time() - begun:.0f} s: {len(ends)} missions, won {said(ends)}", flush=True)
        np.save(args.folder / "last.npy", weights.detach().cpu().numpy())
        np.save(args.folder / "mean.npy", mean.cpu().numpy())


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=545)
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--luck", type=float, default=0.001)
    parser.add_argument("--trust", type=float, default=0.15)
    parser.add_argument("--first", type=int, default=10_000_000, help="the seed of the first mission")
    args = parser.parse_args()
    learn(Kernel(args.folder), torch.from_numpy(np.load(args.weights)).float(), args)


if __name__ == "__main__":
    main()
