"""The processes of a run: usually one. torchrun starts several; each plays its own games, and all learn the same network.

Each process has its GPU, or its share of the cores. Gradients are averaged by DistributedDataParallel; everything else that the processes
must agree on goes through the few functions here, which do nothing in a run of one process.
"""

import os
from dataclasses import dataclass
from itertools import count
from typing import Any

import torch
from torch import Tensor, distributed, nn
from torch.nn.parallel import DistributedDataParallel

from ..batch.gpu import load_cuda
from ..games.game import BadSetup
from ..words import Said

GAME_NUMBERS = 2**32  # of one seed
FAILURES = "failures"  # key of their number in the store
CONNECTIONS = count()  # one for each stage: what the processes stored for an earlier one would connect them to nobody


@dataclass(frozen=True)
class Processes:
    """`rank` is the number of this process among `count`, `local_rank` and `local_count` are those on this machine."""

    rank: int = 0
    count: int = 1
    local_rank: int = 0
    local_count: int = 1
    store: Any = None  # keys and values that all processes see

    @property
    def is_first(self) -> bool:
        """Whether this process writes the files and prints the metrics."""
        return self.rank == 0

    @property
    def first_game(self) -> int:
        """The number of the first game of this process: the game numbers of a seed are divided among the processes."""
        return self.rank * (GAME_NUMBERS // self.count)

    @property
    def threads(self) -> int:
        """The number of threads that play games if this process has no GPU."""
        return max(1, (os.cpu_count() or 1) // self.local_count)

    def part_of(self, number: int, field: str) -> int:
        """Return the part of this process in a field of the configuration. Raises BadSetup if the processes can't share it equally."""
        if number % self.count:
            raise BadSetup(Said("training-share", {"field": field, "value": number, "processes": self.count}))
        return number // self.count

    def device(self, kind: str | None) -> str:
        """Choose the device of this process: the GPU if there is one, unless a kind of device is given. Raises BadSetup."""
        if kind == "cpu" or (kind is None and not torch.cuda.is_available()):
            return "cpu"
        if not torch.cuda.is_available():
            raise BadSetup(Said("training-no-gpu"))
        if self.local_count > torch.cuda.device_count():
            facts = {"processes": self.local_count, "gpus": torch.cuda.device_count()}
            raise BadSetup(Said("training-too-few-gpus", facts))
        torch.cuda.set_device(self.local_rank)
        load_cuda().select_device(self.local_rank)
        return f"cuda:{self.local_rank}"

    def connect(self, device: str) -> None:
        """Connect the processes with each other."""
        if self.count > 1:
            backend = "cpu:gloo,cuda:nccl" if device != "cpu" else "gloo"
            store = distributed.PrefixStore(f"training-{next(CONNECTIONS)}", self.store)
            distributed.init_process_group(backend, store=store, rank=self.rank, world_size=self.count)

    def disconnect(self) -> None:
        if self.count > 1 and distributed.is_initialized():
            distributed.destroy_process_group()

    def wrap(self, net: nn.Module) -> nn.Module:
        """Return the network as it is to be called for a gradient step: one whose gradients are averaged over all processes."""
        if self.count == 1:
            return net
        return DistributedDataParallel(net)

    def total(self, values: Tensor) -> Tensor:
        """Return the sum over all processes; changes the tensor."""
        if self.count > 1:
            distributed.all_reduce(values)
        return values

    def moments(self, values: Tensor) -> tuple[float, float, int]:
        """Return mean, standard deviation and number of the values of all processes."""
        count, total = self.total(torch.stack([values.new_tensor(len(values)), values.sum()]).double()).tolist()
        mean = total / max(count, 1)
        squares = self.total((values.double() - mean).square().sum())
        return mean, float((squares / max(count - 1, 1)).sqrt()), int(count)

    def least(self, number: int) -> int:
        """Return the smallest of the processes' numbers."""
        return -self.most(-number)

    def most(self, number: int) -> int:
        """Return the largest of the processes' numbers."""
        if self.count == 1:
            return number
        numbers = torch.tensor(number)
        distributed.all_reduce(numbers, distributed.ReduceOp.MAX)
        return int(numbers)

    def from_first(self, value: Any) -> Any:
        """Return the value that the first process gives."""
        if self.count == 1:
            return value
        values = [value]
        distributed.broadcast_object_list(values, src=0)
        return values[0]

    def copy_first(self, net: nn.Module) -> None:
        """Make the network that of the first process."""
        if self.count > 1:
            for tensor in net.state_dict().values():
                distributed.broadcast(tensor, src=0)

    def is_first_failure(self) -> bool:
        """Whether no other process has failed before this one. The first failure is the cause of the others and is reported alone."""
        return self.count_failures(1) <= 1

    def has_failure(self) -> bool:
        return self.count_failures(0) > 0

    def count_failures(self, more: int) -> int:
        """Add to the number of failures and return it; 0 if it can't be known."""
        try:
            return int(self.store.add(FAILURES, more)) if self.store is not None else 0
        except RuntimeError:  # the machine with the store is gone
            return 0


ALONE = Processes()


def find_processes() -> Processes:
    """Find the other processes through the environment variables that torchrun sets."""
    store, rank, count = next(distributed.rendezvous("env://"))
    prefix = os.environ.get("TORCHELASTIC_RESTART_COUNT", "0")  # failures before a restart are past
    local_rank, local_count = int(os.environ.get("LOCAL_RANK", rank)), int(os.environ.get("LOCAL_WORLD_SIZE", count))
    return Processes(rank, count, local_rank, local_count, distributed.PrefixStore(prefix, store))
