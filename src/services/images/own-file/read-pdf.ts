/** What a PDF is made of: fonts, colours, and what a print file must not hold. Reads its objects; draws nothing. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { type OwnFileFacts, ownFileLimits } from './protocol.ts';

type Structure = Pick<OwnFileFacts, 'fonts' | 'colours' | 'obstacles'> & {
  /** Of each page: how many points a unit of its coordinates has. */
  units: number[];
  /** Sizes in pixels of all pictures by their dictionaries, also of those in patterns and masks. */
  pictures: { width: number; height: number }[];
};

/** Bytes of page contents that are searched for colours; later ones rarely bring another kind. */
const maxContentBytes = 8_000_000;

/** Never throws: a file that cannot be read so is 'unchecked', and is printed as pixels. */
export async function readPdfStructure(bytes: Uint8Array): Promise<Structure> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
    return structureOf(document);
  } catch (error) {
    const isEncrypted = /encrypt|password/i.test(String(error));
    return {
      fonts: [],
      colours: [],
      obstacles: [isEncrypted ? 'encrypted' : 'unchecked'],
      units: await unitsOfEncrypted(bytes),
      pictures: [],
    };
  }
}

/** Numbers are not encrypted, unlike words and contents. */
async function unitsOfEncrypted(bytes: Uint8Array): Promise<number[]> {
  try {
    return unitsOf(await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false, ignoreEncryption: true }));
  } catch {
    return [];
  }
}

/** PDF 2.0, 14.11.2: the unit is 1/72 inch where a page does not say otherwise. */
function unitsOf(document: PDFDocument): number[] {
  return document.getPages().map(({ node }) => {
    const unit = lookedUp(document, node.get(PDFName.of('UserUnit')));
    const points = unit instanceof PDFNumber ? unit.asNumber() : 1;
    return points > 0 ? points : 1;
  });
}

type Found = {
  pictures: Structure['pictures'];
  fonts: Map<string, boolean>;
  colours: Set<OwnFileFacts['colours'][number]>;
  obstacles: Set<OwnFileFacts['obstacles'][number]>;
};

function structureOf(document: PDFDocument): Structure {
  const found: Found = { fonts: new Map(), colours: new Set(), obstacles: new Set(), pictures: [] };
  if (document.context.trailerInfo.Encrypt) found.obstacles.add('encrypted');
  for (const [, object] of document.context.enumerateIndirectObjects()) visit(object, document, found, 0);
  if (document.catalog.has(PDFName.of('AcroForm'))) found.obstacles.add('form');
  let budget = maxContentBytes;
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (budget <= 0 || !(object instanceof PDFRawStream) || !isContent(object.dict)) continue;
    const content = contentOf(object);
    budget -= content.length;
    coloursOfContent(content, found);
  }
  return {
    fonts: [...found.fonts].slice(0, ownFileLimits.fonts).map(([name, isEmbedded]) => ({ name, isEmbedded })),
    colours: [...found.colours].sort(),
    obstacles: [...found.obstacles].sort(),
    units: unitsOf(document),
    pictures: found.pictures,
  };
}

/** Of a picture, in pixels. */
function sideOf(dict: PDFDict, key: string): number {
  const side = dict.lookup(PDFName.of(key));
  return side instanceof PDFNumber ? side.asNumber() : 0;
}

/** Indirect objects are enumerated, so references are not followed. */
function visit(object: PDFObject, document: PDFDocument, found: Found, depth: number): void {
  if (depth > 30) return;
  if (object instanceof PDFStream) visit(object.dict, document, found, depth + 1);
  if (object instanceof PDFArray) {
    coloursOfSpace(object, document, found);
    for (const item of object.asArray()) visit(item, document, found, depth + 1);
    return;
  }
  if (!(object instanceof PDFDict)) return;
  for (const [key, value] of object.entries()) {
    const name = key.decodeText();
    if (name === 'JS' || name === 'JavaScript' || name === 'AA' || name === 'OpenAction') found.obstacles.add('script');
    if (name === 'Annots' && lookedUp(document, value) instanceof PDFArray) addAnnotations(document, value, found);
    coloursOfName(value, found);
    visit(value, document, found, depth + 1);
  }
  const type = nameOf(object, 'Type');
  if (type === 'Font') addFont(object, document, found);
  if (nameOf(object, 'Subtype') === 'Image') found.pictures.push({ width: sideOf(object, 'Width'), height: sideOf(object, 'Height') });
}

function addAnnotations(document: PDFDocument, value: PDFObject, found: Found): void {
  const list = lookedUp(document, value);
  if (list instanceof PDFArray && list.size() > 0) found.obstacles.add('annotation');
}

function lookedUp(document: PDFDocument, value: PDFObject | undefined): PDFObject | undefined {
  return value instanceof PDFRef ? document.context.lookup(value) : value;
}

function nameOf(dict: PDFDict, key: string): string {
  const value = dict.get(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : '';
}

/** Fonts as a reader names them: without the prefix of a subset. A Type 3 font is drawings, which are in the file. */
function addFont(font: PDFDict, document: PDFDocument, found: Found): void {
  const subtype = nameOf(font, 'Subtype');
  // The descendant of a composite font is an object of its own.
  if (subtype === 'Type0') return;
  const descriptor = lookedUp(document, font.get(PDFName.of('FontDescriptor')));
  const isEmbedded =
    subtype === 'Type3' ||
    (descriptor instanceof PDFDict && ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(PDFName.of(key))));
  const name = (nameOf(font, 'BaseFont') || 'Type 3')
    .replace(/^[A-Z]{6}\+/, '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 60);
  found.fonts.set(name, isEmbedded && (found.fonts.get(name) ?? true));
}

const processSpaces: Record<string, OwnFileFacts['colours'][number]> = {
  DeviceGray: 'gray',
  CalGray: 'gray',
  DeviceRGB: 'rgb',
  CalRGB: 'rgb',
  Lab: 'rgb',
  DeviceCMYK: 'cmyk',
};

function coloursOfName(value: PDFObject, found: Found): void {
  const colour = value instanceof PDFName ? processSpaces[value.decodeText()] : undefined;
  if (colour) found.colours.add(colour);
}

function coloursOfSpace(space: PDFArray, document: PDFDocument, found: Found): void {
  if (space.size() === 0) return;
  const first = space.get(0);
  const name = first instanceof PDFName ? first.decodeText() : '';
  if (name === 'Separation' || name === 'DeviceN') found.colours.add('spot');
  coloursOfName(first, found);
  if (name !== 'ICCBased') return;
  const profile = lookedUp(document, space.get(1));
  const channels = profile instanceof PDFStream ? profile.dict.get(PDFName.of('N')) : undefined;
  const count = channels instanceof PDFNumber ? channels.asNumber() : 0;
  if (count === 1) found.colours.add('gray');
  if (count === 3) found.colours.add('rgb');
  if (count === 4) found.colours.add('cmyk');
}

/** Contents of pages have no type; those of forms have one. Fonts, pictures, profiles and object streams are no contents. */
function isContent(dict: PDFDict): boolean {
  if (nameOf(dict, 'Subtype') === 'Form') return true;
  const keys = ['Type', 'Subtype', 'Length1', 'N', 'FunctionType', 'ShadingType', 'PatternType'];
  return keys.every((key) => !dict.has(PDFName.of(key))) || nameOf(dict, 'Type') === 'Pattern';
}

function contentOf(stream: PDFRawStream): string {
  try {
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  } catch {
    return '';
  }
}

const operators: Record<string, OwnFileFacts['colours'][number]> = { g: 'gray', G: 'gray', rg: 'rgb', RG: 'rgb', k: 'cmyk', K: 'cmyk' };

function coloursOfContent(content: string, found: Found): void {
  for (const [, operator = ''] of content.matchAll(/[\d.]\s+(rg|RG|g|G|k|K)(?=\s|$)/g)) {
    const colour = operators[operator];
    if (colour) found.colours.add(colour);
  }
}
