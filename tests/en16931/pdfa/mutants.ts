/** PDF files with one thing wrong, and the rule that catches it alone. */
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, type PDFObject, PDFRawStream, PDFRef, PDFString } from '@cantoo/pdf-lib';

/** `change` takes the bytes of the sample. */
export type PdfMutant = readonly [rule: string, what: string, change: (bytes: Uint8Array) => Promise<Uint8Array>];

const name = PDFName.of;

/** Changes the bytes as a text of latin1. */
function inBytes(from: string | RegExp, to: string) {
  return async (bytes: Uint8Array) => new Uint8Array(Buffer.from(Buffer.from(bytes).toString('latin1').replace(from, to), 'latin1'));
}

/** Writes the file again without changes other than the one that is asked for. */
export async function rewritten(bytes: Uint8Array, edit: (document: PDFDocument) => void = () => {}): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  edit(document);
  return document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}

function inObjects(edit: (document: PDFDocument) => void) {
  return (bytes: Uint8Array) => rewritten(bytes, edit);
}

function inTrailer(entries: (document: PDFDocument) => PDFDocument['context']['trailerInfo']) {
  return inObjects((document) => void Object.assign(document.context.trailerInfo, entries(document)));
}

/** The dictionary at the end of a path of keys and positions. */
function at(document: PDFDocument, from: PDFObject, ...path: (string | number)[]): PDFDict {
  let object: PDFObject | undefined = from;
  for (const step of path) {
    const holder: PDFObject | undefined = object instanceof PDFRawStream ? object.dict : object;
    const found: PDFObject | undefined =
      holder instanceof PDFDict ? holder.get(name(String(step))) : holder instanceof PDFArray ? holder.get(Number(step)) : undefined;
    object = found instanceof PDFRef ? document.context.lookup(found) : found;
  }
  const dictionary = object instanceof PDFRawStream ? object.dict : object;
  if (!(dictionary instanceof PDFDict)) throw new Error(`no dictionary at ${path.join('/')}`);
  return dictionary;
}

const file = (document: PDFDocument) => at(document, document.catalog, 'AF', 0);
const attached = (document: PDFDocument) => at(document, document.catalog, 'AF', 0, 'EF', 'F');
const page = (document: PDFDocument): PDFDict => document.getPage(0).node;

function ofType(document: PDFDocument, key: string, value: string): PDFDict {
  const found = document.context
    .enumerateIndirectObjects()
    .find(([, object]) => object instanceof PDFDict && object.get(name(key)) === name(value));
  if (!(found?.[1] instanceof PDFDict)) throw new Error(`no ${value}`);
  return found[1];
}

/** Replaces the content of the stream that a dictionary refers to. */
function replaceStream(document: PDFDocument, holder: PDFDict, key: string, change: (content: Buffer) => Uint8Array): void {
  const reference = holder.get(name(key));
  const stream = document.context.lookup(reference);
  if (!(reference instanceof PDFRef) || !(stream instanceof PDFRawStream)) throw new Error(`no stream at ${key}`);
  const content = change(Buffer.from(stream.getContents()));
  document.context.assign(reference, PDFRawStream.of(stream.dict, content));
}

function inMetadata(from: string | RegExp, to: string) {
  return inObjects((document) =>
    replaceStream(document, document.catalog, 'Metadata', (content) => {
      const text = content.toString('utf8');
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`no ${from} in the metadata`);
      return Buffer.from(changed);
    }),
  );
}

/** Adds a content to the page. */
function drawing(operators: string) {
  return inObjects((document) => {
    const contents = document.context.register(document.context.stream(operators));
    const own = page(document).get(name('Contents'));
    page(document).set(name('Contents'), document.context.obj([own ?? contents, contents]));
  });
}

/** Writes the checksum of the invoice as its sixteen bytes. */
export function withChecksum(bytes: Uint8Array, hexadecimal: string): Promise<Uint8Array> {
  return rewritten(bytes, (document) => at(document, attached(document), 'Params').set(name('CheckSum'), PDFHexString.of(hexadecimal)));
}

const structure: readonly PdfMutant[] = [
  ['PDF-HEADER', 'version 2.0', inBytes('%PDF-1.7', '%PDF-2.0')],
  ['PDF-BINARY', 'letters instead of the comment', inBytes(/^(%PDF-1\.7\n%)[^\n]{4}/, '$1ABCD')],
  ['PDF-END', 'text after the end', inBytes(/$/, 'end of file')],
  ['PDF-ID', 'no identifiers', inTrailer(() => ({ ID: undefined }))],
  ['PDF-ENCRYPTION', 'a dictionary of encryption', inTrailer(({ context }) => ({ Encrypt: context.obj({ Filter: 'Standard' }) }))],
  [
    'PDF-FILTER',
    'an external stream',
    inObjects(({ context }) => void context.register(context.stream('', { F: PDFString.of('other.bin') }))),
  ],
  [
    'FONT-EMBEDDED',
    'a font without its file',
    inObjects((document) => void ofType(document, 'Type', 'FontDescriptor').delete(name('FontFile2'))),
  ],
  [
    'FONT-EMBEDDED',
    'Helvetica',
    inObjects(({ context }) => void context.register(context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' }))),
  ],
  [
    'FONT-GLYPHS',
    'a font without glyphs',
    inObjects((document) => void ofType(document, 'Subtype', 'CIDFontType2').delete(name('CIDToGIDMap'))),
  ],
  ['COLOUR-INTENT', 'no output intent', inObjects(({ catalog }) => void catalog.delete(name('OutputIntents')))],
  [
    'COLOUR-INTENT',
    'a profile of four components',
    inObjects((document) =>
      at(document, document.catalog, 'OutputIntents', 0, 'DestOutputProfile').set(name('N'), document.context.obj(4)),
    ),
  ],
  [
    'COLOUR-INTENT',
    'an intent of PDF/X',
    inObjects((document) => at(document, document.catalog, 'OutputIntents', 0).set(name('S'), name('GTS_PDFX'))),
  ],
  ['COLOUR-DEVICE', 'a colour in CMYK', drawing('0 0 0 1 k 0 0 10 10 re f')],
  [
    'COLOUR-GROUP',
    'a group in CMYK',
    inObjects((document) => page(document).set(name('Group'), document.context.obj({ S: 'Transparency', CS: 'DeviceCMYK' }))),
  ],
  [
    'COLOUR-GROUP',
    'an unknown mode',
    inObjects(({ context }) => void context.register(context.obj({ Type: 'ExtGState', BM: 'Dissolve' }))),
  ],
  [
    'IMAGE-INTERPOLATED',
    'an interpolated picture',
    inObjects(({ context }) => void context.register(context.obj({ Subtype: 'Image', Interpolate: true }))),
  ],
  [
    'ACTION-SCRIPT',
    'a script',
    inObjects(({ catalog, context }) =>
      catalog.set(name('OpenAction'), context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') })),
    ),
  ],
  [
    'ACTION-SCRIPT',
    'a program that is started',
    inObjects(({ catalog, context }) => catalog.set(name('OpenAction'), context.obj({ S: 'Launch' }))),
  ],
  ['ACTION-TRIGGER', 'an action on opening a page', inObjects((document) => page(document).set(name('AA'), document.context.obj({})))],
  [
    'ANNOTATION-FLAGS',
    'a hidden link',
    inObjects((document) => page(document).set(name('Annots'), document.context.obj([{ Subtype: 'Link', F: 6 }]))),
  ],
  ['TAG-MARK', 'no mark', inObjects(({ catalog }) => void catalog.delete(name('MarkInfo')))],
  ['TAG-TREE', 'no tree', inObjects(({ catalog }) => void catalog.delete(name('StructTreeRoot')))],
  ['TAG-TREE', 'a page outside the tree', inObjects((document) => void page(document).delete(name('StructParents')))],
  ['TAG-LANGUAGE', 'no language', inObjects(({ catalog }) => void catalog.delete(name('Lang')))],
];

const metadata: readonly PdfMutant[] = [
  ['XMP-PDFA', 'PDF/A-2', inMetadata('<pdfaid:part>3', '<pdfaid:part>2')],
  ['XMP-PDFA', 'level A', inMetadata('<pdfaid:conformance>B', '<pdfaid:conformance>A')],
  ['XMP-FORM', 'a size in the packet', inMetadata(/<\?xpacket begin="[^"]*"/, '$& bytes="1"')],
  ['XMP-FORM', 'another type', inObjects((document) => at(document, document.catalog, 'Metadata').set(name('Subtype'), name('JSON')))],
  ['XMP-FX-SCHEMA', 'a property that is not described', inMetadata('<pdfaProperty:name>Version<', '<pdfaProperty:name>Edition<')],
  ['XMP-FX-SCHEMA', 'a number', inMetadata('<pdfaProperty:valueType>Text', '<pdfaProperty:valueType>Integer')],
  ['XMP-FX-SCHEMA', 'another prefix', inMetadata('<pdfaSchema:prefix>fx', '<pdfaSchema:prefix>zf')],
  [
    'XMP-FX-SCHEMA',
    'the namespace of ZUGFeRD 1',
    inMetadata(/(<pdfaSchema:namespaceURI>)[^<]*/, '$1urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#'),
  ],
  ['XMP-FX-TYPE', 'an order', inMetadata('<fx:DocumentType>INVOICE', '<fx:DocumentType>ORDER')],
  ['XMP-FX-FILE', 'another file', inMetadata('<fx:DocumentFileName>factur-x.xml', '<fx:DocumentFileName>ZUGFeRD-invoice.xml')],
  ['XMP-FX-VERSION', 'another version', inMetadata('<fx:Version>1.0', '<fx:Version>2.0')],
  ['XMP-FX-LEVEL', 'another profile', inMetadata('<fx:ConformanceLevel>EN 16931', '<fx:ConformanceLevel>BASIC')],
  ['INFO-TITLE', 'another title', inMetadata('x-default">Rechnung', 'x-default">Angebot')],
  ['INFO-DATES', 'another day', inMetadata(/(<xmp:CreateDate>)[^<]*/, '$12026-11-29T11:00:00Z')],
  ['INFO-DATES', 'no day', inMetadata(/<xmp:CreateDate>[^<]*<\/xmp:CreateDate>/, '')],
  ['XMP-LEFT-OVER', 'an undefined value', inMetadata(/(<xmp:CreatorTool>)[^<]*/, '$1undefined')],
];

const attachment: readonly PdfMutant[] = [
  ['FILE-TREE', 'no tree of files', inObjects((document) => void at(document, document.catalog, 'Names').delete(name('EmbeddedFiles')))],
  ['FILE-ASSOCIATED', 'no associated file', inObjects(({ catalog }) => void catalog.delete(name('AF')))],
  ['FILE-RELATIONSHIP', 'a source', inObjects((document) => file(document).set(name('AFRelationship'), name('Source')))],
  ['FILE-NAME', 'another name', inObjects((document) => file(document).set(name('UF'), PDFString.of('invoice.xml')))],
  ['FILE-TYPE', 'another type', inObjects((document) => attached(document).set(name('Subtype'), name('application/xml')))],
  ['FILE-DATE', 'no day of change', inObjects((document) => void at(document, attached(document), 'Params').delete(name('ModDate')))],
  [
    'FILE-SIZE',
    'another size',
    inObjects((document) => at(document, attached(document), 'Params').set(name('Size'), document.context.obj(3))),
  ],
  [
    'FILE-SIZE',
    'another checksum',
    inObjects((document) => at(document, attached(document), 'Params').set(name('CheckSum'), PDFString.of('0'.repeat(32)))),
  ],
  [
    'FILE-BYTES',
    'another document',
    inObjects((document) => {
      for (const key of ['Size', 'CheckSum']) at(document, attached(document), 'Params').delete(name(key));
      attached(document).delete(name('Filter'));
      replaceStream(document, at(document, file(document), 'EF'), 'F', () => Buffer.from('<invoice/>'));
    }),
  ],
];

export const pdfMutants: readonly PdfMutant[] = [...structure, ...metadata, ...attachment];
