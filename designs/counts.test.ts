/** How many designs the catalogue has, and of what. A template is a design or a piece of a suite, in whatever colours, formats and numbers. */
import { describe, expect, test } from 'vitest';
import { categories } from '#core/catalogue/categories.ts';
import { colours } from '#core/catalogue/colours.ts';
import { oneOfEachDrawing } from '#core/catalogue/numeral.ts';
import { occasions } from '#core/catalogue/occasions.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { blankDesign } from './blank.ts';
import { designRows, leadRows } from './rows.ts';

const templates = oneOfEachDrawing(designRows);

/** Colours that visitors choose most (Specification 3). */
const usualColours = [
  'beige',
  'blue',
  'copper',
  'cream',
  'gold',
  'grey',
  'green',
  'pink',
  'red',
  'black',
  'silver',
  'turquoise',
  'white',
] as const;

/** Designs that an occasion has at least, where it is not one. Birthdays without a number are found under all of their numbers. */
const minOfOccasion: Readonly<Record<string, number>> = {
  blanko: 0,
  geburtstag: 0,
  firmung: 4,
  'weihnachten-business': 5,
  babyparty: 2,
  zwillinge: 2,
  junge: 2,
  maedchen: 2,
  'gute-besserung': 2,
  halloween: 2,
  jubilaeum: 2,
  muttertag: 2,
  vatertag: 2,
  oktoberfest: 2,
  party: 2,
  richtfest: 2,
  valentinstag: 2,
};

function share<T>(all: readonly T[], isCounted: (one: T) => boolean): number {
  return all.filter(isCounted).length / all.length;
}

/** Places for photos on all pages of the form that lists show. */
function photosOf(row: DesignTemplate): number {
  const [shape] = row.forms;
  if (!shape) return 0;
  const { pages } = blankDesign(row, shape.form, shape.format, undefined, undefined);
  return pages.flatMap(({ elements }) => elements.filter(({ kind }) => kind === 'photo')).length;
}

describe('the catalogue', () => {
  test('has more than 300 templates of at least 130 designs, not half of them for weddings [F027]', () => {
    expect(leadRows.length).toBeGreaterThanOrEqual(130);
    expect(templates.length).toBeGreaterThanOrEqual(325);
    expect(share(templates, ({ occasion }) => occasion === 'hochzeit')).toBeLessThanOrEqual(0.45);
  });

  test('has designs for every occasion, blank cards apart [F190] [F191] [F192] [F193] [F194] [E079]', () => {
    const many = (occasion: string) => designRows.filter((row) => row.suite === undefined && row.occasion === occasion).length;
    const short = occasions.filter((key) => many(key) < (minOfOccasion[key] ?? 1));
    expect(short.map((key) => `${key} ${many(key)}`)).toEqual([]);
  });

  test('has at least three templates of every category [F195] [F196] [E079]', () => {
    const of = (category: string) => templates.filter((row) => row.category === category).length;
    expect(categories.map((key) => [key, of(key)] as const).filter(([, count]) => count < 3)).toEqual([]);
  });

  test('has colourways of every colour, ten and more of the usual ones [F197]', () => {
    const colourways = templates.flatMap((row) => row.colourways);
    const of = (color: string) => colourways.filter((colourway) => colourway.color === color).length;
    const minOf = (color: string) => (usualColours.some((usual) => usual === color) ? 10 : 3);
    const short = Object.keys(colours).filter((color) => of(color) < minOf(color));
    expect(short.map((color) => `${color} ${of(color)}`)).toEqual([]);
  });

  test.each(['geburt', 'weihnachten'])('has photos on a third and more of its designs for %s', (occasion) => {
    const rows = leadRows.filter((row) => row.occasion === occasion);
    expect(share(rows, (row) => photosOf(row) > 0)).toBeGreaterThanOrEqual(0.35);
  });

  test('has photos on a third and more of the thank-you cards of weddings', () => {
    const thanks = templates.filter(({ occasion, category }) => occasion === 'hochzeit' && category === 'thank-you-card');
    expect(share(thanks, (row) => photosOf(row) > 0)).toBeGreaterThanOrEqual(0.35);
  });
});
