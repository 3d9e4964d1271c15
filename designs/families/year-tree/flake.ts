/** A snowflake of six wrenches about a nut: for firms that work with tools. */
import { multiply } from '#core/values/matrix.ts';
import { polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { movedPath, type Path, type Point, polar, shift, turn } from '#designs/drawing/path.ts';

/** The right half of a wrench that points up from the origin; its jaw ends `reach` mm above. */
function half(reach: number): Path {
  const head = reach * 0.15;
  const jaw = head * 0.46;
  const y = -reach + head;
  const from = -Math.PI / 2 + Math.asin(jaw / head);
  const neck = reach * 0.042;
  const to = Math.PI / 2 - Math.asin(neck / head);
  const arc = Array.from({ length: 13 }, (_, i): Point => polar([0, y], from + ((to - from) * i) / 12, head));
  return polygon([
    [0, y + jaw * 0.5],
    [jaw * 0.62, y + jaw * 0.5],
    [jaw, y - jaw * 0.1],
    ...arc,
    [neck, -reach * 0.16],
    [0, -reach * 0.16],
  ]);
}

/** A bar that leans outwards from the shaft, at a share of the reach. */
function barb(reach: number, share: number, long: number): Path {
  const width = reach * 0.07;
  const root = -reach * share;
  const [dx, dy] = [Math.cos(-Math.PI / 6) * long, Math.sin(-Math.PI / 6) * long];
  return polygon([
    [0, root],
    [dx, root + dy],
    [dx, root + dy + width],
    [0, root + width],
  ]);
}

export function flake([x, y]: Point, reach: number): Mark[] {
  const mirrored = (path: Path): Path => path.map(({ op, points }) => ({ op, points: points.map(([px, py]): Point => [-px, py]) }));
  const right = [half(reach), barb(reach, 0.36, reach * 0.16), barb(reach, 0.54, reach * 0.22)];
  const arms = Array.from({ length: 6 }, (_, i) => {
    const matrix = multiply(shift(x, y), turn((i * Math.PI) / 3));
    return right.flatMap((path): Mark[] => [fill(movedPath(mirrored(path), matrix), 'steel'), fill(movedPath(path, matrix), 'steel-dark')]);
  }).flat();
  const nut = Array.from({ length: 6 }, (_, i) => polar([x, y], (i * Math.PI) / 3, reach * 0.15));
  const hole = Array.from({ length: 24 }, (_, i) => polar([x, y], (-i / 24) * Math.PI * 2, reach * 0.075));
  return [...arms, fill([...polygon(nut), ...polygon(hole)], 'gold')];
}
