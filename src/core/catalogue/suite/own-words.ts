/** Names, day and place of a customer in the texts of a design, in the place of those of its samples and in the form in which each is written. */
import type { DesignDocument, Page } from '#core/design/document.ts';
import { detailsByRole, isDay, type SampleDetails, type SampleKind } from './sample-details.ts';
import { flexible, inLetters, isUpper } from './suite-details.ts';
import type { TileWords } from './tile-words.ts';
import { renderShownDay, type ShownDayForm, shownDayForms } from './written-day.ts';

type Found = { kind: SampleKind; start: number; end: number; text: string; isUpper: boolean; day?: ShownDayForm };

/** Characters of a text in which details are looked for: several times what a card has. */
const maxText = 600;

/** Where phrases stand in a text, the longest first, so that a place is not taken for the town in its name. */
function occurrences(text: string, samples: SampleDetails): Found[] {
  const found: Found[] = [];
  const search = (kind: SampleKind, phrase: string, day?: ShownDayForm) => {
    const pattern = new RegExp(`(?<![\\p{L}\\d])${flexible(phrase)}(?![\\p{L}\\d@])`, 'giu');
    for (const match of text.matchAll(pattern)) {
      const letters = isUpper(match[0]) && !isUpper(phrase);
      found.push({
        kind,
        start: match.index,
        end: match.index + match[0].length,
        text: match[0],
        isUpper: letters,
        ...(day ? { day } : {}),
      });
    }
  };
  for (const phrase of samples.date ?? []) {
    if (!isDay(phrase)) search('date', phrase, 'weekday');
    else for (const day of shownDayForms) search('date', renderShownDay(phrase, day), day);
  }
  for (const kind of ['first', 'second', 'names', 'place'] as const) for (const phrase of samples[kind] ?? []) search(kind, phrase);
  const longest = found.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const taken: Found[] = [];
  for (const one of longest) if (taken.every(({ start, end }) => one.end <= start || one.start >= end)) taken.push(one);
  return taken.toSorted((a, b) => a.start - b.start);
}

/** Both names as the phrase joins its own: 'Clara & Jonas', 'Clara und Jonas', or one name. */
function joined({ first, second }: TileWords, phrase: string): string {
  return second ? `${first}${/&/.test(phrase) ? ' & ' : ' und '}${second}` : first;
}

/** What stands in the place of a phrase: '' for a name that there is not, null where the sample stays. */
function wordsFor({ kind, text, day }: Found, words: TileWords, samples: SampleDetails): string | null {
  if (kind === 'names') return joined(words, text);
  if (kind === 'first') return samples.second === undefined && samples.names === undefined ? joined(words, text) : words.first;
  if (kind === 'second') return words.second ?? '';
  if (kind === 'date') return words.date ? renderShownDay(words.date, day ?? 'long') : null;
  return words.place ?? null;
}

/** A text without the word or sign at its end that joined a name. */
function withoutJoiner(text: string): string {
  return text
    .trimEnd()
    .replace(/(?:^|\s)(?:&|\+|und|mit)$/iu, '')
    .trimEnd();
}

const joinerAfter = /^\s*(?:&|\+|und|mit)(?:\s+|$)/iu;

/** A sample text with the words in it; the same text where it shows no details. */
export function wordedText(sample: string, samples: SampleDetails, words: TileWords): string {
  if (sample.length > maxText) return sample;
  let result = '';
  let at = 0;
  for (const found of occurrences(sample, samples)) {
    const own = wordsFor(found, words, samples);
    if (own === null) continue;
    result += sample.slice(at, found.start);
    at = found.end;
    if (own !== '') result += inLetters(own, found.isUpper ? 'upper' : 'as-written');
    else if (result.trim() !== '') result = withoutJoiner(result);
    else at += joinerAfter.exec(sample.slice(at))?.[0].length ?? 0;
  }
  return result + sample.slice(at);
}

const isJoiner = (sample: string) => /^(?:&|\+|und)$/iu.test(sample.trim());
const initialOf = (name: string) => [...new Intl.Segmenter('de', { granularity: 'grapheme' }).segment(name.trim())][0]?.segment ?? '';

/** Texts that are parts of a detail by their role: an initial, the figures of a day, the sign between two names. Null for other texts. */
function partOf(role: string | undefined, sample: string, samples: SampleDetails, words: TileWords): string | null {
  const { first = [], second = [], date = [] } = samples;
  const initial = (names: readonly string[], own: string | undefined) =>
    names.some((name) => initialOf(name).toLowerCase() === sample.toLowerCase()) ? inLetters(initialOf(own ?? ''), 'upper') : null;
  if (role === 'initial' || role === 'first-initial') return initial(first, words.first);
  if (role === 'second-initial') return initial(second, words.second);
  if (isJoiner(sample)) return second.length > 0 && !words.second ? '' : null;
  const day = date.find(isDay);
  if (!day || !words.date) return null;
  const [year = '', month = '', dayOfMonth = ''] = words.date.split('-');
  const [sampleYear = '', sampleMonth = '', sampleDay = ''] = day.split('-');
  if (role === 'day' && Number(sample) === Number(sampleDay)) return dayOfMonth;
  if (role === 'month' && Number(sample) === Number(sampleMonth)) return month;
  if (role === 'year' && sampleYear.endsWith(sample)) return year.slice(-sample.length);
  return null;
}

export type WordedText = { page: string; element: string; text: string };

/** Texts of a design that still show their sample, with the words in them; those that stay as they are left out. */
export function wordedTexts(design: Pick<DesignDocument, 'pages'>, listed: SampleDetails | null, words: TileWords): WordedText[] {
  const samples = listed ?? detailsByRole(design);
  return design.pages.flatMap((page) =>
    page.elements.flatMap((element): WordedText[] => {
      if (element.kind !== 'text' || element.sample === '' || element.text !== element.sample) return [];
      const { id, sample, role } = element;
      const text = partOf(role, sample, samples, words) ?? wordedText(sample, samples, words);
      return text === sample ? [] : [{ page: page.id, element: id, text }];
    }),
  );
}

/** The same pages with the words in their texts. */
export function wordedPages(pages: readonly Page[], listed: SampleDetails | null, words: TileWords): Page[] {
  const texts = new Map(
    wordedTexts({ pages: [...pages] }, listed, words).map(({ page, element, text }) => [`${page} ${element}`, text] as const),
  );
  return pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => {
      const text = texts.get(`${page.id} ${element.id}`);
      return text === undefined || element.kind !== 'text' ? element : { ...element, text };
    }),
  }));
}
