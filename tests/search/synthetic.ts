/** Entries of a catalogue of any size: facts and texts as designs have them, names that only one of them has. */
import { motifKeys } from '#core/catalogue/motifs.ts';
import { occasions } from '#core/catalogue/occasions.ts';
import type { SearchEntry } from '#core/search/entry.ts';
import { random } from '#core/values/numbers/random.ts';

const syllables =
  'ba be bo da do fa fi ga go ha ho ja jo ka ki la le lo ma mi mo na ni no pa pe ra ri ro sa so ta ti to va vo wa wi za zo'.split(' ');

/** A word of three to five syllables; one of some hundred thousand. */
function madeWord({ pick, next }: ReturnType<typeof random>): string {
  return Array.from({ length: 3 + Math.floor(next() * 3) }, () => pick(syllables)).join('');
}

/** A name that says its number: "Zofabo-bababe" for 300,000 entries and more. */
function nameOf(number: number): string {
  let [rest, name] = [number, ''];
  for (let at = 0; at < 4; at++) {
    name += syllables[rest % syllables.length] ?? '';
    rest = Math.floor(rest / syllables.length);
  }
  return `Zof${name}`;
}

/** `like` are designs whose facts and words are mixed. Entry n has the same name in a catalogue of any size. */
export function syntheticEntries(count: number, like: readonly SearchEntry[]): SearchEntry[] {
  const numbers = random(count);
  const { pick, next, chance } = numbers;
  const sentences = like.map(({ description }) => description);
  return Array.from({ length: count }, (_, number): SearchEntry => {
    const model = pick(like);
    const lead = chance(0.3) ? null : `s${number - 1}`;
    const motif = [pick(motifKeys), pick(motifKeys), ...(pick(like).facts.motif ?? [])];
    return {
      ...model,
      id: `s${number}`,
      name: nameOf(number),
      facts: { ...model.facts, occasion: [pick(occasions)], motif: [...new Set(motif)] },
      description: `${pick(sentences)} ${madeWord(numbers)} ${pick(sentences)} ${madeWord(numbers)}`,
      lead,
      popularity: Math.floor(next() * 100),
      isBestseller: chance(0.05),
      sort: Math.floor(next() * count),
    };
  });
}
