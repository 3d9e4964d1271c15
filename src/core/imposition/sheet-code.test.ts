/** Codes of sheets: read back whole, refused when damaged; backs that do not belong to their fronts. */
import { describe, expect, test } from 'vitest';
import { random } from '#core/values/numbers/random.ts';
import { checkScans, readSheetCode, type SheetScan, sheetCode } from './sheet-code.ts';

const job = '3f9a1c0b';
const sheets = 500;
const scanOf = (sheet: number): SheetScan => ({
  front: sheetCode({ job, sheet, sheets, side: 'front' }),
  back: sheetCode({ job, sheet, sheets, side: 'back' }),
});
const printed = Array.from({ length: sheets }, (_, index) => scanOf(index + 1));

describe('codes of sheets', () => {
  test('a code says job, sheet and side', () => {
    expect(readSheetCode(printed[41]?.back ?? '')).toEqual({ job, sheet: 42, sheets, side: 'back' });
  });

  test('any changed, lost or exchanged character makes a code unreadable, never another one', () => {
    const letters = '0123456789ABCDEF.L';
    for (const { front } of printed.slice(0, 60)) {
      const code = front ?? '';
      for (let at = 0; at < code.length; at++) {
        for (const letter of letters) {
          if (letter !== code[at]) expect(readSheetCode(code.slice(0, at) + letter + code.slice(at + 1))).toBeNull();
        }
        expect(readSheetCode(code.slice(0, at) + code.slice(at + 1))).toBeNull();
        const exchanged = code.slice(0, at) + (code[at + 1] ?? '') + (code[at] ?? '') + code.slice(at + 2);
        if (exchanged !== code) expect(readSheetCode(exchanged)).toBeNull();
      }
    }
  });
});

describe('500 sheets of two sides', () => {
  test('printed right, nothing is found', () => {
    expect(checkScans(printed, { job, sheets })).toEqual({ findings: [], missing: [] });
  });

  test('every swapped, doubled, foreign, turned or damaged sheet is found at its place [E066]', () => {
    const other = sheetCode({ job: '00000000', sheet: 7, sheets, side: 'back' });
    const { next } = random(7);
    const neighbour = (at: number) => printed[(at + 1 + Math.floor(next() * (sheets - 1))) % sheets] as SheetScan;
    const wrong: [string, (own: SheetScan, at: number) => SheetScan][] = [
      ['swapped', (own, at) => ({ ...own, back: neighbour(at).back })],
      ['damaged', (own) => ({ ...own, back: null })],
      ['damaged', (own) => ({ ...own, front: `${own.front?.slice(0, -1)}` })],
      ['foreign', (own) => ({ ...own, back: other })],
      ['side', ({ front, back }) => ({ front: back, back: front })],
      ['side', ({ front }) => ({ front, back: front })],
    ];
    for (const [problem, damage] of wrong) {
      expect(checkScans(printed.map(damage), { job, sheets }).findings).toEqual(printed.map((_, scan) => ({ scan, problem })));
      const one = checkScans(printed.with(123, damage(printed[123] as SheetScan, 123)), { job, sheets });
      expect(one).toEqual({ findings: [{ scan: 123, problem }], missing: [124] });
    }
  });

  test('backs that are shifted by one from a sheet on are all found, and a sheet that was printed twice', () => {
    const shifted = printed.map((scan, at) => ({ ...scan, back: (at < 100 ? scan : (printed[at - 1] as SheetScan)).back }));
    expect(checkScans(shifted, { job, sheets }).findings).toHaveLength(400);
    const doubled = checkScans(printed.with(9, printed[8] as SheetScan), { job, sheets });
    expect(doubled).toEqual({ findings: [{ scan: 9, problem: 'doubled' }], missing: [10] });
  });
});
