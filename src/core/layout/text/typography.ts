/** Second step of text: spaces that a typesetter would not break at. Letters and signs stay as they were written. */
import type { DesignDocument } from '#core/design/document.ts';
import type { BoundWords } from '#core/layout/resources.ts';
import { weakMemoize } from '#core/values/memoize.ts';

const nbsp = '\u00a0';
const narrow = '\u202f';

const frenchMonths =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|janv\\.|févr\\.|avr\\.|juill\\.|sept\\.|oct\\.|nov\\.|déc\\.';
const units = 'Uhr|Euro|EUR|CHF|km|m|cm|mm|kg|g|Jahre|Jahren|Monate|Tage|Personen';
const titles = 'Nr|Dr|Prof|Fam|Hl|St|ca|Tel|Abs|Kap';

type Rule = [needs: RegExp, pattern: RegExp, replacement: string];

/** Rules that need words of the shop's language. A rule whose first pattern finds nothing is not tried. */
const rulesOf = weakMemoize(({ months, abbreviation: [first, second] }: BoundWords): readonly Rule[] => [
  [/\p{L}\. ?\p{L}\./u, new RegExp(`\\b(${first})\\. ?(${second})\\.`, 'g'), `$1.${narrow}$2.`],
  [/\d\. /, new RegExp(`(\\b\\d{1,2}\\.) (?=(?:${months})(?![\\p{L}]))`, 'gu'), `$1${nbsp}`],
  ...rules,
]);

const rules: readonly Rule[] = [
  [/\d [%‰°€]/, /(\d) (?=[%‰°€])/g, `$1${narrow}`],
  [/\d [a-zA-Z]/, new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}]))`, 'gu'), `$1${nbsp}`],
  [/[a-z]\. /, new RegExp(`(?<![\\p{L}])(${titles})\\. (?=[\\p{L}\\d])`, 'gu'), `$1.${nbsp}`],
  [/ – /, / (?=– )/g, nbsp],
  [/[«‹]/, /([«‹])[ \u00a0]([^«»‹›\n]*)[ \u00a0]([»›])/g, `$1${narrow}$2${narrow}$3`],
  // A typed space before a sign stays, but must not break: no line begins with the sign.
  [/ [;:!?]/, /(?<=[\p{L}\p{N}\p{P}]) (?=[;!?:]+(?![\p{L}\p{N})(-]))/gu, narrow],
];

/** Finds something in every text that one of the rules above could change; most texts hold nothing of it. */
const worthTrying = /\p{L}\. ?[\p{L}\d]|\d\.? [%‰°€\p{L}]| – |[«‹]| [;:!?]/u;

/** In French the signs ; : ! ? and quotes stand off by a narrow space, typed or not; not inside times, addresses and rows of signs. */
const french: Rule[] = [
  [/\d /, new RegExp(`(?<![\\p{L}\\d])(1er|\\d{1,2}) (?=(?:${frenchMonths})(?![\\p{L}]))`, 'gu'), `$1${nbsp}`],
  [/[;:!?]/, /(?<=[\p{L}\p{N})»”’.…%€])[ \u00a0\u202f]?(?=[;!?:]+(?:[\s»”’)]|$))/gu, narrow],
  [/«/, /«[ \u00a0\u202f]?(?=[^\s«»])/g, `«${narrow}`],
  [/»/, /(?<=[^\s«»])[ \u00a0\u202f]?»/g, `${narrow}»`],
  [/\d [hH]/, /(\d) (?=h(?![\p{L}]))/gu, `$1${nbsp}`],
];

/**
 * Binds "z. B.", "14. August", "100 %", "10.30 Uhr", "Nr. 5", "Dr. Roth" and a dash to the word before it, and French quotes to
 * what they hold. German »quotes« carry no inner spaces and stay untouched. French texts get the spaces of their signs as well.
 */
export function bindSpaces(text: string, language: NonNullable<DesignDocument['language']>, words: BoundWords): string {
  if (language !== 'fr' && !worthTrying.test(text)) return text;
  let result = text;
  for (const [needs, pattern, replacement] of language === 'fr' ? [...french, ...rulesOf(words)] : rulesOf(words)) {
    if (needs.test(result)) result = result.replace(pattern, replacement);
  }
  return result;
}
