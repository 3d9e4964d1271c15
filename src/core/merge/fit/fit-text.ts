/**
 * Fits a text with fields to one record, by the first of these that does: as designed, the best breaks, letters closer together, a smaller
 * size, a shorter form of the name. The layout engine is the judge. Nothing is ever cut: a text that fits by none of them is reported.
 */
import type { DesignDocument, Page, TextElement } from '#core/design/document.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { LayoutFinding } from '#core/layout/sheet.ts';
import { prepareText } from '#core/layout/text/prepare.ts';
import { createShaper } from '#core/layout/text/shape.ts';
import { layoutText } from '#core/layout/text/text.ts';
import { languageOf } from '#core/layout/text/text-lines.ts';
import { bindSpaces } from '#core/layout/text/typography.ts';
import { type FilledText, fillText } from '#core/merge/fill.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { Fault } from '#core/values/fault.ts';
import { type BreakPoint, breakPoints, withoutForbiddenBreaks } from './break-points.ts';
import { type LineLengths, lengthsOfLines, pointsOfLines, waysToBreak } from './chosen-lines.ts';
import { inkRoomOf, roomyWidthEm } from './ink-room.ts';
import { type NameShortening, shortened } from './shorten.ts';
import { type Answer, solve } from './solve.ts';

/** `overflow`: it fits by none of them. A shortened name is set by one of the others. */
export type FitStep = 'as-designed' | 'broken' | 'tracked' | 'smaller' | 'overflow';

/** How a text was fitted. */
export type TextFit = {
  page: string;
  element: string;
  step: FitStep;
  wishedUm: number;
  sizeUm: number;
  lines: number;
  /** Lines more than written ones; 0 for prose. */
  extraLines: number;
  /** Letters are closer together than designed. */
  isTracked: boolean;
  shortened: readonly NameShortening[];
  /** It has words that may stand on lines of their own. */
  canBreak: boolean;
  /** Breaks were chosen for it: whether they are set, or belong to another name or size by now. */
  chosen?: 'set' | 'dropped';
};

export type FittedElement = {
  /** The text with its line ends, sizes and tracking. */
  element: TextElement;
  fit: TextFit;
  filled: FilledText;
  findings: readonly LayoutFinding[];
};

/** What a host allows for names that do not fit. */
export type Allowed = {
  /** How much closer than designed letters may stand, in thousandths of the em: from -20 to 0. */
  tracking: number;
  shorten: readonly NameShortening[];
};

/** Where a text stands and what it is set with; `wishedUm` is the size that it has where it fits, `lines` the breaks that were chosen for it. */
export type FitPlace = {
  design: DesignDocument;
  page: Page;
  element: TextElement;
  fonts: FontSet;
  wishedUm: number;
  allowed: Allowed;
  lines?: LineLengths | undefined;
};

/** A text with more breaks is prose, and is broken as layout breaks it. */
const maxPoints = 48;
/** What a filled text may be as long as; a document holds no longer one. */
const maxLength = 2_000;
const minTracking = -20;
/** Micrometres below the solved size that are tried where the engine refuses that one. */
const margins = [0, 1, 4, 10, 20] as const;

type Attempt = {
  element: TextElement;
  step: FitStep;
  sizeUm: number;
  lines: number;
  /** Its lines are those of layout, so that none of them is more than were meant. */
  isProse?: true;
  findings: readonly LayoutFinding[];
};

/** The text of an element for one record, in its box. Throws Fault 'bad-input' for a font or ink that is not there. */
export function fitText(place: FitPlace, record: MergeRecord): FittedElement {
  const { lines } = place;
  const chosen = lines ? fittedBy(place, record, (filled) => attemptWith(place, filled, lines)) : null;
  if (chosen) return { ...chosen, fit: { ...chosen.fit, chosen: 'set' } };
  const made = fittedBy(place, record, (filled) => attemptAt(place, filled)) ?? overflown(place, record);
  return lines ? { ...made, fit: { ...made.fit, chosen: 'dropped' } } : made;
}

/** By the first form of the name that an attempt is made with. */
function fittedBy(place: FitPlace, record: MergeRecord, attemptOf: (filled: FilledText) => Attempt | null): FittedElement | null {
  for (const { record: shorter, used } of shortened(record, place.allowed.shorten)) {
    const filled = fillText(place.element, shorter);
    const attempt = filled.text.length > maxLength ? null : attemptOf(filled);
    if (attempt) return fitted(place, { attempt, filled, used });
  }
  return null;
}

function overflown(place: FitPlace, record: MergeRecord): FittedElement {
  const filled = fillText(place.element, record);
  return fitted(place, { attempt: overflowing(place, filled), filled, used: [] });
}

/** A way to break a text. */
export type BreakOption = {
  lengths: number[];
  /** The text of each line. */
  lines: string[];
  sizeUm: number;
};

/** Options of a text; what is offered is the largest type, in the fewest lines. */
const maxOptions = 12;

/** How a text may be broken for a record: the ways that fit, the largest first. None for prose, and for a text that does not fit. */
export function breakOptions({ lines: _, ...place }: FitPlace, record: MergeRecord): BreakOption[] {
  const { filled, fit } = fitText(place, record);
  const points = breakPoints(filled, languageOf(place.design), place.fonts);
  if (fit.step === 'overflow' || isProse(place.element, points)) return [];
  const costOf = (way: readonly BreakPoint[]) => way.reduce((sum, { cost }) => sum + cost, 0);
  return waysToBreak(points)
    .flatMap((way) => {
      const attempt = solvedAt(place, filled, forced(way));
      const lengths = lengthsOfLines(way, filled.text.length);
      return attempt ? [{ lengths, lines: attempt.element.text.split('\n'), sizeUm: attempt.sizeUm, cost: costOf(way) }] : [];
    })
    .toSorted((a, b) => b.sizeUm - a.sizeUm || a.lines.length - b.lines.length || a.cost - b.cost)
    .slice(0, maxOptions)
    .map(({ cost: _cost, ...option }) => option);
}

type Outcome = { attempt: Attempt; filled: FilledText; used: readonly NameShortening[] };

function fitted({ page, element: designed, wishedUm }: FitPlace, { attempt, filled, used }: Outcome): FittedElement {
  const { element, step, sizeUm, lines, isProse, findings } = attempt;
  const extraLines = isProse ? 0 : Math.max(0, lines - filled.text.split('\n').length);
  const place = { page: page.id, element: designed.id };
  const isTracked = element.tracking !== designed.tracking;
  const canBreak = !isProse && /[^ \n][ -]{1,3}[^ \n]/u.test(filled.text);
  return { element, fit: { ...place, step, wishedUm, sizeUm, lines, extraLines, isTracked, shortened: used, canBreak }, filled, findings };
}

/** The text as layout sets it: a name is never hyphenated. */
function plainElement({ element, wishedUm }: FitPlace, text: string): TextElement {
  const { hyphens: _, ...plain } = element;
  return { ...plain, text, sizeUm: wishedUm, minSizeUm: Math.min(element.minSizeUm, wishedUm) };
}

function minUm({ element, wishedUm }: FitPlace): number {
  return Math.min(wishedUm, Math.max(element.minSizeUm, element.slot?.sizesUm?.least ?? 0));
}

function maxLinesOf({ slot, heightUm, leading }: TextElement, least: number): number {
  const byHeight = Math.floor((heightUm - least) / Math.round(least * leading)) + 1;
  return Math.min(slot?.maxLines ?? byHeight, byHeight);
}

function isProse({ arcUm, list }: TextElement, points: readonly BreakPoint[]): boolean {
  return points.length > maxPoints || arcUm !== undefined || list !== undefined;
}

function attemptAt(place: FitPlace, filled: FilledText): Attempt | null {
  const points = breakPoints(filled, languageOf(place.design), place.fonts);
  if (isProse(place.element, points) || filled.text.trim() === '') return byEngine(place, filled, plainElement(place, filled.text));
  return solvedAt(place, filled, points);
}

/** With the lines that were chosen; null where the text has no such breaks, or does not fit by them. */
function attemptWith(place: FitPlace, filled: FilledText, lines: LineLengths): Attempt | null {
  const points = breakPoints(filled, languageOf(place.design), place.fonts);
  const chosen = isProse(place.element, points) ? null : pointsOfLines(points, filled.text.length, lines);
  return chosen && solvedAt(place, filled, forced(chosen));
}

/** Lines end at each of them. */
function forced(points: readonly BreakPoint[]): BreakPoint[] {
  return points.map((point) => ({ ...point, isForced: true }));
}

/** At the designed distance of letters, or closer where that makes them larger. */
function solvedAt(place: FitPlace, filled: FilledText, points: readonly BreakPoint[]): Attempt | null {
  const element = plainElement(place, filled.text);
  const asDesigned = solved(place, element, points);
  const closer = Math.max(minTracking, place.allowed.tracking);
  const isScript = place.fonts.face(element.font)?.script ?? false;
  if (closer >= 0 || isScript || asDesigned?.sizeUm === place.wishedUm) return asDesigned;
  const tracked = solved(place, { ...element, tracking: Math.max(-200, element.tracking + closer) }, points);
  if (!tracked || tracked.sizeUm <= (asDesigned?.sizeUm ?? 0)) return asDesigned;
  return tracked.sizeUm === place.wishedUm ? { ...tracked, step: 'tracked' } : tracked;
}

/** With the breaks that layout takes. */
function byEngine(place: FitPlace, filled: FilledText, plain: TextElement): Attempt | null {
  const element = { ...plain, text: withoutForbiddenBreaks(filled), minSizeUm: minUm(place) };
  const { findings, texts } = layoutText(place.design, place.page, element, place.fonts);
  const { sizeUm = place.wishedUm, lines = 0 } = texts[0] ?? {};
  const isFull = isOverfull(findings) || lines > (element.slot?.maxLines ?? lines);
  return isFull ? null : { element, isProse: true, step: sizeUm < place.wishedUm ? 'smaller' : 'as-designed', sizeUm, lines, findings };
}

function isOverfull(findings: readonly LayoutFinding[]): boolean {
  return findings.some(({ kind }) => kind === 'overflow');
}

/** With the breaks of the solver, as the engine accepts them. */
function solved(place: FitPlace, element: TextElement, points: readonly BreakPoint[]): Attempt | null {
  const { design, page, fonts, wishedUm } = place;
  const face = fonts.face(element.font);
  const least = minUm(place);
  if (!face) throw new Fault('bad-input', `unknown font ${element.font}`);
  const shaper = createShaper(face, fonts, element);
  const { trackingEm } = shaper;
  const room = inkRoomOf(page, element);
  const { text, widthUm, heightUm, leading } = element;
  const answer = solve({
    points,
    length: text.length,
    widthEm: (from, to) => {
      const paragraph = shaper.paragraph(bindSpaces(prepareText(text.slice(from, to)), languageOf(design), fonts.boundWords));
      const width = paragraph.width(0, paragraph.text.length, false);
      if (!room) return width;
      return Math.max(width, roomyWidthEm(paragraph.line(0, paragraph.text.length, false), { fonts, trackingEm }, element, room));
    },
    box: { widthUm, heightUm, leading },
    wishedUm,
    minUm: least,
    maxLines: maxLinesOf(element, least),
  });
  if (!answer) return null;
  const broken = brokenText(text, answer);
  for (const margin of margins) {
    const sizeUm = answer.sizeUm - margin;
    if (sizeUm < least) break;
    const set = { ...element, text: broken, sizeUm, minSizeUm: Math.min(element.minSizeUm, sizeUm) };
    const { findings, texts } = layoutText(design, page, set, fonts);
    const isAccepted = texts[0]?.sizeUm === sizeUm && texts[0].lines === answer.lines && !isOverfull(findings);
    if (isAccepted) return { element: set, step: stepOf(sizeUm, wishedUm, broken === text), sizeUm, lines: answer.lines, findings };
  }
  return null;
}

function stepOf(sizeUm: number, wishedUm: number, isWhole: boolean): FitStep {
  if (sizeUm < wishedUm) return 'smaller';
  return isWhole ? 'as-designed' : 'broken';
}

function brokenText(text: string, { breaks }: Answer): string {
  let result = '';
  let from = 0;
  for (const { to, next } of breaks) {
    result += `${text.slice(from, to)}\n`;
    from = next;
  }
  return result + text.slice(from);
}

/** Set at its least size, where it is still too large or has too many lines. */
function overflowing(place: FitPlace, filled: FilledText): Attempt {
  const sizeUm = minUm(place);
  const element = { ...plainElement(place, filled.text), sizeUm, minSizeUm: sizeUm };
  const { findings, texts } = layoutText(place.design, place.page, element, place.fonts);
  return { element, step: 'overflow', sizeUm, lines: texts[0]?.lines ?? 0, findings };
}
