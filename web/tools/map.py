"""Draws the outlines of the board: real borders, bent so that every city lies where the board wants it.

    python web/tools/map.py        (needs numpy, and `npm install` done in web/)

The states of Germany (@svg-maps/germany) and their neighbours (world-atlas) are painted on a fine grid, the grid is
pulled over the board by a thin-plate spline through the cities, a few borders are changed to what the game's
neighbourhoods ask for (9.7), and the seams between the painted areas are traced, smoothed and thinned. Tracing one grid
means that neighbours share their border point for point. Writes outlines.json in the data of the game.
"""

import json
import math
import re
import xml.etree.ElementTree as ET
from collections import defaultdict
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Labels = NDArray[np.int16]
Point = tuple[float, float]

WEB = Path(__file__).resolve().parents[1]
DATA = WEB.parent / "src/republik/games/wsdv/data"
LAYOUT = DATA / "layout.json"
OUTLINES = DATA / "outlines.json"
STATES = WEB / "node_modules/@svg-maps/germany/germany.svg"
COUNTRIES = WEB / "node_modules/world-atlas/countries-10m.json"

WIDTH, HEIGHT, MARGIN = 1000, 1180, 12
SCALE = 2.0  # grid cells per unit of the states' drawing
REACH = 420  # units of that drawing around Germany
FRONTIER_SOFTNESS, SOFTNESS = 13.0, 4.0  # how far areas are rounded off: the two states, then the provinces
SMOOTH, TOLERANCE, SMALLEST = 6.0, 0.9, 260

PROVINCES = {
    "sh": "SH", "ni": "NI", "hb": "NI", "hh": "HH", "nw": "NRW", "he": "HE", "rp": "RP", "sl": "RP", "bw": "BW",
    "by": "BY", "mv": "MV", "bb": "BB", "be": "BB", "st": "ST", "sn": "SN", "th": "TH",
}  # fmt: skip
ABROAD = {"Poland": "Polska", "Czechia": "ČSSR", "Slovakia": "ČSSR"}
NAMES = [
    "sea", "SH", "NI", "NRW", "HE", "RP", "BW", "BY", "WB", "MV", "BB", "EB", "ST", "SN", "TH", "HH", "Polska", "ČSSR",
    "land",
]  # fmt: skip
WEST = ("SH", "NI", "NRW", "HE", "RP", "BW", "BY", "HH")
EAST = ("MV", "BB", "ST", "SN", "TH")
CODE = {name: number for number, name in enumerate(NAMES)}

# Where a city is taken to lie, in degrees: the true place, or a little further inside its province so that a disc has
# room between it and the border.
TRUE_PLACES: dict[str, Point] = {
    "Flensburg": (9.35, 54.68), "Kiel": (10.10, 54.27), "Hamburg": (9.99, 53.55), "Bremen": (8.81, 53.08),
    "Hannover": (9.65, 52.37), "Wolfsburg": (10.55, 52.45), "Bielefeld": (8.60, 51.95), "Duisburg": (6.76, 51.43),
    "Dortmund": (7.47, 51.51), "Köln": (6.98, 50.94), "Kassel": (9.32, 51.25), "Gießen": (8.68, 50.62),
    "Fulda": (9.60, 50.50), "Frankfurt": (8.78, 50.12), "Koblenz": (7.52, 50.33), "Saarbrücken": (7.00, 49.36),
    "Kaiserslautern": (7.80, 49.42), "Mannheim": (8.78, 49.40), "Heilbronn": (9.25, 49.16), "Stuttgart": (9.05, 48.72),
    "Ulm": (9.70, 48.35), "Bayreuth": (11.58, 49.93), "Nürnberg": (11.08, 49.45), "Ingolstadt": (11.55, 48.76),
    "München": (11.50, 48.14), "Rostock": (12.13, 53.98), "Neubrandenburg": (13.26, 53.60), "Schwedt": (13.95, 53.08),
    "Cottbus": (14.25, 51.72), "Berlin": (13.45, 52.52), "Magdeburg": (11.65, 52.13), "Bitterfeld": (12.15, 51.75),
    "Leipzig": (12.55, 51.26), "Dresden": (13.74, 51.07), "Karl-Marx-Stadt": (12.92, 50.80),
    "Eisenach": (10.52, 51.00), "Jena": (11.55, 50.88), "Rheinsberg": (12.90, 53.03),
}  # fmt: skip

# Corners of the country and what lies around it, to keep the outline in shape: degrees, then the place on the board.
CORNERS: list[tuple[Point, Point]] = [
    ((8.35, 54.95), (318, 40)), ((9.6, 57.6), (360, -190)), ((6.9, 53.45), (120, 268)), ((5.0, 53.0), (-110, 300)),
    ((5.97, 51.0), (8, 655)), ((4.0, 51.0), (-170, 660)), ((6.2, 49.5), (-12, 860)), ((7.6, 47.58), (150, 1128)),
    ((9.2, 47.66), (300, 1150)), ((10.2, 47.3), (420, 1168)), ((6.0, 46.5), (-10, 1290)), ((11.4, 47.45), (560, 1150)),
    ((13.03, 47.5), (735, 1140)), ((13.8, 48.6), (800, 1035)), ((12.4, 49.8), (712, 860)), ((15.0, 51.0), (915, 640)),
    ((14.75, 52.1), (900, 455)), ((14.2, 53.95), (838, 210)), ((13.4, 54.65), (735, 118)), ((17.5, 53.5), (1160, 270)),
    ((17.5, 51.0), (1160, 660)), ((17.0, 49.0), (1160, 990)), ((11.0, 54.4), (515, 128)), ((12.1, 50.32), (664, 770)),
    ((9.95, 51.4), (428, 588)), ((10.2, 50.4), (428, 768)), ((11.2, 50.3), (548, 768)), ((10.6, 53.35), (490, 300)),
]  # fmt: skip


def mercator(longitude: float, latitude: float) -> Point:
    """Degrees to the units of the states' drawing, which is a Mercator map fitted to its frame."""
    west, east, south, north = 5.8663, 15.0419, 47.2701, 55.0584

    def stretch(degrees: float) -> float:
        return math.log(math.tan(math.pi / 4 + math.radians(degrees) / 2))

    x = (longitude - west) / (east - west) * FRAME[0]
    y = (stretch(north) - stretch(latitude)) / (stretch(north) - stretch(south)) * FRAME[1]
    return x, y


FRAME = (585.5, 792.5)


# -- reading --------------------------------------------------------------------------------


def read_states() -> dict[str, list[list[Point]]]:
    tree = ET.parse(STATES)
    rings: dict[str, list[list[Point]]] = defaultdict(list)
    for path in tree.iter("{http://www.w3.org/2000/svg}path"):
        rings[PROVINCES[path.attrib["id"]]].extend(parse_path(path.attrib["d"]))
    return rings


def parse_path(d: str) -> list[list[Point]]:
    """Relative moves and lines only: that is all the drawing uses."""
    rings: list[list[Point]] = []
    x = y = 0.0
    for part in re.findall(r"m([^mz]*)z?", d):
        numbers = [float(n) for n in re.findall(r"-?[\d.]+(?:e-?\d+)?", part)]
        ring: list[Point] = []
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            ring.append((x, y))
        x, y = ring[0]
        rings.append(ring)
    return rings


def read_countries() -> dict[str, list[list[Point]]]:
    """Every country as rings in the units of the states' drawing (TopoJSON, quantised)."""
    world = json.loads(COUNTRIES.read_text(encoding="utf-8"))
    (kx, ky), (tx, ty) = world["transform"]["scale"], world["transform"]["translate"]
    arcs: list[list[Point]] = []
    for arc in world["arcs"]:
        steps = np.cumsum(np.array(arc), axis=0)
        arcs.append([(float(x * kx + tx), float(y * ky + ty)) for x, y in steps])
    rings: dict[str, list[list[Point]]] = defaultdict(list)
    for country in world["objects"]["countries"]["geometries"]:
        if not country.get("arcs"):
            continue
        polygons = country["arcs"] if country["type"] == "MultiPolygon" else [country["arcs"]]
        for polygon in polygons:
            ring = [point for n in polygon[0] for point in (arcs[n] if n >= 0 else arcs[~n][::-1])]
            if any(-2 < lon < 24 and 42 < lat < 61 for lon, lat in ring):
                rings[country["properties"]["name"]].append([mercator(lon, min(lat, 72)) for lon, lat in ring])
    return rings


# -- painting -------------------------------------------------------------------------------


def paint(grid: Labels, ring: list[Point], label: int) -> None:
    """Fill a ring, row by row (even-odd)."""
    points = np.array(ring)
    x1, y1 = points[:, 0], points[:, 1]
    x2, y2 = np.roll(x1, -1), np.roll(y1, -1)
    low = max(0, int(y1.min()))
    high = min(grid.shape[0] - 1, int(y1.max()) + 1)
    for row in range(low, high + 1):
        y = row + 0.5
        crosses = (y1 <= y) != (y2 <= y)
        if not crosses.any():
            continue
        a, b, c, d = x1[crosses], y1[crosses], x2[crosses], y2[crosses]
        cuts = np.sort(a + (y - b) / (d - b) * (c - a))
        for left, right in zip(cuts[::2], cuts[1::2], strict=False):
            start, end = math.ceil(left - 0.5), math.floor(right - 0.5) + 1
            grid[row, max(0, start) : max(0, end)] = label


def source_grid() -> Labels:
    size = (int((FRAME[1] + 2 * REACH) * SCALE), int((FRAME[0] + 2 * REACH) * SCALE))
    grid = np.zeros(size, dtype=np.int16)

    def scaled(ring: list[Point]) -> list[Point]:
        return [((x + REACH) * SCALE, (y + REACH) * SCALE) for x, y in ring]

    germany = np.zeros(size, dtype=np.int16)
    for name, rings in read_countries().items():
        for ring in rings:
            if name == "Germany":
                paint(germany, scaled(ring), 1)
            else:
                paint(grid, scaled(ring), CODE[ABROAD.get(name, "land")])
    states = np.zeros(size, dtype=np.int16)
    for name, rings in read_states().items():
        for ring in sorted(rings, key=len, reverse=True):
            paint(states, scaled(ring), CODE[name])
    grid[states > 0] = states[states > 0]
    hole = (grid == 0) & (germany == 1)
    return fill_from_neighbours(grid, hole, steps=14)


def shifted(grid: Labels, dx: int, dy: int) -> Labels:
    return np.roll(np.roll(grid, dx, axis=1), dy, axis=0)


def fill_from_neighbours(grid: Labels, hole: NDArray[np.bool_], steps: int) -> Labels:
    for _ in range(steps):
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            near = shifted(grid, dx, dy)
            take = hole & (grid == 0) & (near > 0)
            grid[take] = near[take]
    return grid


# -- bending --------------------------------------------------------------------------------


def kernel(distance2: Floats) -> Floats:
    return np.where(distance2 > 0, distance2 * np.log(np.maximum(distance2, 1e-9)), 0.0)


class Spline:
    """A thin-plate spline from places on the board to places in the states' drawing."""

    def __init__(self, board: Floats, drawing: Floats, stiffness: float) -> None:
        n = len(board)
        self.board = board
        near = kernel(((board[:, None] - board[None]) ** 2).sum(-1)) + np.eye(n) * stiffness
        plane = np.hstack([np.ones((n, 1)), board])
        system = np.block([[near, plane], [plane.T, np.zeros((3, 3))]])
        self.weights: Floats = np.linalg.solve(system, np.vstack([drawing, np.zeros((3, 2))]))

    def __call__(self, points: Floats) -> Floats:
        near = kernel(((points[:, None] - self.board[None]) ** 2).sum(-1))
        plane = np.hstack([np.ones((len(points), 1)), points])
        return near @ self.weights[:-3] + plane @ self.weights[-3:]


def board_grid(cities: dict[str, Point]) -> Labels:
    names = [name for name in cities if name in TRUE_PLACES]
    on_board = np.array([cities[name] for name in names] + [place for _, place in CORNERS], dtype=np.float64)
    degrees = [TRUE_PLACES[name] for name in names] + [place for place, _ in CORNERS]
    spline = Spline(on_board, np.array([mercator(*place) for place in degrees]), stiffness=2e3)
    source = source_grid()
    rows = []
    xs = np.arange(-MARGIN, WIDTH + MARGIN) + 0.5
    for y in range(-MARGIN, HEIGHT + MARGIN):
        places = spline(np.column_stack([xs, np.full(len(xs), y + 0.5)]))
        cells = ((places + REACH) * SCALE).astype(int)
        inside = (cells >= 0).all(1) & (cells[:, 0] < source.shape[1]) & (cells[:, 1] < source.shape[0])
        row = np.zeros(len(xs), dtype=np.int16)
        row[inside] = source[cells[inside, 1], cells[inside, 0]]
        rows.append(row)
    return np.array(rows)


# -- the game's own borders -------------------------------------------------------------------


def near(grid: Labels, label: int, distance: int) -> NDArray[np.bool_]:
    mask: NDArray[np.bool_] = grid == label
    for _ in range(distance):
        mask = mask | np.roll(mask, 1, 0) | np.roll(mask, -1, 0) | np.roll(mask, 1, 1) | np.roll(mask, -1, 1)
    return mask


def apply_game_borders(grid: Labels, cities: dict[str, Point]) -> None:
    """Hessen borders on Sachsen-Anhalt, so Thüringen's strip along Niedersachsen goes to both (9.7)."""
    strip = (grid == CODE["TH"]) & near(grid, CODE["NI"], 24)
    middle = float(np.median(np.nonzero(strip)[1]))
    columns = np.arange(grid.shape[1])[None, :]
    grid[strip & (columns <= middle)] = CODE["HE"]
    grid[strip & (columns > middle)] = CODE["ST"]
    soften(grid)
    paint_berlin(grid, cities["Berlin"])
    paint_hamburg(grid, cities["Hamburg"])


def blurred(mask: NDArray[np.bool_], softness: float) -> Floats:
    """A mask with soft edges (Gaussian, by Fourier transform)."""
    height, width = mask.shape
    fy, fx = np.fft.fftfreq(height)[:, None], np.fft.rfftfreq(width)[None, :]
    damping = np.exp(-2 * (np.pi * softness) ** 2 * (fx**2 + fy**2))
    return np.asarray(np.fft.irfft2(np.fft.rfft2(mask) * damping, s=mask.shape), dtype=np.float64)


def vote(grid: Labels, names: tuple[str, ...], where: NDArray[np.bool_], softness: float) -> None:
    """Each cell in question goes to the area that is most present around it."""
    codes = np.array([CODE[name] for name in names], dtype=np.int16)
    presence = np.array([blurred(grid == code, softness) for code in codes])
    grid[where] = codes[presence.argmax(axis=0)][where]


def soften(grid: Labels) -> None:
    """Round off the frontier between the two states, then every border."""
    west, east = (np.isin(grid, [CODE[name] for name in side]) for side in (WEST, EAST))
    leans_east = blurred(east, FRONTIER_SOFTNESS) > blurred(west, FRONTIER_SOFTNESS)
    before = grid.copy()
    vote(grid, EAST, west & leans_east, FRONTIER_SOFTNESS)
    other = before.copy()
    vote(other, WEST, east & ~leans_east, FRONTIER_SOFTNESS)
    grid[east & ~leans_east] = other[east & ~leans_east]
    vote(grid, tuple(NAMES), np.ones(grid.shape, dtype=bool), SOFTNESS)


def paint_blob(grid: Labels, centre: Point, outline: list[Point], label: int) -> None:
    paint(grid, [(centre[0] + x + MARGIN, centre[1] + y + MARGIN) for x, y in outline], label)


EAST_BERLIN: list[Point] = [
    (-34, -34), (-16, -50), (8, -46), (22, -38), (40, -34), (46, -10), (56, 10), (46, 30), (22, 38), (2, 34), (-20, 32),
    (-30, 12), (-28, -10),
]  # fmt: skip
WEST_BERLIN: list[Point] = [
    (-28, -10), (-34, -34), (-52, -46), (-74, -40), (-84, -22), (-100, -14), (-98, 6), (-90, 24), (-66, 30), (-46, 22),
    (-30, 34), (-20, 32), (-30, 12),
]  # fmt: skip


def paint_berlin(grid: Labels, city: Point) -> None:
    """Both halves of Berlin, several times their true size."""
    paint_blob(grid, city, WEST_BERLIN, CODE["WB"])
    paint_blob(grid, city, EAST_BERLIN, CODE["EB"])


def paint_hamburg(grid: Labels, city: Point) -> None:
    for province in ("NI", "SH"):
        grid[grid == CODE["HH"]] = CODE[province]
    outline = [(34 * math.cos(a) * (1 + 0.12 * math.sin(3 * a + 1)), 33 * math.sin(a)) for a in np.linspace(0, 6.2, 40)]
    paint_blob(grid, city, outline, CODE["HH"])


def drop_specks(grid: Labels) -> None:
    """Islands and splinters too small to draw become part of what surrounds them."""
    seen = np.zeros(grid.shape, dtype=bool)
    height, width = grid.shape
    for start in zip(*np.nonzero(grid != np.roll(grid, 1, axis=1)), strict=True):
        if seen[start]:
            continue
        label, cells = grid[start], [start]
        around: dict[int, int] = defaultdict(int)
        seen[start] = True
        for row, column in cells:
            for r, c in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if not (0 <= r < height and 0 <= c < width):
                    continue
                if grid[r, c] != label:
                    around[int(grid[r, c])] += 1
                elif not seen[r, c]:
                    seen[r, c] = True
                    cells.append((r, c))
        if len(cells) < SMALLEST and around:
            where = np.array(cells)
            grid[where[:, 0], where[:, 1]] = max(around, key=lambda name: around[name])


# -- tracing --------------------------------------------------------------------------------

Corner = tuple[int, int]


def seams(grid: Labels) -> dict[Corner, list[Corner]]:
    """The lattice of corners between cells, joined where the two cells beside the edge differ."""
    joined: dict[Corner, list[Corner]] = defaultdict(list)
    for row, column in zip(*np.nonzero(grid[:, 1:] != grid[:, :-1]), strict=True):
        a, b = (int(column) + 1, int(row)), (int(column) + 1, int(row) + 1)
        joined[a].append(b)
        joined[b].append(a)
    for row, column in zip(*np.nonzero(grid[1:] != grid[:-1]), strict=True):
        a, b = (int(column), int(row) + 1), (int(column) + 1, int(row) + 1)
        joined[a].append(b)
        joined[b].append(a)
    return joined


def trace(grid: Labels) -> list[list[Corner]]:
    """Seams cut into arcs at the corners where three areas meet; a ring without such a corner is one closed arc."""
    joined = seams(grid)
    used: set[tuple[Corner, Corner]] = set()
    arcs: list[list[Corner]] = []

    def follow(start: Corner, step: Corner) -> list[Corner]:
        arc = [start, step]
        used.update({(start, step), (step, start)})
        while len(joined[arc[-1]]) == 2 and arc[-1] != start:
            following = next(c for c in joined[arc[-1]] if c != arc[-2])
            used.update({(arc[-1], following), (following, arc[-1])})
            arc.append(following)
        return arc

    ends = [corner for corner, others in joined.items() if len(others) != 2]
    for corner in ends + list(joined):
        for step in joined[corner]:
            if (corner, step) not in used:
                arcs.append(follow(corner, step))
    return arcs


def sides(grid: Labels, arc: list[Corner]) -> tuple[int, int]:
    """The areas to the left and to the right of an arc, looking along it with y downwards."""
    (x1, y1), (x2, y2) = arc[len(arc) // 2 - 1], arc[len(arc) // 2]
    if x1 == x2:
        top = min(y1, y2)
        west, east = int(grid[top, x1 - 1]), int(grid[top, x1])
        return (east, west) if y2 > y1 else (west, east)
    left = min(x1, x2)
    north, south = int(grid[y1 - 1, left]), int(grid[y1, left])
    return (north, south) if x2 > x1 else (south, north)


def smooth(arc: list[Corner], softness: float = SMOOTH) -> Floats:
    """A running mean along the arc with its ends (or, in a ring, nothing) held fast."""
    points = np.array(arc, dtype=np.float64)
    closed = arc[0] == arc[-1]
    reach = int(softness * 2)
    weights = np.exp(-((np.arange(-reach, reach + 1) / softness) ** 2))
    weights /= weights.sum()
    if closed:
        ring = points[:-1]
        padded = np.concatenate([ring[-reach:], ring, ring[:reach]]) if len(ring) > reach else ring
        if len(padded) == len(ring):
            return points
        out = np.column_stack([np.convolve(padded[:, k], weights, "valid") for k in (0, 1)])
        return np.vstack([out, out[:1]])
    start, end = points[0], points[-1]
    if len(points) <= reach + 1:
        return points[[0, -1]]
    padded = np.vstack([2 * start - points[reach:0:-1], points, 2 * end - points[-2 : -reach - 2 : -1]])
    return np.column_stack([np.convolve(padded[:, k], weights, "valid") for k in (0, 1)])


def thin(points: Floats, tolerance: float) -> Floats:
    """Douglas and Peucker's line with fewer points."""
    if len(points) < 3:
        return points
    if np.allclose(points[0], points[-1]):
        half = len(points) // 2
        return np.vstack([thin(points[: half + 1], tolerance)[:-1], thin(points[half:], tolerance)])
    (ax, ay), (bx, by) = points[0], points[-1]
    length = math.hypot(bx - ax, by - ay)
    distance = np.abs((points[:, 0] - ax) * (by - ay) - (points[:, 1] - ay) * (bx - ax)) / length
    farthest = int(distance.argmax())
    if distance[farthest] <= tolerance:
        return points[[0, -1]]
    return np.vstack([thin(points[: farthest + 1], tolerance)[:-1], thin(points[farthest:], tolerance)])


def outlines(grid: Labels) -> dict[str, object]:
    arcs: list[dict[str, object]] = []
    by_area: dict[str, list[int]] = defaultdict(list)
    for corners in trace(grid):
        left, right = sides(grid, corners)
        if left == right:
            continue
        points = thin(smooth(corners), TOLERANCE) - MARGIN
        flat = [int(n) if float(n).is_integer() else float(n) for n in np.round(points, 1).ravel()]
        by_area[NAMES[left]].append(len(arcs))
        by_area[NAMES[right]].append(~len(arcs))
        arcs.append({"sides": [NAMES[left], NAMES[right]], "points": flat})
    areas = {name: rings_of(by_area[name], arcs) for name in NAMES if name in by_area and name != "sea"}
    return {"size": [WIDTH, HEIGHT], "arcs": arcs, "areas": areas}


def rings_of(parts: list[int], arcs: list[dict[str, object]]) -> list[list[int]]:
    """Arcs joined end to end into closed rings; an arc run backwards is written ~number."""

    def ends(part: int) -> tuple[Point, Point]:
        points = arcs[part if part >= 0 else ~part]["points"]
        assert isinstance(points, list)
        first, last = (points[0], points[1]), (points[-2], points[-1])
        return (first, last) if part >= 0 else (last, first)

    left = list(parts)
    rings = []
    while left:
        ring = [left.pop(0)]
        start, reached = ends(ring[0])
        while reached != start:
            following = next((part for part in left if ends(part)[0] == reached), None)
            if following is None:
                break  # the ring leaves the grid; the page's frame cuts it off
            left.remove(following)
            ring.append(following)
            reached = ends(following)[1]
        rings.append(ring)
    return rings


def main() -> None:
    layout = json.loads(LAYOUT.read_text(encoding="utf-8"))
    cities = {name: (city["at"][0], city["at"][1]) for name, city in layout["cities"].items()}
    grid = board_grid(cities)
    apply_game_borders(grid, cities)
    grid[[0, -1], :] = CODE["sea"]
    grid[:, [0, -1]] = CODE["sea"]
    drop_specks(grid)
    OUTLINES.write_text(json.dumps(outlines(grid), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
