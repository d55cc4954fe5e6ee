from __future__ import annotations

import pytest

from treadle.errors import UsageError
from treadle.options import size


@pytest.mark.parametrize(
    ("text", "bytes"),
    [
        ("1", 1),
        ("1024", 1024),
        ("1K", 1 << 10),
        ("512M", 512 << 20),
        ("2G", 2 << 30),
        ("2g", 2 << 30),
        ("2GB", 2 << 30),
        ("2 GiB", 2 << 30),
        (" 1.5G ", 3 << 29),
        ("1T", 1 << 40),
        (4096, 4096),
    ],
)
def test_sizes(text: str | int, bytes: int) -> None:
    assert size(text) == bytes


@pytest.mark.parametrize(
    "text", ["", "G", "2X", "-1", "1e9", "2 2", "nan", "0", "0.1", "999999999999999999T", 0, -1, 1.5]
)
def test_what_is_no_size(text: str | int) -> None:
    with pytest.raises(UsageError, match="max_memory must be"):
        size(text)
