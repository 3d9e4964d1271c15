/** Gang forms: what may share a sheet, that every copy is printed, and how much paper is left over. */
import { describe, expect, test } from 'vitest';
import { type Random, random } from '#core/values/numbers/random.ts';
import { isLongForm } from '#tests/long-form.ts';
import { cropMarks } from './crop-marks.ts';
import { type GangForm, type GangPiece, type GangSettings, gangForms, itemsOfRun, packTrial, runLengths, ticketRows } from './gang-form.ts';
import { bleedBox, overlaps, sheetSizes } from './sheet-plan.ts';

const sheet = sheetSizes.sra3;
const settings: GangSettings = { sheet, setUpSheets: 20, budget: 6_000 };
const sizes = [
  [105, 148],
  [210, 148],
  [210, 99],
  [148, 148],
  [85, 110],
  [99, 142],
  [50, 90],
  [70, 37],
  [40, 40],
] as const;

function pieceOf(id: string, change: Partial<GangPiece> = {}): GangPiece {
  const shared = { paper: 'matt-300', refinement: 'none', profile: 'haus', sides: 2 as const, plateDay: '2026-12-01' };
  const size = { widthUm: 105_000, heightUm: 148_000, bleedUm: 3_000 };
  return { id, order: `F${id}`, copies: 50, isHeld: false, ...shared, ...size, ...change };
}

/** The pieces of one day that may share forms. */
function randomDay({ pick, between }: Random): GangPiece[] {
  return Array.from({ length: Math.floor(between(2, 12)) }, (_, index) => {
    const [width, height] = pick(sizes);
    const copies = Math.floor(pick([between(5, 40), between(40, 120), between(100, 400)]));
    return pieceOf(String(index + 1), { widthUm: width * 1_000, heightUm: height * 1_000, copies });
  });
}

function shuffled<T>(list: readonly T[], { next }: Random): T[] {
  return list
    .map((one) => ({ one, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ one }) => one);
}

/** Paper that no ordered copy covers, in square millimetres: computed anew from the forms. */
function wasteOf(forms: readonly GangForm[], pieces: readonly GangPiece[]): number {
  const printed = forms.reduce((sum, { sheets }) => sum + (sheets + settings.setUpSheets) * 320 * 450, 0);
  return pieces.reduce((rest, { widthUm, heightUm, copies }) => rest - (widthUm / 1_000) * (heightUm / 1_000) * copies, printed);
}

/** Paper of a packing by chance: a run length, an order of the pieces, and upright or lying for each. */
function randomWaste(pieces: readonly GangPiece[], own: Random): number {
  const run = own.pick(runLengths(pieces));
  const lying = pieces.map(({ heightUm }) => heightUm <= 300_000 && own.chance(0.5));
  return packTrial(pieces, { lying, order: shuffled(itemsOfRun(pieces, run), own) }, settings).waste;
}

const days = Array.from({ length: isLongForm ? 200 : 12 }, (_, seed) => randomDay(random(seed + 1)));

/** A test takes a few of the days, so that it ends in time on a busy machine. */
const parts = Array.from({ length: Math.ceil(days.length / 10) }, (_, at) => ({
  first: 10 * at,
  last: Math.min(days.length, 10 * at + 10) - 1,
}));

describe('gang forms of random days', () => {
  test.each(parts)(
    'waste of days $first to $last is at most that of the best of 200 random packings of the same day [E066]',
    ({ first, last }) => {
      const worse = days.slice(first, last + 1).flatMap((pieces, at) => {
        const own = random(1_000 + first + at);
        const best = Math.min(...Array.from({ length: 200 }, () => randomWaste(pieces, own)));
        const waste = wasteOf(gangForms(pieces, settings).forms, pieces);
        return waste <= best ? [] : [{ day: first + at, waste, best }];
      });
      expect(worse).toEqual([]);
    },
  );

  test('every copy is printed, bleeds never overlap, and every cut has a mark beside its piece', () => {
    for (const pieces of days) {
      const { forms } = gangForms(pieces, { ...settings, budget: 20 });
      const printed = new Map<string, number>();
      for (const form of forms) {
        const positions = form.placed.map(({ position }) => position);
        const boxes = positions.map(bleedBox);
        expect(boxes.some((box, at) => boxes.slice(at + 1).some((other) => overlaps(box, other)))).toBe(false);
        for (const { id, printed: count } of ticketRows(form)) printed.set(id, (printed.get(id) ?? 0) + count);
        const marks = cropMarks(positions, 90);
        for (const { xUm, yUm, widthUm, heightUm } of positions) {
          for (const x of [xUm, xUm + widthUm])
            expect(marks.some((mark) => mark.x1Um === x && mark.x2Um === x && mark.y2Um === yUm - 3_000)).toBe(true);
          for (const y of [yUm, yUm + heightUm])
            expect(marks.some((mark) => mark.y1Um === y && mark.y2Um === y && mark.x2Um < xUm)).toBe(true);
        }
      }
      for (const { id, copies } of pieces) expect(printed.get(id)).toBeGreaterThanOrEqual(copies);
    }
  });

  test('the same pieces give the same forms', () => {
    const [pieces = []] = days;
    expect(gangForms(structuredClone(pieces), settings)).toEqual(gangForms(pieces, settings));
  });
});

describe('what may share a form', () => {
  test.each<[string, Partial<GangPiece>]>([
    ['paper', { paper: 'struktur-300' }],
    ['refinement', { refinement: 'gold' }],
    ['print profile', { profile: 'veredelung' }],
    ['number of sides', { sides: 1 }],
    ['plate day', { plateDay: '2026-12-02' }],
  ])('pieces with another %s are on forms of their own', (_, change) => {
    const together = gangForms([pieceOf('1'), pieceOf('2')], settings);
    expect(together.forms).toHaveLength(1);
    const apart = gangForms([pieceOf('1'), pieceOf('2', change)], settings);
    expect(apart.forms.map((form) => ticketRows(form).map(({ id }) => id))).toEqual([['1'], ['2']]);
    expect(apart.forms[1]?.facts).toMatchObject(change);
  });

  test('a piece of a held order is on no form, one that is too large is named', () => {
    const { forms, tooLarge } = gangForms([pieceOf('1'), pieceOf('2', { isHeld: true }), pieceOf('3', { widthUm: 450_000 })], settings);
    expect(forms.flatMap(ticketRows).map(({ id }) => id)).toEqual(['1']);
    expect(tooLarge).toEqual(['3']);
  });

  test('a ticket says how often a piece is on the form and what comes out', () => {
    const [form] = gangForms([pieceOf('1', { copies: 100 }), pieceOf('2', { copies: 50 })], settings).forms;
    expect(form?.sheets).toBe(25);
    expect(form && ticketRows(form)).toEqual([
      { id: '1', order: 'F1', onForm: 4, printed: 100, copies: 100 },
      { id: '2', order: 'F2', onForm: 2, printed: 50, copies: 50 },
    ]);
  });
});
