/** Sets the words of a suite's pieces: save-the-date, menu, place card and thank-you card. The ornament is the suite's own. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';

import { Fault } from '#core/values/fault.ts';
import { multiply } from '#core/values/matrix.ts';
import { type CardBuilder, cardBuilder, type Face, type TextSlot } from '#designs/drawing/card.ts';
import { type Block, textColumn } from '#designs/drawing/column.ts';
import { moved, recoloured } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { letter } from '#designs/drawing/letter.ts';
import { scale, shift, turn } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { capHeights } from '#designs/drawing/type.ts';
import type { FamilyCard } from '#designs/family.ts';
import { type Area, isPieceKey, type SuiteLook } from './suite.ts';

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
function capsLine(look: SuiteLook, size: number): Pick<TextSlot, 'font' | 'size' | 'minSize' | 'tracking' | 'leading'> {
  return { font: look.caps, size, minSize: Math.min(size, 2.5), tracking: 0.2, leading: 1.7 };
}

function saveTheDate(face: Face, row: DesignTemplate, look: SuiteLook): void {
  const area = look.adorn(face, row, 'save-the-date');
  const { ink = look.ink, accent = look.accent } = area;
  const size = look.namesSize;
  const body = look.bodySize * (face.height > 160 ? 1.1 : 1);
  stack(face, row.texts, area, [
    { ...capsLine(look, 3.3), id: 'front-heading', label: 'Überschrift', ink: accent, gap: 0 },
    {
      id: 'front-names',
      label: 'Namen',
      personal: true,
      font: look.names,
      size,
      minSize: Math.min(4.4, size * 0.4),
      leading: 1.06,
      ink,
      gap: size * 0.62 + 7,
    },
    { id: 'front-date', label: 'Datum', personal: true, font: look.body, size: body * 1.12, ink, gap: body * 1.3 + 4.6 + size * 0.12 },
    { id: 'front-place', label: 'Ort', personal: true, font: look.body, size: body, ink, gap: body * 1.42 },
  ]);
}

function menu(face: Face, row: DesignTemplate, look: SuiteLook, short: boolean): void {
  const area = look.adorn(face, row, 'menu-card');
  const { ink = look.ink, accent = look.accent } = area;
  const k = short ? 0.88 : 1.14;
  const body = look.bodySize * k;
  stack(face, row.texts, area, [
    { id: 'menu-title', label: 'Überschrift', font: look.title, size: look.titleSize * (short ? 0.86 : 1.04), leading: 1.05, ink, gap: 0 },
    ...courses.flatMap((n): Block[] => [
      {
        ...capsLine(look, short ? 2.85 : 3.1),
        id: `menu-course-${n}`,
        label: `${n}. Gang`,
        ink: accent,
        gap: body * (n === 1 ? 2.9 : 2.1),
      },
      {
        id: `menu-dish-${n}`,
        label: `${n}. Gang, Gericht`,
        personal: true,
        font: look.body,
        size: body,
        minSize: Math.min(body, 3),
        leading: 1.24,
        ink,
        gap: body * 1.26,
      },
    ]),
  ]);
}

function thanks(face: Face, row: DesignTemplate, look: SuiteLook): void {
  const area = look.adorn(face, row, 'thank-you-card');
  const { ink = look.ink, accent = look.accent } = area;
  stack(face, row.texts, area, [
    { id: 'front-heading', label: 'Überschrift', font: look.title, size: look.titleSize * 1.12, leading: 1.04, ink, gap: 0 },
    { ...capsLine(look, 3.2), id: 'front-names', label: 'Namen', personal: true, lines: 2, ink: accent, gap: look.titleSize * 0.3 + 5.2 },
  ]);
}

function placeCard(face: Face, row: DesignTemplate, look: SuiteLook): void {
  const area = look.adorn(face, row, 'place-card');
  const size = Math.max(9.6, Math.min(look.namesSize * 0.82, 12.5));
  stack(face, row.texts, area, [
    {
      id: 'front-name',
      label: 'Name des Gastes',
      personal: true,
      font: look.names,
      size,
      minSize: 3.6,
      leading: 1.06,
      ink: area.ink ?? look.ink,
      gap: 0,
    },
  ]);
}

/** A quote of the ornament in the middle of a face; foil needs its size, so it is never smaller than 60 %. */
function quoted(face: Face, row: DesignTemplate, look: SuiteLook, y: number, size: number): void {
  const marks = moved(look.quote(random(row.seed + 11), row), multiply(shift(face.width / 2, y), scale(size)));
  face.place(drawn(face, [{ marks }]), 'Ornament');
}

type AnyCard = Omit<CardBuilder, 'format'>;

/** The far side of the tent stands upside down on the sheet; on a ground of its own the quote changes colours with it. */
function farSide(card: AnyCard, row: DesignTemplate, look: SuiteLook, ground = look.paper): void {
  const face = card.face('back');
  const marks = moved(
    recoloured(look.quote(random(row.seed + 11), row), { [ground]: look.paper, [look.paper]: ground }),
    multiply(multiply(shift(card.width / 2, card.height / 2), turn(Math.PI)), scale(0.8)),
  );
  face.place(drawn(face, [{ marks }]), 'Ornament');
}

function back(card: AnyCard, row: DesignTemplate, look: SuiteLook): void {
  const face = card.face('back');
  const { width: w, height: h } = card;
  const left = w * 0.13;
  const place =
    look.align === 'left' ? { x: left, width: w - left - 9, align: look.align } : { x: w / 2, width: w - 22, align: look.align };
  quoted(face, row, look, h - (h > 160 ? 34 : 22), 0.8);
  letter(face, row.texts, {
    heading: { font: look.title, size: look.titleSize * 0.74, minSize: look.titleSize * 0.44, ink: look.ink, leading: 1.1 },
    body: { font: look.body, size: look.bodySize, minSize: look.bodySize * 0.66, ink: look.ink, leading: 1.42, figures: 'oldstyle' },
    date: { ...capsLine(look, 3.2), ink: look.accent },
    ...place,
    middle: h * 0.42,
  });
}

function insides(card: AnyCard, row: DesignTemplate, look: SuiteLook): void {
  const { width: w, height: h } = card;
  quoted(card.face('back'), row, look, h - 24, 0.7);
  const face = card.face('inside-left');
  const m = w * 0.115;
  face.photo({ id: 'inside-photo', label: 'Foto innen', x: m, y: m, width: w - 2 * m, height: h - 2 * m, ink: look.photo });
  const right = card.face('inside-right');
  quoted(right, row, look, h - 24, 0.7);
  const left = w * 0.13;
  const place =
    look.align === 'left' ? { x: left, width: w - left - 9, align: look.align } : { x: w / 2, width: w - 22, align: look.align };
  letter(right, row.texts, {
    heading: { font: look.title, size: look.titleSize * 0.74, minSize: look.titleSize * 0.44, ink: look.ink, leading: 1.1 },
    body: { font: look.body, size: look.bodySize, minSize: look.bodySize * 0.66, ink: look.ink, leading: 1.42, figures: 'oldstyle' },
    date: { ...capsLine(look, 3.2), ink: look.accent },
    ...place,
    middle: h * 0.42,
  });
}

/** Draws a piece of a suite. Throws a Fault for a category that is no piece. */
export function drawPiece(row: DesignTemplate, look: SuiteLook, form: CardForm, format: CardFormat): FamilyCard {
  const { category } = row;
  if (!isPieceKey(category)) throw new Fault('internal', `"${row.id}" is no piece of a suite`);
  const card = cardBuilder(row, form, format);
  card.ground(look.paper);
  const ground = look.ground?.(category);
  if (ground) card.ground(ground, form === 'flat' ? 'front' : 'outside');
  const front = card.face('front');
  if (category === 'save-the-date') saveTheDate(front, row, look);
  else if (category === 'menu-card') menu(front, row, look, format === 'a6');
  else if (category === 'thank-you-card') thanks(front, row, look);
  else placeCard(front, row, look);
  if (form === 'folded') insides(card, row, look);
  else if (form === 'flat') back(card, row, look);
  else farSide(card, row, look, ground);
  return card.finish();
}
