"""Tests that share what takes long to make are run by one process, one after the other."""

from __future__ import annotations

import os

import pytest


@pytest.mark.xdist_group("proof")
def test_groups_are_kept_together(request: pytest.FixtureRequest) -> None:
    """pytest-xdist knows a group by the end of a test's name; a pytest with other names would not tell."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        pytest.skip("one process does it all")
    assert request.node.nodeid.endswith("@proof")
