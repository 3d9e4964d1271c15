/** Christmas cards with foil baubles hanging at different heights, no two alike. All but the threads is foil, so nothing overlaps it. */

import { type Bauble, bauble, foil } from '#designs/drawing/bauble.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { star } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn, type Layer } from '#designs/drawing/layer.ts';
import type { Family } from '#designs/family.ts';

type Hanging = { baubles: Bauble[]; stars: [number, number, number][]; title: number; size: number; caps: number };

const hangings: Record<'a6' | 'din-long' | 'square', Hanging> = {
  a6: {
    baubles: [
      [15.5, 50, 9, 'bands'],
      [34.5, 78, 11.5, 'meridians'],
      [55, 43, 13, 'rose'],
      [76, 70, 9.6, 'stars'],
      [92, 33, 7.6, 'sprig'],
    ],
    stars: [
      [25.5, 24, 1.7],
      [44.5, 14, 1.2],
      [72.5, 24, 1.6],
      [8, 84, 1.3],
      [56.5, 77, 1.2],
      [95, 88, 1.5],
      [84, 11, 1.1],
      [93, 56, 1],
    ],
    title: 113,
    size: 12.5,
    caps: 3.4,
  },
  'din-long': {
    baubles: [
      [14.5, 66, 9.5, 'bands'],
      [32, 112, 11.5, 'meridians'],
      [51.5, 56, 13.5, 'rose'],
      [70.5, 98, 10, 'stars'],
      [86, 40, 7.6, 'sprig'],
      [51.5, 130, 6.2, 'drops', 69.3],
    ],
    stars: [
      [24, 34, 1.8],
      [40.5, 20, 1.2],
      [68, 30, 1.6],
      [9, 100, 1.3],
      [86, 72, 1.4],
      [89, 122, 1.6],
      [14, 136, 1.3],
      [77, 12, 1.1],
    ],
    title: 166,
    size: 12,
    caps: 3.1,
  },
  square: {
    baubles: [
      [18, 50, 9, 'bands'],
      [41, 76, 11.5, 'meridians'],
      [66, 42, 13.5, 'rose'],
      [91, 70, 10.4, 'stars'],
      [112, 36, 8, 'sprig'],
      [131, 59, 7, 'drops'],
    ],
    stars: [
      [29.5, 24, 1.8],
      [53, 15, 1.2],
      [82, 22, 1.7],
      [10, 84, 1.4],
      [66, 78, 1.3],
      [112, 68, 1.5],
      [124, 13, 1.2],
      [139, 30, 1],
    ],
    title: 112,
    size: 14.5,
    caps: 3.7,
  },
};

function sparkle(list: readonly (readonly [number, number, number])[]): Layer {
  return { marks: list.map(([x, y, r]) => fill(star([x, y], r * 1.1, 4, 0.27), foil)) };
}

function front(face: Face, hanging: Hanging): void {
  const { width: w } = face;
  const { baubles, title, size, caps } = hanging;
  face.place(drawn(face, [...baubles.flatMap((one) => bauble(one)), sparkle(hanging.stars)]), 'baubles');
  const common = { x: w / 2, width: w - 18, ink: 'text' } as const;
  face.text({ ...common, id: 'front-title', role: 'title', font: 'playfair', size, minSize: 7, y: title, leading: 1.1 });
  face.text({
    ...common,
    id: 'front-line',
    role: 'text-line',
    font: 'josefin',
    size: caps,
    minSize: 2.5,
    y: title + 10,
    tracking: 0.14,
    ink: 'soft',
  });
  face.text({
    ...common,
    id: 'front-sender',
    role: 'sender',
    personal: true,
    font: 'playfair-italic',
    size: 5.4,
    minSize: 3.4,
    y: title + 21.5,
    leading: 1.2,
  });
}

function words(face: Face): void {
  const { width: w, height: h } = face;
  const top = h * 0.42;
  const common = { x: w / 2, width: w - 24, ink: 'text' } as const;
  face.place(
    drawn(face, [
      ...bauble([w - 20, h * 0.14, 5.6, 'rose']),
      ...bauble([w - 33, h * 0.09, 4.2, 'meridians']),
      sparkle([
        [w - 26, h * 0.2, 1.3],
        [14, h * 0.1, 1.5],
        [24, h * 0.05, 1],
        [12, h * 0.9, 1.2],
        [w - 16, h * 0.93, 1.5],
      ]),
    ]),
    'baubles',
  );
  face.text({ ...common, id: 'inside-heading', role: 'inside-heading', font: 'playfair', size: 8, minSize: 5.5, y: top, leading: 1.2 });
  face.text({
    ...common,
    id: 'inside-text',
    role: 'inside-text',
    personal: true,
    font: 'cormorant-semibold',
    size: 4.9,
    minSize: 3.4,
    y: top + 13,
    vertical: 'top',
    leading: 1.45,
    lines: 6,
    figures: 'oldstyle',
  });
  face.text({
    ...common,
    id: 'inside-sender',
    role: 'signature',
    personal: true,
    font: 'playfair-italic',
    size: 5.2,
    minSize: 3.4,
    y: top + 58,
    leading: 1.2,
  });
}

function pages(card: CardBuilder): void {
  const hanging = hangings[card.format];
  front(card.face('front'), hanging);
  if (card.folded) {
    const { width: w, height: h } = card;
    const back = card.face('back');
    back.place(
      drawn(back, [
        ...bauble([w / 2, h * 0.36, 6.5, 'stars']),
        sparkle([
          [w / 2 - 13, h * 0.28, 1.3],
          [w / 2 + 12, h * 0.4, 1],
        ]),
      ]),
      'bauble',
    );
    back.text({
      id: 'back-note',
      role: 'address',
      personal: true,
      font: 'josefin',
      size: 3.4,
      minSize: 2.4,
      x: w / 2,
      y: h * 0.36 + 22,
      width: w - 24,
      vertical: 'top',
      leading: 1.6,
      lines: 3,
      tracking: 0.06,
      ink: 'text',
    });
    const left = card.face('inside-left');
    const shown = hanging.baubles.filter(([, , , pattern]) => pattern !== 'rose');
    const small = shown.map(
      ([x, y, r, pattern, from]): Bauble => [w - x, y * 0.9, r * 0.85, pattern, from === undefined ? from : from * 0.9],
    );
    left.place(
      drawn(left, [...small.flatMap((one) => bauble(one)), sparkle(hanging.stars.map(([x, y, r]) => [w - x, y * 1.4, r]))]),
      'baubles',
    );
  }
  words(card.face(card.folded ? 'inside-right' : 'back'));
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    pages(card);
    return card.finish();
  },
};
