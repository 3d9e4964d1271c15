/** The files an order line is made from: a PDF of the pages that go to a press, a picture of each page that a lab exposes. */
import type { Sheet } from '#core/layout/sheet.ts';
import { spreadSheet } from '#core/layout/spread-sheet.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import type { ProductDocument } from '#core/products/document.ts';
import type { LabFile, PhotoPpi, PrintOutput } from '#core/products/product.ts';
import { productOf } from '#core/products/registry.ts';
import { type LabProfile, type PrintProfile, suppliers, withoutTechnicalPlates } from '#paint/print-profile.ts';
import type { FrozenSheets } from './frozen-sheets.ts';
import { profileFor } from './lab-file.ts';
import { printFileName } from './ticket.ts';

/** Records that follow each other: the number of the first, how many they are, and how many the line has. */
export type RecordRange = { first: number; count: number; of: number };

/** `part`: of the output that a file belongs to. `sheets`: of one record, where the file has pages of several. */
export type PressLineFile = {
  kind: 'press';
  part: string;
  name: string;
  profile: PrintProfile;
  sheets: Sheet[];
  photoPpi: PhotoPpi | null;
  records: RecordRange | null;
};
export type LabLineFile = { kind: 'lab'; part: string; name: string; profile: LabProfile; sheet: Sheet; own: LabFile | undefined };
/** What the files of a line are painted from. `design`: null for a document that this program cannot read. */
export type PrintedLine = FrozenSheets & { design: ProductDocument | null };

export type LineFile = PressLineFile | LabLineFile;

const extensions = { jpeg: 'jpg', png: 'png' } as const;

type Line = {
  order: Pick<Order, 'number'>;
  line: Pick<OrderLine, 'position' | 'quantity' | 'revision'>;
  design: ProductDocument;
  /** Of a line with records: a print file each. */
  parts?: FrozenSheets['parts'];
};

function nameOf(
  { order, line, design }: Line,
  facts: Pick<Parameters<typeof printFileName>[0], 'part' | 'pages' | 'extension' | 'records'>,
  size: LineSize,
) {
  const { position, quantity, revision } = line;
  const sku = productOf(design.product.type).sku(design.product);
  return printFileName({
    orderNumber: order.number,
    position,
    sku,
    ...size,
    quantity: (facts.records ? 1 : quantity) * (size.copies ?? 1),
    revision,
    ...facts,
  });
}

type LineSize = { widthMm: number; heightMm: number; copies?: number };

function sizeOf(sheet: Sheet | undefined): LineSize {
  return { widthMm: Math.round((sheet?.widthUm ?? 0) / 1000), heightMm: Math.round((sheet?.heightUm ?? 0) / 1000) };
}

function pressProfile(supplier: PrintProfile, { bleedUm, hasPlates }: PrintOutput): PrintProfile {
  const profile = hasPlates === false ? withoutTechnicalPlates(supplier) : supplier;
  return bleedUm === undefined ? profile : { ...profile, bleedUm };
}

/** What a lab exposes in one piece, with the index of its first page. */
type Exposed = { sheet: Sheet; page: number };

/** Pages of one spread side by side. A page that is bound at its left side lies at the right. */
function spreadsOf({ pages }: ProductDocument, sheets: readonly Sheet[], own: readonly Sheet[]): Exposed[] {
  const bound = new Map(pages.map((page) => [page.id, page] as const));
  const bySpread = Map.groupBy(own, ({ id }) => bound.get(id)?.spread ?? id);
  return [...bySpread].flatMap(([id, [first, second = null]]) => {
    if (!first) return [];
    const isRight = bound.get(first.id)?.gutter?.side === 'left';
    const sheet = spreadSheet(id, isRight ? { left: null, right: first } : { left: first, right: second });
    return [{ sheet, page: sheets.indexOf(first) }];
  });
}

function rangesOf({ parts }: Line): (RecordRange | null)[] {
  if (!parts) return [null];
  const of = parts.reduce((sum, { hashes }) => sum + hashes.length, 0);
  return parts.map(({ first, hashes }) => ({ first, count: hashes.length, of }));
}

function filesOf(of: Line, sheets: Sheet[], output: PrintOutput, isOnlyOutput: boolean): LineFile[] {
  const { part, supplier, pages = () => true, isSpreads } = output;
  const profile = suppliers[supplier];
  const own = sheets.filter(({ id }) => pages(id));
  if (own.length === 0) return [];
  if (profile.kind === 'press') {
    const photoPpi = output.photoPpi ?? null;
    return rangesOf(of).map((records) => {
      const facts = { part: isOnlyOutput ? undefined : part, pages: own.length * (records?.count ?? 1), extension: 'pdf' as const };
      const name = nameOf(of, { ...facts, records }, sizeOf(own[0]));
      return { kind: 'press', part, name, profile: pressProfile(profile, output), sheets: own, photoPpi, records };
    });
  }
  const { labFile } = productOf(of.design.product.type);
  const exposed = isSpreads ? spreadsOf(of.design, sheets, own) : own.map((sheet) => ({ sheet, page: sheets.indexOf(sheet) }));
  return exposed.map(({ sheet, page }) => {
    const lab = labFile?.(of.design.product, page);
    const facts = { part: lab?.part, pages: 1, extension: extensions[lab?.format ?? 'jpeg'] };
    return { kind: 'lab', part, name: nameOf(of, facts, lab ?? sizeOf(sheet)), profile: profileFor(profile, lab), sheet, own: lab };
  });
}

/** In the order of the document's outputs and of their pages. */
export function lineFiles(of: Line, sheets: Sheet[]): LineFile[] {
  const outputs = productOf(of.design.product.type).outputs(of.design.product);
  return outputs.flatMap((output) => filesOf(of, sheets, output, outputs.length === 1));
}
