/** Which records a party sees of a list before it approves: a few in each language. */

import { worstRecords } from '#core/merge/fit/severity.ts';
import type { Language } from '#core/values/locale.ts';
import type { ProofRecord } from './proof.ts';

/** Beside the first record of a language. */
const worstShown = 2;

/** `first` stands for the language on all pages, `worst` for names that are hard to fit. Both are places in the list. */
export type LanguageSamples = { language: Language; first: number; worst: number[] };

/** One for each language, that of the party first, then in the order in which they first come. */
export function partySamples(records: readonly ProofRecord[], own: Language): LanguageSamples[] {
  const places = new Map(records.map(({ key }, at) => [key, at]));
  const byLanguage = [...Map.groupBy(records, ({ language }) => language)];
  return byLanguage
    .toSorted(([a], [b]) => Number(b === own) - Number(a === own))
    .map(([language, those]) => {
      const first = places.get(those[0]?.key ?? '') ?? 0;
      const worst = worstRecords(those).flatMap((key) => places.get(key) ?? []);
      return { language, first, worst: worst.filter((at) => at !== first).slice(0, worstShown) };
    });
}
