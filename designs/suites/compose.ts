/** Draws the pieces of a suite: save-the-date, menu, place card and thank-you card. Ornaments come from the suite's style. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';

import { Fault } from '#core/values/fault.ts';
import { multiply } from '#core/values/matrix.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { type Block, textColumn } from '#designs/drawing/column.ts';
import { moved, recoloured } from '#designs/drawing/drawing.ts';
import type { Face, TextSlot } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { letter } from '#designs/drawing/letter.ts';
import { scale, shift, turn } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { capHeights } from '#designs/drawing/type.ts';
import type { FamilyCard } from '#designs/family.ts';
import { type Area, isPieceKey, type SuiteStyle } from './suite.ts';

/** Courses a menu may have. */
const courses = [1, 2, 3, 4, 5] as const;

/** A column of blocks in an area: as high as its sample words, at the top, the middle or the foot. */
function stack(face: Face, words: Record<string, string>, area: Area, all: readonly Block[]): void {
  const blocks = all.filter(({ id }) => words[id] !== undefined);
  const { align = 'center', vertical = 'middle' } = area;
  const [head] = blocks;
  if (!head) return;
  const cap = capHeights[head.font] * head.size;
  const tall = blocks.reduce((sum, { id, gap, size, leading = 1.3 }, i) => {
    return sum + (i > 0 ? gap : cap) + ((words[id] ?? '').split('\n').length - 1) * size * leading;
  }, 0);
  const top = { top: 0, middle: (area.height - tall) / 2, bottom: area.height - tall }[vertical];
  const x = { left: area.x, center: area.x + area.width / 2, right: area.x + area.width }[align];
  textColumn(face, words, { x, width: area.width, y: area.y + top + cap, align }, blocks);
}

/** Long lines of capitals are set a little smaller and wide. */
function capsLine(style: SuiteStyle, size: number): Pick<TextSlot, 'font' | 'size' | 'minSize' | 'tracking' | 'leading'> {
  return { font: style.caps, size, minSize: Math.min(size, 2.5), tracking: 0.2, leading: 1.7 };
}

function saveTheDate(face: Face, row: DesignTemplate, style: SuiteStyle): void {
  const area = style.drawFront(face, row, 'save-the-date');
  const { ink = style.ink, accent = style.accent } = area;
  const size = style.namesSize;
  const body = style.bodySize * (face.height > 160 ? 1.1 : 1);
  stack(face, row.texts, area, [
    { ...capsLine(style, 3.3), id: 'front-heading', role: 'heading', ink: accent, gap: 0 },
    {
      id: 'front-names',
      role: 'names',
      personal: true,
      font: style.names,
      size,
      minSize: Math.min(4.4, size * 0.4),
      leading: 1.06,
      ink,
      gap: size * 0.62 + 7,
    },
    { id: 'front-date', role: 'date', personal: true, font: style.body, size: body * 1.12, ink, gap: body * 1.3 + 4.6 + size * 0.12 },
    { id: 'front-place', role: 'place', personal: true, font: style.body, size: body, ink, gap: body * 1.42 },
  ]);
}

function menu(face: Face, row: DesignTemplate, style: SuiteStyle, short: boolean): void {
  const area = style.drawFront(face, row, 'menu-card');
  const { ink = style.ink, accent = style.accent } = area;
  const k = short ? 0.88 : 1.14;
  const body = style.bodySize * k;
  stack(face, row.texts, area, [
    {
      id: 'menu-title',
      role: 'heading',
      font: style.title,
      size: style.titleSize * (short ? 0.86 : 1.04),
      leading: 1.05,
      ink,
      gap: 0,
    },
    ...courses.flatMap((n): Block[] => [
      {
        ...capsLine(style, short ? 2.85 : 3.1),
        id: `menu-course-${n}`,
        role: 'course',
        number: n,
        ink: accent,
        gap: body * (n === 1 ? 2.9 : 2.1),
      },
      {
        id: `menu-dish-${n}`,
        role: 'dish',
        number: n,
        personal: true,
        font: style.body,
        size: body,
        minSize: Math.min(body, 3),
        leading: 1.24,
        ink,
        gap: body * 1.26,
      },
    ]),
  ]);
}

function thanks(face: Face, row: DesignTemplate, style: SuiteStyle): void {
  const area = style.drawFront(face, row, 'thank-you-card');
  const { ink = style.ink, accent = style.accent } = area;
  stack(face, row.texts, area, [
    { id: 'front-heading', role: 'heading', font: style.title, size: style.titleSize * 1.12, leading: 1.04, ink, gap: 0 },
    { ...capsLine(style, 3.2), id: 'front-names', role: 'names', personal: true, lines: 2, ink: accent, gap: style.titleSize * 0.3 + 5.2 },
  ]);
}

function placeCard(face: Face, row: DesignTemplate, style: SuiteStyle): void {
  const area = style.drawFront(face, row, 'place-card');
  const size = Math.max(9.6, Math.min(style.namesSize * 0.82, 12.5));
  stack(face, row.texts, area, [
    {
      id: 'front-name',
      role: 'guest-name',
      personal: true,
      font: style.names,
      size,
      minSize: 3.6,
      leading: 1.06,
      ink: area.ink ?? style.ink,
      gap: 0,
    },
  ]);
}

/** Places the small ornament in the middle of a face. `size` is at least 0.6, because foil needs a minimum width. */
function placeSmallOrnament(face: Face, row: DesignTemplate, style: SuiteStyle, y: number, size: number): void {
  const marks = moved(style.smallOrnament(random(row.seed + 11), row), multiply(shift(face.width / 2, y), scale(size)));
  face.place(drawn(face, [{ marks }]), 'ornament');
}

type AnyCard = Omit<CardBuilder, 'format'>;

/** The far side of the tent is upside down on the sheet. On a ground of its own the small ornament swaps colours with it. */
function farSide(card: AnyCard, row: DesignTemplate, style: SuiteStyle, ground = style.paper): void {
  const face = card.face('back');
  const marks = moved(
    recoloured(style.smallOrnament(random(row.seed + 11), row), { [ground]: style.paper, [style.paper]: ground }),
    multiply(multiply(shift(card.width / 2, card.height / 2), turn(Math.PI)), scale(0.8)),
  );
  face.place(drawn(face, [{ marks }]), 'ornament');
}

function back(card: AnyCard, row: DesignTemplate, style: SuiteStyle): void {
  const face = card.face('back');
  const { width: w, height: h } = face;
  const left = w * 0.13;
  const place =
    style.align === 'left' ? { x: left, width: w - left - 9, align: style.align } : { x: w / 2, width: w - 22, align: style.align };
  placeSmallOrnament(face, row, style, h - (h > 160 ? 34 : 22), 0.8);
  letter(face, row.texts, {
    dateRole: 'names',
    heading: { font: style.title, size: style.titleSize * 0.74, minSize: style.titleSize * 0.44, ink: style.ink, leading: 1.1 },
    body: { font: style.body, size: style.bodySize, minSize: style.bodySize * 0.66, ink: style.ink, leading: 1.42, figures: 'oldstyle' },
    date: { ...capsLine(style, 3.2), ink: style.accent },
    ...place,
    middle: h * 0.42,
  });
}

function insides(card: AnyCard, row: DesignTemplate, style: SuiteStyle): void {
  const { width: w, height: h } = card;
  placeSmallOrnament(card.face('back'), row, style, h - 24, 0.7);
  const face = card.face('inside-left');
  const m = w * 0.115;
  face.photo({ id: 'inside-photo', role: 'inside-photo', x: m, y: m, width: w - 2 * m, height: h - 2 * m, ink: style.photo });
  const right = card.face('inside-right');
  placeSmallOrnament(right, row, style, h - 24, 0.7);
  const left = w * 0.13;
  const place =
    style.align === 'left' ? { x: left, width: w - left - 9, align: style.align } : { x: w / 2, width: w - 22, align: style.align };
  letter(right, row.texts, {
    dateRole: 'names',
    heading: { font: style.title, size: style.titleSize * 0.74, minSize: style.titleSize * 0.44, ink: style.ink, leading: 1.1 },
    body: { font: style.body, size: style.bodySize, minSize: style.bodySize * 0.66, ink: style.ink, leading: 1.42, figures: 'oldstyle' },
    date: { ...capsLine(style, 3.2), ink: style.accent },
    ...place,
    middle: h * 0.42,
  });
}

/** Draws a piece of a suite. Throws Fault 'internal' for a category that is not a piece. */
export function drawPiece(row: DesignTemplate, style: SuiteStyle, form: CardForm, format: CardFormat): FamilyCard {
  const { category } = row;
  const isTent = form === 'place-card';
  if (!isPieceKey(category)) throw new Fault('internal', `"${row.id}" is no piece of a suite`);
  const card = cardBuilder(row, form, format);
  card.ground(style.paper);
  const ground = style.ground?.(category);
  if (ground) card.ground(ground, isTent || form === 'folded' ? 'outside' : 'front');
  const front = card.face('front');
  if (category === 'save-the-date') saveTheDate(front, row, style);
  else if (category === 'menu-card') menu(front, row, style, front.height < 160);
  else if (category === 'thank-you-card') thanks(front, row, style);
  else placeCard(front, row, style);
  if (form === 'folded') insides(card, row, style);
  else if (isTent) farSide(card, row, style, ground);
  else back(card, row, style);
  return card.finish();
}
