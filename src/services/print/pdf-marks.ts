/** Follows a content stream and tells of every mark on the page with which colour and overprint it was made. It draws nothing. */
import { isDict, isStream, nameOf, type PdfFile, type PdfStream, type PdfValue, readContent } from './pdf-reader.ts';

export type MarkColour =
  | { space: 'cmyk'; inks: number[] }
  | { space: 'plate'; plate: string; tint: number }
  /** DeviceRGB, DeviceGray, patterns and whatever else does not belong into a print file of ours. */
  | { space: 'other'; name: string };

/** `isClear` within a see-through piece, which is put together by itself before it meets the page. */
export type PdfMark =
  | { kind: 'fill' | 'stroke' | 'text'; colour: MarkColour; overprint: boolean; font: string | null; isClear: boolean }
  | { kind: 'image'; name: string; overprint: boolean; isClear: boolean };

export type PageMarks = { marks: PdfMark[] /** Operators that have no place in our files. */; strange: Set<string> };

type State = { fill: MarkColour; stroke: MarkColour; fillOver: boolean; strokeOver: boolean; font: string | null; isHidden: boolean };

const black: MarkColour = { space: 'other', name: 'DeviceGray' };
const fills = ['f', 'F', 'f*', 'B', 'B*', 'b', 'b*'];
const strokes = ['S', 's', 'B', 'B*', 'b', 'b*'];
const texts = ['Tj', 'TJ', "'", '"'];
const harmless = [
  'cm',
  'm',
  'l',
  'c',
  'v',
  'y',
  'h',
  're',
  'n',
  'W',
  'W*',
  'w',
  'J',
  'j',
  'M',
  'd',
  'i',
  'BT',
  'ET',
  'Td',
  'TD',
  'Tm',
  'T*',
  'BDC',
  'EMC',
];

/** Pieces within pieces our painter never writes deeper; a file that does is cut off, so that no loop hangs the check. */
const deepest = 4;

export function pageMarks(file: PdfFile, page: PdfValue): PageMarks {
  const contents = file.entry(page, 'Contents');
  const streams = (Array.isArray(contents) ? contents.map((one) => file.resolve(one)) : [contents]).filter(isStream);
  const found: PageMarks = { marks: [], strange: new Set() };
  readMarks(file, page, streams, 0, found);
  return found;
}

/** `owner` is the page or the form whose resources the streams name. */
function readMarks(file: PdfFile, owner: PdfValue, streams: PdfStream[], depth: number, { marks, strange }: PageMarks): void {
  const isClear = depth > 0;
  const stack: State[] = [];
  let state: State = { fill: black, stroke: black, fillOver: false, strokeOver: false, font: null, isHidden: false };
  let values: PdfValue[] = [];

  function numbers(): number[] {
    return values.filter((value) => typeof value === 'number');
  }

  function space(name: string | null): MarkColour {
    const found = file.entry(owner, 'Resources', 'ColorSpace', name ?? '');
    if (Array.isArray(found) && nameOf(file.resolve(found[0])) === 'Separation') {
      return { space: 'plate', plate: nameOf(file.resolve(found[1])) ?? '', tint: 1 };
    }
    return { space: 'other', name: name ?? '' };
  }

  function tinted(colour: MarkColour): MarkColour {
    return colour.space === 'plate' ? { ...colour, tint: numbers()[0] ?? 0 } : colour;
  }

  function run(operator: string): void {
    const name = nameOf(values.at(-1));
    if (operator === 'q') stack.push(state);
    else if (operator === 'Q') state = stack.pop() ?? state;
    else if (operator === 'k') state = { ...state, fill: { space: 'cmyk', inks: numbers() } };
    else if (operator === 'K') state = { ...state, stroke: { space: 'cmyk', inks: numbers() } };
    else if (operator === 'cs') state = { ...state, fill: space(name) };
    else if (operator === 'CS') state = { ...state, stroke: space(name) };
    else if (operator === 'scn' || operator === 'sc') state = { ...state, fill: tinted(state.fill) };
    else if (operator === 'SCN' || operator === 'SC') state = { ...state, stroke: tinted(state.stroke) };
    else if (operator === 'rg' || operator === 'g') state = { ...state, fill: { space: 'other', name: deviceOf(operator) } };
    else if (operator === 'RG' || operator === 'G') state = { ...state, stroke: { space: 'other', name: deviceOf(operator) } };
    else if (operator === 'Tf') state = { ...state, font: nameOf(values[0]) };
    else if (operator === 'Tr') renderingMode(values[0]);
    else if (operator === 'gs') graphicsState(name);
    else if (operator === 'Do') drawObject(name ?? '');
    else if (texts.includes(operator)) {
      if (!state.isHidden) marks.push({ kind: 'text', colour: state.fill, overprint: state.fillOver, font: state.font, isClear });
    } else if (fills.includes(operator) || strokes.includes(operator)) paths(operator);
    else if (!harmless.includes(operator)) strange.add(operator);
  }

  /** Filled or unseen; outlined and clipping letters are not ours. */
  function renderingMode(mode: PdfValue | undefined): void {
    if (mode !== 0 && mode !== 3) strange.add('Tr');
    state = { ...state, isHidden: mode === 3 };
  }

  function paths(operator: string): void {
    if (fills.includes(operator)) marks.push({ kind: 'fill', colour: state.fill, overprint: state.fillOver, font: null, isClear });
    if (strokes.includes(operator)) marks.push({ kind: 'stroke', colour: state.stroke, overprint: state.strokeOver, font: null, isClear });
  }

  function drawObject(name: string): void {
    const object = file.entry(owner, 'Resources', 'XObject', name);
    if (!isStream(object) || nameOf(file.entry(object, 'Subtype')) !== 'Form') {
      marks.push({ kind: 'image', name, overprint: state.fillOver, isClear });
    } else if (depth >= deepest) strange.add('Do');
    else readMarks(file, object, [object], depth + 1, { marks, strange });
  }

  function graphicsState(name: string | null): void {
    const entries = file.entry(owner, 'Resources', 'ExtGState', name ?? '');
    if (!isDict(entries)) strange.add('gs');
    const stroke = file.entry(entries, 'OP');
    const fill = file.entry(entries, 'op');
    if (typeof stroke === 'boolean') state = { ...state, strokeOver: stroke, fillOver: typeof fill === 'boolean' ? fill : stroke };
    if (typeof fill === 'boolean') state = { ...state, fillOver: fill };
  }

  for (const stream of streams) {
    for (const token of readContent(file.content(stream))) {
      if (typeof token === 'object' && token !== null && 'operator' in token) {
        run(token.operator);
        values = [];
      } else values.push(token);
    }
  }
}

function deviceOf(operator: string): string {
  return operator.toLowerCase() === 'rg' ? 'DeviceRGB' : 'DeviceGray';
}
