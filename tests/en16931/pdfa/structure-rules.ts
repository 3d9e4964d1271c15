/** Rules of PDF/A-3 for what the file is made of: its frame, fonts, colours, actions. */
import { PDFArray, PDFBool, PDFDict, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { contentOf, type Pdf, value, values, word } from './open-pdf.ts';
import { type PdfRule, pdfRule } from './pdf-rule.ts';

const start = (pdf: Pdf, length: number) => Buffer.from(pdf.bytes.subarray(0, length)).toString('latin1');
const isString = (object: unknown) => object instanceof PDFString || object instanceof PDFHexString;
const hasName = (dictionary: PDFDict, key: string, name: string) => dictionary.get(PDFName.of(key)) === PDFName.of(name);

const frame: readonly PdfRule[] = [
  pdfRule('PDF-HEADER', 'The file begins with its version, 1.0 to 1.7.', ({ pdf }) => /^%PDF-1\.[0-7](?:\r\n|\n|\r)/.test(start(pdf, 10))),
  pdfRule('PDF-BINARY', 'The second line is a comment of four bytes above 127 at least.', ({ pdf }) =>
    /^[^\r\n]*(?:\r\n|\n|\r)%[\x80-\xff]{4}/.test(start(pdf, 30)),
  ),
  pdfRule('PDF-END', 'Nothing follows the mark of the end but an end of line.', ({ pdf }) =>
    /%%EOF(?:\r\n|\n|\r)?$/.test(Buffer.from(pdf.bytes.subarray(-8)).toString('latin1')),
  ),
  pdfRule('PDF-ID', 'The trailer has two identifiers.', ({ pdf }) => {
    const ids = pdf.document.context.trailerInfo.ID;
    return ids instanceof PDFArray && ids.size() === 2 && ids.asArray().every((id) => isString(id) && String(id).length > 2);
  }),
  pdfRule('PDF-ENCRYPTION', 'The file is not encrypted.', ({ pdf }) => pdf.document.context.trailerInfo.Encrypt === undefined),
  {
    id: 'PDF-FILTER',
    sentence: 'Streams are within the file, and compressed neither by LZW nor by a filter of encryption.',
    find: ({ pdf }) =>
      pdf.streams.flatMap(({ dict }) => {
        const filters = [word(pdf, dict, 'Filter'), ...values(pdf, dict, 'Filter').map((filter) => word(pdf, filter))];
        const forbidden = filters.filter((filter) => filter === 'LZWDecode' || filter === 'Crypt');
        return [...forbidden.map(String), ...(dict.has(PDFName.of('F')) ? ['external stream'] : [])];
      }),
  },
];

const embedded = ['FontFile', 'FontFile2', 'FontFile3'];

const fonts: readonly PdfRule[] = [
  {
    id: 'FONT-EMBEDDED',
    sentence: 'Every font is embedded.',
    find: ({ pdf }) =>
      pdf.dictionaries
        .filter((one) => hasName(one, 'Type', 'Font') && !hasName(one, 'Subtype', 'Type0') && !hasName(one, 'Subtype', 'Type3'))
        .filter((one) => !embedded.some((key) => (contentOf(value(pdf, one, 'FontDescriptor', key))?.length ?? 0) > 0))
        .map((one) => word(pdf, one, 'BaseFont') ?? 'font without a name'),
  },
  {
    id: 'FONT-GLYPHS',
    sentence: 'A TrueType font of identifiers says which glyphs they are.',
    find: ({ pdf }) =>
      pdf.dictionaries
        .filter((one) => hasName(one, 'Subtype', 'CIDFontType2'))
        .filter((one) => word(pdf, one, 'CIDToGIDMap') !== 'Identity' && !contentOf(value(pdf, one, 'CIDToGIDMap')))
        .map((one) => word(pdf, one, 'BaseFont') ?? 'font without a name'),
  },
];

/** Colour spaces of ICC profiles, and how many components they have. */
const components: Readonly<Record<string, string>> = { 'RGB ': '3', CMYK: '4', GRAY: '1' };

function intents(pdf: Pdf) {
  return values(pdf, pdf.catalogue, 'OutputIntents').filter((intent) => word(pdf, intent, 'S') === 'GTS_PDFA1');
}

function profileSpace(profile: Uint8Array): string {
  return Buffer.from(profile.subarray(16, 20)).toString('latin1');
}

/** A profile of a monitor or a printer, of version 2 or 4, as long as it says. */
function isProfile(profile: Uint8Array | null): profile is Uint8Array {
  if (!profile || profile.length < 128) return false;
  const header = Buffer.from(profile);
  const isDevice = ['mntr', 'prtr'].includes(header.toString('latin1', 12, 16));
  return header.toString('latin1', 36, 40) === 'acsp' && header.readUInt32BE(0) === profile.length && (header[8] ?? 9) <= 4 && isDevice;
}

/** The colour space of the output intent; null for none. */
function intentSpace(pdf: Pdf): string | null {
  const profile = contentOf(value(pdf, intents(pdf)[0], 'DestOutputProfile'));
  return profile && profileSpace(profile);
}

/** Contents of pages and forms. Texts of the page are in parentheses or angles, and are taken away. */
function contents(pdf: Pdf): string[] {
  const pages = pdf.document.getPages().flatMap(({ node }) => {
    const stream = value(pdf, node, 'Contents');
    return stream instanceof PDFArray ? values(pdf, stream) : [stream];
  });
  const forms = pdf.streams.filter(({ dict }) => hasName(dict, 'Subtype', 'Form'));
  return [...pages, ...forms].flatMap((stream) => {
    const content = contentOf(stream);
    return content
      ? [
          Buffer.from(content)
            .toString('latin1')
            .replace(/\((?:\\.|[^\\()])*\)|<[0-9A-Fa-f\s]*>/g, ' '),
        ]
      : [];
  });
}

const usesCmyk = (content: string) => /(?:^|\s)(?:[\d.+-]+\s+){4}[kK](?=\s|$)|\/DeviceCMYK\s+(?:cs|CS)\b/.test(content);

const colours: readonly PdfRule[] = [
  {
    id: 'COLOUR-INTENT',
    sentence: 'There is one output intent of PDF/A, with a name and a profile of its number of components.',
    find({ pdf }) {
      const [intent, more] = intents(pdf);
      if (!intent || more) return [`${intents(pdf).length} intents`];
      const profile = contentOf(value(pdf, intent, 'DestOutputProfile'));
      if (!isProfile(profile)) return ['no profile'];
      const isCounted = word(pdf, intent, 'DestOutputProfile', 'N') === components[profileSpace(profile)];
      return isCounted && word(pdf, intent, 'OutputConditionIdentifier') ? [] : ['components or name'];
    },
  },
  pdfRule(
    'COLOUR-DEVICE',
    'Colours of pages are those of the output intent: no CMYK beside a profile of screens.',
    ({ pdf }) =>
      intentSpace(pdf) === 'CMYK' ||
      (!contents(pdf).some(usesCmyk) && !pdf.dictionaries.some((one) => hasName(one, 'ColorSpace', 'DeviceCMYK'))),
  ),
  pdfRule(
    'COLOUR-GROUP',
    'Transparency is blended in a space of the output intent, in modes of the standard.',
    ({ pdf }) =>
      pdf.dictionaries
        .filter((one) => hasName(one, 'S', 'Transparency'))
        .every((one) => word(pdf, one, 'CS') !== 'DeviceCMYK' || intentSpace(pdf) === 'CMYK') &&
      pdf.dictionaries.filter((one) => one.has(PDFName.of('BM'))).every((one) => blendModes.has(word(pdf, one, 'BM') ?? '')),
  ),
  pdfRule(
    'IMAGE-INTERPOLATED',
    'Pictures are not interpolated.',
    ({ pdf }) => !pdf.dictionaries.some((one) => one.get(PDFName.of('Interpolate')) === PDFBool.True),
  ),
];

const blendModes: ReadonlySet<string> = new Set(
  (
    'Normal Compatible Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Saturation ' +
    'Color Luminosity'
  ).split(' '),
);

const forbiddenActions: ReadonlySet<string> = new Set(
  'Launch Sound Movie ResetForm ImportData Hide SetOCGState Rendition Trans GoTo3DView JavaScript'.split(' '),
);
/** Bits of annotations: hidden is 2, printed 4, not viewed 32. */
const [hidden, printed, unviewed] = [2, 4, 32];

const actions: readonly PdfRule[] = [
  {
    id: 'ACTION-SCRIPT',
    sentence: 'The file has no scripts, nor actions that leave it.',
    find: ({ pdf }) =>
      pdf.dictionaries.flatMap((one) => {
        const action = word(pdf, one, 'S') ?? '';
        return forbiddenActions.has(action) ? [action] : one.has(PDFName.of('JS')) || one.has(PDFName.of('JavaScript')) ? ['script'] : [];
      }),
  },
  pdfRule('ACTION-TRIGGER', 'Nothing happens by itself.', ({ pdf }) => !pdf.dictionaries.some((one) => one.has(PDFName.of('AA')))),
  {
    id: 'ANNOTATION-FLAGS',
    sentence: 'Annotations are printed and not hidden.',
    find: ({ pdf }) =>
      pdf.document
        .getPages()
        .flatMap(({ node }) => values(pdf, node, 'Annots'))
        .filter((one) => word(pdf, one, 'Subtype') !== 'Popup')
        .flatMap((one) => {
          const flags = value(pdf, one, 'F');
          const bits = flags instanceof PDFNumber ? flags.asNumber() : 0;
          return (bits & (hidden | printed | unviewed)) === printed ? [] : [word(pdf, one, 'Subtype') ?? ''];
        }),
  },
];

function isTagged(pdf: Pdf): boolean {
  return value(pdf, pdf.catalogue, 'MarkInfo', 'Marked') === PDFBool.True || value(pdf, pdf.catalogue, 'StructTreeRoot') !== undefined;
}

/** What a tagged file needs. */
const tags: readonly PdfRule[] = [
  pdfRule(
    'TAG-MARK',
    'A tagged file says so.',
    ({ pdf }) => !isTagged(pdf) || value(pdf, pdf.catalogue, 'MarkInfo', 'Marked') === PDFBool.True,
  ),
  pdfRule(
    'TAG-TREE',
    'A tagged file has a tree of its structure, and its pages lie in it.',
    ({ pdf }) =>
      !isTagged(pdf) ||
      (value(pdf, pdf.catalogue, 'StructTreeRoot', 'K') !== undefined &&
        value(pdf, pdf.catalogue, 'StructTreeRoot', 'ParentTree') instanceof PDFDict &&
        pdf.document.getPages().every(({ node }) => node.has(PDFName.of('StructParents')))),
  ),
  pdfRule(
    'TAG-LANGUAGE',
    'A tagged file names its language.',
    ({ pdf }) => !isTagged(pdf) || /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/.test(word(pdf, pdf.catalogue, 'Lang') ?? ''),
  ),
];

export const structureRules: readonly PdfRule[] = [...frame, ...fonts, ...colours, ...actions, ...tags];
