"""Draws the map of Weimar's table: the German Reich between 1921 and 1937 and what lies around it.

    python web/tools/reich.py      (needs numpy, and `npm install` done in web/)

Coasts and the borders that still stand come from world-atlas; the borders that do not, the rivers and Lake Constance
are our own lists of places, in degrees. All areas are painted on one grid, whose seams are traced, smoothed and thinned
as on the board of the sister game (map.py). Writes reich.json in the data of the game and says where the cities lie on
the map, in percent, as board.toml beside it has them.
"""

import json
import math
from collections import defaultdict
from pathlib import Path

import numpy as np
from map import COUNTRIES, Floats, Labels, Point, paint, rings_of, sides, smooth, thin, trace

REICH = Path(__file__).resolve().parents[2] / "src/republik/games/weimar/data/reich.json"

WIDTH, HEIGHT = 2000, 2340
BESIDE, ABOVE = 1250, 800  # how far the map goes on around its frame, for windows of another shape
STEP = 2  # units of the map per cell of the grid
SOFT, TOLERANCE, SMALLEST = 2.6, 1.7, 260.0

# Lambert's conformal cone. A middle in the far west turns north a little to the left, which makes a tall map of a wide
# country; what is left over is pressed together.
MIDDLE, PARALLELS, PRESSED = -6.0, (48.5, 54.5), 0.9
CENTRE: Point = (13.25, 51.58)
SCALE = 13300.0

LABELS = ["sea", "reich", "danzig", "saar", "Polska", "Československo", "Lietuva", "Österreich", "Schweiz", "France",
          "Belgique", "Luxembourg", "Nederland", "Danmark", "land"]  # fmt: skip
CODE = {name: number for number, name in enumerate(LABELS)}
THEN = {
    "Germany": "reich", "Poland": "Polska", "Belarus": "Polska", "Ukraine": "Polska", "Czechia": "Československo",
    "Slovakia": "Československo", "Lithuania": "Lietuva", "Austria": "Österreich", "Switzerland": "Schweiz",
    "Liechtenstein": "Schweiz", "France": "France", "Belgium": "Belgique", "Luxembourg": "Luxembourg",
    "Netherlands": "Nederland", "Denmark": "Danmark",
}  # fmt: skip
KALININGRAD = (20.0, 54.3, 23.0, 55.4)  # Russia's part of East Prussia: west, south, east, north

# The eastern border, from the Baltic to the Oder at Oderberg; then around what lies west of it.
EASTERN_BORDER: list[Point] = [
    (18.04, 54.86), (18.06, 54.78), (18.03, 54.70), (17.97, 54.64), (18.00, 54.57), (17.93, 54.47), (17.78, 54.42),
    (17.70, 54.33), (17.74, 54.24), (17.64, 54.17), (17.66, 54.06), (17.52, 54.00), (17.36, 53.96), (17.30, 53.86),
    (17.42, 53.77), (17.46, 53.69), (17.38, 53.60), (17.40, 53.52), (17.32, 53.45), (17.33, 53.36), (17.22, 53.28),
    (17.08, 53.26), (16.96, 53.19), (16.90, 53.10), (16.76, 53.05), (16.66, 52.98), (16.55, 52.92), (16.36, 52.91),
    (16.17, 52.90), (16.04, 52.86), (15.95, 52.77), (15.84, 52.72), (15.78, 52.63), (15.80, 52.54), (15.90, 52.48),
    (15.96, 52.41), (15.90, 52.33), (15.86, 52.24), (15.92, 52.15), (16.00, 52.06), (16.06, 51.97), (16.24, 51.93),
    (16.40, 51.89), (16.47, 51.80), (16.56, 51.75), (16.68, 51.72), (16.73, 51.64), (16.85, 51.57), (17.02, 51.58),
    (17.10, 51.64), (17.26, 51.63), (17.42, 51.60), (17.56, 51.56), (17.60, 51.48), (17.72, 51.42), (17.86, 51.37),
    (17.90, 51.27), (17.80, 51.20), (17.76, 51.13), (17.88, 51.10), (18.00, 51.13), (18.08, 51.20), (18.20, 51.19),
    (18.30, 51.11), (18.44, 51.07), (18.48, 50.99), (18.56, 50.93), (18.62, 50.86), (18.55, 50.79), (18.58, 50.70),
    (18.57, 50.61), (18.68, 50.56), (18.72, 50.47), (18.83, 50.44), (18.92, 50.42), (18.97, 50.37), (18.92, 50.32),
    (18.84, 50.31), (18.81, 50.26), (18.70, 50.23), (18.60, 50.19), (18.48, 50.18), (18.38, 50.12), (18.33, 50.04),
    (18.34, 49.90),
]  # fmt: skip
WEST_OF_IT: list[Point] = [(17.0, 49.0), (13.5, 49.5), (13.5, 55.2), (18.04, 55.2)]

# East Prussia's southern border, from the fork of the Vistula eastwards; then around what lies north of it.
SOUTHERN_BORDER: list[Point] = [
    (18.90, 53.92), (18.86, 53.83), (18.85, 53.76), (18.82, 53.70), (18.88, 53.63), (18.97, 53.57), (19.04, 53.50),
    (19.14, 53.46), (19.28, 53.49), (19.42, 53.54), (19.56, 53.52), (19.70, 53.55), (19.84, 53.55), (19.90, 53.46),
    (19.96, 53.39), (20.10, 53.36), (20.24, 53.32), (20.34, 53.26), (20.48, 53.22), (20.64, 53.23), (20.80, 53.28),
    (20.94, 53.32), (21.08, 53.37), (21.24, 53.43), (21.42, 53.46), (21.60, 53.48), (21.80, 53.51), (22.00, 53.53),
    (22.14, 53.57), (22.26, 53.63), (22.38, 53.67), (22.50, 53.71), (22.54, 53.82), (22.56, 53.92), (22.68, 54.00),
    (22.64, 54.08), (22.57, 54.15), (22.56, 54.24), (22.66, 54.29), (22.78, 54.36),
]  # fmt: skip
NORTH_OF_IT: list[Point] = [(22.9, 54.7), (19.30, 54.7), (19.38, 54.37), (19.37, 54.27), (19.22, 54.15), (19.05, 54.04)]

DANZIG: list[Point] = [
    (18.90, 53.92), (19.05, 54.04), (19.22, 54.15), (19.37, 54.27), (19.38, 54.37), (19.30, 54.60), (18.62, 54.60),
    (18.55, 54.46), (18.44, 54.43), (18.40, 54.34), (18.36, 54.27), (18.43, 54.20), (18.55, 54.17), (18.66, 54.13),
    (18.78, 54.15), (18.82, 54.07), (18.80, 54.00),
]  # fmt: skip
SAAR: list[Point] = [
    (6.60, 49.30), (6.56, 49.42), (6.62, 49.50), (6.76, 49.53), (6.88, 49.51), (6.97, 49.57), (7.06, 49.53),
    (7.12, 49.58), (7.24, 49.52), (7.28, 49.43), (7.38, 49.38), (7.42, 49.28), (7.38, 49.20), (7.42, 49.10),
    (7.20, 49.00), (6.70, 49.05),
]  # fmt: skip
LAKE_CONSTANCE: list[Point] = [
    (9.03, 47.81), (9.18, 47.76), (9.30, 47.69), (9.46, 47.65), (9.60, 47.58), (9.73, 47.54), (9.70, 47.50),
    (9.56, 47.49), (9.42, 47.52), (9.28, 47.60), (9.18, 47.66), (9.10, 47.73),
]  # fmt: skip

RIVERS: dict[str, list[Point]] = {
    "Rhine": [
        (9.62, 47.00), (9.52, 47.20), (9.66, 47.38), (9.60, 47.52), (9.20, 47.67), (8.86, 47.66), (8.60, 47.63),
        (8.22, 47.61), (7.90, 47.56), (7.60, 47.56), (7.56, 47.80), (7.60, 48.10), (7.76, 48.40), (7.88, 48.62),
        (8.12, 48.88), (8.32, 49.05), (8.42, 49.30), (8.46, 49.52), (8.37, 49.72), (8.30, 49.98), (8.08, 50.02),
        (7.90, 49.96), (7.72, 50.12), (7.60, 50.28), (7.50, 50.40), (7.24, 50.58), (7.08, 50.76), (6.97, 50.94),
        (6.86, 51.10), (6.74, 51.24), (6.72, 51.44), (6.58, 51.66), (6.36, 51.80), (6.14, 51.86), (5.92, 51.88),
        (5.60, 51.84), (5.20, 51.82), (4.80, 51.80), (4.40, 51.74),
    ],
    "Main": [
        (11.50, 50.04), (11.18, 50.10), (10.92, 50.06), (10.86, 49.92), (10.60, 49.98), (10.34, 50.04), (10.22, 49.90),
        (10.16, 49.72), (9.98, 49.76), (9.86, 49.98), (9.70, 50.04), (9.58, 49.92), (9.54, 49.76), (9.28, 49.72),
        (9.14, 49.84), (9.12, 49.98), (8.94, 50.12), (8.70, 50.11), (8.50, 50.04), (8.28, 50.00),
    ],
    "Weser": [
        (9.66, 51.42), (9.46, 51.62), (9.40, 51.78), (9.54, 51.90), (9.50, 52.04), (9.36, 52.10), (9.10, 52.18),
        (8.92, 52.26), (8.96, 52.44), (9.10, 52.62), (9.22, 52.80), (9.16, 52.94), (8.90, 53.04), (8.70, 53.12),
        (8.52, 53.22), (8.48, 53.36), (8.54, 53.50), (8.48, 53.60),
    ],
    "Elbe": [
        (15.54, 50.72), (15.80, 50.42), (15.82, 50.20), (15.68, 50.04), (15.30, 50.04), (14.90, 50.18), (14.56, 50.28),
        (14.46, 50.38), (14.14, 50.50), (14.06, 50.66), (14.22, 50.78), (14.08, 50.94), (13.76, 51.05), (13.52, 51.16),
        (13.28, 51.32), (13.12, 51.48), (12.98, 51.64), (12.78, 51.82), (12.62, 51.88), (12.24, 51.88), (12.02, 51.90),
        (11.80, 52.00), (11.66, 52.14), (11.76, 52.34), (11.98, 52.52), (12.02, 52.76), (11.84, 52.94), (11.56, 53.06),
        (11.22, 53.14), (10.94, 53.26), (10.66, 53.36), (10.36, 53.42), (10.04, 53.50), (9.80, 53.56), (9.54, 53.64),
        (9.38, 53.80), (9.12, 53.88), (8.80, 53.90),
    ],
    "Oder": [
        (17.60, 49.68), (17.90, 49.70), (18.20, 49.84), (18.34, 49.92), (18.28, 50.06), (18.14, 50.28), (17.96, 50.46),
        (17.92, 50.66), (17.68, 50.78), (17.46, 50.86), (17.28, 50.96), (17.04, 51.11), (16.80, 51.22), (16.56, 51.30),
        (16.40, 51.40), (16.36, 51.56), (16.10, 51.66), (15.86, 51.74), (15.66, 51.88), (15.64, 52.02), (15.40, 52.06),
        (15.12, 52.04), (14.76, 52.08), (14.68, 52.22), (14.56, 52.38), (14.62, 52.56), (14.42, 52.68), (14.16, 52.84),
        (14.26, 52.98), (14.40, 53.14), (14.46, 53.30), (14.58, 53.44), (14.58, 53.62),
    ],
    "Danube": [
        (8.50, 47.95), (8.78, 47.96), (9.02, 48.06), (9.28, 48.06), (9.56, 48.18), (9.80, 48.30), (10.00, 48.40),
        (10.26, 48.48), (10.56, 48.60), (10.82, 48.72), (11.10, 48.72), (11.42, 48.76), (11.70, 48.80), (11.92, 48.92),
        (12.10, 49.02), (12.34, 48.98), (12.58, 48.88), (12.86, 48.80), (13.06, 48.72), (13.46, 48.58), (13.74, 48.46),
        (13.98, 48.34), (14.28, 48.32), (14.52, 48.22), (14.86, 48.18), (15.14, 48.22), (15.44, 48.32), (15.68, 48.40),
        (15.98, 48.34), (16.34, 48.26), (16.60, 48.14), (16.96, 48.12), (17.20, 48.08), (17.60, 47.82), (18.10, 47.74),
        (18.80, 47.80),
    ],
    "Vistula": [
        (18.86, 49.72), (18.92, 49.96), (19.30, 50.02), (19.94, 50.05), (20.60, 50.22), (21.10, 50.42), (21.72, 50.66),
        (21.82, 50.90), (21.86, 51.24), (21.68, 51.52), (21.36, 51.78), (21.22, 52.06), (21.04, 52.24), (20.70, 52.42),
        (20.18, 52.40), (19.68, 52.54), (19.10, 52.64), (18.80, 52.84), (18.60, 53.01), (18.26, 53.10), (18.16, 53.24),
        (18.42, 53.36), (18.66, 53.44), (18.76, 53.56), (18.82, 53.72), (18.86, 53.88), (18.80, 54.06), (18.88, 54.22),
        (18.94, 54.34),
    ],
}  # fmt: skip

# Names of countries and seas: where their middle lies, how wide they stand in degrees, and how large.
NAMES: dict[str, tuple[Point, float, int]] = {
    "Polska": ((18.9, 52.3), 5.0, 66), "Československo": ((15.85, 49.5), 8.0, 48), "Lietuva": ((25.3, 55.1), 4.0, 44),
    "Österreich": ((15.55, 48.45), 6.0, 42), "Schweiz": ((8.4, 47.24), 4.0, 34), "France": ((6.2, 48.5), 4.0, 46),
    "Belgique": ((4.1, 50.75), 3.0, 34), "Nederland": ((4.6, 52.1), 3.4, 30), "Danmark": ((9.25, 56.1), 4.0, 36),
    "Sverige": ((14.3, 56.45), 4.0, 36), "Danzig": ((18.6, 54.98), 2.0, 25),
}  # fmt: skip
SEAS: dict[str, tuple[Point, float, int]] = {
    "Nordsee": ((7.62, 55.02), 4.0, 36), "Ostsee": ((16.35, 55.0), 4.0, 46),
}  # fmt: skip

CITIES: dict[str, Point] = {
    "koenigsberg": (20.51, 54.71), "stuttgart": (9.18, 48.78), "frankfurt": (8.68, 50.11), "koeln": (6.96, 50.94),
    "hamburg": (9.99, 53.55), "berlin": (13.40, 52.52), "essen": (7.01, 51.46), "muenchen": (11.58, 48.14),
    "breslau": (17.03, 51.11), "leipzig": (12.37, 51.34), "rostock": (12.13, 54.09),
}  # fmt: skip


# -- the projection ---------------------------------------------------------------------------


def stretch(latitude: float) -> float:
    return math.tan(math.pi / 4 + math.radians(latitude) / 2)


SOUTH, NORTH = PARALLELS
WIDTHS = math.cos(math.radians(SOUTH)) / math.cos(math.radians(NORTH))
CONE = math.log(WIDTHS) / math.log(stretch(NORTH) / stretch(SOUTH))
CONE_SIZE = math.cos(math.radians(SOUTH)) * stretch(SOUTH) ** CONE / CONE


def on_cone(longitude: float, latitude: float) -> Point:
    radius, angle = CONE_SIZE / stretch(latitude) ** CONE, CONE * math.radians(longitude - MIDDLE)
    return radius * math.sin(angle) * PRESSED, radius * math.cos(angle)


def project(longitude: float, latitude: float) -> Point:
    """Degrees to units of the map."""
    (x, y), (middle_x, middle_y) = on_cone(longitude, latitude), on_cone(*CENTRE)
    return WIDTH / 2 + (x - middle_x) * SCALE, HEIGHT / 2 + (y - middle_y) * SCALE


# -- painting ---------------------------------------------------------------------------------


def read_world() -> dict[str, list[list[Point]]]:
    """The countries around Germany as rings, in degrees (TopoJSON, quantised)."""
    world = json.loads(COUNTRIES.read_text(encoding="utf-8"))
    (kx, ky), (tx, ty) = world["transform"]["scale"], world["transform"]["translate"]
    arcs = [np.cumsum(np.array(arc), axis=0) * (kx, ky) + (tx, ty) for arc in world["arcs"]]
    rings: dict[str, list[list[Point]]] = defaultdict(list)
    for country in world["objects"]["countries"]["geometries"]:
        if not country.get("arcs"):
            continue
        for polygon in country["arcs"] if country["type"] == "MultiPolygon" else [country["arcs"]]:
            ring = np.vstack([arcs[n] if n >= 0 else arcs[~n][::-1] for n in polygon[0]])
            (west, south), (east, north) = ring.min(axis=0), ring.max(axis=0)
            if west < 40 and east > -8 and south < 64 and north > 42 and east - west < 60:
                rings[country["properties"]["name"]].append([(float(x), float(y)) for x, y in ring])
    return rings


def on_grid(ring: list[Point]) -> list[Point]:
    return [((x + BESIDE) / STEP, (y + ABOVE) / STEP) for x, y in (project(*place) for place in ring)]


def painted(ring: list[Point], size: tuple[int, int]) -> Labels:
    area = np.zeros(size, dtype=np.int16)
    paint(area, on_grid(ring), 1)
    return area


def lies_in_east_prussia(ring: list[Point]) -> bool:
    west, south, east, north = KALININGRAD
    return all(west - 0.5 < x < east and south - 0.1 < y < north for x, y in ring)


def painted_world() -> Labels:
    size = ((HEIGHT + 2 * ABOVE) // STEP, (WIDTH + 2 * BESIDE) // STEP)
    grid = np.zeros(size, dtype=np.int16)
    for name, rings in read_world().items():
        for ring in rings:
            label = "reich" if name == "Russia" and lies_in_east_prussia(ring) else THEN.get(name, "land")
            paint(grid, on_grid(ring), CODE[label])
    polish, german = grid == CODE["Polska"], grid == CODE["reich"]
    for ring in (EASTERN_BORDER + WEST_OF_IT, SOUTHERN_BORDER + NORTH_OF_IT):
        grid[(painted(ring, size) > 0) & polish] = CODE["reich"]
    grid[(painted(DANZIG, size) > 0) & polish] = CODE["danzig"]
    grid[(painted(SAAR, size) > 0) & german] = CODE["saar"]
    grid[[0, -1], :] = CODE["sea"]
    grid[:, [0, -1]] = CODE["sea"]
    return grid


# -- tracing ----------------------------------------------------------------------------------


def area_of(points: Floats) -> float:
    x, y = points[:, 0], points[:, 1]
    return abs(float(np.sum(x * np.roll(y, -1) - y * np.roll(x, -1)))) / 2


def rounded(points: Floats) -> list[Point]:
    return [(int(x), int(y)) for x, y in np.rint(points)]


Arc = tuple[str, str, list[Point]]


def borders(grid: Labels) -> list[Arc]:
    """Every border as the areas to its left and right and its points; islands too small to draw are left out."""
    arcs: list[Arc] = []
    for corners in trace(grid):
        left, right = (LABELS[side] for side in sides(grid, corners))
        whole = np.array(corners, dtype=np.float64)
        if left == right or (corners[0] == corners[-1] and area_of(whole) * STEP**2 < SMALLEST):
            continue
        points = thin(smooth(corners, SOFT) * STEP, TOLERANCE) - (BESIDE, ABOVE)
        arcs.append((left, right, rounded(points)))
    return arcs


def line(points: list[Point]) -> str:
    """A path of whole numbers, each counted from the one before."""
    steps = np.diff(np.array(points, dtype=int), axis=0)
    text = "".join(f"{'' if number < 0 else ' '}{number}" for number in steps.ravel())
    return f"M{int(points[0][0])} {int(points[0][1])}l{text.strip()}"


def outline(arcs: list[Arc], names: set[str]) -> str:
    """The outline of one or more areas: what lies between two of them is left out."""
    parts: list[int] = []
    written: list[dict[str, object]] = []
    for left, right, points in arcs:
        if (left in names) != (right in names):
            parts.append(len(written) if left in names else ~len(written))
        written.append({"points": [number for point in points for number in point]})
    return "".join(line(joined(ring, arcs)) + "z" for ring in rings_of(parts, written))


def joined(ring: list[int], arcs: list[Arc]) -> list[Point]:
    points: list[Point] = []
    for part in ring:
        following = arcs[part][2] if part >= 0 else arcs[~part][2][::-1]
        points += following[1:] if points else following
    return points


def lines_between(arcs: list[Arc], some: set[str], others: set[str]) -> str:
    def wanted(left: str, right: str) -> bool:
        return (left in some and right in others) or (left in others and right in some)

    return "".join(line(points) for left, right, points in arcs if wanted(left, right))


def bent(places: list[Point]) -> list[Point]:
    """Corners cut twice, so that few points make a river."""
    points = np.array([project(*place) for place in places])
    for _ in range(2):
        before, after = points[:-1], points[1:]
        cut = np.stack([0.75 * before + 0.25 * after, 0.25 * before + 0.75 * after], axis=1).reshape(-1, 2)
        points = np.vstack([points[:1], cut, points[-1:]])
    return rounded(thin(points, 0.8))


def written_name(name: str, place: tuple[Point, float, int]) -> dict[str, object]:
    """A name along its parallel."""
    (longitude, latitude), width, size = place
    start, middle, end = (project(longitude + side * width / 2, latitude) for side in (-1, 0, 1))
    control = [2 * middle[k] - (start[k] + end[k]) / 2 for k in (0, 1)]
    path = f"M{start[0]:.0f} {start[1]:.0f}Q{control[0]:.0f} {control[1]:.0f} {end[0]:.0f} {end[1]:.0f}"
    return {"name": name, "path": path, "size": size}


def main() -> None:
    arcs = borders(painted_world())
    land, german = set(LABELS) - {"sea"}, {"reich", "saar"}
    drawn = {
        "size": [WIDTH, HEIGHT],
        "land": outline(arcs, land),
        "reich": outline(arcs, german),
        "danzig": outline(arcs, {"danzig"}),
        "saar": outline(arcs, {"saar"}),
        "frontier": lines_between(arcs, german, land - german),
        "abroad": lines_between(arcs, land - german, land - german - {"land"}),
        "rivers": "".join(line(bent(places)) for places in RIVERS.values()),
        "lake": line(bent([*LAKE_CONSTANCE, LAKE_CONSTANCE[0]])) + "z",
        "names": [written_name(*entry) for entry in NAMES.items()],
        "seas": [written_name(*entry) for entry in SEAS.items()],
    }
    REICH.write_text(json.dumps(drawn, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    for city, place in CITIES.items():
        x, y = project(*place)
        print(f"{city}: x = {100 * x / WIDTH:.0f}, y = {100 * y / HEIGHT:.0f}")


if __name__ == "__main__":
    main()
