"""Training is an extra: without PyTorch there is nothing to test here."""

import pytest

from katzentisch.testing.tables import INTERPRETED

torch = pytest.importorskip("torch", reason="training needs PyTorch: pip install katzentisch[training]")
torch.set_num_threads(1)  # several threads that wait for each other on a busy machine are ten times slower than one

if INTERPRETED:
    pytest.skip("a question to what learns, not to the rules, and a hundred times slower", allow_module_level=True)
