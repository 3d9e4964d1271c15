/** What the report of searches counts: queries without a full answer, words that were unknown, mended or left out, and followed tiles by their places. */
import type { SearchAnswer } from './search.ts';

export const searchNoteKinds = ['query', 'unread', 'mended', 'lost', 'click'] as const;
export type SearchNoteKind = (typeof searchNoteKinds)[number];
export type SearchNote = { kind: SearchNoteKind; words: string };

/** False for what may name a person, an account or an address: it is counted nowhere. */
export function isCountable(words: string): boolean {
  return words !== '' && !/@|:\/\/|www\./i.test(words) && !/\d(?:[\s./-]?\d){4}/.test(words);
}

/** Notes on an answer; none on one that is whole without a mended word. `q` is the displayed form of the query. */
export function notesOf(
  q: string,
  { kind, units, unread, groups }: Pick<SearchAnswer, 'kind' | 'units' | 'unread' | 'groups'>,
): SearchNote[] {
  const lost = groups[0]?.sections[0]?.lost ?? [];
  const notes: SearchNote[] = [
    ...(kind === 'whole' ? [] : [{ kind: 'query' as const, words: q.toLowerCase() }]),
    ...unread.map((words) => ({ kind: 'unread' as const, words })),
    ...units.flatMap(({ typed, mended }) => (mended === null ? [] : [{ kind: 'mended' as const, words: `${typed} → ${mended}` }])),
    ...lost.map(({ typed }) => ({ kind: 'lost' as const, words: typed })),
  ];
  return isCountable(q) ? notes.filter(({ words }) => isCountable(words)) : [];
}

/** The places of tiles that are counted together, by the last of each. */
const places = [20, 48, 96] as const;
const single = 10;

/** A tile of results was followed; `rank` is its place, from 1. The first ten are counted by themselves. */
export function clickNote(rank: number): SearchNote {
  const last = places.find((one) => rank <= one);
  const from = places.findLast((one) => one < rank) ?? single;
  return { kind: 'click', words: rank <= single ? String(rank) : last ? `${from + 1}–${last}` : `${from + 1}–` };
}
