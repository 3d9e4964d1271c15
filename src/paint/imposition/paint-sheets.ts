/**
 * Paints press sheets: pages of print files as form objects, crop marks and a slug. Inks, overprint and plates are those of the files; a plate that
 * several files have is one plate of the sheet.
 */
import { createHash } from 'node:crypto';
import { cropMarks } from '#core/imposition/crop-marks.ts';
import type { Position, SheetSize } from '#core/imposition/sheet-plan.ts';
import type { FontSet } from '#core/layout/resources.ts';
import { Fault } from '#core/values/fault.ts';
import { type Matrix, multiply } from '#core/values/matrix.ts';
import { mm, number } from '#paint/pdf/operators.ts';
import { isDict, isStream, type PdfFile, type PdfValue, pdfNameOf } from '#paint/pdf/pdf-reader.ts';
import { openPdf, type PdfRef, type PdfSink } from '#paint/pdf/pdf-sink.ts';
import { createCopier, type ObjectCopier } from './copy-objects.ts';
import { type Slug, slugFace, slugOperators } from './slug.ts';
import type { SourceFile, SourcePage } from './source.ts';

/** `page` counts from zero. */
export type PlacedPage = { source: SourceFile; page: number; position: Position };

/** One side of a sheet. */
export type SheetSide = { placed: readonly PlacedPage[]; slug: Slug };

export type SheetResources = {
  fonts: FontSet;
  font(key: string): Uint8Array;
  /** Names of plates that are no inks, such as cut and fold: they get no marks. */
  technical: readonly string[];
};

/** Raised whenever the same files would give other bytes. */
const painterVersion = 'federleicht-sheets 1';

const lineUm = 90;
const maxFormDepth = 4;

/** Overprint is on for marks on plates, off for those in process black. */
const states = {
  Over: { Type: 'ExtGState', OP: true, op: true, OPM: 1 },
  Knock: { Type: 'ExtGState', OP: false, op: false, OPM: 0 },
};

type Form = { ref: PdfRef; name: string; plates: Map<string, PdfRef>; hasGroup: boolean };

/**
 * A page a side: MediaBox, BleedBox and TrimBox are the sheet. Files must have one kind and one output condition. The same arguments give the same
 * bytes.
 */
export async function writeSheets(
  sides: readonly SheetSide[],
  sheet: SheetSize,
  title: string,
  { fonts, font: fontFile, technical }: SheetResources,
  write: (chunk: Uint8Array) => Promise<void>,
): Promise<void> {
  const sources = [...new Set(sides.flatMap(({ placed }) => placed.map(({ source }) => source)))];
  const [first] = sources;
  if (!first) throw new Fault('internal', 'no page to impose');
  if (sources.some(({ kind, intent }) => kind !== first.kind || intent !== first.intent))
    throw new Fault('internal', 'files of different output conditions on one sheet');
  const date =
    sources
      .map((source) => source.date)
      .sort()
      .at(-1) ?? first.date;
  const sink = openPdf({ title, date }, first.kind, write);
  const hash = createHash('sha256').update(painterVersion);
  const forms = createForms(sink, createCopier(sink));
  const font = sink.font(slugFace, fontFile(slugFace));
  const points = (um: number) => (um * 72) / 25_400;
  for (const side of sides) {
    const placed = side.placed.map((one) => ({ ...one, form: forms.formOf(one.source, one.page) }));
    const used = [...new Set(placed.map(({ form }) => form))];
    const plates = new Map(used.flatMap((form) => [...form.plates]).filter(([name]) => !technical.includes(name)));
    const names = [...plates.keys()].map((_, at) => `Mark${at + 1}`);
    const content = [
      `${number(72 / 25.4)} 0 0 ${number(72 / 25.4)} 0 0 cm`,
      ...placed.map((one) => `q ${placement(one)} cm /${one.form.name} Do Q`),
      ...markOperators(side, names),
      '/Knock gs 0 0 0 1 k',
      ...slugOperators(side.slug, sheet, fonts, font),
    ].join('\n');
    hash.update(content).update(side.slug.code);
    sink.page({ width: points(sheet.widthUm), height: points(sheet.heightUm), bleed: 0 }, content, {
      fonts: [font],
      images: Object.fromEntries(used.map(({ name, ref }) => [name, ref])),
      colourSpaces: Object.fromEntries([...plates.values()].map((plate, at) => [`Mark${at + 1}`, plate])),
      states,
      isTransparent: used.some(({ hasGroup }) => hasGroup),
    });
    await sink.flush();
  }
  sink.catalogue({ OutputIntents: forms.intents(first.file) });
  await sink.finish(hash.update(forms.digest()).digest('hex'));
}

function markOperators({ placed }: SheetSide, plates: readonly string[]): string[] {
  const lines = cropMarks(
    placed.map(({ position }) => position),
    lineUm,
  ).map(({ x1Um, y1Um, x2Um, y2Um }) => `${mm(x1Um)} ${mm(y1Um)} m ${mm(x2Um)} ${mm(y2Um)} l`);
  const drawn = `${mm(lineUm)} w ${lines.join(' ')} S`;
  // Foils and reliefs are brought to register by the same marks.
  return [`/Knock gs 0 0 0 1 K ${drawn}`, ...plates.map((name) => `/Over gs /${name} CS 1 SCN ${drawn}`)];
}

/** From the points of a page, y upwards, to the millimetres of the sheet, y downwards. */
function placement({ source, page, position }: PlacedPage): string {
  const { trimLeftPt, trimTopPt } = source.pages[page] as SourcePage;
  const { xUm, yUm, widthUm, heightUm } = position;
  const unit = 25.4 / 72;
  const own: Matrix = [unit, 0, 0, -unit, -trimLeftPt * unit, trimTopPt * unit];
  const [x, y, width, height] = [xUm, yUm, widthUm, heightUm].map((um) => um / 1000) as [number, number, number, number];
  const turns: Record<Position['turn'], Matrix> = {
    0: [1, 0, 0, 1, x, y],
    90: [0, 1, -1, 0, x + width, y],
    180: [-1, 0, 0, -1, x + width, y + height],
    270: [0, -1, 1, 0, x, y + height],
  };
  return multiply(turns[position.turn], own).map(number).join(' ');
}

/** Pages as form objects, each written once. */
function createForms(sink: PdfSink, copier: ObjectCopier) {
  const known = new Map<SourcePage, Form>();
  const digest = createHash('sha256');

  function formOf({ file, pages }: SourceFile, index: number): Form {
    const source = pages[index];
    if (!source) throw new Fault('internal', `no page ${index}`);
    const form = known.get(source) ?? writeForm(file, source);
    known.set(source, form);
    return form;
  }

  function writeForm(file: PdfFile, { page, bleedBoxPt }: SourcePage): Form {
    const content = contentOf(file, page);
    const resources = file.entry(page, 'Resources');
    const entries = { Type: 'XObject', Subtype: 'Form', BBox: [...bleedBoxPt], Resources: copier.value(file, resources) };
    digest.update(content);
    const plates = new Map(Array.from(platesOf(file, resources, 0), ([name, space]) => [name, copier.object(file, space)]));
    return { ref: sink.object(entries, content), name: `Page${known.size + 1}`, plates, hasGroup: isDict(file.entry(page, 'Group')) };
  }

  function intents(file: PdfFile): unknown {
    return copier.value(file, file.entry(file.trailer, 'Root', 'OutputIntents'));
  }

  return { formOf, intents, digest: () => digest.digest('hex') };
}

function contentOf(file: PdfFile, page: PdfValue): Uint8Array {
  const contents = file.entry(page, 'Contents');
  const streams = (Array.isArray(contents) ? contents.map((one) => file.resolve(one)) : [contents]).filter(isStream);
  return Buffer.concat(streams.flatMap((stream) => [file.content(stream), Buffer.from('\n')]));
}

/** Colour spaces of plates that a page or a form on it uses, by the names of the plates. */
function platesOf(file: PdfFile, resources: PdfValue, depth: number): Map<string, PdfValue> {
  const spaces = file.entry(resources, 'ColorSpace');
  const found = new Map<string, PdfValue>();
  for (const space of isDict(spaces) ? spaces.dict.values() : []) {
    const array = file.resolve(space);
    if (!Array.isArray(array) || pdfNameOf(file.resolve(array[0])) !== 'Separation') continue;
    found.set(pdfNameOf(file.resolve(array[1])) ?? '', space);
  }
  const objects = file.entry(resources, 'XObject');
  for (const object of isDict(objects) && depth < maxFormDepth ? objects.dict.values() : [])
    for (const [name, space] of platesOf(file, file.entry(object, 'Resources'), depth + 1)) found.set(name, space);
  return found;
}
