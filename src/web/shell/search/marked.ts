/** Which parts of a suggestion were typed. */

/** Capitals and marks make no difference: "olgarten" begins "Ölgarten". */
const letters = new Intl.Collator(undefined, { sensitivity: 'base' });

function begins(text: readonly string[], at: number, word: readonly string[]): boolean {
  return word.every((letter, next) => letters.compare(letter, text[at + next] ?? '') === 0);
}

/** Parts of `title` in order; those that begin a word as a word of `typed` does are typed. */
export function markedParts(title: string, typed: string): { text: string; isTyped: boolean }[] {
  const words = typed.split(/\s+/).flatMap((word) => (word === '' ? [] : [Array.from(word)]));
  const text = Array.from(title);
  const isMarked = text.map(() => false);
  text.forEach((_, at) => {
    const isStart = !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
    const word = isStart ? words.find((one) => begins(text, at, one)) : undefined;
    if (word) isMarked.fill(true, at, at + word.length);
  });
  const parts: { text: string; isTyped: boolean }[] = [];
  text.forEach((letter, at) => {
    const isTyped = isMarked[at] ?? false;
    const last = parts.at(-1);
    if (last?.isTyped === isTyped) last.text += letter;
    else parts.push({ text: letter, isTyped });
  });
  return parts;
}
