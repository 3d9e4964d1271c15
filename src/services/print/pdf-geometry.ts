/** Positions on a page, glyph by glyph, picture by picture, line by line. */
import { identity, type Matrix, multiply, scaleFactor } from '#core/values/matrix.ts';
import { isDict, isStream, type PdfFile, type PdfStream, type PdfValue, pdfText } from '#paint/pdf/pdf-reader.ts';
import { createMarkWalk, type GraphicsState, isForm, matrixOf, type Operation, type PdfColour } from './pdf-walk.ts';

/** Lengths in points from the lower left corner of the page. `text` is what a reader copies; `hidden` counts glyphs that show nothing. */
export type PlacedText = { origins: { x: number; y: number }[]; text: string; hidden: number };
export type PlacedImage = { image: PdfStream; widthPt: number; heightPt: number };
export type PdfPageGeometry = {
  texts: PlacedText;
  images: PlacedImage[];
  fills: number;
  strokes: { widthPt: number; colour: PdfColour }[];
};

type Font = { widths: number[]; unicode: Map<number, string> };
type Fonts = Map<PdfValue, Font | null>;

/** Reads the pages of a file one after the other. */
export function createGeometryReader(file: PdfFile): (page: PdfValue) => PdfPageGeometry {
  const walk = createMarkWalk(file);
  const fonts: Fonts = new Map();
  return (page) => pageGeometry(file, page, walk, fonts);
}

function pageGeometry(file: PdfFile, page: PdfValue, walk: ReturnType<typeof createMarkWalk>, fonts: Fonts): PdfPageGeometry {
  const text = createTextReader(file, fonts);
  const images: PlacedImage[] = [];
  const strokes: PdfPageGeometry['strokes'] = [];
  let fills = 0;
  walk(page, (operation) => {
    const { operator, resource, state } = operation;
    text.read(operation);
    if (operator === 'Do' && isStream(resource) && !isForm(file, resource)) images.push(placedImage(resource, state.matrix));
    if (operator === 'f') fills += 1;
    if (operator === 'S') strokes.push({ widthPt: state.lineWidth * scaleFactor(state.matrix), colour: state.stroke });
  });
  return { texts: text.placed, images, fills, strokes };
}

function placedImage(image: PdfStream, [a, b, c, d]: Matrix): PlacedImage {
  return { image, widthPt: Math.hypot(a, b), heightPt: Math.hypot(c, d) };
}

/** Collects glyphs and their text from the operators of a page, in order. */
function createTextReader(file: PdfFile, fonts: Fonts): { placed: PlacedText; read(operation: Operation): void } {
  const placed: PlacedText = { origins: [], text: '', hidden: 0 };
  /** ActualText of the marked content sequences that are open; null for one without. */
  const spans: (string | null)[] = [];
  let matrix: Matrix = identity;

  function fontOf({ font }: GraphicsState): Font | null {
    if (!font) return null;
    const known = fonts.get(font.resource);
    if (known !== undefined) return known;
    const read = readFont(file, font.resource);
    fonts.set(font.resource, read);
    return read;
  }

  /** `parts` are strings and adjustments in thousandths of the em. */
  function show(parts: readonly PdfValue[], state: GraphicsState): void {
    const font = fontOf(state);
    const size = state.font?.size ?? 0;
    for (const part of parts) {
      if (typeof part === 'number') {
        matrix = multiply(matrix, [1, 0, 0, 1, (-part / 1000) * size, 0]);
        continue;
      }
      // Codes are bytes, not characters: the undecoded string.
      const bytes = typeof part === 'object' && part !== null && 'text' in part ? part.text : '';
      for (const code of codesOf(bytes)) {
        const [, , , , x, y] = multiply(state.matrix, matrix);
        placed.origins.push({ x, y });
        if (state.textMode !== 0) placed.hidden += 1;
        if (spans.every((actual) => actual === null)) placed.text += font?.unicode.get(code) ?? '\ufffd';
        matrix = multiply(matrix, [1, 0, 0, 1, ((font?.widths[code] ?? 0) / 1000) * size, 0]);
      }
    }
  }

  function openSpan(properties: PdfValue | undefined): void {
    const actual = isDict(properties) ? pdfText(file.resolve(properties.dict.get('ActualText'))) : null;
    spans.push(actual);
    if (actual !== null) placed.text += actual;
  }

  function read({ operator, operands, state }: Operation): void {
    const [first] = operands;
    if (operator === 'BT') matrix = identity;
    else if (operator === 'Tm') matrix = matrixOf(operands);
    else if (operator === 'TJ') show(Array.isArray(first) ? first : [], state);
    else if (operator === 'Tj') show(operands, state);
    else if (operator === 'BDC') openSpan(operands.at(-1));
    else if (operator === 'EMC') spans.pop();
  }

  return { placed, read };
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

/** Ranges of a ToUnicode map: `<first> <last> [<text> …]`, the form that pdfkit writes. */
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
