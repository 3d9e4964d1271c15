/** Rules of the metadata: XMP, the schema of Factur-X in it, and the older dictionary beside it. */
import { all, type Element, first, text, walk } from '../element.ts';
import { type Pdf, time, word } from './open-pdf.ts';
import { type PdfRule, pdfRule, type Zugferd } from './pdf-rule.ts';

const spaces = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  pdfaid: 'http://www.aiim.org/pdfa/ns/id/',
  fx: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  extension: 'http://www.aiim.org/pdfa/ns/extension/',
  schema: 'http://www.aiim.org/pdfa/ns/schema#',
  property: 'http://www.aiim.org/pdfa/ns/property#',
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
} as const;

/** Properties of descriptions in a namespace, by name. */
function properties({ xmp }: Pdf, space: string, name: string): Element[] {
  return all(xmp, 'RDF/Description').flatMap(({ children }) => children.filter((child) => child.space === space && child.name === name));
}

/** The value of the one property of a name; null for none, and for several. */
function property(pdf: Pdf, space: string, name: string): string | null {
  const [one, more] = properties(pdf, space, name);
  return one && !more ? one.text.trim() : null;
}

const names = ['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel'];

/** The description of a property of an extension schema. */
function isDescribed(schema: Element, name: string): boolean {
  const described = all(schema, 'property/Seq/li').filter((one) => text(one, 'name') === name);
  const [one] = described;
  return (
    described.length === 1 &&
    one !== undefined &&
    one.children.every(({ space }) => space === spaces.property) &&
    text(one, 'valueType') === 'Text' &&
    text(one, 'category') === 'external' &&
    text(one, 'description') !== null
  );
}

function findSchema({ pdf }: Zugferd): string[] {
  const schemas = properties(pdf, spaces.extension, 'schemas').flatMap((list) => all(list, 'Bag/li'));
  const [schema, more] = schemas.filter((one) => text(one, 'namespaceURI') === spaces.fx);
  if (!schema || more) return ['not described once'];
  const missing = names.filter((name) => !isDescribed(schema, name));
  const isNamed = text(schema, 'prefix') === 'fx' && text(schema, 'schema') !== null;
  const isOfSpace = schema.children.every(({ space }) => space === spaces.schema);
  return isNamed && isOfSpace ? missing : ['name or prefix', ...missing];
}

function isWellFormed({ pdf }: Zugferd): boolean {
  const [packet = ''] = /<\?xpacket begin=[^>]*\?>/.exec(pdf.metadata ?? '') ?? [];
  const isXmp = word(pdf, pdf.catalogue, 'Metadata', 'Type') === 'Metadata' && word(pdf, pdf.catalogue, 'Metadata', 'Subtype') === 'XML';
  const isRdf = first(pdf.xmp, 'RDF')?.space === spaces.rdf;
  return isXmp && isRdf && packet !== '' && !/\b(?:bytes|encoding)=/.test(packet) && !(pdf.metadata ?? '').includes('\ufffd');
}

function info(pdf: Pdf, key: string): string | null {
  return word(pdf, pdf.document.context.trailerInfo.Info, key);
}

function title(pdf: Pdf): string | null {
  const [one] = properties(pdf, spaces.dc, 'title');
  return (one && text(one, 'Alt/li')) ?? null;
}

/** True where one of the two is not there: the dictionary may be left out. */
function areSameTimes(pdf: Pdf, key: string, name: string): boolean {
  const [older, newer] = [info(pdf, key), property(pdf, spaces.xmp, name)];
  return older === null || newer === null || (time(older) !== null && time(older) === time(newer));
}

export const metadataRules: readonly PdfRule[] = [
  pdfRule('XMP-FORM', 'The metadata is well-formed XMP in UTF-8, in a packet without sizes and encodings.', isWellFormed),
  pdfRule(
    'XMP-PDFA',
    'The file says that it is PDF/A-3, level B.',
    ({ pdf }) => property(pdf, spaces.pdfaid, 'part') === '3' && property(pdf, spaces.pdfaid, 'conformance') === 'B',
  ),
  { id: 'XMP-FX-SCHEMA', sentence: 'The four properties of Factur-X are described by an extension schema.', find: findSchema },
  pdfRule('XMP-FX-TYPE', 'fx:DocumentType is INVOICE.', ({ pdf }) => property(pdf, spaces.fx, 'DocumentType') === 'INVOICE'),
  pdfRule(
    'XMP-FX-FILE',
    'fx:DocumentFileName is the name of the attached file.',
    ({ pdf, fileName }) => property(pdf, spaces.fx, 'DocumentFileName') === fileName,
  ),
  pdfRule('XMP-FX-VERSION', 'fx:Version is 1.0, or one of XRechnung.', ({ pdf, level }) =>
    (level === 'XRECHNUNG' ? ['1.0', '3.0', '3p0'] : ['1.0']).includes(property(pdf, spaces.fx, 'Version') ?? ''),
  ),
  pdfRule(
    'XMP-FX-LEVEL',
    'fx:ConformanceLevel is the profile of the attached file.',
    ({ pdf, level }) => property(pdf, spaces.fx, 'ConformanceLevel') === level,
  ),
  pdfRule(
    'INFO-TITLE',
    'The file has a title, the same in both places.',
    ({ pdf }) => title(pdf) !== null && title(pdf) === info(pdf, 'Title'),
  ),
  pdfRule(
    'INFO-DATES',
    'Days of creation and change are the same in both places.',
    ({ pdf }) =>
      property(pdf, spaces.xmp, 'CreateDate') !== null &&
      areSameTimes(pdf, 'CreationDate', 'CreateDate') &&
      areSameTimes(pdf, 'ModDate', 'ModifyDate'),
  ),
  {
    id: 'XMP-LEFT-OVER',
    sentence: 'No value of the metadata is undefined.',
    find: ({ pdf }) =>
      pdf.xmp
        ? [...walk(pdf.xmp)].flatMap(({ element, path }) => (/^(?:undefined|null|NaN)$/.test(element.text.trim()) ? [path] : []))
        : [],
  },
];
