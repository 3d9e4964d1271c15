/** Press sheets of print files: what lies where, and the files that a press gets. Writes nothing. */
import { createHash } from 'node:crypto';
import { backPosition, onBack, type TurnEdge } from '#core/imposition/back-side.ts';
import { cutAndStack } from '#core/imposition/cut-and-stack.ts';
import { type GangForm, type GangPiece, gangForms, ticketRows } from '#core/imposition/gang-form.ts';
import { gridOf } from '#core/imposition/grid.ts';
import { sheetCode } from '#core/imposition/sheet-code.ts';
import { type Position, type Rectangle, type SheetSize, type SlugEdge, slugOf } from '#core/imposition/sheet-plan.ts';
import { type PlacedPage, type SheetResources, type SheetSide, writeSheets } from '#paint/imposition/paint-sheets.ts';
import type { SourceFile } from '#paint/imposition/source.ts';
import { suppliers } from '#paint/print-profile.ts';
import { fontFile, openFonts } from '#resources/fonts.ts';
import { manifest } from '#services/print/ticket.ts';
import { type ImposedPage, impositionXjdf } from '#services/print/xjdf-imposition.ts';
import { sha256 } from '#services/sha256.ts';

/** `order` as the slug and tickets name it. `firstRecord`: number of its first record in the list; absent: one. */
export type ImposedFile = {
  name: string;
  order: string;
  bytes: number;
  sha256: string;
  source: SourceFile;
  copies: number;
  firstRecord?: number;
};

/** What an operator or an order says of a piece: only equal ones share a form. */
export type GangFacts = Pick<GangPiece, 'paper' | 'refinement' | 'plateDay'>;

export type ImposeSettings = {
  sheet: SheetSize;
  /** Pages of a piece: one or two. */
  sides: 1 | 2;
  edge: TurnEdge;
  depth: number;
  setUpSheets: number;
};

/** A piece on a sheet: which file, which of its records, and where the front is. */
type PlacedRecord = { file: number; record: number; position: Position };

/** `printed`: how often the sheet is printed. `slug`: on the front. */
export type PlannedSheet = { records: PlacedRecord[]; slug: Rectangle; printed: number; block: number };

/** `ticket`: sentences about the form, or null where a sheet holds one file only. */
export type SheetPlan = { sheets: PlannedSheet[]; forms: GangForm[] };

const mm = (um: number) => (um / 1_000).toLocaleString('de-DE');

/** Why the files cannot be imposed together, or null. `isGang`: on common forms. */
export function refusalOf(
  files: readonly ImposedFile[],
  { sheet, sides }: ImposeSettings,
  isGang: boolean = files.length > 1,
): string | null {
  const [first] = files;
  if (!first) return 'Es fehlt eine Druckdatei.';
  for (const { name, source, copies } of files) {
    if (copies < 1) return `Von ${name} wird nichts gedruckt: Die Auflage ist 0.`;
    if (source.pages.length % sides !== 0) return `${name} hat ${source.pages.length} Seiten. Mit --sides ${sides} geht das nicht auf.`;
    const [size] = source.pages;
    if (source.pages.some((page) => page.widthUm !== size?.widthUm || page.heightUm !== size.heightUm || page.bleedUm !== size.bleedUm))
      return `In ${name} sind die Seiten verschieden groß. Lege jede Größe in eine Datei für sich.`;
    if (size && !gridOf(size, sheet))
      return `Das Stück in ${name} ist mit Beschnitt ${mm(size.widthUm + 2 * size.bleedUm)} × ${mm(size.heightUm + 2 * size.bleedUm)} mm groß und passt nicht auf den Bogen von ${mm(sheet.widthUm)} × ${mm(sheet.heightUm)} mm.`;
    if (source.kind !== first.source.kind || source.intent !== first.source.intent)
      return `${name} ist für eine andere Druckbedingung gemacht als ${first.name}. Schieße die Dateien einzeln aus.`;
    if (!isGang && (size?.widthUm !== first.source.pages[0]?.widthUm || size?.heightUm !== first.source.pages[0]?.heightUm))
      return `Die Stücke in ${name} sind anders groß als die in ${first.name}. Schieße die Dateien einzeln aus.`;
    if (isGang && source.pages.length !== sides) return `${name} hat mehrere Datensätze. Auf eine Sammelform kommt jede Datei mit einem.`;
  }
  return null;
}

/** Records of files of one size in piles, in the order of the files. Copies of a record follow each other. */
export function planStacks(files: readonly ImposedFile[], { sheet, sides, depth }: ImposeSettings): SheetPlan {
  const [size] = files[0]?.source.pages ?? [];
  const grid = size && gridOf(size, sheet);
  if (!grid) throw new RangeError(`${files[0]?.name} does not fit`);
  const pieces = files.flatMap(({ source, copies }, file) =>
    Array.from({ length: (source.pages.length / sides) * copies }, (_, at) => ({ file, record: Math.floor(at / copies) })),
  );
  const slug = slugOf(sheet, grid.slug, grid.positions);
  const sheets = cutAndStack(pieces.length, grid.positions.length, depth).map(({ block, records }) => ({
    block,
    slug,
    printed: 1,
    records: records.flatMap((record, at) => {
      const piece = record === null ? undefined : pieces[record];
      return piece ? [{ ...piece, position: grid.positions[at] as Position }] : [];
    }),
  }));
  return { sheets, forms: [] };
}

/** Pieces of several orders on common forms, with what they have in common. */
export function planGang(
  files: readonly ImposedFile[],
  { paper, refinement, plateDay }: GangFacts,
  { sheet, sides, setUpSheets }: ImposeSettings,
): SheetPlan {
  const pieces = files.map(({ order, source, copies }, index): GangPiece => {
    const { widthUm, heightUm, bleedUm } = source.pages[0] as SourceFile['pages'][number];
    const profile = `${source.kind} ${source.intent}`;
    return { id: String(index), order, copies, isHeld: false, paper, refinement, plateDay, profile, sides, widthUm, heightUm, bleedUm };
  });
  const { forms } = gangForms(pieces, { sheet, setUpSheets, budget: 6_000 });
  const edge: SlugEdge = 'bottom';
  const sheets = forms.map(({ placed, sheets: printed }, block) => {
    const positions = placed.map(({ position }) => position);
    const records = placed.map(({ piece, position }) => ({ file: Number(piece.id), record: 0, position }));
    return { records, printed, block, slug: slugOf(sheet, edge, positions) };
  });
  return { sheets, forms };
}

/** Eight digits of everything that is on the sheets. */
function jobOf(files: readonly ImposedFile[], plan: SheetPlan, settings: ImposeSettings): string {
  const hash = createHash('sha256').update(JSON.stringify([files.map((file) => [file.sha256, file.order]), plan.sheets, settings]));
  return hash.digest('hex').slice(0, 8);
}

function pagesOf(files: readonly ImposedFile[], { records }: PlannedSheet, settings: ImposeSettings, side: 0 | 1): PlacedPage[] {
  return records.map(({ file, record, position }) => ({
    source: (files[file] as ImposedFile).source,
    page: record * settings.sides + side,
    position: side === 0 ? position : backPosition(position, settings.sheet, settings.edge),
  }));
}

const sideWords = { front: 'Vorderseite', back: 'Rückseite' } as const;

/** The sides of all sheets as they are painted. */
export function sidesOf(files: readonly ImposedFile[], plan: SheetPlan, settings: ImposeSettings): SheetSide[] {
  const job = jobOf(files, plan, settings);
  const count = plan.sheets.length;
  return plan.sheets.flatMap((planned, index) => {
    const orders = [...new Set(planned.records.map(({ file }) => files[file]?.order ?? ''))].join(' · ');
    const side = (which: 'front' | 'back'): SheetSide => ({
      placed: pagesOf(files, planned, settings, which === 'front' ? 0 : 1),
      slug: {
        area: which === 'front' ? planned.slug : onBack(planned.slug, settings.sheet, settings.edge),
        code: sheetCode({ job, sheet: index + 1, sheets: count, side: which }),
        lines: [
          orders,
          `${sideWords[which]} · Bogen ${index + 1}/${count} · Stapel ${planned.block + 1} · Auflage ${planned.printed} · ${job}`,
        ],
        head: 'Kopf',
        headSide: which === 'back' && settings.edge === 'short' ? 'bottom' : 'top',
      },
    });
    return settings.sides === 2 ? [side('front'), side('back')] : [side('front')];
  });
}

const technical = Object.values(suppliers).flatMap((profile) =>
  profile.kind === 'press' && profile.technical ? Object.values(profile.technical).map(({ name }) => name) : [],
);

async function sheetResources(): Promise<SheetResources> {
  return { fonts: await openFonts(), font: fontFile, technical };
}

export async function paintSheets(sides: readonly SheetSide[], sheet: SheetSize, title: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await writeSheets(sides, sheet, title, await sheetResources(), async (chunk) => void chunks.push(chunk));
  return new Uint8Array(Buffer.concat(chunks));
}

/** A row a piece: sheet, position, stack, order, file, record, pages, place of the trimmed piece in millimetres, turn. */
function positionsCsv(files: readonly ImposedFile[], { sheets }: SheetPlan, { sides }: ImposeSettings): string {
  const rows = sheets.flatMap(({ records, block, printed }, sheet) =>
    records.map(({ file, record, position }, at) => {
      const { name, order, firstRecord = 1 } = files[file] as ImposedFile;
      const { xUm, yUm, widthUm, heightUm, turn } = position;
      const place = [xUm, yUm, widthUm, heightUm].map((um) => um / 1_000);
      const pages = sides === 2 ? `${2 * record + 1}-${2 * record + 2}` : String(record + 1);
      return [sheet + 1, at + 1, block + 1, printed, order, name, firstRecord + record, pages, ...place, turn];
    }),
  );
  const head = [
    'sheet',
    'position',
    'stack',
    'printed',
    'order',
    'file',
    'record',
    'pages',
    'x_mm',
    'y_mm',
    'width_mm',
    'height_mm',
    'turn',
  ];
  const cell = (value: string | number) => (typeof value === 'number' ? String(value) : `"${value.replaceAll('"', '""')}"`);
  return [head.join(','), ...rows.map((row) => row.map(cell).join(','))].map((row) => `${row}\r\n`).join('');
}

/** Why each piece is on its form, and how often. */
function gangTicket({ forms }: SheetPlan, files: readonly ImposedFile[]): string {
  return forms
    .map((form, index) => {
      const { paper, refinement, sides, plateDay } = form.facts;
      const rows = ticketRows(form).map(({ id, order, onForm, printed, copies }) => {
        const more = printed > copies ? `, ${printed - copies} mehr` : '';
        return `  ${order}: ${onForm} × auf der Form, ergibt ${printed} von ${copies} bestellten${more} (${files[Number(id)]?.name})`;
      });
      const words = `Papier ${paper}, Veredelung ${refinement}, ${sides === 2 ? 'zweiseitig' : 'einseitig'}, Plattentag ${plateDay}`;
      return [
        `Form ${index + 1} von ${forms.length}: ${form.sheets} Bogen`,
        `  Zusammen, weil gleich: ${words}, Druckbedingung.`,
        ...rows,
      ].join('\n');
    })
    .join('\n\n')
    .concat('\n');
}

/** Everything that goes to the press, by name; the manifest covers the print files, too. */
export async function impositionFiles(
  files: readonly ImposedFile[],
  plan: SheetPlan,
  settings: ImposeSettings,
  name: string,
): Promise<Map<string, Uint8Array>> {
  const sides = sidesOf(files, plan, settings);
  const pdf = await paintSheets(sides, settings.sheet, name);
  const out = new Map<string, Uint8Array>([[`${name}.pdf`, pdf]]);
  const starts = files.map((_, index) => files.slice(0, index).reduce((sum, { source }) => sum + source.pages.length, 0));
  const imposed = (placed: readonly PlacedPage[]): ImposedPage[] =>
    placed.map(({ source, page, position }) => ({
      page: (starts[files.findIndex((file) => file.source === source)] ?? 0) + page,
      position,
    }));
  const xjdf = impositionXjdf({
    jobId: jobOf(files, plan, settings),
    time:
      files
        .map(({ source }) => source.date)
        .sort()
        .at(-1) ?? '',
    sources: files.map((file) => ({ ...file, pages: file.source.pages.length })),
    output: { name: `${name}.pdf`, bytes: pdf.length, sha256: sha256(pdf) },
    size: settings.sheet,
    copies: plan.sheets.map(({ printed }) => printed),
    sheets: plan.sheets.map((planned, index) => ({
      sheet: index + 1,
      front: imposed(pagesOf(files, planned, settings, 0)),
      back: settings.sides === 2 ? imposed(pagesOf(files, planned, settings, 1)) : null,
    })),
  });
  out.set(`${name}.xjdf`, Buffer.from(xjdf));
  out.set(`${name}.positions.csv`, Buffer.from(positionsCsv(files, plan, settings)));
  if (plan.forms.length > 0) out.set(`${name}.ticket.txt`, Buffer.from(gangTicket(plan, files)));
  const noted = Array.from(out, ([file, bytes]) => ({ name: file, sha256: sha256(bytes), bytes: bytes.length }));
  out.set(`${name}.manifest.sha256`, Buffer.from(manifest([...files, ...noted])));
  return out;
}
