"""Networks: their files, and the forward pass in C and in Python."""

from array import array
from random import Random

import pytest

from republik.table.learning.network import BadNetwork, PlainForward, Shape, Weights, forward, read, write

SHAPE = Shape(dense=3, sparse=20, first=8, second=4, groups=2, values=3)


def random_weights(seed: int, shape: Shape = SHAPE) -> Weights:
    rng = Random(seed)
    sizes = {name: size[0] * (size[1] if len(size) == 2 else 1) for name, size in shape.parts()}
    return Weights(
        shape,
        {name: array("f", [rng.gauss(0, 1) for _ in range(size)]) for name, size in sizes.items()},
        {"seed": seed},
    )


def test_a_file_is_read_as_it_was_written() -> None:
    weights = random_weights(1)
    assert read(write(weights)) == weights


def test_half_precision_halves_the_file_and_keeps_three_digits() -> None:
    weights = random_weights(2)
    whole, half = write(weights), write(weights, half=True)
    assert len(whole) - len(half) >= 2 * SHAPE.weight_count() - 2
    for name, numbers in read(half).arrays.items():
        assert list(numbers) == pytest.approx(list(weights.arrays[name]), rel=1e-3, abs=1e-4)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda data: b"hello", "foreign"),
        (lambda data: data[:-1], "damaged"),
        (lambda data: data[:-1] + bytes([data[-1] ^ 1]), "damaged"),
        (lambda data: data.replace(b'"dense":3', b'"dense":4'), "damaged"),
        (lambda data: data.replace(b'"dense":3', b'"dense":0'), "head"),
        (lambda data: data.replace(b'"bits":32', b'"bits":31'), "head"),
        (lambda data: data.replace(b'{"shape"', b'{"shapx"'), "head"),
        (lambda data: data.replace(b'"shape"', b'"shape'), "head"),
    ],
)
def test_a_spoilt_file_is_refused(spoil: object, reason: str) -> None:
    assert callable(spoil)
    with pytest.raises(BadNetwork, match=reason):
        read(spoil(write(random_weights(3))))


def by_hand(weights: Weights, dense: list[float], active: list[int], group: int) -> list[float]:
    """Works the values out from the formula in the module's documentation."""
    shape, part = weights.shape, weights.arrays

    def column(name: str, width: int, i: int) -> list[float]:
        return [part[name][row * width + i] for row in range(len(part[name]) // width)]

    first = [
        max(
            0.0,
            part["bias1"][i]
            + sum(a * b for a, b in zip(dense, column("dense1", shape.first, i), strict=True))
            + sum(column("sparse1", shape.first, i)[n] for n in active),
        )
        for i in range(shape.first)
    ]
    second = [
        max(0.0, part["bias2"][i] + sum(a * b for a, b in zip(first, column("weights2", shape.second, i), strict=True)))
        for i in range(shape.second)
    ]
    out = []
    for row in range(group * shape.values, (group + 1) * shape.values):
        rest = part["weights3"][row * shape.second : (row + 1) * shape.second]
        skip = part["skip"][row * shape.dense : (row + 1) * shape.dense]
        total = part["bias3"][row] + sum(a * b for a, b in zip(second, rest, strict=True))
        out.append(total + sum(a * b for a, b in zip(dense, skip, strict=True)))
    return out


@pytest.mark.parametrize("kind", [list, array], ids=["Python", "C"])
def test_the_forward_pass_follows_the_formula(kind: type) -> None:
    weights = random_weights(4)
    dense = kind([0.0] * 3) if kind is list else array("d", [0.0] * 3)
    active = kind([0] * 10) if kind is list else array("q", [0] * 10)
    net = forward(weights, dense, active)
    rng = Random(5)
    for _ in range(50):
        count, group = rng.randrange(11), rng.randrange(2)
        for i in range(3):
            dense[i] = rng.choice([0.0, rng.gauss(0, 1)])
        for i in range(count):
            active[i] = rng.randrange(20)
        wanted = by_hand(weights, list(dense), list(active[:count]), group)
        assert net.evaluate(count, group) == pytest.approx(wanted[0], abs=1e-4)
        assert [net.value(k) for k in range(3)] == pytest.approx(wanted, abs=1e-4)


def changed(inputs: list[int], rng: Random) -> list[int]:
    """Returns the active inputs of a next position: a few have come or gone, or all are different."""
    if rng.random() < 0.1:
        return [rng.randrange(200) for _ in range(rng.randrange(100))]
    out = inputs[:]
    for _ in range(rng.choice([0, 1, 2, 12])):
        if out and rng.random() < 0.5:
            del out[rng.randrange(len(out))]
        elif len(out) < 100:
            out.insert(rng.randrange(len(out) + 1), rng.randrange(200))
    return out


def test_a_value_does_not_depend_on_the_positions_evaluated_before() -> None:
    shape = Shape(dense=3, sparse=200, first=40, second=12, groups=1, values=1)
    weights, rng = random_weights(7, shape), Random(8)
    dense, active = array("d", [0.5, 0.0, -1.0]), array("q", [0] * 100)
    net, plain = forward(weights, dense, active), PlainForward(weights, dense, active)
    inputs: list[int] = []
    for _ in range(300):
        inputs = changed(inputs, rng)
        for i, number in enumerate(inputs):
            active[i] = number
        value = net.evaluate(len(inputs), 0)
        assert value == forward(weights, dense, active).evaluate(len(inputs), 0)
        assert value == pytest.approx(plain.evaluate(len(inputs), 0), rel=1e-4, abs=1e-3)


def test_after_a_refused_input_values_are_right_again() -> None:
    dense, active = array("d", [1.0, 2.0, 3.0]), array("q", [1, 2, 3, 20])
    net = forward(random_weights(9), dense, active)
    if isinstance(net, PlainForward):
        pytest.skip("the engine is not compiled")
    value = net.evaluate(3, 0)
    with pytest.raises(IndexError):
        net.evaluate(4, 0)
    assert net.evaluate(3, 0) == value


def test_c_refuses_what_lies_outside_its_arrays() -> None:
    active = array("q", [0, 20])
    net = forward(random_weights(6), array("d", [0.0] * 3), active)
    if isinstance(net, PlainForward):
        pytest.skip("the engine is not compiled")
    for count, group in ((3, 0), (-1, 0), (1, 2), (1, -1), (2, 0)):
        with pytest.raises(IndexError):
            net.evaluate(count, group)
    with pytest.raises(IndexError):
        net.value(3)
    with pytest.raises(ValueError, match="wrong type or size"):
        forward(random_weights(6), array("f", [0.0] * 3), active)
    with pytest.raises(ValueError, match="wrong type or size"):
        forward(random_weights(6), array("d", [0.0] * 2), active)
