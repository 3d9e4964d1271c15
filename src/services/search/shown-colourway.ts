/** The colourway of a tile where a query asks for a colour. */
import { tokensOf } from '#core/search/fold.ts';
import { colourwayTerm, type Lexicon } from '#core/search/lexicon.ts';
import { stemOf } from '#core/search/stem.ts';
import type { Unit } from '#core/search/unit.ts';

/** The name of a colourway says more than its colour: "Salbei" is one of several greens. */
const ofName = 1.2;

type Named = { name: string; color: string };

function qualityOf({ name, color }: Named, { terms }: Unit, { rules, words }: Pick<Lexicon, 'rules' | 'words'>): number {
  const stems = tokensOf(name, words.digraphs).map(({ folded }) => stemOf(folded, rules));
  const called = Math.max(0, ...stems.map((stem) => terms.get(colourwayTerm(stem)) ?? 0));
  return Math.max(called * ofName, terms.get(`color:${color}`) ?? 0);
}

/** The first of those that meet the colours of the units best; null where none is asked for or met. */
export function askedColourway<Colourway extends Named>(
  colourways: readonly Colourway[],
  units: readonly Unit[],
  language: Pick<Lexicon, 'rules' | 'words'>,
): Colourway | null {
  let [best, most]: [Colourway | null, number] = [null, 0];
  for (const one of colourways) {
    const quality = units.reduce((sum, unit) => sum + qualityOf(one, unit, language), 0);
    if (quality > most) [best, most] = [one, quality];
  }
  return best;
}
