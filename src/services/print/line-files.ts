/** The files an order line is made from: a PDF of the pages that go to a press, a picture of each page that a lab exposes. */
import type { Sheet } from '#core/layout/sheet.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import type { ProductDocument } from '#core/products/document.ts';
import type { LabFile, Output } from '#core/products/product.ts';
import { outputsOf, productOf } from '#core/products/registry.ts';
import { type LabProfile, type PrintProfile, suppliers } from '#paint/print-profile.ts';
import { profileFor } from './lab-file.ts';
import { printFileName } from './ticket.ts';

type PressLineFile = { kind: 'press'; name: string; profile: PrintProfile; sheets: Sheet[] };
export type LabLineFile = { kind: 'lab'; name: string; profile: LabProfile; sheet: Sheet; own: LabFile | undefined };
export type LineFile = PressLineFile | LabLineFile;

const extensions = { jpeg: 'jpg', png: 'png' } as const;

type Line = { order: Pick<Order, 'number'>; line: Pick<OrderLine, 'position' | 'quantity'>; design: ProductDocument };

function nameOf(
  { order, line, design }: Line,
  facts: Pick<Parameters<typeof printFileName>[0], 'part' | 'pages' | 'extension'>,
  size: LineSize,
) {
  const { position, quantity } = line;
  const sku = productOf(design.product.type).sku(design.product);
  return printFileName({
    orderNumber: order.number,
    position,
    sku,
    ...size,
    quantity: quantity * (size.copies ?? 1),
    revision: 1,
    ...facts,
  });
}

type LineSize = { widthMm: number; heightMm: number; copies?: number };

function sizeOf(sheet: Sheet | undefined): LineSize {
  return { widthMm: Math.round((sheet?.widthUm ?? 0) / 1000), heightMm: Math.round((sheet?.heightUm ?? 0) / 1000) };
}

function filesOf(of: Line, sheets: Sheet[], { part, supplier, pages = () => true }: Output, isOnlyOutput: boolean): LineFile[] {
  const profile = suppliers[supplier];
  const own = sheets.filter(({ id }) => pages(id));
  if (own.length === 0) return [];
  if (profile.kind === 'press') {
    const facts = { part: isOnlyOutput ? undefined : part, pages: own.length, extension: 'pdf' as const };
    return [{ kind: 'press', name: nameOf(of, facts, sizeOf(own[0])), profile, sheets: own }];
  }
  const { labFile } = productOf(of.design.product.type);
  return own.map((sheet) => {
    const lab = labFile?.(of.design.product, sheets.indexOf(sheet));
    const facts = { part: lab?.part, pages: 1, extension: extensions[lab?.format ?? 'jpeg'] };
    return { kind: 'lab', name: nameOf(of, facts, lab ?? sizeOf(sheet)), profile: profileFor(profile, lab), sheet, own: lab };
  });
}

/** In the order of the document's outputs and of their pages. */
export function lineFiles(of: Line, sheets: Sheet[]): LineFile[] {
  const outputs = outputsOf(of.design.product);
  return outputs.flatMap((output) => filesOf(of, sheets, output, outputs.length === 1));
}
