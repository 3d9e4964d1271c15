/** Finds texts with words that are not of the pseudo-language, among those that a shop shows in it. */
import { faceNames } from '#core/layout/text/face-names.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { options } from '#seed/options.ts';
import { storySeeds } from '#seed/stories/index.ts';
import { munich } from '#tests/customer.ts';
import { isLongForm } from '#tests/long-form.ts';
import type { PageText } from '#tests/page-words.ts';
import { foreignWords } from '#tests/pseudo-language.ts';

/** French-speaking Switzerland: a market with prices whose language has no folder. */
export const pseudoLocale = 'fr-CH';
export const zurich = { ...munich, postalCode: '8001', city: 'Zürich', country: 'CH' } as const;

/** Every text in a value. */
export function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/** With single spaces. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Label, text and sample text of each element of a design in its forms: of every one in the long form, which shows lists, of the ordered one otherwise. */
const elements = (isLongForm ? designRows : designRows.filter(({ id }) => id === 'olivia')).flatMap((row) =>
  row.colourways.slice(0, 1).flatMap(({ key }) =>
    row.forms.flatMap(({ form, format }) =>
      blankDesign(row, form, format, key, 'none')
        .pages.flatMap((page) => page.elements)
        .map((element) =>
          element.kind === 'text' ? { ownName: element.ownName, text: element.text, sample: element.sample } : { ownName: element.ownName },
        ),
    ),
  ),
);

/** Whole texts of stories, designs and the catalogue, and the pieces that pages break them into. */
const content = new Set(
  [
    ...strings(storySeeds),
    ...designRows.flatMap(({ description, texts }) => [description, ...strings(texts)]),
    ...strings(elements),
    ...strings(options),
    // The brand as mails write it.
    'Feder',
    'leicht',
  ]
    .flatMap((text) => [text, ...text.split(/[*\n]/)])
    .map(plain),
);

/** Names that the program writes into its sentences: of the brand, of designs and papers, of days, months and countries, and typed ones. */
function names(): string[] {
  const days = Array.from({ length: 36 }, (_, at) => new Date(Date.UTC(2026, at % 12, at + 1)));
  const dates = (['long', 'short'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(pseudoLocale, { weekday: style, month: style, day: 'numeric', timeZone: 'UTC' });
    return days.flatMap((day) => format.formatToParts(day).flatMap(({ type, value }) => (/weekday|month/.test(type) ? [value] : [])));
  });
  const regions = new Intl.DisplayNames(pseudoLocale, { type: 'region' });
  const countries = ['DE', 'AT', 'CH', 'LI', 'LU', 'FR', 'IT', 'BE', 'NL', 'ES'].map((code) => regions.of(code) ?? code);
  const joins = (['conjunction', 'disjunction'] as const).map((type) =>
    plain(new Intl.ListFormat(pseudoLocale, { type }).format(['0', '0'])),
  );
  return [
    'Federleicht',
    'myposter',
    'zoe@beispiel.de',
    ...strings(zurich),
    ...strings(munich),
    ...designRows.flatMap(({ name, colourways }) => [name, ...colourways.map((one) => one.name)]),
    ...[...options.papers, ...options.refinements].map((option) => option.name),
    ...elements.flatMap((element) => [
      ...(element.ownName === undefined ? [] : [element.ownName]),
      ...(element.sample !== undefined ? [plain(element.sample.replace(/\p{L}/u, 'X'))] : []),
    ]),
    ...Object.values(faceNames).map((face) => face.name),
    ...dates,
    ...countries,
    ...joins.map((join) => join.replaceAll('0', '').trim()),
    'CHF',
    'EUR',
    '404 Not Found',
  ];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const known = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\d[\\d.,’\\u00a0 ]*(?:mm|cm|g|dpi)|${[...new Set(names())]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** The texts with words that are not of the pseudo-language, each with those words. */
export function foreignTexts(texts: readonly PageText[]): string[] {
  const found = texts
    .filter(({ text }) => !content.has(text))
    .flatMap(({ where, text }) => {
      // A title names the page and the brand.
      const own = text.split(' | ').filter((part) => !content.has(part));
      const words = own.flatMap((part) => foreignWords(part, known));
      return words.length > 0 ? [`${where}: ${text} [${words.join(' ')}]`] : [];
    });
  return [...new Set(found)];
}
