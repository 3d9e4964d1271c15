/** Lines of one text with a cell for every character the caret steps over: what caret and selection are made of. */
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import type { FontSet } from '#core/layout/resources.ts';
import { Fault } from '#core/values/fault.ts';
import { fitArc } from './arc.ts';
import { type Boundary, type CaretCell, caretCells, invisible, type LineText } from './caret-cells.ts';
import { lineOrigins } from './place.ts';
import { graphemeOffsets } from './segments.ts';
import type { TextLine } from './shape.ts';
import type { BaselinePoint } from './spot.ts';
import { fitLines, languageOf, maxCharacters, type ShapedText, shapeText, wholeLines } from './text-lines.ts';
import { typedPositions } from './typed-positions.ts';
import { bindSpaces } from './typography.ts';

/** A place for the caret on a line. */
export type CaretOffset = { offset: number; em: number };

export type CaretLine = {
  cells: CaretCell[];
  /** In the order of offsets. The last one of a line that was broken inside a word is also the first of the next line. */
  stops: CaretOffset[];
  isParagraphEnd: boolean;
  spotAt(em: number): BaselinePoint;
};

export type CaretLines = {
  lines: CaretLine[];
  /** Every offset with a place of its own, ascending. */
  boundaries: Boundary[];
  /** By code unit of the typed text. */
  positions: number[];
  sizeUm: number;
  leadingUm: number;
  trackingEm: number;
  capEm: number;
};

const emptyLine: TextLine = { spans: [], order: [], widthEm: 0, shift: 0 };

/** Offsets of the typed text between which the caret has no place. */
export type Whole = { from: number; to: number };

/** Lays one text out with its positions. The lines are those of layout. Throws Fault 'bad-input' for a font that is not there. */
export function caretLines(design: DesignDocument, element: TextElement, fonts: FontSet, wholes: readonly Whole[]): CaretLines {
  const face = fonts.face(element.font);
  if (!face) throw new Fault('bad-input', `unknown font ${element.font}`);
  const typed = element.text.slice(0, maxCharacters);
  const { laidOut, tail, positions } = typedPositions(typed, (text) => bindSpaces(text, languageOf(design), fonts.boundWords));
  const all = laidOut + tail;
  // Nothing is drawn of blank text: it is an empty line with the rest behind it.
  const shown = laidOut.trim() === '' ? '' : laidOut;
  const shaped = shapeText(shown, element, face, fonts);
  const { trackingEm } = shaped.shaper;
  const block = element.arcUm === undefined ? straightBlock(design, element, shaped, fonts) : arcBlock(element, element.arcUm, shaped);
  const offsets = graphemeOffsets(typed).filter((offset) => !wholes.some(({ from, to }) => offset > from && offset < to));
  const boundaries = distinct(offsets.map((offset) => ({ offset, position: positions[offset] ?? all.length })));
  const spaceEm = shaped.shaper.word(' ').widthEm + trackingEm;
  const texts = [...block.texts];
  addTail(texts, all.slice(shown.length), shown.length);
  const lines = texts.map((text, index): CaretLine => {
    const cells = caretCells(text, { all, boundaries, trackingEm, spaceEm });
    const stops = stopsOf(text, all, cells, boundaries);
    return { cells, stops, isParagraphEnd: text.isParagraphEnd, spotAt: (em) => block.spotAt(index, em) };
  });
  const { sizeUm, leadingUm } = block;
  return { lines, boundaries, positions, sizeUm, leadingUm, trackingEm, capEm: face.capHeight / face.unitsPerEm };
}

/** The first of the offsets that share a position. */
function distinct(boundaries: Boundary[]): Boundary[] {
  return boundaries.filter(({ position }, index) => index === 0 || position > (boundaries[index - 1]?.position ?? 0));
}

type Block = { texts: LineText[]; sizeUm: number; leadingUm: number; spotAt(index: number, em: number): BaselinePoint };

function paragraphStarts({ paragraphs }: ShapedText): number[] {
  let start = 0;
  return paragraphs.map(({ text }) => {
    start += text.length + 1;
    return start - text.length - 1;
  });
}

function straightBlock(design: DesignDocument, element: TextElement, shaped: ShapedText, fonts: FontSet): Block {
  const fitted = fitLines(design, element, shaped, fonts);
  const { sizeUm, leadingUm, lines } = fitted;
  const starts = paragraphStarts(shaped);
  const texts = lines.map(({ line, base, paragraph, cut }, index): LineText => {
    const start = starts[paragraph] ?? 0;
    const following = lines[index + 1];
    const isParagraphEnd = following?.paragraph !== paragraph;
    const next = start + (isParagraphEnd ? (shaped.paragraphs[paragraph]?.text.length ?? 0) : following.cut.from);
    return { line, isRtl: base % 2 === 1, start, from: start + cut.from, to: start + cut.to, next, isParagraphEnd };
  });
  // Lines behind the last one begin where an empty line of this box does.
  const empty = { line: emptyLine, marker: null, base: 0, paragraph: 0, cut: { from: 0, to: 0, hyphen: false } };
  const emptyX = lineOrigins(element, shaped.shaper.face, { ...fitted, lines: [empty] })[0]?.x ?? 0;
  const origins = lineOrigins(element, shaped.shaper.face, fitted);
  const last = origins.at(-1)?.y ?? 0;
  function spotAt(index: number, em: number): BaselinePoint {
    const { x, y } = origins[index] ?? { x: emptyX, y: last + (index - origins.length + 1) * leadingUm };
    return { xUm: x + em * sizeUm, yUm: y, sizeUm, sine: 0, cosine: 1 };
  }
  return { texts, sizeUm, leadingUm, spotAt };
}

function arcBlock(element: TextElement, arcUm: number, shaped: ShapedText): Block {
  const lines = wholeLines(shaped);
  const { sizeUm, leadingUm, spotAt } = fitArc(element, arcUm, lines, shaped.shaper.face);
  const starts = paragraphStarts(shaped);
  const texts = lines.map((line, index): LineText => {
    const { text = '', base = 0 } = shaped.paragraphs[index] ?? {};
    const start = starts[index] ?? 0;
    const end = start + text.length;
    return { line, isRtl: base % 2 === 1, start, from: start, to: end, next: end, isParagraphEnd: true };
  });
  return { texts, sizeUm, leadingUm, spotAt };
}

/** Spaces and empty lines at the end: the first of them hang behind the last line, the others are lines below it. */
function addTail(texts: LineText[], tail: string, start: number): void {
  const [hanging = '', ...lines] = tail.split('\n');
  const last = texts.at(-1);
  if (last) last.next += hanging.length;
  let from = start + hanging.length;
  for (const line of lines) {
    from += 1;
    texts.push({ line: emptyLine, isRtl: false, start: from, from, to: from, next: from + line.length, isParagraphEnd: true });
    from += line.length;
  }
}

function stopsOf({ to, next, isParagraphEnd }: LineText, all: string, cells: CaretCell[], boundaries: Boundary[]): CaretOffset[] {
  const begun = cells.filter(({ isContinued }) => !isContinued);
  const stops = begun.map(({ offset, leftEm, rightEm, isRtl }): CaretOffset => ({ offset, em: isRtl ? rightEm : leftEm }));
  const isInsideWord = !isParagraphEnd && invisible.test(all.slice(to, next));
  const behind = isParagraphEnd || isInsideWord ? boundaries.find(({ position }) => position === next) : undefined;
  if (!behind) return stops;
  const last = cells.at(-1);
  const em = last ? (last.isRtl ? last.leftEm : last.rightEm) : 0;
  return [...stops, { offset: behind.offset, em }];
}
