/** Known words that a mistyped one is near to. */
import { weakMemoize } from '#core/values/memoize.ts';
import { type KnownWord, type Lexicon, phraseStem } from './lexicon.ts';
import { letterMask, mayBeNear, slipCost } from './near.ts';
import { stemOf } from './stem.ts';

export type Near = { words: readonly KnownWord[]; cost: number };

/** Letters of the shortest word that may have a slip. */
const minLetters = 4;
/** Letters of the shortest beginning that may have one. */
const minBeginning = 5;
/** What a slip beside another ending costs more: words that are near as they are written come first. */
const otherEnding = 0.1;

type Form = { word: string; mask: number; isWhole: boolean };

/** Spellings of a word: as typed, without one ending, without an ending of plurals; and without all endings. */
function formsOf(spellings: readonly string[], { rules, words: { plural } }: Lexicon): Form[] {
  const found = new Map<string, boolean>();
  const add = (word: string, isWhole: boolean) => {
    if (word.length >= minLetters) found.set(word, isWhole || found.get(word) === true);
  };
  for (const word of spellings) {
    add(word, true);
    add(phraseStem(word, rules), false);
    add(stemOf(word, rules), false);
    if (word.endsWith(plural)) add(word.slice(0, -plural.length), false);
  }
  return [...found].map(([word, isWhole]) => ({ word, isWhole, mask: letterMask(word) }));
}

/** Masks of the letters of words, side by side: nearly all words are left out by them. */
const masksOf = weakMemoize((words: readonly KnownWord[]) => Int32Array.from(words, ({ mask }) => mask));

function nearest(forms: readonly Form[], among: readonly KnownWord[], most: number): Near | null {
  let words: KnownWord[] = [];
  let cost = most;
  const slips = Math.floor(most);
  const masks = masksOf(among);
  for (let at = 0; at < masks.length; at++) {
    for (const { word, mask, isWhole } of forms) {
      // A known word has letters of its ending besides.
      if (!mayBeNear(mask, masks[at] as number, slips + 2)) continue;
      const known = among[at] as KnownWord;
      if (known.stem.length < minLetters - 1 || known.word.length < minLetters) break;
      const whole = slipCost(word, known.word, cost) + (isWhole ? 0 : otherEnding);
      const ofStem = isWhole || known.stem.length < minLetters ? Number.POSITIVE_INFINITY : slipCost(word, known.stem, cost) + otherEnding;
      const found = Math.min(whole, ofStem);
      if (found > cost) continue;
      if (found < cost) words = [];
      cost = found;
      if (!words.includes(known)) words.push(known);
    }
  }
  return words.length > 0 ? { words, cost } : null;
}

/** The nearest words to some spellings of one word, those of the closed list before names; null where none is within `most` edits. */
export function nearWords(spellings: readonly string[], lexicon: Lexicon, most: number): Near | null {
  const forms = formsOf(spellings, lexicon);
  const controlled = nearest(forms, lexicon.controlled, most + otherEnding);
  return nearest(forms, lexicon.names, controlled ? controlled.cost - 0.5 : most + otherEnding) ?? controlled;
}

/** The nearest words of the closed list that mean something, to a part of a compound. */
export function nearParts(part: string, lexicon: Lexicon, most: number): Near | null {
  return nearest(formsOf([part], lexicon), lexicon.meaning, most + otherEnding);
}

/** Words of the closed list that begin with what is one slip away; null where none does. */
export function nearBeginnings(spellings: readonly string[], { meaning }: Lexicon): Near | null {
  const long = [...new Set(spellings)].filter((word) => word.length >= minBeginning);
  const words = meaning.filter(({ word: known, isHelping }) =>
    long.some((word) => {
      if (isHelping || known.length <= word.length || known.charAt(0) !== word.charAt(0)) return false;
      return [-1, 0, 1].some((more) => slipCost(word, known.slice(0, word.length + more), 1) <= 1);
    }),
  );
  return words.length > 0 ? { words, cost: 1 } : null;
}
