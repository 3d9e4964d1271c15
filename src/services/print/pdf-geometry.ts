/** Follows a content stream and tells where things stand on the page: glyph by glyph, picture by picture, line by line. It draws nothing. */
import { identity, type Matrix, multiply, scaleFactor } from '#core/values/matrix.ts';
import { isDict, isStream, nameOf, numbersOf, type PdfFile, type PdfStream, type PdfValue, readContent, textOf } from './pdf-reader.ts';

/** Lengths in points from the lower left corner of the page. `text` is what a reader copies; `hidden` glyphs of it show nothing. */
export type PlacedText = { origins: { x: number; y: number }[]; text: string; hidden: number };
export type PlacedImage = { image: PdfStream; widthPt: number; heightPt: number };
export type PageGeometry = {
  texts: PlacedText;
  images: PlacedImage[];
  fills: number;
  strokes: { widthPt: number; space: string | null }[];
};

type Font = { widths: number[]; unicode: Map<number, string> };
type State = { matrix: Matrix; lineWidth: number; font: Font | null; size: number; isHidden: boolean; strokeSpace: string | null };

/** Forms within forms are followed this deep; our painter nests less. */
const deepest = 4;

function matrixOf(values: readonly PdfValue[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values.filter((value) => typeof value === 'number');
  return [a, b, c, d, e, f];
}

/** Codes of two bytes. */
function codesOf(text: string): number[] {
  return Array.from({ length: Math.floor(text.length / 2) }, (_, at) => text.charCodeAt(2 * at) * 256 + text.charCodeAt(2 * at + 1));
}

function readFont(file: PdfFile, font: PdfValue): Font | null {
  const below = file.entry(font, 'DescendantFonts');
  const widths = file.entry(Array.isArray(below) ? file.resolve(below[0]) : null, 'W');
  const list = Array.isArray(widths) ? file.resolve(widths[1]) : null;
  const map = file.entry(font, 'ToUnicode');
  if (!Array.isArray(list) || !isStream(map)) return null;
  return { widths: list.map((width) => (typeof width === 'number' ? width : 0)), unicode: readUnicode(file.content(map)) };
}

/** Ranges of a ToUnicode map: `<first> <last> [<text> …]`, as our painter's library writes them. */
function readUnicode(bytes: Uint8Array): Map<number, string> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const found = new Map<number, string>();
  for (const [, first = '', list = ''] of source.matchAll(/<([0-9a-fA-F]{4})>\s*<[0-9a-fA-F]{4}>\s*\[([^\]]*)\]/g)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-fA-F\s]*)>/g)].entries()) {
      found.set(Number.parseInt(first, 16) + at, Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le'));
    }
  }
  return found;
}

export function pageGeometry(file: PdfFile, page: PdfValue): PageGeometry {
  const contents = file.entry(page, 'Contents');
  const streams = (Array.isArray(contents) ? contents.map((one) => file.resolve(one)) : [contents]).filter(isStream);
  const found: PageGeometry = { texts: { origins: [], text: '', hidden: 0 }, images: [], fills: 0, strokes: [] };
  follow(file, page, streams, identity, 0, found);
  return found;
}

/** `owner` is the page or the form whose resources the streams name. */
function follow(file: PdfFile, owner: PdfValue, streams: PdfStream[], outer: Matrix, depth: number, found: PageGeometry): void {
  const fonts = new Map<string, Font | null>();
  const stack: State[] = [];
  /** Text that a marked span says instead of its glyphs; null outside of one. */
  const spans: (string | null)[] = [];
  let state: State = { matrix: outer, lineWidth: 1, font: null, size: 0, isHidden: false, strokeSpace: null };
  let text: Matrix = identity;
  let values: PdfValue[] = [];

  function fontOf(name: string): Font | null {
    let font = fonts.get(name);
    if (font === undefined) {
      font = readFont(file, file.entry(owner, 'Resources', 'Font', name));
      fonts.set(name, font);
    }
    return font;
  }

  function show(parts: readonly PdfValue[]): void {
    for (const part of parts) {
      if (typeof part === 'number') {
        text = multiply(text, [1, 0, 0, 1, (-part / 1000) * state.size, 0]);
        continue;
      }
      // Codes are bytes, not characters: the string as it stands.
      const bytes = typeof part === 'object' && part !== null && 'text' in part ? part.text : '';
      for (const code of codesOf(bytes)) {
        const [, , , , x, y] = multiply(state.matrix, text);
        found.texts.origins.push({ x, y });
        if (state.isHidden) found.texts.hidden += 1;
        if (!spans.some((meant) => meant !== null)) found.texts.text += state.font?.unicode.get(code) ?? '\ufffd';
        text = multiply(text, [1, 0, 0, 1, ((state.font?.widths[code] ?? 0) / 1000) * state.size, 0]);
      }
    }
  }

  function draw(name: string): void {
    const object = file.entry(owner, 'Resources', 'XObject', name);
    if (!isStream(object)) return;
    if (nameOf(file.entry(object, 'Subtype')) === 'Form') {
      const own = matrixOf(numbersOf(file.entry(object, 'Matrix')) ?? []);
      if (depth < deepest) follow(file, object, [object], multiply(state.matrix, own), depth + 1, found);
      return;
    }
    const [a, b, c, d] = state.matrix;
    found.images.push({ image: object, widthPt: Math.hypot(a, b), heightPt: Math.hypot(c, d) });
  }

  function mark(): void {
    const properties = values.at(-1);
    const meant = isDict(properties) ? textOf(file.resolve(properties.dict.get('ActualText'))) : null;
    spans.push(meant);
    if (meant !== null) found.texts.text += meant;
  }

  function run(operator: string): void {
    const first = values[0];
    if (operator === 'q') stack.push(state);
    else if (operator === 'Q') state = stack.pop() ?? state;
    else if (operator === 'cm') state = { ...state, matrix: multiply(state.matrix, matrixOf(values)) };
    else if (operator === 'w') state = { ...state, lineWidth: Number(first) };
    else if (operator === 'CS') state = { ...state, strokeSpace: nameOf(first) };
    else if (operator === 'K') state = { ...state, strokeSpace: null };
    else if (operator === 'Tf') state = { ...state, font: fontOf(nameOf(first) ?? ''), size: Number(values[1]) };
    else if (operator === 'Tr') state = { ...state, isHidden: first !== 0 };
    else if (operator === 'BT') text = identity;
    else if (operator === 'Tm') text = matrixOf(values);
    else if (operator === 'TJ') show(Array.isArray(first) ? first : []);
    else if (operator === 'Tj') show(values);
    else if (operator === 'BDC') mark();
    else if (operator === 'EMC') spans.pop();
    else if (operator === 'Do') draw(nameOf(first) ?? '');
    else if (operator === 'f') found.fills += 1;
    else if (operator === 'S') {
      found.strokes.push({ widthPt: state.lineWidth * scaleFactor(state.matrix), space: state.strokeSpace });
    }
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
