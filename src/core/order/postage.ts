/** The letter class a finished card travels in by the rules of a country's post. Rules and prices are dated rows (seed/prices/postage.ts). */
import type { Day } from '#core/values/date.ts';

export type Letter = { lengthMm: number; widthMm: number; thicknessUm: number; weightMg: number };

/** A class of letters from a day on; `length` is the longer side. Within a country the smallest comes first. */
export type LetterRow = {
  country: 'DE' | 'AT' | 'CH';
  from: Day;
  /** Text `postage.COUNTRY.KEY` */
  key: string;
  most: { lengthMm: number; widthMm: number; thicknessUm: number; grams: number };
  /** The length is at least this many tenths of the width: 14 keeps squares out; 10 for any. */
  ratioTenths: number;
  /** Minor units of the country's currency; null where no source names it. */
  amount: number | null;
  /** Where rules and price were read. */
  source: string;
};

/** The smallest class on a day that takes the letter; null where the country has no rows or none takes it. */
export function letterClass(country: string, letter: Letter, day: Day, rows: readonly LetterRow[]): LetterRow | null {
  const known = rows.filter((row) => row.country === country && row.from <= day);
  const newest = (row: LetterRow) => known.every((other) => other.key !== row.key || other.from <= row.from);
  const [length, width] = letter.lengthMm >= letter.widthMm ? [letter.lengthMm, letter.widthMm] : [letter.widthMm, letter.lengthMm];
  return (
    known
      .filter(newest)
      .find(
        ({ most, ratioTenths }) =>
          length <= most.lengthMm &&
          width <= most.widthMm &&
          letter.thicknessUm <= most.thicknessUm &&
          letter.weightMg <= most.grams * 1_000 &&
          length * 10 >= width * ratioTenths,
      ) ?? null
  );
}
