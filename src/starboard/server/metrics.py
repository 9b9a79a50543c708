"""``/metrics`` for Prometheus: what a host watches, on an address of its own, and only if it was asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from starboard.server.house import House

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

LAG_SECONDS = 0.5


class Numbers:
    """Reads the house when somebody asks; nothing is counted for it alone but how late the event loop is."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lag = 0.0
        """The worst since it was asked last."""

    def collect(self) -> Iterable[Metric]:
        """What stands on the page. Called from the page's own thread: whole numbers are read, nothing is changed."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        house, lag = self.house, self.lag
        self.lag = 0.0
        gauges = {
            "tables": ("Tables in memory", len(house.lives)),
            "sockets": ("Pages that are connected", sum(house.addresses.copy().values())),
            "connections": (
                "Connections that are no sockets, not through a proxy",
                sum(house.connections.copy().values()),
            ),
            "studies_waiting": (
                "Long work in line beside the event loop",
                house.studies.waiting + house.long_studies.waiting,
            ),
            "bots_waiting": ("Bots in line for a thought", house.players.ours.waiting),
            "loop_lag_seconds": ("How late the event loop was at worst since the last look", lag),
        }
        if (room := house.store.room()) is not None:
            gauges["room_bytes"] = ("Bytes free on the disk of the store", room)
        for name, (about, value) in gauges.items():
            yield GaugeMetricFamily(f"starboard_{name}", about, value=value)
        counts = CounterMetricFamily(
            "starboard_happened", "Answers by status, messages, troubles, moves", labels=["what"]
        )
        for what, count in sorted(house.counts.copy().items()):
            counts.add_metric([what], count)
        yield counts

    async def watch(self) -> None:
        """How late the event loop is, again and again."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self.lag = max(self.lag, loop.time() - due)


def serve(house: House, host: str, port: int) -> Any:
    """Open the page; what closes it. Raises :class:`ImportError` without prometheus-client, and :class:`OSError`."""
    from prometheus_client import CollectorRegistry, start_http_server

    numbers, registry = Numbers(house), CollectorRegistry()
    registry.register(numbers)
    server, _thread = start_http_server(port, host, registry)
    house.also.append(numbers.watch)
    return server
