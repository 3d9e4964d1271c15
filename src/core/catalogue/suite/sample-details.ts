/** What the sample texts of a design say, as its words list it: whom they name, the day and the place. Where nothing is listed, roles tell. */
import type { DesignDocument } from '#core/design/document.ts';
import { parseDay } from './written-day.ts';

/**
 * 'first' and 'second' are one name each, 'names' is a phrase that stands for both or for a family ('Johanna und Michael Hofer'), 'date' a day
 * ('2027-06-12') or a phrase that stands for one ('Weißer Sonntag, 4. April 2027').
 */
export const sampleKinds = ['first', 'second', 'names', 'date', 'place'] as const;
export type SampleKind = (typeof sampleKinds)[number];
/** Phrases as they are written, whatever their letters and line breaks. */
export type SampleDetails = Partial<Record<SampleKind, readonly string[]>>;

/** '2027-06-12' */
export const isDay = (phrase: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(phrase);

/** 'Sophie\n& Jörg' as its names; null for what is not one or two names. */
export function namesOf(text: string): { first: string; second?: string } | null {
  const [first = '', second, ...more] = text.split(/&|\+|\bund\b/i).map((name) => name.replace(/\s+/g, ' ').trim());
  const isName = (name: string) => /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}$/u.test(name);
  if (more.length > 0 || !isName(first) || (second !== undefined && !isName(second))) return null;
  return { first, ...(second === undefined ? {} : { second }) };
}

/** Of a design whose words list nothing: what its texts in the roles of names, date and place show. Later texts add to earlier ones. */
export function detailsByRole({ pages }: Pick<DesignDocument, 'pages'>): SampleDetails {
  const found: Partial<Record<SampleKind, Set<string>>> = {};
  const add = (kind: SampleKind, phrase: string | null | undefined) => {
    if (!phrase) return;
    found[kind] ??= new Set();
    found[kind].add(phrase);
  };
  for (const page of pages) {
    for (const element of page.elements) {
      if (element.kind !== 'text') continue;
      const { role, sample } = element;
      if (role === 'first-name' || role === 'second-name') add(role === 'first-name' ? 'first' : 'second', namesOf(sample)?.first);
      if (role === 'name' || role === 'names') {
        const names = namesOf(sample);
        add('first', names?.first);
        add('second', names?.second);
      }
      if (role === 'date') add('date', parseDay(sample, ''));
      if (role === 'place') add('place', sample.replace(/\s+/g, ' ').trim());
    }
  }
  return Object.fromEntries(Object.entries(found).map(([kind, phrases]) => [kind, [...phrases]]));
}
