/** Cards of one candle and rings of light around its flame: for mourning in greys, for Advent with four candles in a row. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import { branch } from '#designs/drawing/branch.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { circle, curve, ellipse, polygon, sampled } from '#designs/drawing/curve.ts';
import { type Box, fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { message } from '#designs/drawing/message.ts';
import { type Path, type Point, polar, scale, shift, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { tapered } from '#designs/drawing/stroke.ts';
import { traced } from '#designs/drawing/trace.ts';
import type { Family } from '#designs/family.ts';

/** A disc that never leaves the box: rings of light end at the trim and at the fold. */
function disc(centre: Point, radius: number, box: Box, rnd: Random): Path {
  const phase = rnd.next() * 6;
  return polygon(
    Array.from({ length: 96 }, (_, i): Point => {
      const angle = (i / 96) * Math.PI * 2;
      const [x, y] = polar(centre, angle, radius * (1 + 0.012 * Math.sin(phase + angle * 3) + 0.007 * Math.sin(phase * 2 + angle * 7)));
      return [Math.min(box.x + box.width, Math.max(box.x, x)), Math.min(box.y + box.height, Math.max(box.y, y))];
    }),
  );
}

/** Rings from the widest, faintest one inwards. */
function glow(rnd: Random, centre: Point, radii: readonly number[], box: Box): Mark[] {
  return radii.map((radius, i) => fill(disc(centre, radius, box, rnd), `glow${i + 1}`));
}

/** Flame above its wick: 12 mm high, the foot of the wick at the origin. */
const flameOuter = traced(
  'M0 -1.6C-3 -3.4 -3.3 -6.4 -1.7 -9.2C-0.8 -10.8 0 -12.6 0.5 -14.6C1.7 -12 3.4 -9.4 3.2 -6.4C3.1 -3.9 1.8 -2.2 0 -1.6Z',
);
const flameInner = traced(
  'M0.1 -2.4C-1.5 -3.6 -1.5 -5.6 -0.5 -7.4C0 -8.3 0.4 -9.2 0.6 -10.2C1.4 -8.6 2 -7 1.8 -5.2C1.7 -3.9 1 -2.8 0.1 -2.4Z',
);

function flame(at: Point, size: number): Mark[] {
  const place = multiply(shift(...at), scale(size));
  return [
    ...moved([fill(flameOuter, 'flame'), fill(flameInner, 'core')], place),
    fill(
      tapered(sampled([at, [at[0] + 0.25 * size, at[1] - 2 * size], [at[0], at[1] - 3.6 * size]], 4), (t) => 0.5 - 0.2 * t),
      'wick',
    ),
  ];
}

/** A candle from its rim down to `foot`, with a hollow at the top, a lit side and one run of wax. */
function candle(rnd: Random, x: number, rim: number, foot: number, half: number): Mark[] {
  const drop = rnd.between(0.24, 0.4) * (foot - rim);
  const side = rnd.chance(0.5) ? 1 : -1;
  const dx = x + side * half * 0.55;
  const wax: Path = curve(
    way(
      dx - half * 0.2,
      rim - 0.2,
      dx - half * 0.18,
      rim + drop * 0.6,
      dx - half * 0.24,
      rim + drop,
      dx,
      rim + drop + half * 0.34,
      dx + half * 0.24,
      rim + drop,
      dx + half * 0.17,
      rim + drop * 0.5,
      dx + half * 0.22,
      rim - 0.2,
    ),
    { closed: true },
  );
  const body: Path = [
    { op: 'M', points: [[x - half, rim]] },
    {
      op: 'C',
      points: [
        [x - half * 0.5, rim + half * 0.34],
        [x + half * 0.5, rim + half * 0.34],
        [x + half, rim],
      ],
    },
    { op: 'L', points: [[x + half, foot]] },
    { op: 'L', points: [[x - half, foot]] },
    { op: 'Z', points: [] },
  ];
  const shade: Path = [
    { op: 'M', points: [[x + half * 0.34, rim + half * 0.2]] },
    {
      op: 'C',
      points: [
        [x + half * 0.6, rim + half * 0.16],
        [x + half * 0.82, rim + half * 0.1],
        [x + half, rim],
      ],
    },
    { op: 'L', points: [[x + half, foot]] },
    { op: 'L', points: [[x + half * 0.34, foot]] },
    { op: 'Z', points: [] },
  ];
  return [fill(ellipse([x, rim], half, half * 0.3), 'rim'), fill(body, 'wax'), fill(shade, 'wax-shade'), fill(wax, 'drop')];
}

function lit(rnd: Random, x: number, rim: number, foot: number, half: number, size: number): Mark[] {
  return [...candle(rnd, x, rim, foot, half), ...flame([x, rim + half * 0.12], size)];
}

/** Words at the lower left, the candle rises on the right out of the lower edge. */
function memorialFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const k = square ? 1.12 : 1;
  const rnd = random(row.seed);
  const x = w * (square ? 0.72 : 0.7);
  const rim = h * (tall ? 0.43 : 0.46);
  const light: Point = [x, rim - 7.4];
  const picture = face.drawing();
  picture.add(
    glow(
      rnd,
      light,
      [72, 53, 37, 24, 13.5].map((radius) => radius * (tall ? 1.1 : k)),
      face.bleedBox,
    ),
  );
  picture.add(lit(rnd, x, rim, h + 4, 8.2 * k, 1.12 * k));
  face.place(picture, 'candle');
  const left = w * 0.115;
  const width = x - 8.2 * k - left - 4;
  const foot = h - (tall ? 27 : 17);
  const common = { x: left, align: 'left', width, ink: 'ink' } as const;
  face.text({
    ...common,
    id: 'front-heading',
    role: 'heading',
    font: 'cormorant-italic',
    size: 5.4 * k,
    y: foot - 33.4 * k,
    leading: 1.25,
  });
  face.text({
    ...common,
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'cormorant',
    size: 9.8 * k,
    minSize: 4.4,
    y: foot - 21.4 * k,
    leading: 1.06,
    vertical: 'top',
    lines: 2,
  });
  face.text({
    ...common,
    id: 'front-dates',
    role: 'life-dates',
    personal: true,
    font: 'cormorant-semibold',
    size: 4.5 * k,
    y: foot - 0.2 * k,
    leading: 1.36,
    vertical: 'top',
  });
}

/** Four candles of unequal height on a bed of fir, one after another lit; words above. */
function adventFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const k = square ? 1.13 : 1;
  const rnd = random(row.seed);
  const foot = h - (square ? 17 : tall ? 26 : 19);
  const middle = w / 2;
  const places = way(-33, 31, -11.6, 45, 10.4, 37, 32, 25).map(([dx, high]) => ({
    x: middle + dx * k,
    rim: foot - high * k * (tall ? 1.35 : 1),
  }));
  const picture = face.drawing();
  for (const [step, radius] of [27, 20.5, 15, 10, 6].entries())
    for (const { x, rim } of places) picture.add(fill(disc([x, rim - 7], radius * k, face.bleedBox, rnd), `glow${step + 1}`));
  for (const { x, rim } of places) picture.add(lit(rnd, x, rim, h + 4, 5.6 * k, 0.86 * k));
  picture.add(firBed(rnd, face, foot - 2));
  face.place(picture, 'candles');
  const top = tall ? 42 : square ? 24 : 31;
  const size = square ? 13.6 : tall ? 9.2 : 9.8;
  face.text({ id: 'front-heading', role: 'greeting', font: 'playfair', size, minSize: 7, x: middle, y: top, width: w - 14, ink: 'ink' });
  face.text({
    id: 'front-sign',
    role: 'sender',
    personal: true,
    font: 'josefin',
    size: 3.3 * (square ? 1.15 : 1),
    minSize: 2.4,
    x: middle,
    y: top + size * 0.4 + 6.4,
    width: w - 18,
    tracking: 0.18,
    ink: 'ink',
  });
}

/** Fir twigs that lie along the lower edge, with a few berries. */
function firBed(rnd: Random, face: Face, y: number): Mark[] {
  const { width: w, height: h } = face;
  const look = {
    width: 0.065,
    shape: { widest: 0.4, tip: 0.9, steps: 3 },
    bend: 0.25,
    stalk: 0.02,
    inks: ['fir1', 'fir2', 'fir3'],
    stem: 'stem',
    stemWidth: [0.9, 0.4],
    angle: 0.72,
    growth: (t: number) => 1 - 0.45 * t,
  } as const;
  const twigs = [
    way(-8, y + 6, w * 0.14, y + 3, w * 0.3, y + 5, w * 0.44, y + 1),
    way(w + 8, y + 5, w * 0.86, y + 4, w * 0.7, y + 6, w * 0.55, y + 2),
    way(-6, h + 2, w * 0.16, y + 13, w * 0.34, y + 11, w * 0.5, y + 13),
    way(w + 6, h + 2, w * 0.82, y + 12, w * 0.66, y + 13, w * 0.5, y + 10),
    way(w * 0.24, h + 5, w * 0.36, h - 3, w * 0.52, h - 4, w * 0.66, h - 1),
  ];
  const berries = [0.12, 0.33, 0.37, 0.58, 0.83, 0.88].map((share, i) => fill(circle([w * share, y + 5 + (i % 3) * 2.2], 1.35), 'berry'));
  return [...twigs.flatMap((points) => branch(rnd, points, { ...look, leaves: 46, length: 9.4 })), ...berries];
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const { width: w, height: h } = card;
    const memorial = row.variant === 'memorial';
    const k = format === 'square' ? 1.12 : 1;
    card.ground('ground');
    (memorial ? memorialFront : adventFront)(card, card.face('front'), row);
    const inner = card.face(card.folded ? 'inside-right' : 'back');
    const edge = w * 0.13;
    message(inner, row.texts, {
      heading: memorial ? 'cormorant' : 'playfair',
      headingSize: (memorial ? 8.4 : 7) * k,
      body: memorial ? 'cormorant-semibold' : 'eb-garamond',
      bodySize: (memorial ? 4.6 : 4.2) * k,
      sign: memorial ? 'cormorant-italic' : 'playfair-italic',
      signSize: (memorial ? 5 : 4.4) * k,
      ink: 'ink',
      align: memorial ? 'left' : 'center',
      x: memorial ? edge : w / 2,
      width: memorial ? w - edge - 8 : w - 18,
      middle: h * 0.46,
    });
    if (!card.folded) return card.finish();
    const rnd = random(row.seed + 4);
    const left = card.face('inside-left');
    const small = (face: Face, x: number, rim: number, reach: number, tall: number) => {
      const picture = face.drawing();
      picture.add(
        glow(
          rnd,
          [x, rim - 5],
          [30, 22.5, 16, 10.5, 6].map((radius) => radius * reach),
          face.bleedBox,
        ),
      );
      picture.add(lit(rnd, x, rim, rim + tall, 4.4, 0.72));
      face.place(picture, 'candle');
    };
    if (memorial) {
      left.text({
        id: 'inside-verse',
        role: 'verse',
        font: 'cormorant-italic',
        size: 5.4 * k,
        x: w / 2,
        y: h * 0.44,
        width: w - 20,
        lines: 4,
        leading: 1.42,
        vertical: 'top',
        ink: 'ink',
      });
    } else {
      const m = w * 0.1;
      left.photo({ id: 'inside-photo', role: 'inside-photo', x: m, y: m, width: w - 2 * m, height: h - 2 * m, ink: 'photo' });
    }
    const back = card.face('back');
    small(back, w / 2, h * 0.79, 0.55, 11);
    return card.finish();
  },
};
