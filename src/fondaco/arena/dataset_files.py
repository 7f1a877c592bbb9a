"""Datasets on disk: Parquet with pyarrow, or `.npz` with numpy alone; written bit by bit, and whole or not at all."""

from __future__ import annotations

import shutil
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any, Protocol

import msgspec
import numpy as np

from fondaco.arena.dataset import Column, Decisions, columns_of
from fondaco.kernel import Game

FORMAT = 1
GROUP = 2048  # decisions written at once: a row group of a Parquet file
EARLIEST = (1980, 1, 1, 0, 0, 0)  # of every entry, so that the same data are the same bytes
SUFFIXES = (".parquet", ".npz")


class Writer(Protocol):
    """Takes one match after the other."""

    def add(self, decisions: Decisions) -> None: ...

    def finish(self) -> None: ...


def about(game: Game, facts: Mapping[str, Any]) -> str:
    """What stands once in a file, as JSON: where it comes from, the parts of a row, the notation of every action."""
    parts = [
        {"name": entry.name, "start": game.rows.slices[entry.name].start, "shape": entry.shape, "text": entry.text}
        for entry in game.rows.entries
    ]
    actions = [game.moves.write(move) for move in game.moves.every]
    head = {"format": FORMAT, "game": game.name, "rules": game.version, **facts}
    return msgspec.json.encode(head | {"row": parts, "actions": actions}).decode()


@contextmanager
def open_dataset(file: Path, game: Game, facts: Mapping[str, Any]) -> Iterator[Writer]:
    """A writer for a new file. The file is there when all went well, and not before: until then it is called `.new`."""
    beside = file.with_name(file.name + ".new")
    make = _Parquet if file.suffix == ".parquet" else _Npz
    try:
        with ExitStack() as stack:
            writer = make(stack, beside, columns_of(game), about(game, facts))
            yield writer
            writer.finish()
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


class _Parquet:
    """A row group after the other. The record of a match stands beside its first decision."""

    def __init__(self, stack: ExitStack, file: Path, columns: Iterable[Column], head: str) -> None:
        import pyarrow as pa
        from pyarrow import parquet

        self.arrow = pa
        self.columns = tuple(columns)
        fields = [pa.field(column.name, self._type(column), nullable=False) for column in self.columns]
        self.schema = pa.schema([*fields, pa.field("record", pa.string())], {"fondaco": head})
        self.writer = stack.enter_context(parquet.ParquetWriter(file, self.schema, compression="zstd"))
        self.waiting: list[Decisions] = []
        self.count = 0

    def _type(self, column: Column) -> Any:
        number = self.arrow.from_numpy_dtype(np.dtype(column.dtype))
        if column.size == 0:
            return number
        return self.arrow.list_(self.arrow.field("item", number, nullable=False), column.size)

    def add(self, decisions: Decisions) -> None:
        self.waiting.append(decisions)
        self.count += len(decisions.columns["seat"])
        if self.count >= GROUP:
            self._write()

    def finish(self) -> None:
        if self.waiting:
            self._write()

    def _write(self) -> None:
        arrays = [self._array(column) for column in self.columns]
        records: list[str | None] = []
        for each in self.waiting:
            records += [each.record, *[None] * (len(each.columns["seat"]) - 1)][: len(each.columns["seat"])]
        arrays.append(self.arrow.array(records, self.arrow.string()))
        self.writer.write_table(self.arrow.table(arrays, schema=self.schema), row_group_size=self.count)
        self.waiting, self.count = [], 0

    def _array(self, column: Column) -> Any:
        values = np.concatenate([each.columns[column.name] for each in self.waiting]).reshape(-1)
        if column.size == 0:
            return self.arrow.array(values)
        return self.arrow.FixedSizeListArray.from_arrays(self.arrow.array(values), type=self._type(column))


class _Npz:
    """An array for each column, kept in files without a name until their length is known; then the archive."""

    def __init__(self, stack: ExitStack, file: Path, columns: Iterable[Column], head: str) -> None:
        self.file = file
        self.file.touch()
        self.head = head
        self.columns = tuple(columns)
        self.kept: dict[str, IO[bytes]] = {
            name: stack.enter_context(tempfile.TemporaryFile(dir=file.parent))  # noqa: SIM115 closed by the stack
            for name in [*[column.name for column in self.columns], "record"]
        }
        self.count = 0
        self.lengths: list[int] = []  # of the records

    def add(self, decisions: Decisions) -> None:
        for column in self.columns:
            self.kept[column.name].write(decisions.columns[column.name].tobytes())
        record = decisions.record.encode()
        self.kept["record"].write(record)
        self.lengths.append(len(record))
        self.count += len(decisions.columns["seat"])

    def finish(self) -> None:
        with zipfile.ZipFile(self.file, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
            for column in self.columns:
                shape = (self.count, column.size) if column.size else (self.count,)
                with self._entry(archive, column.name, column.dtype, shape) as entry:
                    self.kept[column.name].seek(0)
                    shutil.copyfileobj(self.kept[column.name], entry)
            width = max(self.lengths, default=1)
            with self._entry(archive, "records", f"S{width}", (len(self.lengths),)) as entry:
                self.kept["record"].seek(0)
                for length in self.lengths:
                    entry.write(self.kept["record"].read(length).ljust(width, b"\0"))
            head = np.array(self.head.encode())
            with self._entry(archive, "about", head.dtype.str, ()) as entry:
                entry.write(head.tobytes())

    @staticmethod
    @contextmanager
    def _entry(archive: zipfile.ZipFile, name: str, dtype: str, shape: tuple[int, ...]) -> Iterator[IO[bytes]]:
        """A place in the archive for an array, after its header."""
        info = zipfile.ZipInfo(f"{name}.npy", EARLIEST)
        info.compress_type = zipfile.ZIP_DEFLATED
        with archive.open(info, "w", force_zip64=True) as entry:
            header = {"descr": np.dtype(dtype).str, "fortran_order": False, "shape": shape}
            np.lib.format.write_array_header_1_0(entry, header)
            yield entry
