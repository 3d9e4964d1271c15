/** Postcodes that a country gives out: one outside is a hint that a digit is wrong, no fault. */

type Range = readonly [first: number, last: number];

/** Of the whole code, or of its first digits where `digits` names how many. */
const ranges: Readonly<Record<string, { ranges: readonly Range[]; digits?: number }>> = {
  DE: { ranges: [[1_001, 99_998]] },
  AT: { ranges: [[1_010, 9_992]] },
  CH: {
    ranges: [
      [1_000, 9_484],
      [9_499, 9_699],
    ],
  },
  LI: { ranges: [[9_485, 9_498]] },
  LU: { ranges: [[1_009, 9_999]] },
  FR: {
    ranges: [
      [1, 95],
      [97, 98],
    ],
    digits: 2,
  },
  IT: { ranges: [[10, 98_168]] },
  BE: { ranges: [[1_000, 9_992]] },
  ES: { ranges: [[1, 52]], digits: 2 },
};

/** Letters that stand behind no Dutch code. */
const dutchUnused = /(?:SA|SD|SS)$/;

/** False for a code in its country's form that the country does not give out. `code` as checkPostalCode gives it. */
export function isInPostcodeRange(country: string, code: string): boolean {
  if (country === 'NL') return !dutchUnused.test(code);
  const known = ranges[country];
  if (!known) return true;
  const value = Number(code.slice(0, known.digits ?? code.length));
  return known.ranges.some(([first, last]) => value >= first && value <= last);
}
