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
import { Fault } from '#core/values/fault.ts';
import { type BreakPoint, breakPoints, withoutForbiddenBreaks } from './break-points.ts';
import { type FilledText, fillText } from './fill.ts';
import type { MergeRecord } from './record.ts';
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

/** Where a text stands and what it is set with; `wishedUm` is the size that it has where it fits. */
export type FitPlace = { design: DesignDocument; page: Page; element: TextElement; fonts: FontSet; wishedUm: number; allowed: Allowed };

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
  const { element } = place;
  const steps = shortened(record, place.allowed.shorten);
  for (const { record: shorter, used } of steps) {
    const filled = fillText(element, shorter);
    const attempt = filled.text.length > maxLength ? null : attemptAt(place, filled);
    if (attempt) return fitted(place, { attempt, filled, used });
  }
  const filled = fillText(element, record);
  return fitted(place, { attempt: overflowing(place, filled), filled, used: [] });
}

type Outcome = { attempt: Attempt; filled: FilledText; used: readonly NameShortening[] };

function fitted({ page, element: designed, wishedUm }: FitPlace, { attempt, filled, used }: Outcome): FittedElement {
  const { element, step, sizeUm, lines, isProse, findings } = attempt;
  const extraLines = isProse ? 0 : Math.max(0, lines - filled.text.split('\n').length);
  const place = { page: page.id, element: designed.id };
  const isTracked = element.tracking !== designed.tracking;
  return { element, fit: { ...place, step, wishedUm, sizeUm, lines, extraLines, isTracked, shortened: used }, filled, findings };
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

function attemptAt(place: FitPlace, filled: FilledText): Attempt | null {
  const element = plainElement(place, filled.text);
  const points = breakPoints(filled, languageOf(place.design), place.fonts);
  const isProse = points.length > maxPoints || element.arcUm !== undefined || element.list !== undefined;
  if (isProse || filled.text.trim() === '') return byEngine(place, filled, element);
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
  const { text, widthUm, heightUm, leading } = element;
  const answer = solve({
    points,
    length: text.length,
    widthEm: (from, to) => {
      const { text: line, width } = shaper.paragraph(bindSpaces(prepareText(text.slice(from, to)), languageOf(design), fonts.boundWords));
      return width(0, line.length, false);
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
