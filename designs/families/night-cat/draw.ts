/** Nights with lit windows: a house that is a cat, a moon that bites into a town, a floor that dances. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import type { TextSlot } from '#designs/drawing/face.ts';
import type { Family } from '#designs/family.ts';
import { drawDance } from './dance.ts';
import { drawHungryMoon } from './hungry-moon.ts';
import { placeEyes, placeLetter, placeNight, type Scene } from './night.ts';

const scenes = {
  a6: { moon: [60, 85], radius: 41, foot: [50, 124], size: 1, poles: [9, 95.5], guests: 88.5 },
  'din-long': { moon: [58, 117], radius: 43, foot: [47, 169], size: 1.02, poles: [8.5, 90.5], guests: 84 },
  square: { moon: [103, 85], radius: 40, foot: [90, 122], size: 1, poles: [22, 140], guests: 131 },
} as const satisfies Record<CardBuilder['format'], Scene>;

function drawCat(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const size = { a6: 17, 'din-long': 17.4, square: 18 }[format];
  const margin = format === 'square' ? 12 : 9.6;
  const head = { a6: 21, 'din-long': 27, square: 27 }[format];
  const reach = { a6: 82, 'din-long': 84, square: 86 }[format];
  placeNight(front, row, scenes[format], ([x, y]) => x < reach && y < head + size * 1.5);
  const column = { x: margin, align: 'left' } as const satisfies Partial<TextSlot>;
  front.text({
    ...column,
    id: 'front-heading',
    role: 'heading',
    font: 'bodoni-italic',
    size,
    leading: 0.94,
    room: 1.04,
    y: head,
    width: w - margin * 2,
    ink: 'title',
  });
  const step = 5.4;
  const last = h - { a6: 8.2, 'din-long': 13, square: 8.6 }[format];
  front.text({
    ...column,
    id: 'front-details',
    role: 'date-place',
    personal: true,
    font: 'jost',
    size: 4,
    leading: step / 4,
    y: last - step * 2,
    width: w - margin * 2,
    ink: 'text',
  });
  placeLetter(card, row);
  if (!card.folded) placeEyes(card.face('back'), 0.42, h - 18, w - 20);
  else {
    placeEyes(card.face('inside-left'), 1.15, h * 0.44);
    placeEyes(card.face('back'), 0.42, h * 0.8);
  }
}

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = {
  cat: drawCat,
  moon: drawHungryMoon,
  dance: drawDance,
};

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('black');
    card.ground('sky', card.folded ? 'outside' : 'front');
    (variants[row.variant] ?? drawCat)(card, row);
    return card.finish();
  },
};
