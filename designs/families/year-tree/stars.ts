/** Stars of straight lines: a full stop with one long ray, and threads between four arms. */
import { line, polygon, star } from '#designs/drawing/curve.ts';
import { fill, type Mark, outline } from '#designs/drawing/drawing.ts';
import { type Path, type Point, polar } from '#designs/drawing/path.ts';

/** A full stop that is a star; its upper ray is `high` mm long. */
export function fullStop(at: Point, radius: number, high: number): Mark[] {
  const waist = radius * 0.2;
  const points: Point[] = [];
  for (let i = 0; i < 8; i++) {
    const reach = i === 0 ? high : i === 4 ? radius * 1.9 : i % 2 === 0 ? radius : waist;
    points.push(polar(at, (i / 8) * Math.PI * 2 - Math.PI / 2, reach));
  }
  return [fill(star(at, radius * 0.62, 4, 0.3, Math.PI / 4), 'gold'), fill(polygon(points), 'gold')];
}

/** Threads between points of neighbouring arms; where they cross, a star appears. `arms` are lengths up, right, down, left. */
export function threads([x, y]: Point, arms: readonly [number, number, number, number], count: number, width: number): Mark[] {
  const end = (arm: number, share: number): Point => polar([x, y], (arm / 4) * Math.PI * 2 - Math.PI / 2, (arms[arm % 4] ?? 0) * share);
  const all: Path[number][] = [];
  for (let arm = 0; arm < 4; arm++) {
    for (let i = 1; i < count; i++) all.push(...line(end(arm, i / count), end(arm + 1, 1 - i / count)));
    all.push(...line([x, y], end(arm, 1)));
  }
  return [outline(all, 'thread', width)];
}
