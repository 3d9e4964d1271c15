/** Christmas cards like a Nordic quilt: twelve tiles with folk motifs around the greeting, or above and below it on narrow cards. */

import { multiply } from '#core/values/matrix.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { handCut } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import {
  ball,
  bell,
  bird,
  candle,
  type FolkInks,
  heart,
  house,
  leafFir,
  type Motif,
  rosette,
  snowStar,
  sprig,
  tree,
} from '#designs/drawing/folk.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { mirror, scale, shift } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { Family } from '#designs/family.ts';

type Tile = { motif: Motif; ground: string; inks: FolkInks; flipped?: boolean };

function tile(motif: Motif, ground: string, body: string, pattern: string, third: string, flipped = false): Tile {
  return { motif, ground, inks: { body, pattern, third }, flipped };
}

const tiles: readonly Tile[] = [
  tile(tree, 'green', 'rose', 'green', 'rose'),
  tile(bird, 'rose', 'red', 'paper', 'dark'),
  tile(rosette, 'red', 'star', 'paper', 'paper'),
  tile(sprig, 'ochre', 'green', 'green', 'red'),
  tile(heart, 'red', 'paper', 'red', 'red'),
  tile(ball, 'green', 'red', 'paper', 'paper'),
  tile(house, 'ochre', 'red', 'paper', 'dark'),
  tile(leafFir, 'rose', 'green', 'green', 'red'),
  tile(candle, 'rose', 'red', 'green', 'ochre'),
  tile(snowStar, 'green', 'star', 'paper', 'paper'),
  tile(bird, 'ochre', 'green', 'rose', 'paper', true),
  tile(bell, 'red', 'rose', 'red', 'paper'),
];

/** Where the tiles lie: pitch in mm and the twelve cells as column and row. */
type Grid = {
  columns: number;
  rows: number;
  pitch: number;
  cells: readonly (readonly [number, number])[];
  text: { from: number; to: number; width: number; size: number };
};

const grids: Record<'a6' | 'din-long' | 'square', Grid> = {
  square: {
    columns: 4,
    rows: 4,
    pitch: 32,
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [0, 1],
      [3, 1],
      [0, 2],
      [3, 2],
      [0, 3],
      [1, 3],
      [2, 3],
      [3, 3],
    ],
    text: { from: 1, to: 3, width: 60, size: 11.4 },
  },
  a6: {
    columns: 4,
    rows: 6,
    pitch: 22.4,
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [0, 5],
      [1, 5],
      [2, 5],
      [3, 5],
    ],
    text: { from: 2, to: 5, width: 87, size: 13.6 },
  },
  'din-long': {
    columns: 3,
    rows: 7,
    pitch: 28,
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
      [1, 2],
      [2, 2],
      [0, 6],
      [1, 6],
      [2, 6],
    ],
    text: { from: 3, to: 6, width: 82, size: 14 },
  },
};

/** One tile with its middle at x, y. */
function patch(seed: number, index: number, x: number, y: number, pitch: number): Mark[] {
  const one = tiles[index % tiles.length] as Tile;
  const rnd = random(seed * 31 + index);
  const size = pitch / 32;
  const half = pitch / 2 - 0.5 * Math.max(0.8, size);
  const place = multiply(shift(x, y), one.flipped ? multiply(mirror(0), scale(size)) : scale(size));
  return [fill(handCut(rnd, x - half, y - half, half * 2, half * 2, 0.12), one.ground), ...moved(one.motif(rnd, one.inks), place)];
}

function front(face: Face, grid: Grid, seed: number): void {
  const { width: w, height: h } = face;
  const { pitch, columns, rows, cells, text } = grid;
  const left = (w - columns * pitch) / 2;
  const top = (h - rows * pitch) / 2;
  const marks = cells.flatMap(([column, row], i) => patch(seed, i, left + (column + 0.5) * pitch, top + (row + 0.5) * pitch, pitch));
  face.place(drawn(face, [{ marks }]), 'quilt-tiles');
  const middle = top + ((text.from + text.to) / 2) * pitch;
  const common = { x: w / 2, width: text.width } as const;
  face.text({
    ...common,
    id: 'front-title',
    role: 'title',
    font: 'fraunces-semibold',
    size: 11.4,
    minSize: 6,
    y: middle - 12.5,
    leading: 1.13,
    ink: 'title',
  });
  face.text({
    ...common,
    id: 'front-line',
    role: 'text-line',
    font: 'fraunces',
    size: 5,
    minSize: 3.4,
    y: middle + 1.14 * text.size,
    ink: 'text',
  });
  face.text({
    ...common,
    id: 'front-sender',
    role: 'sender',
    personal: true,
    font: 'jost',
    size: 3.8,
    minSize: 2.5,
    y: middle + 1.14 * text.size + 9.6,
    tracking: 0.16,
    lines: 2,
    leading: 1.5,
    ink: 'text',
  });
}

/** A row of tiles along the foot that runs off the trim: half tiles at cut edges, whole ones at a fold. */
function frieze(face: Face, seed: number, order: readonly number[], y: number): Mark[] {
  const { side, width: w } = face;
  const pitch = friezePitch(face);
  const from = side === 'inside-left' ? w - order.length * pitch : side === 'inside-right' ? 0 : w / 2 - (order.length / 2) * pitch;
  return order.flatMap((index, i) => patch(seed, index, from + (i + 0.5) * pitch, y, pitch));
}

function friezePitch({ side, width }: Face): number {
  return side === 'back' ? width / 4 : width / 4.5;
}

function words(face: Face, seed: number): void {
  const { width: w, height: h } = face;
  const pitch = friezePitch(face);
  const foot = h - pitch / 2 - (w === h ? 9 : 7);
  const top = (foot - pitch / 2) / 2 - 25;
  const common = { x: w / 2, width: Math.min(w - 22, 104) } as const;
  // The star is foil and must not be cut: it stands in the middle, the tiles at both ends run off the trim.
  face.place(drawn(face, [{ marks: frieze(face, seed + 5, [7, 11, 9, 4, 0], foot) }]), 'quilt-tiles');
  face.text({
    ...common,
    id: 'inside-heading',
    role: 'inside-heading',
    font: 'fraunces-semibold',
    size: 8,
    minSize: 5.5,
    y: top,
    leading: 1.2,
    ink: 'title',
  });
  face.text({
    ...common,
    id: 'inside-text',
    role: 'inside-text',
    personal: true,
    font: 'fraunces',
    size: 4.3,
    minSize: 3,
    y: top + 13,
    vertical: 'top',
    leading: 1.55,
    lines: 5,
    figures: 'oldstyle',
    ink: 'text',
  });
  face.text({
    ...common,
    id: 'inside-sender',
    role: 'signature',
    personal: true,
    font: 'jost',
    size: 3.7,
    minSize: 2.5,
    y: top + 52,
    tracking: 0.16,
    ink: 'text',
  });
}

function back(face: Face, seed: number): void {
  const { width: w, height: h } = face;
  const pitch = w * 0.26;
  face.place(drawn(face, [{ marks: patch(seed + 9, 8, w / 2, h * 0.4, pitch) }]), 'quilt-tile');
  face.text({
    id: 'back-note',
    role: 'address',
    personal: true,
    font: 'jost',
    size: 3.6,
    minSize: 2.5,
    x: w / 2,
    y: h * 0.4 + pitch / 2 + 12,
    width: w - 24,
    vertical: 'top',
    leading: 1.6,
    lines: 3,
    ink: 'text',
  });
}

function inside(card: CardBuilder, seed: number): void {
  const left = card.face('inside-left');
  const { width: w, height: h } = left;
  const pitch = friezePitch(left);
  const foot = h - pitch / 2 - (w === h ? 9 : 7);
  const room = foot - pitch / 2;
  const photo = Math.min(w, room) - 28;
  left.photo({
    id: 'inside-photo',
    role: 'inside-photo',
    shape: 'rect',
    x: (w - photo) / 2,
    y: (room - photo) / 2,
    width: photo,
    height: photo,
    ink: 'photo',
  });
  left.place(drawn(left, [{ marks: frieze(left, seed + 5, [10, 3, 1, 5, 8], foot) }]), 'quilt-tiles');
  words(card.face('inside-right'), seed);
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('paper');
    front(card.face('front'), grids[format], row.seed);
    if (card.folded) {
      back(card.face('back'), row.seed);
      inside(card, row.seed);
    } else {
      words(card.face('back'), row.seed);
    }
    return card.finish();
  },
};
