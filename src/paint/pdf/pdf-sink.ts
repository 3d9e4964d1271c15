/**
 * Adapter to pdfkit, used as an object writer and font subsetter. Its text, images, colours and metadata do not meet PDF/X and stay unused;
 * the internals this needs are typed here.
 */
import PDFDocument from 'pdfkit';
import { Fault } from '#core/values/fault.ts';
import { archivePacket, type PrintFacts, producerOf, wholeSeconds, xmpPacket } from './metadata.ts';

/** A dictionary or an array becomes the object's value; strings in it are PDF names. */
export type PdfData = Record<string, unknown> | unknown[];
export type PdfRef = { end(chunk?: Uint8Array | string): void };

type Reference = PdfRef & { data: Record<string, unknown>; compress: boolean; write(chunk: Uint8Array | string): void };

type PathCommand = { command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'; args: number[] };

/** Internals of pdfkit that its types leave out. */
type EmbeddedFont = {
  id: string;
  scale: number;
  font: { getGlyph(id: number): { advanceWidth: number; codePoints: number[]; path: { commands: readonly PathCommand[] } } };
  subset: { glyphs: number[]; includeGlyph(id: number): number };
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
   * Adds a glyph to the subset. `code` stands for it in strings of this font, `width` is its advance in whole thousandths of the em as
   * written in the file, `text` is what a reader copies.
   */
  glyph(id: number, text: string): { code: number; width: number; text: string };
  /** The same with a code of its own for each text, where a glyph stands for several letters and nothing else says which one is meant. */
  exactGlyph(id: number, text: string): { code: number; width: number; text: string };
  /** The shape of a glyph: construction operators of PDF with their points in ems, y upwards. Empty for a blank one. */
  outline(id: number): PathPart[];
};
export type PathPart = { operator: 'm' | 'l' | 'c' | 'h'; points: Point[] };
type Point = readonly [x: number, y: number];

export type PdfSink = {
  /** An indirect object or, with bytes, a stream. A stream whose data names a filter is written unchanged. */
  object(data: PdfData, stream?: Uint8Array): PdfRef;
  font(key: string, bytes: Uint8Array): PdfFont;
  /** Boxes in points. Resources are those of the page's own content. */
  page(size: PageSize, content: string, resources: ContentResources): void;
  /** Content that is composed on its own and drawn on the page as one object; no coordinate in it exceeds `reach`. */
  form(content: string, resources: ContentResources, reach: number): PdfRef;
  /** Content that several pages draw, object by object as if it stood on each of them; no coordinate in it exceeds `reach`. */
  sharedForm(content: string, resources: ContentResources, reach: number): PdfRef;
  catalogue(entries: Record<string, unknown>): void;
  /** Attaches a file that says the same as the pages. */
  attach(file: AttachedFile): void;
  /** Starts writing what is finished. Waits for the flush before and throws its error. */
  flush(): Promise<void>;
  /** Ends the file; `hash` (hexadecimal, of all that went into it) becomes its ids. */
  finish(hash: string): Promise<void>;
};

export type AttachedFile = { name: string; type: string; description: string; text: string };

/** Of the page with its bleed, which is the distance of the trim box from each edge, and how much the page is higher below. */
type PageSize = { width: number; height: number; bleed: number; slug?: number };

export type ContentResources = {
  fonts: Iterable<PdfFont>;
  images: Record<string, PdfRef>;
  colourSpaces: Record<string, PdfRef>;
  states: Record<string, PdfData>;
  /** True where an object on the page is transparent: the page then declares process colours as its blending space. */
  isTransparent?: boolean;
};

/** A PDF name as an Info entry; a plain string would become a text. */
const falseName = { [Symbol.toStringTag]: 'PdfName', toString: () => '/False', valueOf: () => 'False' };

/** 'press' is PDF/X-4 in inks, 'x3' PDF/X-3:2003, 'proof' a plain file in the colours of screens, 'archive' such a one as PDF/A-3b. */
export type PdfKind = 'press' | 'x3' | 'proof' | 'archive';

/** A transparency group in the colours of the file, so that nothing is converted: for the press the inks of the output condition. */
const groups = {
  press: { S: 'Transparency', CS: 'DeviceCMYK' },
  proof: { S: 'Transparency', CS: 'DeviceRGB' },
  archive: { S: 'Transparency', CS: 'DeviceRGB' },
} as const satisfies Record<Exclude<PdfKind, 'x3'>, PdfData>;

/** Chunks from this size on are written without a copy. */
const largeBytes = 65_536;

const versions = { press: '1.6', proof: '1.6', x3: '1.3', archive: '1.7' } as const satisfies Record<PdfKind, string>;

/** A file of its kind's version, handed to `write` in chunks. Its dates and ids come from `facts` and the content's hash alone. */
export function openPdf(facts: PrintFacts, kind: PdfKind, write: (chunk: Uint8Array) => Promise<void>): PdfSink {
  const { document, internals } = createDocument(facts, kind);
  let contentHash = '';
  const group = kind === 'x3' ? null : groups[kind];
  if (kind === 'x3') labelAsX3(internals);
  else writeXmpAtEnd(internals, () => (kind === 'archive' ? archivePacket(facts, contentHash) : xmpPacket(facts, contentHash, kind)));
  const fonts = createFontRegistry(document, internals);
  const writer = createWriter(document, write);

  return {
    object: (data, stream) => endedObject(internals, data, stream),
    font: fonts.font,
    form(content, resources, reach) {
      if (!group) throw new Fault('internal', 'PDF/X-3 has no transparent groups');
      return writeForm(internals, { ...group, I: true, K: false }, content, resources, fonts.references(resources.fonts), reach);
    },
    sharedForm: (content, resources, reach) => writeForm(internals, null, content, resources, fonts.references(resources.fonts), reach),
    page(size, content, resources) {
      addPage(document, internals, size, resources.isTransparent ? group : null);
      // The order of these lines is the order of objects and entries in the file.
      const { page } = internals;
      Object.assign(page.fonts, fonts.references(resources.fonts));
      Object.assign(page.xobjects, resources.images);
      Object.assign(page.colorSpaces, resources.colourSpaces);
      Object.assign(page.ext_gstates, resources.states);
      document.addContent(content);
    },
    catalogue: (entries) => void Object.assign(internals._root.data, entries),
    attach({ name, type, description, text }) {
      const date = new Date(wholeSeconds(facts.date));
      // The relationship is missing in the types of pdfkit, and an object literal may not have more than they name.
      const options = { name, type, description, relationship: 'Alternative', creationDate: date, modifiedDate: date };
      document.file(Buffer.from(text), options);
    },
    flush: writer.flush,
    async finish(hash) {
      contentHash = hash;
      internals._id = Uint8Array.from(hash.slice(0, 32).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
      const done = new Promise((resolve, reject) => {
        document.on('end', resolve);
        document.on('error', reject);
      });
      document.end();
      await done;
      await writer.flush();
      await writer.written();
    },
  };
}

function createDocument(facts: PrintFacts, kind: PdfKind): { document: PDFKit.PDFDocument; internals: Internals } {
  const date = new Date(wholeSeconds(facts.date));
  const producer = producerOf(facts);
  const info = { Title: facts.title, Creator: producer, Producer: producer, CreationDate: date, ModDate: date };
  // No default font: pdfkit's would be Helvetica, which is not embedded.
  const { language: lang, isPrintedInFullSize } = facts;
  const viewed = lang === undefined ? {} : { lang, displayTitle: true };
  const document = new PDFDocument({
    pdfVersion: versions[kind],
    autoFirstPage: false,
    info,
    font: '',
    margin: 0,
    ...viewed,
  });
  const internals = document as unknown as Internals;
  const { ViewerPreferences: preferences } = internals._root.data as { ViewerPreferences?: Reference };
  if (preferences && isPrintedInFullSize) preferences.data.PrintScaling = 'None';
  if (kind !== 'archive') internals.info.Trapped = falseName;
  return { document, internals };
}

/** PDF 1.3 has no packet of metadata: the Info entries say which standard the file is of. */
function labelAsX3(internals: Internals): void {
  internals.info.GTS_PDFXVersion = new String('PDF/X-3:2003');
  internals.endMetadata = () => {};
}

/** Replaces pdfkit's own metadata. The packet stays uncompressed, because preflight tools read it without decoding streams. */
function writeXmpAtEnd(internals: Internals, packet: () => string): void {
  internals.endMetadata = () => {
    const object = internals.ref({ Type: 'Metadata', Subtype: 'XML' });
    object.compress = false;
    internals._root.data.Metadata = object;
    object.end(new TextEncoder().encode(packet()));
  };
}

function endedObject(internals: Internals, data: PdfData, stream?: Uint8Array | string): Reference {
  const object = internals.ref(data);
  object.end(stream);
  return object;
}

/** Embedded fonts by key. `references` gives those of a page by their resource names. */
function createFontRegistry(document: PDFKit.PDFDocument, internals: Internals) {
  const fonts = new Map<string, { face: EmbeddedFont; font: PdfFont }>();

  function font(key: string, bytes: Uint8Array): PdfFont {
    const known = fonts.get(key);
    if (known) return known.font;
    document.font(bytes as Buffer);
    const face = internals._font;
    // pdfkit does not scale the width of .notdef.
    face.widths[0] = widthOf(face, 0);
    const embedded: PdfFont = {
      name: face.id,
      glyph: (id, text) => subsetGlyph(face, id, text),
      exactGlyph: exactGlyphs(face),
      outline: (id) => outlineOf(face, id),
    };
    fonts.set(key, { face, font: embedded });
    return embedded;
  }

  function references(used: Iterable<PdfFont>): Record<string, Reference> {
    const faces = [...fonts.values()].map(({ face }) => face);
    const named = [...used].map(({ name }) => faces.find((face) => face.id === name)).filter((face) => face !== undefined);
    return Object.fromEntries(named.map((face) => [face.id, face.ref()]));
  }

  return { font, references };
}

function writeForm(
  internals: Internals,
  group: PdfData | null,
  content: string,
  { images, colourSpaces, states }: ContentResources,
  fonts: Record<string, Reference>,
  reach: number,
): PdfRef {
  const entries = {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [-reach, -reach, reach, reach],
    ...(group ? { Group: group } : {}),
    Resources: { Font: fonts, XObject: images, ColorSpace: colourSpaces, ExtGState: states },
  };
  return endedObject(internals, entries, content);
}

function addPage(
  document: PDFKit.PDFDocument,
  internals: Internals,
  { width, height, bleed, slug = 0 }: PageSize,
  group: PdfData | null,
): void {
  document.addPage({ size: [width, height + slug], margin: 0 });
  const entries = internals.page.dictionary.data;
  entries.BleedBox = [0, slug, width, slug + height];
  entries.TrimBox = [bleed, slug + bleed, width - bleed, slug + height - bleed];
  delete entries.UserUnit;
  if (group) entries.Group = group;
}

/** Hands the document's chunks to `write`, one flush at a time. */
function createWriter(document: PDFKit.PDFDocument, write: (chunk: Uint8Array) => Promise<void>) {
  const pending: Uint8Array[] = [];
  let writing = Promise.resolve();
  document.on('data', (chunk: Uint8Array) => pending.push(chunk));

  /** The next photo can be embedded while one is written; an error surfaces at the flush after it. */
  async function flush(): Promise<void> {
    // pdfkit emits data in the next turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    await writing;
    writing = writeAll(pending.splice(0));
    writing.catch(() => {});
  }

  /** pdfkit emits every line as a chunk, so small ones are joined; a photo is not copied. */
  async function writeAll(chunks: Uint8Array[]): Promise<void> {
    const small: Uint8Array[] = [];
    for (const chunk of chunks) {
      if (chunk.length < largeBytes) small.push(chunk);
      else {
        await write(Buffer.concat(small.splice(0)));
        await write(chunk);
      }
    }
    if (small.length > 0) await write(Buffer.concat(small));
  }

  return { flush, written: () => writing };
}

/** Whole thousandths of the em: some readers drop fractions, and positions of glyphs must not depend on the reader. */
function widthOf(face: EmbeddedFont, id: number): number {
  return Math.round(face.font.getGlyph(id).advanceWidth * face.scale);
}

const operators = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'c', bezierCurveTo: 'c', closePath: 'h' } as const;

/** Quadratic curves are raised to cubic ones, which is exact. */
function outlineOf(face: EmbeddedFont, id: number): PathPart[] {
  let last: Point = [0, 0];
  return face.font.getGlyph(id).path.commands.map(({ command, args }) => {
    const points = Array.from({ length: args.length / 2 }, (_, at): Point => {
      const [x = 0, y = 0] = args.slice(2 * at, 2 * at + 2);
      return [(x * face.scale) / 1000, (y * face.scale) / 1000];
    });
    const end = points.at(-1) ?? last;
    const [bend = end] = points;
    const towards = ([x, y]: Point): Point => [x + (2 / 3) * (bend[0] - x), y + (2 / 3) * (bend[1] - y)];
    const cubic = command === 'quadraticCurveTo' ? [towards(last), towards(end), end] : points;
    last = end;
    return { operator: operators[command], points: cubic };
  });
}

function subsetGlyph(face: EmbeddedFont, id: number, text: string): { code: number; width: number; text: string } {
  const code = face.subset.includeGlyph(id);
  const glyph = face.font.getGlyph(id);
  face.widths[code] ??= widthOf(face, id);
  // A later glyph of a cluster has no text of its own; the characters of its shape are the best copy text.
  const own = text === '' ? glyph.codePoints : Array.from(text, (character) => character.codePointAt(0) ?? 0);
  face.unicode[code] ??= own.length > 0 ? own : [0xfffd];
  return { code, width: face.widths[code] ?? 0, text: String.fromCodePoint(...(face.unicode[code] ?? [])) };
}

/** A glyph is put into the subset once for each text that it stands for. */
function exactGlyphs(face: EmbeddedFont): PdfFont['exactGlyph'] {
  const codes = new Map<string, number>();
  return (id, text) => {
    const key = `${id} ${text}`;
    let code = codes.get(key);
    if (code === undefined) {
      code = face.subset.glyphs.push(id) - 1;
      codes.set(key, code);
      face.widths[code] = widthOf(face, id);
      face.unicode[code] = Array.from(text, (character) => character.codePointAt(0) ?? 0);
    }
    return { code, width: face.widths[code] ?? 0, text };
  };
}
