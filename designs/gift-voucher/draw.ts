/** Gift vouchers: a picture outside, inside the words of who gives it, and the value with its code. Folded A6 only. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { GiftDesign } from '#core/order/gift-card.ts';
import { balloon, cloud } from '#designs/drawing/balloon.ts';
import { type BranchLook, berry, branch, stemAt } from '#designs/drawing/branch.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { circle, rectangle } from '#designs/drawing/curve.ts';
import { frame, octagon, scales, sunRays } from '#designs/drawing/deco.ts';
import { fill, type Mark, moved, outline, reaching } from '#designs/drawing/drawing.ts';
import type { Face, TextSlot } from '#designs/drawing/face.ts';
import { pennants, slack } from '#designs/drawing/garland.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { mirror, type Point, polar, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { terrazzo } from '#designs/drawing/terrazzo.ts';
import { meadow } from '#designs/families/meadow/draw.ts';
import type { Family } from '#designs/family.ts';
import { confetti, feather, parcel, sparks, wrapping } from './parcel.ts';

type Title = Pick<TextSlot, 'font' | 'size' | 'y' | 'tracking'>;

/** What a front shows, where its one word stands, and the ornament that returns on the back. `shop`: where the shop's name stands there. */
type Front = { marks: Mark[]; title: Title; back: Mark[]; shop?: { y?: number; ink?: string } };

const [w, h] = [105, 148];
const bleedBox = { x: -3, y: -3, width: w + 6, height: h + 6 };
const middle = w / 2;

function featherFront(rnd: Random): Front {
  const shaft = way(21, 116, 31, 95, 46, 68, 64, 40, 84, 12);
  const dots = way(20, 40, 29, 25, 88, 80, 94, 66, 15, 66, 80, 100, 41, 15, 70, 108);
  const small = moved(feather(random(4), shaft, 27), [0.24, 0, 0, 0.24, middle - 13, h * 0.42]);
  return {
    marks: [...sparks(rnd, dots, 'spark'), ...feather(rnd, shaft, 27)],
    title: { font: 'playfair', size: 15.5, y: 132 },
    back: small,
  };
}

const tag = { x: 19, y: 84, wide: 67, tall: 40 };

function bowFront(): Front {
  return { marks: parcel(w, h, tag), title: { font: 'playfair-italic', size: 12.4, y: 111 }, back: wrapping(w, h), shop: { y: 46.3 } };
}

function meadowFront(rnd: Random): Front {
  return {
    marks: meadow(rnd, w, h + 4, 108),
    title: { font: 'cormorant-semibold', size: 18, y: 30 },
    back: meadow(random(31), w, h + 4, 44),
    shop: { y: 64 },
  };
}

function balloonFront(rnd: Random): Front {
  const look = { gores: ['silk1', 'silk2'], count: 10, belt: 'zigzag', beltInk: 'silk4', beltGround: 'silk3' } as const;
  const far = { gores: ['silk3', 'silk2', 'silk4'], count: 9, beltInk: 'silk2', beltGround: 'silk1' } as const;
  return {
    marks: [
      fill(circle([79, 84], 17), 'sun'),
      ...cloud(rnd, [18, 62], 36, 'cloud'),
      ...cloud(rnd, [96, 36], 34, 'cloud'),
      ...balloon([86, 60], 5.6, 0.05, far),
      ...balloon([18, 92], 4.2, -0.05, far),
      ...balloon([48, 45], 27, -0.06, look),
      ...cloud(rnd, [92, 100], 48, 'cloud'),
      ...cloud(rnd, [24, 106], 42, 'cloud'),
    ],
    title: { font: 'fraunces-semibold', size: 14, y: 130 },
    back: balloon([middle, h * 0.44], 7, 0.04, look),
  };
}

function terrazzoFront(rnd: Random): Front {
  const chips = ['chip1', 'chip2', 'chip3', 'chip4', 'chip5', 'chip6', 'chip7'];
  const free = ([x, y]: Point, r: number) => x > 12 - r && x < w - 12 + r && y > 58 - r && y < 90 + r;
  return {
    marks: terrazzo(rnd, { box: bleedBox, free, inks: chips, scale: 1.15 }),
    title: { font: 'familjen-bold', size: 15.4, y: 79 },
    back: terrazzo(random(6), { box: { x: 38, y: 54, width: 29, height: 12 }, inks: chips, scale: 0.7 }),
  };
}

const eucalyptus: Omit<BranchLook, 'leaves' | 'length'> = {
  width: 0.36,
  opposite: true,
  angle: 0.95,
  stalk: 0.14,
  bend: 0.3,
  shape: { widest: 0.52, tip: 0.6 },
  inks: ['leaf1', 'leaf2', 'leaf3', 'leaf2'],
  shade: true,
  rib: true,
  stem: 'stem',
  stemWidth: [0.9, 0.3] as const,
};

/** A bent branch from `from` to `to` (radians) on a circle, with berries. */
function arc(rnd: Random, centre: Point, radius: number, from: number, to: number, leaves: number, length: number): Mark[] {
  const points = Array.from({ length: 7 }, (_, i) => polar(centre, from + ((to - from) * i) / 6, radius));
  const look = { radius: 1.25, stalk: [2.4, 5] as const, ink: 'berry', stem: 'stem', light: 'light' };
  const fruit = [0.16, 0.34, 0.52, 0.7, 0.88].flatMap((share) => {
    const { point, heading } = stemAt(points, share);
    return [1, -1].flatMap((side) => (rnd.chance(0.75) ? berry(rnd, point, heading + side * rnd.between(1.1, 1.5), look) : []));
  });
  return [...branch(rnd, points, { ...eucalyptus, leaves, length }), ...fruit];
}

function wreathFront(rnd: Random): Front {
  const centre: Point = [middle, 71];
  const right = arc(rnd, centre, 36, Math.PI * 0.53, -Math.PI * 0.44, 13, 11.5);
  const left = moved(arc(rnd, centre, 36, Math.PI * 0.56, -Math.PI * 0.4, 13, 11), mirror(middle));
  return {
    marks: [...left, ...right],
    title: { font: 'cormorant-italic', size: 11.8, y: 74.2 },
    back: moved(arc(random(7), [0, 0], 20, Math.PI * 0.72, Math.PI * 0.28, 6, 7), [1, 0, 0, 1, middle, h * 0.3]),
  };
}

function raysFront(): Front {
  const centre: Point = [middle, 70];
  const field = { x: 19, y: 54, wide: 67, tall: 32 };
  return {
    marks: [
      ...sunRays(centre, 72, 104, (angle) => 50 + 16 * Math.abs(Math.sin(angle * 3)), 'ray'),
      fill(rectangle(0, 122, w, 29), 'ground'),
      ...scales(4, w - 4, h - 7, 8.1, 2, 'ray'),
      fill(octagon(field.x - 4, field.y - 4, field.wide + 8, field.tall + 8, 9), 'ray'),
      fill(octagon(field.x - 3.3, field.y - 3.3, field.wide + 6.6, field.tall + 6.6, 8.6), 'field'),
      outline(octagon(field.x - 1.2, field.y - 1.2, field.wide + 2.4, field.tall + 2.4, 7.8), 'ray', 0.35),
      frame(5, w, h, 'ray', 0.7),
      frame(6.6, w, h, 'ray', 0.3),
    ],
    title: { font: 'josefin', size: 8.4, y: 73, tracking: 0.14 },
    back: sunRays([middle, h * 0.42], 24, 12, () => 9, 'ray'),
  };
}

function pennantsFront(rnd: Random): Front {
  const inks = ['flag1', 'flag2', 'flag3', 'flag4'];
  const row = (left: number, right: number, sag: number, from: number) =>
    pennants(slack([-6, left], [w + 6, right], sag), 12.4, 15.5, [...inks.slice(from), ...inks.slice(0, from)], 'white');
  return {
    marks: [
      ...confetti(rnd, { x: 2, y: 84, width: w - 4, height: 20 }, inks, 34),
      ...confetti(rnd, { x: 2, y: 125, width: w - 4, height: 21 }, inks, 36),
      ...row(9, 22, 9, 0),
      ...row(44, 30, 10, 2),
      ...row(62, 71, 11, 1),
    ],
    title: { font: 'dm-serif', size: 16.4, y: 120 },
    back: pennants(slack([24, h * 0.36], [w - 24, h * 0.36], 5), 7.4, 9.4, inks, 'white'),
  };
}

const fronts: Record<GiftDesign, (rnd: Random) => Front> = {
  feder: featherFront,
  schleife: bowFront,
  wiese: meadowFront,
  ballon: balloonFront,
  terrazzo: terrazzoFront,
  kranz: wreathFront,
  strahlen: raysFront,
  wimpel: pennantsFront,
};

function place(face: Face, marks: readonly Mark[]): void {
  const seen = reaching(marks, face.bleedBox);
  if (seen.length > 0) face.place(drawn(face, [{ marks: seen }]));
}

/** The left page inside: for whom, the words, from whom. */
function words(face: Face, font: TextSlot['font']): void {
  const column = { x: middle, width: w - 30 };
  face.text({ id: 'voucher-for', role: 'recipient', font, size: 8, minSize: 3.4, ...column, y: 34, ink: 'accent' });
  const body = {
    id: 'voucher-words',
    role: 'words' as const,
    font: 'eb-garamond' as const,
    size: 5.6,
    minSize: 2.9,
    leading: 1.42,
    lines: 10,
  };
  face.text({ ...body, ...column, y: 76, ink: 'ink' });
  face.text({ id: 'voucher-from', role: 'giver', font: 'eb-garamond-italic', size: 5.2, minSize: 2.9, ...column, y: 130, ink: 'ink' });
}

/** The right page inside: value, code, and how it is redeemed. The code as QR stands in `codeBox`. */
function value(face: Face, font: TextSlot['font']): void {
  const column = { x: middle, width: w - 26 };
  face.text({ id: 'voucher-heading', role: 'heading', font: 'josefin', size: 3.6, tracking: 0.2, ...column, y: 25, ink: 'ink' });
  face.text({ id: 'voucher-value', role: 'value', font, size: 17, minSize: 9, ...column, y: 45, ink: 'accent' });
  face.text({
    id: 'voucher-code',
    role: 'code',
    font: 'jost-medium',
    size: 5.4,
    minSize: 4,
    tracking: 0.06,
    ...column,
    y: 104,
    ink: 'ink',
  });
  const how = { id: 'voucher-how', role: 'redeeming' as const, font: 'jost' as const, size: 3.1, minSize: 2.9, leading: 1.4, lines: 6 };
  face.text({ ...how, vertical: 'top', ...column, y: 113, ink: 'ink' });
}

/** Where the code stands as QR on the right page inside, in mm. */
export const codeBox = { x: middle - 19, y: 55, side: 38 };

function backWords(card: CardBuilder, { y = h - 14, ink = 'title' }: NonNullable<Front['shop']>): void {
  const back = card.face('back');
  back.text({ id: 'back-shop', role: 'shop', font: 'josefin', size: 3.6, tracking: 0.16, x: middle, width: w - 30, y, ink });
}

export const giftVoucher: Family = {
  draw(row: DesignTemplate, form, format) {
    const card = cardBuilder(row, form, format);
    const draw = fronts[row.variant as GiftDesign];
    const { marks, title, back, shop } = draw(random(row.seed));
    card.ground('ground', 'outside');
    card.ground('paper', 'inside');
    const front = card.face('front');
    place(front, marks);
    front.text({ ...title, id: 'front-title', role: 'title', minSize: title.size * 0.7, x: middle, width: w - 20, ink: 'title' });
    place(card.face('back'), back);
    backWords(card, shop ?? {});
    words(card.face('inside-left'), title.font);
    value(card.face('inside-right'), title.font);
    return card.finish();
  },
};
