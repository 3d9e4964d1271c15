/** Where the lines of a filled text may end, and what that costs. */
import type { FontSet } from '#core/layout/resources.ts';
import { breaksOf } from '#core/layout/text/lines.ts';
import { typedPositions } from '#core/layout/text/typed-positions.ts';
import { bindSpaces } from '#core/layout/text/typography.ts';
import type { FilledText, WordSpan } from '#core/merge/fill.ts';
import { breakCost, hyphenCost } from '#core/merge/value-parts.ts';

/** A line may end before the character at `next`; what is seen of it ends at `to`. */
export type BreakPoint = { to: number; next: number; cost: number; isForced: boolean };

type Language = Parameters<typeof bindSpaces>[1];

/** Where UAX 14 lets a line begin. */
function lineStarts(text: string): Set<number> {
  const starts = new Set<number>();
  let start = 0;
  for (const paragraph of text.split('\n')) {
    for (const { next } of breaksOf(paragraph)) if (next < paragraph.length) starts.add(start + next);
    start += paragraph.length + 1;
  }
  return starts;
}

/**
 * The points of a text in order: line ends that are written, and breaks of UAX 14 that part nothing of a name that belongs together. Layout
 * binds a title to its name; here such a break costs more than others.
 */
export function breakPoints(
  { text, spans }: Pick<FilledText, 'text' | 'spans'>,
  language: Language,
  { boundWords }: FontSet,
): BreakPoint[] {
  const { laidOut, positions } = typedPositions(text, (typed) => bindSpaces(typed, language, boundWords));
  const [typed, bound] = [lineStarts(text), lineStarts(laidOut)];
  const points: BreakPoint[] = [];
  for (let at = 1; at < text.length; at += 1) {
    if (text[at - 1] === '\n') points.push({ to: at - 1, next: at, cost: 0, isForced: true });
    else if (typed.has(at)) {
      const cost = costAt(text, spans, at) ?? (bound.has(positions[at] ?? -1) ? 0 : null);
      if (cost !== null && cost !== 'never') points.push({ to: endBefore(text, at), next: at, cost, isForced: false });
    }
  }
  return points;
}

/** Where the spaces before a position begin. */
function endBefore(text: string, at: number): number {
  let end = at;
  while (end > 0 && text[end - 1] === ' ') end -= 1;
  return end;
}

/** Null between words of the design. */
function costAt(text: string, spans: readonly WordSpan[], at: number): number | 'never' | null {
  const within = spans.find(({ from, to }) => from < at && at < to);
  if (within) return costWithin(text, within, at) ?? 'never';
  const end = endBefore(text, at);
  const left = spans.findLast(({ to }) => to === end)?.kind;
  const right = spans.find(({ from }) => from === at)?.kind;
  return left || right ? (breakCost(left ?? 'word', right ?? 'word') ?? 'never') : null;
}

/** A word of a value is parted behind its hyphen, where letters stand on both sides, and where its script parts words. */
function costWithin(text: string, { kind }: WordSpan, at: number): number | null {
  if (kind === 'initial' || kind === 'number' || kind === 'particle' || kind === 'title') return null;
  const isHyphen = text[at - 1] === '-' || text[at - 1] === '\u2010';
  return isHyphen && !/\p{L}/u.test(text.slice(at, at + 2)) ? null : hyphenCost;
}

const noBreakSpace = '\u00a0';

/** The text with spaces that end no line where its words belong together. */
export function withoutForbiddenBreaks({ text, spans }: Pick<FilledText, 'text' | 'spans'>): string {
  let result = '';
  let done = 0;
  spans.forEach(({ to, kind }, index) => {
    const following = spans[index + 1];
    if (!following || breakCost(kind, following.kind) !== null || text.slice(to, following.from) !== ' ') return;
    result += text.slice(done, to) + noBreakSpace;
    done = following.from;
  });
  return result + text.slice(done);
}
