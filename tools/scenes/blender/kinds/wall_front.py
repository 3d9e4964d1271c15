"""The face of a print that hangs on the wall, and sizes that pieces share. Unit: 1 m."""
import math

from common.shapes import sheet


def size_mm(width, height):
    """Of a print, in whole millimetres."""
    return (round(width * 1000), round(height * 1000))


def front(key, centre, width, height, depth, made_of, radius=0.0):
    """The face of a print at `depth` before the wall; its edges bend backwards with `radius`."""
    x, z = centre

    def place(u, v):
        across, up = (u - 0.5) * width, (v - 0.5) * height
        inside = min(width / 2 - abs(across), height / 2 - abs(up))
        back = radius - math.sqrt(max(0, radius**2 - (radius - inside) ** 2)) if radius and inside < radius else 0
        return (x + across, -depth + back, z + up)

    columns, rows = (int(width / 0.002), int(height / 0.002)) if radius else (8, 8)
    return sheet(key, place, columns, rows, (made_of,))
