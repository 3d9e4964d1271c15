/** The objects of a PDF, as @cantoo/pdf-lib reads them, and its metadata. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { type Element, parseXml } from '../element.ts';

export type Pdf = {
  bytes: Uint8Array;
  document: PDFDocument;
  catalogue: PDFDict;
  /** Every dictionary of the file, those of streams and within others too. */
  dictionaries: PDFDict[];
  streams: PDFRawStream[];
  /** The text of the metadata and its root; null for none, and for what is no XML. */
  metadata: string | null;
  xmp: Element | null;
};

export async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true, throwOnInvalidObject: true });
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
  const metadata = contentOf(lookUp(document, document.catalog.get(PDFName.of('Metadata'))));
  const text = metadata && new TextDecoder('utf-8', { fatal: false }).decode(metadata);
  return {
    bytes,
    document,
    catalogue: document.catalog,
    dictionaries: objects.flatMap((object) => [...dictionariesIn(object)]),
    streams: objects.filter((object) => object instanceof PDFRawStream),
    metadata: text,
    xmp: text ? readXmp(text) : null,
  };
}

function readXmp(text: string): Element | null {
  try {
    return parseXml(text);
  } catch {
    return null;
  }
}

/** Directly within an object: references are not followed, so that each dictionary comes once. */
function* dictionariesIn(object: PDFObject): Generator<PDFDict> {
  if (object instanceof PDFStream) yield* dictionariesIn(object.dict);
  if (object instanceof PDFArray) for (const entry of object.asArray()) yield* dictionariesIn(entry);
  if (!(object instanceof PDFDict)) return;
  yield object;
  for (const value of object.values()) yield* dictionariesIn(value);
}

export function lookUp(document: PDFDocument, object: PDFObject | undefined): PDFObject | undefined {
  return object instanceof PDFRef ? document.context.lookup(object) : object;
}

/** The value at the end of a path of keys; undefined where a part of it is not there. */
export function value({ document }: Pdf, from: PDFObject | undefined, ...path: string[]): PDFObject | undefined {
  let object = lookUp(document, from);
  for (const key of path) {
    const dictionary = object instanceof PDFStream ? object.dict : object;
    object = dictionary instanceof PDFDict ? lookUp(document, dictionary.get(PDFName.of(key))) : undefined;
  }
  return object;
}

export function values(pdf: Pdf, from: PDFObject | undefined, ...path: string[]): PDFObject[] {
  const array = value(pdf, from, ...path);
  return array instanceof PDFArray ? array.asArray().flatMap((entry) => lookUp(pdf.document, entry) ?? []) : [];
}

/** Names and strings as text, numbers and others as they are written. */
export function word(pdf: Pdf, from: PDFObject | undefined, ...path: string[]): string | null {
  const object = value(pdf, from, ...path);
  if (object instanceof PDFString || object instanceof PDFHexString || object instanceof PDFName) return object.decodeText();
  if (object instanceof PDFNumber) return String(object.asNumber());
  return object === undefined ? null : object.toString();
}

/** The decoded bytes of a stream. */
export function contentOf(object: PDFObject | undefined): Uint8Array | null {
  return object instanceof PDFRawStream ? decodePDFRawStream(object).decode() : null;
}

/** Milliseconds of "D:20261128120000+01'00'" or of an ISO time; null for neither. */
export function time(text: string | null): number | null {
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', sign, hours = '00', minutes = '00'] =
    /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-])(\d\d)'?(\d\d)?'?)?$/.exec(text ?? '') ?? [];
  const zone = sign ? `${sign}${hours}:${minutes}` : 'Z';
  const parsed = Date.parse(year ? `${year}-${month}-${day}T${hour}:${minute}:${second}${zone}` : (text ?? ''));
  return Number.isNaN(parsed) ? null : parsed;
}
