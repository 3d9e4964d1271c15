/** Fifth step of text: lines. Breaks only where UAX 14 allows one; a word wider than the box is hyphenated if it may be, else it sticks out. */
import LineBreaker from 'linebreak';
import { graphemeOffsets } from './segments.ts';
import type { Paragraph } from './shape.ts';

/** A place where a line may end. `to` is the end of what is seen of it, `next` where the following line starts. */
type Break = { to: number; next: number; hyphen: boolean };

/** A line of a paragraph between two code units of its text, perhaps with a hyphen behind it. */
export type LineCut = { from: number; to: number; hyphen: boolean };

/**
 * A paragraph and its breaks, which are looked for when it does not fit in one line; `hyphens` gives places inside a long word, if allowed,
 * and `isBare` says that it is parted there without a hyphen.
 */
export type BrokenParagraph = {
  paragraph: Paragraph;
  breaks(): Break[];
  hyphens: ((from: number, to: number) => number[]) | null;
  isBare?: true;
};

const softHyphen = 0xad;

/** Spaces that vanish at the end of a line; the ones that forbid a break stay. */
function isEndSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x2000 && code <= 0x200a && code !== 0x2007) || code === 0x205f || code === 0x3000;
}

/** The end of what is seen of a line that ends before `next`; where a word goes on, its soft hyphen becomes a visible one. */
function breakAt(text: string, from: number, next: number): Break {
  let to = next;
  while (to > from && isEndSpace(text.charCodeAt(to - 1))) to -= 1;
  const hyphen = next < text.length && text.charCodeAt(to - 1) === softHyphen;
  return { to: hyphen ? to - 1 : to, next, hyphen };
}

/** Finds the breaks of a paragraph. `hyphenate` puts soft hyphens into a word. */
export function breakParagraph(paragraph: Paragraph, hyphenate: ((word: string) => string) | null): BrokenParagraph {
  const { text } = paragraph;
  let known: Break[] | null = null;
  function breaks(): Break[] {
    known ??= breaksOf(text);
    return known;
  }
  return { paragraph, breaks, hyphens: hyphenate && ((start, end) => hyphenPoints(text, start, end, hyphenate)) };
}

/** The same for names and addresses: a word that is wider than a line is parted between any two letters, and no hyphen changes it. */
export function breakAnywhere(paragraph: Paragraph): BrokenParagraph {
  const inside = (start: number, end: number) =>
    graphemeOffsets(paragraph.text.slice(start, end)).flatMap((at) => (at > 0 && at < end - start ? [start + at] : []));
  return { ...breakParagraph(paragraph, null), hyphens: inside, isBare: true };
}

/** The breaks of UAX 14, the end of the text among them. */
export function breaksOf(text: string): Break[] {
  const breaks: Break[] = [];
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    if (next.position === from) continue;
    breaks.push(breakAt(text, from, next.position));
    from = next.position;
  }
  return breaks;
}

/** Longest word hyphenation looks at: no language has longer ones, and patterns take their time. */
const maxWordLength = 100;

/** Positions between `start` and `end` where a word may be parted, at least three letters from either end. */
function hyphenPoints(text: string, start: number, end: number, hyphenate: (word: string) => string): number[] {
  const points: number[] = [];
  for (const { 0: word, index } of text.slice(start, end).matchAll(/\p{L}{6,}/gu)) {
    // Small letters are the same everywhere; how others are made small hangs on the language of the machine.
    const small = word.toLowerCase();
    if (word.length > maxWordLength || small.length !== word.length) continue;
    let at = 0;
    for (const part of hyphenate(small).split('\u00ad')) {
      at += part.length;
      if (at >= 3 && word.length - at >= 3) points.push(start + index + at);
    }
  }
  return points;
}

/** Above this share of the width a sum of advances is not trusted where a cut may change the kerning. */
const sureShare = 0.97;

/** Lines at most this many ems wide, filled greedily; null once there would be more than `maxLines`. An empty paragraph is an empty line. */
export function fillLines(broken: BrokenParagraph, widthEm: number, maxLines: number): LineCut[] | null {
  const { paragraph, hyphens } = broken;
  const hyphen = !broken.isBare;
  if (maxLines < 1) return null;
  const whole = breakAt(paragraph.text, 0, paragraph.text.length);
  if (fits(paragraph, 0, whole, widthEm)) return [{ from: 0, to: whole.to, hyphen: false }];
  const breaks = broken.breaks();
  const lines: LineCut[] = [];
  let from = 0;
  let index = 0;
  do {
    if (lines.length >= maxLines) return null;
    let last = index;
    while (last + 1 < breaks.length && paragraph.measure(from, breaks[last + 1]?.to ?? 0) <= widthEm) last += 1;
    while (last > index && !fits(paragraph, from, breaks[last], widthEm)) last -= 1;
    const end = breaks[last] ?? { to: 0, next: 0, hyphen: false };
    const parted = last === index && hyphens ? partWord(paragraph, { from, end, hyphen }, hyphens, widthEm) : null;
    if (parted === null) {
      lines.push({ from, to: end.to, hyphen: end.hyphen });
      from = end.next;
      index = last + 1;
    } else {
      lines.push({ from, to: parted, hyphen });
      from = parted;
    }
  } while (index < breaks.length);
  return lines;
}

function fits(paragraph: Paragraph, from: number, end: Break | undefined, widthEm: number): boolean {
  if (!end) return false;
  if (!end.hyphen && paragraph.measure(from, end.to) <= widthEm * sureShare) return true;
  return paragraph.width(from, end.to, end.hyphen) <= widthEm;
}

/** Where the first word of a line is parted because it is wider than the line, or null. */
function partWord(
  paragraph: Paragraph,
  { from, end, hyphen }: { from: number; end: Break; hyphen: boolean },
  hyphens: (from: number, to: number) => number[],
  widthEm: number,
): number | null {
  if (paragraph.width(from, end.to, end.hyphen) <= widthEm) return null;
  return hyphens(from, end.to).findLast((point) => point > from && paragraph.width(from, point, hyphen) <= widthEm) ?? null;
}
