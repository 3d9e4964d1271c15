/** The night around the cat house, and what all night scenes share: letters and the other sides of a card. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { circle, curve } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { letter } from '#designs/drawing/letter.ts';
import { type Path, type Point, scale, shift } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { face as catFace, grass, guests, house, pole, stars, wire } from './house.ts';

/** Marks about the origin at a place and size. */
export const at = ([x, y]: Point, by: number, marks: readonly Mark[]) => moved(marks, multiply(shift(x, y), scale(by)));

export type Scene = { moon: Point; radius: number; foot: Point; size: number; poles: readonly [number, number]; guests: number };

/** A hill over the whole width of the face: highest below the house. */
function hill(face: Face, [top, y]: Point): { line: (x: number) => number; path: Path } {
  const { width: w, height: h } = face;
  const line = (x: number) => y - 4.6 + ((x - top) / w) ** 2 * 26;
  const points = [-0.06, 0.12, 0.3, 0.5, 0.7, 0.88, 1.06].map((share): Point => [w * share, line(w * share)]);
  const below = (x: number): Path[number] => ({ op: 'L', points: [[x, h + 6]] });
  return { line, path: [...curve(points), below(w + 6), below(-6), { op: 'Z', points: [] }] };
}

/** House, moon, wires and guests on the hill. Stars keep off the moon and where `words` says. */
export function placeNight(face: Face, row: DesignTemplate, scene: Scene, words: (at: Point) => boolean): void {
  const rnd = random(row.seed);
  const { moon, radius, foot, size, poles } = scene;
  const [x, y] = foot;
  const { line, path } = hill(face, foot);
  const free = (point: Point) => Math.hypot(point[0] - moon[0], point[1] - moon[1]) > radius + 3 && !words(point);
  const [west, east] = poles;
  const cross = (px: number, tall: number, down: number, tilt: number): Point => [px + tilt, line(px) - tall + down];
  const wires: Mark[] = [2, 5.1].flatMap((down, i): Mark[] => [
    wire([x - 26 * size, y - (26 - i * 3.4) * size], cross(west, 34, down, -0.8), 3 + i * 0.6, 'black'),
    wire([x + 26 * size, y - (26 - i * 3.4) * size], cross(east, 32, down, 1), 3 + i * 0.6, 'black'),
    wire(cross(west, 34, down, -0.8), [-5, line(0) - 38 + down], 1.6, 'black'),
    wire(cross(east, 32, down, 1), [face.width + 5, line(face.width) - 37 + down], 1.6, 'black'),
  ]);
  const light = circle([moon[0] - radius * 0.09, moon[1] - radius * 0.1], radius * 0.93);
  face.place(
    drawn(face, [
      { marks: [fill(circle(moon, radius), 'moon')] },
      { marks: [fill(light, 'moon-light')], clip: circle(moon, radius) },
      {
        marks: [
          stars(rnd, 44, { x: 2, y: 2, width: face.width - 4, height: y - 30 }, free),
          fill(path, 'black'),
          ...pole([west, line(west) + 2], 36, -0.8, 'black'),
          ...pole([east, line(east) + 2], 34, 1, 'black'),
          ...wires,
          grass(rnd, -3, face.width + 3, line, 'black'),
          ...at(foot, size, house()),
          ...at([scene.guests, line(scene.guests) + 0.6], size, guests()),
        ],
      },
    ]),
    'house',
  );
}

/** The words within the card, in light ink on the dark: heading, text, date, place and reply. */
export function placeLetter(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const margin = format === 'square' ? 18 : 11;
  letter(face, row.texts, {
    heading: { font: 'bodoni-italic', size: 10.4, ink: 'text', leading: 1.1 },
    body: { font: 'jost', size: 4.05, ink: 'text', leading: 1.5 },
    date: { font: 'jost-medium', size: 4.05, ink: 'eye', leading: 1.5 },
    x: margin,
    width: w - margin * 2,
    align: 'left',
    middle: h * 0.42,
  });
}

/** Eyes in the dark at the foot of a face. */
export function placeEyes(face: Face, size: number, y: number, x = face.width / 2): void {
  face.place(drawn(face, [{ marks: at([x, y], size, catFace()) }]), 'cat');
}
