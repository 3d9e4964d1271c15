/** Which parts of a suggestion were typed. */

/** Small letters without marks, as many as there are in `text`: each letter stands for the one at its place. */
function plain(text: string): string {
  return Array.from(text, (letter) => letter.normalize('NFD').slice(0, 1).toLowerCase()).join('');
}

/** Parts of `title` in order; those that begin a word as a word of `typed` does are typed. Time linear in the title for each typed word. */
export function markedParts(title: string, typed: string): { text: string; isTyped: boolean }[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  const letters = Array.from(title);
  const shown = plain(title);
  const isMarked = letters.map(() => false);
  let isStart = true;
  for (let at = 0; at < letters.length; at += 1) {
    const word = isStart ? words.find((one) => shown.startsWith(one, at)) : undefined;
    if (word) isMarked.fill(true, at, at + word.length);
    isStart = !/[\p{L}\p{N}]/u.test(letters[at] ?? '');
  }
  const parts: { text: string; isTyped: boolean }[] = [];
  letters.forEach((letter, at) => {
    const isTyped = isMarked[at] ?? false;
    const last = parts.at(-1);
    if (last?.isTyped === isTyped) last.text += letter;
    else parts.push({ text: letter, isTyped });
  });
  return parts;
}
