"""Studies and tools on top of the games: simulation, conformance, benchmarks."""
