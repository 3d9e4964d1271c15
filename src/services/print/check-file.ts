/** Rules over the file as a whole: version, pages and boxes, output intent, metadata, and what must not be in it. */
import { message } from '#core/values/message.ts';
import { isDict, isStream, numbersOf, type PdfValue, pdfNameOf, pdfText } from '#paint/pdf/pdf-reader.ts';
import { type CheckedFile, finding, type PrintFinding, type PrintRule, wrongPages } from './check-rules.ts';

const pointsAUm = 72 / 25_400;
/** A thousandth of a point: far below what a trimmer sees, above rounding. */
const tolerance = 0.001;

function structure({ file, profile }: CheckedFile): PrintFinding[] {
  const findings: PrintFinding[] = [];
  const wanted = profile.pdfx ? '1.3' : '1.6';
  if (file.version !== wanted) findings.push(finding(message('press.version', { version: file.version, wanted })));
  const id = file.entry(file.trailer, 'ID');
  if (!Array.isArray(id) || id.length !== 2) findings.push(finding(message('press.id')));
  if (file.trailer.dict.has('Encrypt')) findings.push(finding(message('press.encrypted')));
  return findings;
}

function pageCount({ pages, sheets }: CheckedFile): PrintFinding[] {
  if (pages.length === sheets.length) return [];
  return [finding(message('press.page-count', { pages: pages.length, expected: sheets.length }))];
}

function boxes(checked: CheckedFile): PrintFinding[] {
  const { file, profile, sheets } = checked;
  function hasBox(page: PdfValue, name: string, expected: number[]): boolean {
    const box = numbersOf(file.entry(page, name));
    return box?.length === 4 && expected.every((value, index) => Math.abs(value - (box[index] ?? Number.NaN)) <= tolerance);
  }
  function isWrong(page: PdfValue, index: number): boolean {
    const sheet = sheets[index];
    if (!sheet) return false;
    const bleed = profile.bleedUm * pointsAUm;
    const [width, height] = [sheet.widthUm * pointsAUm, sheet.heightUm * pointsAUm];
    const slug = (sheet.slugUm ?? 0) * pointsAUm;
    const [right, top] = [width + 2 * bleed, slug + height + 2 * bleed];
    return (
      !hasBox(page, 'MediaBox', [0, 0, right, top]) ||
      !hasBox(page, 'BleedBox', [0, slug, right, top]) ||
      !hasBox(page, 'TrimBox', [bleed, slug + bleed, right - bleed, top - bleed])
    );
  }
  return [
    ...wrongPages(checked, message('press.boxes'), isWrong),
    ...wrongPages(checked, message('press.other-boxes'), (page) =>
      ['CropBox', 'ArtBox', 'Rotate', 'UserUnit'].some((name) => file.entry(page, name) !== null),
    ),
  ];
}

function outputIntent({ file, profile }: CheckedFile): PrintFinding[] {
  const intents = file.entry(file.trailer, 'Root', 'OutputIntents');
  const intent = Array.isArray(intents) && intents.length === 1 ? file.resolve(intents[0]) : null;
  const stream = file.entry(intent, 'DestOutputProfile');
  const isRight =
    pdfNameOf(file.entry(intent, 'S')) === 'GTS_PDFX' &&
    pdfText(file.entry(intent, 'OutputConditionIdentifier')) === profile.intent.id &&
    isStream(stream) &&
    file.entry(stream, 'N') === 4 &&
    /^.{12}prtrCMYK.{16}acsp/s.test(Buffer.from(file.content(stream).subarray(0, 40)).toString('latin1'));
  if (isRight) return [];
  return [finding(message('press.intent', { condition: profile.intent.id }))];
}

/** Value of an element of the packet, entities and all. */
function element(packet: string, name: string): string | null {
  return packet.match(new RegExp(`<${name}>(?:<rdf:Alt><rdf:li[^>]*>)?([^<]*)`))?.[1] ?? null;
}

function plain(text: string | null): string | null {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text?.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '') ?? null;
}

/** 'D:20261120100000Z' as '2026-11-20T10:00:00Z'. */
function isoDate(text: string | null): string | null {
  return text?.replace(/^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z') ?? null;
}

/** What PDF 1.3 can say of itself. */
function labelOfX3(file: CheckedFile['file']): PrintFinding[] {
  const info = (name: string) => file.entry(file.trailer, 'Info', name);
  return [
    ...(pdfText(info('GTS_PDFXVersion')) === 'PDF/X-3:2003' ? [] : [finding(message('press.pdfx.x3'))]),
    ...(['Title', 'Creator', 'Producer', 'CreationDate', 'ModDate'].every((name) => pdfText(info(name)))
      ? []
      : [finding(message('press.metadata'))]),
    ...(pdfNameOf(info('Trapped')) === 'False' ? [] : [finding(message('press.trapped'))]),
  ];
}

function metadata({ file, profile }: CheckedFile): PrintFinding[] {
  if (profile.pdfx) return labelOfX3(file);
  const stream = file.entry(file.trailer, 'Root', 'Metadata');
  if (!isStream(stream) || stream.dict.has('Filter')) {
    return [finding(message('press.metadata'))];
  }
  const packet = new TextDecoder().decode(stream.raw);
  const info = (name: string) => pdfText(file.entry(file.trailer, 'Info', name));
  const findings: PrintFinding[] = [];
  if (element(packet, 'pdfxid:GTS_PDFXVersion') !== 'PDF/X-4') {
    findings.push(finding(message('press.pdfx')));
  }
  const pairs = [
    [plain(element(packet, 'dc:title')), info('Title')],
    [element(packet, 'xmp:CreatorTool'), info('Creator')],
    [element(packet, 'pdf:Producer'), info('Producer')],
    [element(packet, 'xmp:CreateDate'), isoDate(info('CreationDate'))],
    [element(packet, 'xmp:ModifyDate'), isoDate(info('ModDate'))],
  ];
  if (pairs.some(([one, two]) => one === null || one === '' || one !== two) || element(packet, 'xmpMM:DocumentID') === null) {
    findings.push(finding(message('press.metadata.differ')));
  }
  if (pdfNameOf(file.entry(file.trailer, 'Info', 'Trapped')) !== 'False' || element(packet, 'pdf:Trapped') !== 'False') {
    findings.push(finding(message('press.trapped')));
  }
  return findings;
}

/** Forms, scripts, attachments, layers and comments; anything of them makes a file behave differently from reader to reader. */
function foreign(checked: CheckedFile): PrintFinding[] {
  const { file } = checked;
  const root = file.entry(file.trailer, 'Root');
  const inRoot = ['AcroForm', 'OpenAction', 'AA', 'OCProperties', 'Collection'].some((name) => file.entry(root, name) !== null);
  const inNames = ['JavaScript', 'EmbeddedFiles'].some((name) => file.entry(root, 'Names', name) !== null);
  return [
    ...(inRoot || inNames ? [finding(message('press.foreign.file'))] : []),
    ...wrongPages(checked, message('press.foreign'), (page) => {
      const notes = file.entry(page, 'Annots');
      return (Array.isArray(notes) && notes.length > 0) || isDict(file.entry(page, 'AA'));
    }),
  ];
}

export const fileRules: PrintRule[] = [structure, pageCount, boxes, outputIntent, metadata, foreign];
