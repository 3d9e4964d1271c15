/** Finds suggested texts by occasion and words. */
import { registerOf } from '#core/catalogue/occasions.ts';
import { withoutMarks } from '#core/values/text/text-input.ts';
import { type Suggestion, type SuggestionOccasion, suggestionOccasions, suggestions } from '#texts/suggestions.ts';

/** Occasions whose texts fit another one. */
const nearest: Readonly<Record<string, SuggestionOccasion>> = {
  'goldene-hochzeit': 'hochzeit',
  'silberne-hochzeit': 'hochzeit',
  valentinstag: 'hochzeit',
  babyparty: 'geburt',
  zwillinge: 'geburt',
  junge: 'geburt',
  maedchen: 'geburt',
  jugendweihe: 'konfirmation',
  neujahr: 'weihnachten',
  firmenfeier: 'weihnachten-business',
};

/** The occasion whose texts are shown first for a design of this one. */
export function suggestionOccasion(occasion: string): SuggestionOccasion {
  const known = suggestionOccasions.find((one) => one === occasion);
  return known ?? nearest[occasion] ?? (registerOf(occasion) === 'festive' ? 'geburtstag' : 'allgemein');
}

function plain(text: string): string {
  return withoutMarks(text.toLowerCase());
}

/** Suggestions that hold every word of the query; without one those of the occasion. */
export function findSuggestions(occasion: SuggestionOccasion, query: string): Suggestion[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return suggestions.filter((one) => one.occasion === occasion);
  const has = (one: Suggestion) => words.every((word) => plain(`${one.text} ${one.author ?? ''} ${one.occasion}`).includes(word));
  const found = suggestions.filter(has);
  return found.toSorted((a, b) => Number(b.occasion === occasion) - Number(a.occasion === occasion));
}

/** What fills a text: a quotation carries its author. */
export function suggestedText({ text, author }: Suggestion): string {
  return author === undefined ? text : `${text}\n${author}`;
}
