/** Fourth step of text: shaping, one paragraph at a time and once for every size. Lines are cut out of it later. */

import type { EmojiDrawing } from '#core/design/artwork.ts';
import type { TextElement } from '#core/design/document.ts';
import type { FontFace, FontSet, ShapedGlyph } from '#core/layout/resources.ts';
import { type Directions, directionsOf, visualOrder } from './bidi.ts';
import { faceRuns, isPlain, type Run, substitutedCharacters } from './runs.ts';

/** A part of a text in one face and direction; `picture` instead of glyphs for an emoji. */
export type RunFace = { font: string; picture: EmojiDrawing | null; level: number; unitsPerEm: number };

/**
 * Glyphs of one run that stand together on a line: those from one index to another of a list in reading order. Their `cluster` is a code
 * unit of the whole paragraph, their `text` as in the Sheet.
 */
export type Span = { run: RunFace; glyphs: readonly ShapedGlyph[]; from: number; to: number; widthEm: number };

/**
 * A line ready to be placed: its spans in reading order, and their indices from left to right. `shift` leads from a glyph's cluster to its
 * code unit of the paragraph: a line that was shaped on its own counts clusters from its start.
 */
export type TextLine = { spans: Span[]; order: number[]; widthEm: number; shift: number };

/** A character that the fallback face `font` draws, because the chosen face lacks it. */
export type Substitute = { character: string; font: string };

/** A shaped paragraph. Positions in it are code units of `text`. */
export type Paragraph = {
  text: string;
  /** Level of the paragraph: 1 for one that begins with Hebrew or Arabic. */
  base: number;
  missing: string[];
  substituted: Substitute[];
  /** Width in ems of the text between two positions, without the letter space after its last letter; cheap, and right but for kerning at the cuts. */
  measure(from: number, to: number): number;
  /** The same to the last bit, as `line` gives it. */
  width(from: number, to: number, hyphen: boolean): number;
  /** The text between two positions as a line of its own; `hyphen` puts one behind it. */
  line(from: number, to: number, hyphen: boolean): TextLine;
};

export type Shaper = { paragraph(text: string): Paragraph; word(text: string): TextLine; trackingEm: number; face: FontFace };

/** An emoji stands in the middle of a space of 1.2 em, in tenths of the em. */
const emojiAdvance = { advance: 12, unitsPerEm: 10 };

const styles = new Map<string, Record<string, number>>();

/** One table for each style in use, so that faces can keep what they made of it. */
function featuresOf(figures: TextElement['figures'], isTracked: boolean): Record<string, number> {
  const key = `${figures} ${isTracked}`;
  const known = styles.get(key);
  if (known) return known;
  const features = { kern: 1, pnum: 1, [figures === 'lining' ? 'lnum' : 'onum']: 1, ...(isTracked ? { liga: 0, clig: 0 } : {}) };
  styles.set(key, features);
  return features;
}

/** Glyphs in reading order and the runs they belong to, each up to an index of the glyphs. */
type Shaped = { glyphs: ShapedGlyph[]; runs: { run: RunFace; end: number }[]; missing: string[]; substituted: Substitute[] };

/** Shapes a run and hands every cluster's characters to its first glyph. */
function shapeRun(run: Run, text: string, features: Record<string, number>, shaped: Shaped): void {
  const { glyphs } = shaped;
  const { picture, face, written, start, level } = run;
  const isRtl = level % 2 === 1;
  const emoji: ShapedGlyph = { id: 0, cluster: 0, advance: emojiAdvance.advance, xOffset: 0, yOffset: 0, safe: true, text: '' };
  const own: ShapedGlyph[] = picture ? [emoji] : face.shape(run.shown, features, isRtl);
  if (isRtl) own.reverse();
  if (written) for (const glyph of own) glyph.cluster = written[glyph.cluster] ?? run.end;
  else if (start > 0) for (const glyph of own) glyph.cluster += start;
  // A cluster reaches to the next one; what HarfBuzz leaves out before the first belongs to the first.
  let end = run.end;
  for (let index = own.length - 1; index >= 0; index -= 1) {
    const glyph = own[index];
    if (!glyph || (index > 0 && own[index - 1]?.cluster === glyph.cluster)) continue;
    glyph.text = text.slice(index === 0 ? start : glyph.cluster, end);
    end = glyph.cluster;
  }
  // Runs are shaped one by one, so a cut between two of them changes nothing.
  if (own[0]) own[0].safe = true;
  if (glyphs.length === 0) shaped.glyphs = own;
  else for (const glyph of own) glyphs.push(glyph);
  const runFace: RunFace = { font: face.key, picture, level, unitsPerEm: picture ? emojiAdvance.unitsPerEm : face.unitsPerEm };
  if (own.length > 0) shaped.runs.push({ run: runFace, end: shaped.glyphs.length });
}

/** Width of glyphs with a letter space after each cluster. */
function advanceEm(glyphs: readonly ShapedGlyph[], from: number, to: number, unitsPerEm: number, trackingEm: number): number {
  let units = 0;
  let clusters = 0;
  for (let index = from; index < to; index += 1) {
    const glyph = glyphs[index];
    if (!glyph) break;
    units += glyph.advance;
    if (index === from || glyphs[index - 1]?.cluster !== glyph.cluster) clusters += 1;
  }
  return units / unitsPerEm + clusters * trackingEm;
}

function lineOf({ glyphs, runs }: Shaped, from: number, to: number, trackingEm: number): TextLine {
  const spans: Span[] = [];
  let start = from;
  let widthEm = -trackingEm;
  let isTurned = false;
  for (const { run, end } of runs) {
    if (end <= start) continue;
    const stop = Math.min(end, to);
    if (stop <= start) break;
    const spanEm = advanceEm(glyphs, start, stop, run.unitsPerEm, trackingEm);
    spans.push({ run, glyphs, from: start, to: stop, widthEm: spanEm });
    widthEm += spanEm;
    if (run.level > 0) isTurned = true;
    start = stop;
  }
  const order = isTurned ? visualOrder(spans.map((span) => span.run.level)) : spans.map((_, index) => index);
  return { spans, order, widthEm: spans.length > 0 ? widthEm : 0, shift: 0 };
}

type Cuts = Pick<Paragraph, 'measure' | 'width' | 'line'>;

/** Cuts lines out of a shaped paragraph; `reshape` makes those whose ends HarfBuzz calls unsafe to break at. */
function createCuts(text: string, shaped: Shaped, trackingEm: number, reshape: Cuts['line']): Cuts {
  const { glyphs } = shaped;
  const whole = lineOf(shaped, 0, glyphs.length, trackingEm);
  let known: { before: number[]; first: number[] } | null = null;
  let reshaped: Map<number, TextLine> | null = null;

  function reshapedLine(from: number, to: number, hyphen: boolean): TextLine {
    const key = (from * (text.length + 1) + to) * 2 + (hyphen ? 1 : 0);
    reshaped ??= new Map();
    const cached = reshaped.get(key);
    if (cached) return cached;
    const line = { ...reshape(from, to, hyphen), shift: from };
    reshaped.set(key, line);
    return line;
  }

  /** Most paragraphs are one line and need no positions inside. */
  function positions(): { before: number[]; first: number[] } {
    known ??= positionsOf(shaped, text.length, trackingEm);
    return known;
  }

  function measure(from: number, to: number): number {
    if (from === 0 && to === text.length) return whole.widthEm;
    const { before } = positions();
    const widthEm = (before[to] ?? 0) - (before[from] ?? 0);
    return widthEm === 0 ? 0 : widthEm - trackingEm;
  }

  function isSafe(at: number): boolean {
    if (at === 0 || at === text.length) return true;
    const glyph = glyphs[positions().first[at] ?? 0];
    return glyph?.cluster === at && glyph.safe;
  }

  function isCut(from: number, to: number, hyphen: boolean): boolean {
    return !hyphen && isSafe(from) && isSafe(to);
  }

  return {
    measure,
    width: (from, to, hyphen) => (isCut(from, to, hyphen) ? measure(from, to) : reshapedLine(from, to, hyphen).widthEm),
    line(from, to, hyphen) {
      if (!isCut(from, to, hyphen)) return reshapedLine(from, to, hyphen);
      if (from === 0 && to === text.length) return whole;
      const { first } = positions();
      return lineOf(shaped, first[from] ?? 0, first[to] ?? 0, trackingEm);
    },
  };
}

/** Levels of a part of a paragraph, and one more for a hyphen behind it. */
function directionsBetween({ levels, base }: Directions, from: number, to: number): Directions {
  return { levels: Uint8Array.from({ length: to - from + 1 }, (_, index) => levels[Math.min(from + index, to - 1)] ?? 0), base };
}

/** A shaper for one text. Script faces are never tracked. */
export function createShaper(face: FontFace, fonts: FontSet, style: Pick<TextElement, 'tracking' | 'figures'>): Shaper {
  const trackingEm = face.script ? 0 : style.tracking / 1000;
  const features = featuresOf(style.figures, trackingEm !== 0);

  function shape(text: string, directions: Directions | null): Shaped {
    const shaped: Shaped = { glyphs: [], runs: [], missing: [], substituted: [] };
    for (const run of faceRuns(text, directions, face, fonts)) {
      if (run.missing) shaped.missing.push(text.slice(run.start, run.end));
      for (const character of substitutedCharacters(run, text, face)) shaped.substituted.push({ character, font: run.face.key });
      shapeRun(run, text, features, shaped);
    }
    return shaped;
  }

  function wholeLine(text: string, directions: Directions | null): TextLine {
    const shaped = shape(text, directions);
    return lineOf(shaped, 0, shaped.glyphs.length, trackingEm);
  }

  function paragraph(text: string): Paragraph {
    const directions = isPlain(text, face) ? null : directionsOf(text, fonts.embed);
    const shaped = shape(text, directions);
    const reshape: Cuts['line'] = (from, to, hyphen) =>
      wholeLine(text.slice(from, to) + (hyphen ? '-' : ''), directions && directionsBetween(directions, from, to));
    const { missing, substituted } = shaped;
    return { text, base: directions?.base ?? 0, missing, substituted, ...createCuts(text, shaped, trackingEm, reshape) };
  }

  return { paragraph, word: (text) => wholeLine(text, null), trackingEm, face };
}

/** For every position of a text, the sum of advances before it and the first glyph at or after it. */
function positionsOf({ glyphs, runs }: Shaped, length: number, trackingEm: number): { before: number[]; first: number[] } {
  const before: number[] = [];
  const first: number[] = [];
  let sumEm = 0;
  let index = 0;
  for (const { run, end } of runs) {
    const { unitsPerEm } = run;
    let last = -1;
    for (; index < end; index += 1) {
      const glyph = glyphs[index];
      if (!glyph) break;
      while (before.length <= glyph.cluster) {
        before.push(sumEm);
        first.push(index);
      }
      sumEm += glyph.advance / unitsPerEm;
      if (glyph.cluster !== last) sumEm += trackingEm;
      last = glyph.cluster;
    }
  }
  while (before.length <= length) {
    before.push(sumEm);
    first.push(glyphs.length);
  }
  return { before, first };
}
