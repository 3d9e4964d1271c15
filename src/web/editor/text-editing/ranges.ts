/** Words and paragraphs of a typed text, and what an edit changed. Offsets are code units. */
import { wordSegments } from '#core/layout/text/segments.ts';

export type TextRange = { from: number; to: number };

/** The word around an offset, or the run of spaces or signs there; at a word's end the word before it. */
export function wordAt(text: string, offset: number): TextRange {
  let before: TextRange = { from: offset, to: offset };
  for (const { segment, index, isWordLike } of wordSegments(text)) {
    const range = { from: index, to: index + segment.length };
    if (range.to === offset && isWordLike) before = range;
    if (offset < range.from || offset >= range.to) continue;
    return isWordLike || before.from === before.to ? range : before;
  }
  return before;
}

/** The paragraph around an offset, without its line end. */
export function paragraphAt(text: string, offset: number): TextRange {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return { from, to: end === -1 ? text.length : end };
}

/** Where two texts differ: `from` to `to` of the second stands in place of `removed` code units of the first. */
export function changedRange(before: string, after: string): TextRange & { removed: number } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return { from, to: after.length - same, removed: before.length - same - from };
}
