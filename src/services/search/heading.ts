/** The heading of results by what was understood: "23 Designs mit Olivenzweig", "4 Einladungen zur Hochzeit in Grün". */
import { listTitle } from '#core/catalogue/titles.ts';
import { tokensOf } from '#core/search/fold.ts';
import type { SearchAnswer } from '#core/search/search.ts';
import type { Unit } from '#core/search/unit.ts';
import { listed, type SearchWords } from '#core/search/words.ts';
import { type Message, message } from '#core/values/message.ts';
import { factValue } from './unit-names.ts';

function foldedWord(word: string, { digraphs }: SearchWords): string {
  return tokensOf(word, digraphs)
    .map(({ folded }) => folded)
    .join(' ');
}

/** The noun of a motif as it was typed or mended, else its first one, as it stands behind "mit"; null where its words are no nouns. */
function motifNoun({ typed, mended, ...unit }: Unit, words: SearchWords): string | null {
  const value = factValue({ ...unit, typed, mended }, 'motif');
  const known = value !== null && Object.hasOwn(words.motifs, value) ? listed(words.motifs[value as keyof typeof words.motifs]) : [];
  const asTyped = known.find((word) => foldedWord(word, words) === (mended ?? typed));
  const noun = asTyped ?? known[0] ?? '';
  if (!/^\p{Lu}\S+$/u.test(noun)) return null;
  return Object.hasOwn(words.behindWith, noun) ? (words.behindWith[noun] ?? noun) : noun;
}

type Look = { colours: Message[]; motifs: string[]; finishes: Message[] };

/** What needed units say beside occasion and kind; null where one of them has no place in a heading. */
function lookOf(units: readonly Unit[], words: SearchWords): Look | null {
  const look: Look = { colours: [], motifs: [], finishes: [] };
  for (const unit of units) {
    const [motif, colour, finish] = [
      unit.kind === 'motif' ? motifNoun(unit, words) : null,
      unit.kind === 'color' ? factValue(unit, 'color') : null,
      unit.kind === 'refinement' ? factValue(unit, 'refinement') : null,
    ];
    if (motif !== null) look.motifs.push(motif);
    else if (colour !== null) look.colours.push(message(`colour.${colour}`));
    else if (finish !== null && finish !== 'none') look.finishes.push(message(`finish.${finish}`));
    else return null;
  }
  return look;
}

/**
 * `count` designs, or posters where they stand first. Null where something was not found, or where what was understood is more than an occasion,
 * a kind, colours, motifs and finishes: then the heading holds the query.
 */
export function headingOf(
  { kind, units }: Pick<SearchAnswer, 'kind' | 'units'>,
  found: { count: number; arePosters: boolean },
  words: SearchWords,
  say: (text: Message) => string,
): string | null {
  const needed = units.filter(({ isNeeded }) => isNeeded);
  const [occasions, categories] = (['occasion', 'category'] as const).map((key) => needed.filter((unit) => unit.kind === key));
  const others = needed.filter((unit) => ![...(occasions ?? []), ...(categories ?? [])].includes(unit));
  const asked = found.arePosters ? others.filter((unit) => unit.kind !== 'group') : others;
  const look = lookOf(asked, words);
  const [occasion, category] = [occasions?.[0], categories?.[0]];
  if (kind !== 'whole' || needed.length === 0 || !look || (occasions?.length ?? 0) > 1 || (categories?.length ?? 0) > 1) return null;
  if (found.arePosters && (occasion || category)) return null;
  const title =
    occasion || category
      ? listTitle({
          occasion: occasion ? factValue(occasion, 'occasion') : null,
          category: category ? factValue(category, 'category') : null,
        })
      : null;
  // Titles of lists are plurals.
  if (title && found.count === 1) return null;
  const { count } = found;
  const what = title
    ? message('search.heading.kind', { count, title })
    : message(found.arePosters ? 'search.heading.posters' : 'search.heading.designs', { count });
  const parts = [
    say(what),
    ...(look.colours.length > 0 ? [say(message('search.heading.in', { names: look.colours }))] : []),
    ...(look.motifs.length + look.finishes.length > 0
      ? [say(message('search.heading.with', { names: [...look.motifs, ...look.finishes.map(say)] }))]
      : []),
  ];
  return parts.join(' ');
}
