"""Results as a table that pandas, polars, DuckDB and whatever else reads columns or Arrow take as it is."""

from collections.abc import Callable
from typing import Any

from numpy.typing import NDArray


class Table(dict[str, NDArray[Any]]):
    """Columns by name, each a NumPy array with a row for each game."""

    @property
    def __arrow_c_stream__(self) -> Callable[..., object]:
        """Arrow's interface, if pyarrow is installed: https://arrow.apache.org/docs/format/CDataInterface/PyCapsuleInterface.html"""
        try:
            import pyarrow  # type: ignore[import-untyped]  # noqa: PLC0415  optional
        except ImportError:
            raise AttributeError("__arrow_c_stream__ needs pyarrow") from None
        stream: Callable[..., object] = pyarrow.table(dict(self)).__arrow_c_stream__
        return stream
