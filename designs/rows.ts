/** All catalogue designs of the seed, one list per family, and the pieces of their suites. */

import { oneOfEachDrawing } from '#core/catalogue/numeral.ts';
import { namesOf, type SampleDetails } from '#core/catalogue/suite/sample-details.ts';
import { parseDay } from '#core/catalogue/suite/written-day.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { blankRows } from '#designs/blank-card/rows.ts';
import { giftVoucherRows } from '#designs/gift-voucher/rows.ts';
import { agesOf, withAge } from './ages.ts';
import { familyFolders } from './families/index.ts';
import type { compositions, DesignWords, FamilyFolder, LeadRow } from './family.ts';
import { withFieldTexts } from './field-texts.ts';
import { type Lead, suiteRows } from './suites/rows.ts';

function withWords(
  family: string,
  { pieces: _, ages: __, composition: ___, colourways, ...row }: LeadRow,
  words: DesignWords,
): DesignTemplate {
  const { length: motifs } = row.motifs;
  if (motifs < 2 || motifs > 8) throw new Error(`designs/families/${family}/rows.ts: ${row.id} has ${motifs} motifs, not two to eight`);
  const named = colourways.map((colourway) => {
    const name = words.colourways[colourway.key];
    if (name === undefined)
      throw new Error(`designs/families/${family}/texts.de.ts: ${row.id} has no name of its colourway "${colourway.key}"`);
    return { ...colourway, name };
  });
  const { name, description, texts } = words;
  const details = detailsOf(words);
  return { ...row, family, name, description, colourways: named, texts, ...(details ? { details } : {}) };
}

function detailsOf({ details, wedding }: DesignWords): SampleDetails | undefined {
  if (!wedding) return details;
  const names = namesOf(wedding.names);
  const day = parseDay(wedding.date, '');
  const ofWedding = {
    ...(names ? { first: [names.first], ...(names.second ? { second: [names.second] } : {}) } : {}),
    ...(day ? { date: [day] } : {}),
    place: [wedding.place],
  };
  return { ...ofWedding, ...details };
}

function leadsOf({ key, rows, words: { de }, suite, suiteVariants }: FamilyFolder): Lead[] {
  const known = rows.map(({ id }) => id);
  const left = Object.keys(de).find((id) => !known.includes(id));
  if (left !== undefined) throw new Error(`designs/families/${key}/texts.de.ts: words of a design "${left}" that rows.ts does not have`);
  return rows.flatMap((row): Lead[] => {
    const words = de[row.id];
    if (!words) throw new Error(`designs/families/${key}/texts.de.ts: no words of the design "${row.id}"`);
    if (row.ages) return agesOf(row).map((one) => ({ row: withAge(withWords(key, row, words), one), pieces: undefined, words }));
    const paper = (suiteVariants?.[row.variant] ?? suite)?.paper;
    return [{ row: withWords(key, row, words), pieces: row.pieces, words, paper }];
  });
}

/** Two rows of one id, or two leads of one theme, would stand for each other in addresses. */
function requireUnique(what: string, values: readonly unknown[]): void {
  const twice = values.find((value, at) => values.indexOf(value) !== at);
  if (twice !== undefined) throw new Error(`designs/families: two designs have the ${what} "${twice}"`);
}

const leads = familyFolders.flatMap(leadsOf);

const wholeRows: readonly DesignTemplate[] = leads.map(({ row }) => row);

/** Designs without the pieces that belong to them. A drawing in several numbers of years counts once, in its first number. */
export const leadRows: readonly DesignTemplate[] = oneOfEachDrawing(wholeRows);

/** How the front of a design is composed, by the id of its drawing. */
export const compositionOf: ReadonlyMap<string, (typeof compositions)[number]> = new Map(
  familyFolders.flatMap(({ rows }) => rows.map(({ id, composition }) => [id, composition])),
);

export const designRows: readonly DesignTemplate[] = [...wholeRows, ...suiteRows(leads)].map(withFieldTexts);

requireUnique(
  'themeId',
  wholeRows.map(({ themeId }) => themeId),
);
requireUnique(
  'id',
  designRows.map(({ id }) => id),
);

/** Everything the catalogue holds: designs, a blank card of every form, and the designs of gift vouchers. */
export const catalogueRows: readonly DesignTemplate[] = [...designRows, ...blankRows, ...giftVoucherRows];
