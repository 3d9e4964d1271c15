/** Designs in several numbers of years: one row of the catalogue for each, with the number in its id, its occasion and its words. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { ageWords } from './ages.de.ts';
import type { Age, LeadRow } from './family.ts';

type AgeOfDesign = { age: Age; themeId: number };

/** The numbers of years of a row, in ascending order. Throws for a row of another occasion than birthdays. */
export function agesOf({ id, ages = {}, occasion }: LeadRow): AgeOfDesign[] {
  if (occasion !== 'geburtstag') throw new Error(`${id} has ages, and its occasion is "${occasion}", not "geburtstag"`);
  return Object.entries(ages).map(([age, themeId]) => ({ age: Number(age) as Age, themeId }));
}

/** The row in one number of years: 'hausnummer' as 'hausnummer-80', with its number in place of {age}, {age-word} and {Age-word}. */
export function withAge(row: DesignTemplate, { age, themeId }: AgeOfDesign): DesignTemplate {
  const word = ageWords[age];
  const filled = (text: string) =>
    text
      .replaceAll('{age}', String(age))
      .replaceAll('{age-word}', word)
      .replaceAll('{Age-word}', word.charAt(0).toUpperCase() + word.slice(1));
  return {
    ...row,
    id: `${row.id}-${age}`,
    themeId,
    occasion: `geburtstag-${age}`,
    numeral: { drawing: row.id, age },
    name: row.name.includes('{') ? filled(row.name) : `${row.name} ${age}`,
    description: filled(row.description),
    texts: Object.fromEntries(Object.entries(row.texts).map(([slot, text]) => [slot, filled(text)])),
  };
}
