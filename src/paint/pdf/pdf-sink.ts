/**
 * The only file that knows pdfkit, used as an object writer and font subsetter. Its text, pictures, colours and metadata are not fit for
 * the press and stay unused; what the library keeps to itself is typed here once.
 */
import PDFDocument from 'pdfkit';
import { type PrintFacts, producer, wholeSeconds, xmpPacket } from './metadata.ts';

/** A dictionary or an array becomes the object's value; strings in it are PDF names. */
export type PdfData = Record<string, unknown> | unknown[];
export type PdfRef = { end(chunk?: Uint8Array | string): void };

type Reference = PdfRef & { data: Record<string, unknown>; compress: boolean; write(chunk: Uint8Array | string): void };

/** What pdfkit's embedded font has and its types do not tell. */
type PathCommand = { command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'; args: number[] };

type EmbeddedFont = {
  id: string;
  scale: number;
  font: { getGlyph(id: number): { advanceWidth: number; codePoints: number[]; path: { commands: readonly PathCommand[] } } };
  subset: { includeGlyph(id: number): number };
  widths: number[];
  unicode: number[][];
  ref(): Reference;
};

type Internals = {
  _id: Uint8Array;
  _root: Reference;
  _font: EmbeddedFont;
  info: Record<string, unknown>;
  page: {
    dictionary: Reference;
    fonts: Record<string, Reference>;
    xobjects: Record<string, PdfRef>;
    ext_gstates: Record<string, PdfData>;
    colorSpaces: Record<string, PdfRef>;
  };
  ref(data?: PdfData): Reference;
  endMetadata(): void;
};

export type PdfFont = {
  /** Resource name, for Tf. */
  name: string;
  /**
   * Takes a glyph into the subset. `code` is what strings of this font write for it, `width` its advance in whole thousandths of the em as
   * the file states it, `text` what a reader copies.
   */
  glyph(id: number, text: string): { code: number; width: number; text: string };
  /** The shape of a glyph: construction operators of PDF with their points in ems, y upwards. Empty for a blank one. */
  outline(id: number): PathPart[];
};
export type PathPart = { operator: 'm' | 'l' | 'c' | 'h'; points: Point[] };
type Point = readonly [x: number, y: number];

export type PdfSink = {
  /** An indirect object or, with bytes, a stream. A stream whose data names a filter is written as it is. */
  object(data: PdfData, stream?: Uint8Array): PdfRef;
  font(key: string, bytes: Uint8Array): PdfFont;
  /** Boxes in points: width, height, and the trimmed page's distance from each edge. Resources are those of the page's own objects. */
  page(size: { width: number; height: number; bleed: number }, content: string, resources: PageResources): void;
  /** A piece of content that is put together by itself and then laid on the page as one; `reach` is farther than anything in it. */
  form(content: string, resources: PageResources, reach: number): PdfRef;
  catalogue(entries: Record<string, unknown>): void;
  /** Begins to write out what has been made so far, once the flush before has been written. */
  flush(): Promise<void>;
  /** Ends the file; `hash` (hexadecimal, of all that went into it) becomes its ids. */
  finish(hash: string): Promise<void>;
};

export type PageResources = {
  fonts: Iterable<PdfFont>;
  images: Record<string, PdfRef>;
  colourSpaces: Record<string, PdfRef>;
  states: Record<string, PdfData>;
  /** Present where something on the page is see-through: the page then states that it is mixed in process colours. */
  isClear?: boolean;
};

/** A PDF name as an Info entry; a plain string would become a text. */
const falseName = { [Symbol.toStringTag]: 'PdfName', toString: () => '/False', valueOf: () => 'False' };

/** A transparency group in the inks of the output condition, so that nothing is turned into other colours. */
const mixedInInks = { S: 'Transparency', CS: 'DeviceCMYK' };

const largeBytes = 65_536;

/** A PDF 1.6 file, handed to `write` piece by piece. Its dates and ids come from `facts` and the content's hash alone. */
export function openPdf(facts: PrintFacts, write: (chunk: Uint8Array) => Promise<void>): PdfSink {
  const date = new Date(wholeSeconds(facts.date));
  const info = { Title: facts.title, Creator: producer, Producer: producer, CreationDate: date, ModDate: date };
  // No default font: pdfkit's would be Helvetica, which nobody may embed.
  const document = new PDFDocument({ pdfVersion: '1.6', autoFirstPage: false, info, font: '', margin: 0 });
  const inside = document as unknown as Internals;
  const waiting: Uint8Array[] = [];
  let contentHash = '';
  const fonts = new Map<string, { face: EmbeddedFont; font: PdfFont }>();
  document.on('data', (chunk: Uint8Array) => waiting.push(chunk));
  inside.info.Trapped = falseName;
  inside.endMetadata = () => {
    const packet = inside.ref({ Type: 'Metadata', Subtype: 'XML' });
    // Preflight reads the packet without decoding streams.
    packet.compress = false;
    inside._root.data.Metadata = packet;
    packet.end(new TextEncoder().encode(xmpPacket(facts, contentHash)));
  };

  function font(key: string, bytes: Uint8Array): PdfFont {
    const known = fonts.get(key);
    if (known) return known.font;
    document.font(bytes as Buffer);
    const face = inside._font;
    // pdfkit forgets to scale the width of the empty box.
    face.widths[0] = widthOf(face, 0);
    const made: PdfFont = { name: face.id, glyph: (id, text) => takeGlyph(face, id, text), outline: (id) => outlineOf(face, id) };
    fonts.set(key, { face, font: made });
    return made;
  }

  function fontRefs(used: Iterable<PdfFont>): Record<string, Reference> {
    const faces = [...fonts.values()].map(({ face }) => face);
    const named = [...used].map(({ name }) => faces.find((face) => face.id === name)).filter((face) => face !== undefined);
    return Object.fromEntries(named.map((face) => [face.id, face.ref()]));
  }

  function form(content: string, { fonts: used, images, colourSpaces, states }: PageResources, reach: number): PdfRef {
    const made = inside.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [-reach, -reach, reach, reach],
      Group: { ...mixedInInks, I: true, K: false },
      Resources: { Font: fontRefs(used), XObject: images, ColorSpace: colourSpaces, ExtGState: states },
    });
    made.end(content);
    return made;
  }

  function page(size: { width: number; height: number; bleed: number }, content: string, resources: PageResources): void {
    const { width, height, bleed } = size;
    document.addPage({ size: [width, height], margin: 0 });
    const { page } = inside;
    const entries = page.dictionary.data;
    entries.BleedBox = [0, 0, width, height];
    entries.TrimBox = [bleed, bleed, width - bleed, height - bleed];
    delete entries.UserUnit;
    if (resources.isClear) entries.Group = mixedInInks;
    Object.assign(page.fonts, fontRefs(resources.fonts));
    Object.assign(page.xobjects, resources.images);
    Object.assign(page.colorSpaces, resources.colourSpaces);
    Object.assign(page.ext_gstates, resources.states);
    document.addContent(content);
  }

  let writing = Promise.resolve();

  /** While one photo is being written the next may already be placed; a failure is told by the flush after it. */
  async function flush(): Promise<void> {
    // The library hands on what it was given in the next turn.
    await new Promise((resolve) => setImmediate(resolve));
    await writing;
    writing = writeAll(waiting.splice(0));
    writing.catch(() => {});
  }

  async function writeAll(chunks: Uint8Array[]): Promise<void> {
    const small: Uint8Array[] = [];
    for (const chunk of chunks) {
      if (chunk.length < largeBytes) small.push(chunk);
      else {
        // The library writes each line by itself; a photo is not worth copying.
        await write(Buffer.concat(small.splice(0)));
        await write(chunk);
      }
    }
    if (small.length > 0) await write(Buffer.concat(small));
  }

  return {
    object(data, stream) {
      const made = inside.ref(data);
      made.end(stream);
      return made;
    },
    font,
    form,
    page,
    catalogue: (entries) => void Object.assign(inside._root.data, entries),
    flush,
    async finish(hash) {
      contentHash = hash;
      inside._id = Uint8Array.from(hash.slice(0, 32).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
      const done = new Promise((resolve, reject) => {
        document.on('end', resolve);
        document.on('error', reject);
      });
      document.end();
      await done;
      await flush();
      await writing;
    },
  };
}

/** Whole thousandths of the em: some readers drop fractions, and the places of glyphs must not hang on the reader. */
function widthOf(face: EmbeddedFont, id: number): number {
  return Math.round(face.font.getGlyph(id).advanceWidth * face.scale);
}

const operators = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'c', bezierCurveTo: 'c', closePath: 'h' } as const;

/** Quadratic curves are raised to cubic ones, which is exact. */
function outlineOf(face: EmbeddedFont, id: number): PathPart[] {
  let last: Point = [0, 0];
  return face.font.getGlyph(id).path.commands.map(({ command, args }) => {
    const given = Array.from({ length: args.length / 2 }, (_, at): Point => {
      const [x = 0, y = 0] = args.slice(2 * at, 2 * at + 2);
      return [(x * face.scale) / 1000, (y * face.scale) / 1000];
    });
    const end = given.at(-1) ?? last;
    const [bend = end] = given;
    const towards = ([x, y]: Point): Point => [x + (2 / 3) * (bend[0] - x), y + (2 / 3) * (bend[1] - y)];
    const points = command === 'quadraticCurveTo' ? [towards(last), towards(end), end] : given;
    last = end;
    return { operator: operators[command], points };
  });
}

function takeGlyph(face: EmbeddedFont, id: number, text: string): { code: number; width: number; text: string } {
  const code = face.subset.includeGlyph(id);
  const glyph = face.font.getGlyph(id);
  face.widths[code] ??= widthOf(face, id);
  // A later glyph of a cluster has no text of its own; the character its shape belongs to is the best a reader can be told.
  const own = text === '' ? glyph.codePoints : Array.from(text, (character) => character.codePointAt(0) ?? 0);
  face.unicode[code] ??= own.length > 0 ? own : [0xfffd];
  return { code, width: face.widths[code] ?? 0, text: String.fromCodePoint(...(face.unicode[code] ?? [])) };
}
