/** An instant picture: a white frame with a wide foot, a window for the photo, a handwritten line, and tape that holds it. */

import type { ElementRole } from '#core/design/naming/roles.ts';
import { multiply } from '#core/values/matrix.ts';
import { curve, polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face, TextSlot } from '#designs/drawing/face.ts';
import { drawn, type Layer } from '#designs/drawing/layer.ts';
import { movedPath, type Path, type Point, polar, scale, shift, turn } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { capHeights } from '#designs/drawing/type.ts';

export type Snapshot = {
  /** Middle of the frame in mm, its size as a share of 58 × 70 mm, and degrees clockwise. */
  at: Point;
  size: number;
  angle: number;
};

/** The frame at size 1, and its window from the upper left corner. */
const [width, height] = [58, 70];
const window = { x: 4, y: 4.8, side: 50 };
/** Middles of the window and of the white foot below the frame's own middle. */
const windowDown = window.y + window.side / 2 - height / 2;
const footDown = (window.y + window.side + height) / 2 - height / 2;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A point of the frame, given from its middle at size 1. */
export function onSnapshot({ at, size, angle }: Snapshot, x: number, y: number): Point {
  const a = radians(angle);
  return [at[0] + size * (x * Math.cos(a) - y * Math.sin(a)), at[1] + size * (x * Math.sin(a) + y * Math.cos(a))];
}

function placed({ at, size, angle }: Snapshot, path: Path): Path {
  return movedPath(path, multiply(shift(...at), multiply(turn(radians(angle)), scale(size))));
}

/** The paper and the shadow that it throws to the lower right. */
function paper(snapshot: Snapshot): Mark[] {
  const { size } = snapshot;
  const sheet = rectangle(-width / 2, -height / 2, width, height);
  const shadow = movedPath(placed(snapshot, sheet), shift(1 * size, 1.7 * size));
  const foot = rectangle(-width / 2, height / 2 - 0.55, width, 0.55);
  return [fill(shadow, 'shade'), fill(placed(snapshot, sheet), 'frame'), fill(placed(snapshot, foot), 'frame-edge')];
}

/** A film that is still dark: two slow clouds in the chemistry, inside the window. */
export function darkFilm(snapshot: Snapshot, seed: number): Layer {
  const rnd = random(seed);
  const clip = placed(snapshot, rectangle(window.x - width / 2, window.y - height / 2, window.side, window.side));
  const cloud = (x: number, y: number, rx: number, ry: number): Path => {
    const points = Array.from({ length: 9 }, (_, i) => {
      const [dx, dy] = polar([0, 0], (i / 9) * Math.PI * 2, 1 + rnd.spread(0.26));
      return onSnapshot(snapshot, x + dx * rx, y + dy * ry);
    });
    return curve(points, { closed: true });
  };
  const marks = [
    fill(clip, 'film'),
    fill(cloud(-21, -19, 13, 30), 'film2'),
    fill(cloud(17, 10, 15, 17), 'film2'),
    fill(cloud(-25, -3, 9, 13), 'film3'),
    fill(cloud(22, 15, 10, 9), 'film3'),
  ];
  return { clip, marks };
}

/** A frame without a photo: only its paper, and `film` in its window where that is wanted. */
export function emptySnapshot(face: Face, snapshot: Snapshot, film?: number): void {
  face.place(drawn(face, [{ marks: paper(snapshot) }, ...(film === undefined ? [] : [darkFilm(snapshot, film)])]), 'picture');
}

/** A frame with a photo in its window. */
export function photoSnapshot(
  face: Face,
  snapshot: Snapshot,
  photo: { id: string; role?: ElementRole; number?: number; ink: string },
): void {
  emptySnapshot(face, snapshot);
  const side = window.side * snapshot.size;
  const [x, y] = onSnapshot(snapshot, 0, windowDown);
  const { id, role = 'photo', number, ink } = photo;
  face.photo({
    id,
    role,
    ...(number === undefined ? {} : { number }),
    x: x - side / 2,
    y: y - side / 2,
    width: side,
    height: side,
    ink,
    rotation: snapshot.angle,
  });
}

type Line = Pick<TextSlot, 'id' | 'role' | 'number' | 'personal' | 'font' | 'size' | 'minSize' | 'ink' | 'leading' | 'align' | 'lines'>;

/** Words on a frame, turned with it: their first baseline `y` below its middle at size 1, their box `across` wide about `x`. */
export function wordsOnSnapshot(
  face: Face,
  snapshot: Snapshot,
  { sample, x = 0, y, across, ...line }: Line & { sample: string; x?: number; y: number; across: number },
): void {
  const { size, angle } = snapshot;
  const em = line.size * size;
  const cap = (capHeights[line.font] * em) / 2;
  const rest = ((sample.split('\n').length - 1) * (line.leading ?? 1.3) * em) / 2;
  const down = rest - cap;
  const [middleX, middleY] = onSnapshot(snapshot, x, y + down / size);
  const box = across * size;
  const left = { left: middleX - box / 2, center: middleX, right: middleX + box / 2 }[line.align ?? 'center'];
  face.text({
    ...line,
    size: em,
    ...(line.minSize === undefined ? {} : { minSize: line.minSize * size }),
    x: left,
    y: middleY - down,
    width: box,
    rotation: angle,
  });
}

/** The handwritten line on the foot of a frame. */
export function caption(face: Face, snapshot: Snapshot, line: Pick<TextSlot, 'id' | 'number'> & { sample: string; size?: number }): void {
  const { size = 13, ...rest } = line;
  wordsOnSnapshot(face, snapshot, {
    role: 'caption',
    personal: true,
    font: 'reenie-beanie',
    ink: 'pen',
    minSize: 6,
    ...rest,
    size,
    y: footDown + size * 0.2,
    across: 50,
  });
}

/** A strip of tape with slanted stripes and torn ends about a point. */
export function tape(at: Point, angle: number, length: number, ink = 'tape'): Layer {
  const high = 6.6;
  const teeth = 8;
  const end = (side: number): Point[] =>
    Array.from({ length: teeth + 1 }, (_, i) => [side * (length / 2 - (i % 2 === 0 ? 0 : 0.55)), side * (-high / 2 + (high * i) / teeth)]);
  const matrix = multiply(shift(...at), turn(radians(angle)));
  const strip = polygon([...end(-1), ...end(1)]);
  const stripes: Mark[] = [];
  for (let x = -length / 2 - 2; x < length / 2 + 4; x += 3) {
    const slanted: Point[] = [
      [x, -high / 2],
      [x + 1.1, -high / 2],
      [x - 1.9, high / 2],
      [x - 3, high / 2],
    ];
    stripes.push(fill(polygon(slanted), `${ink}-stripe`));
  }
  return { clip: movedPath(strip, matrix), marks: moved([fill(strip, ink), ...stripes], matrix) };
}

/** Puts tapes above what is there. A tape that leaves the card is cut off at the bleed. */
export function placeTapes(face: Face, tapes: readonly Layer[]): void {
  face.place(drawn(face, tapes), 'paper-strips');
}
