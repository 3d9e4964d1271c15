/** `order.json` of an order: what labs read of each of their files, since a JPEG says nothing about material and mounting. */
import type { Sheet } from '#core/layout/sheet.ts';
import type { Order } from '#core/order/order.ts';
import { readDesign } from '#core/products/document.ts';
import { productOf } from '#core/products/registry.ts';
import type { Day } from '#core/values/date.ts';
import { labSize } from '#paint/lab/paint-lab.ts';
import { suppliers } from '#paint/print-profile.ts';
import type { ProductionFile } from '#store/order/production.ts';
import { profileFor } from './lab-file.ts';

/** Lengths in millimetres. Null for an order without anything that a lab makes. `due` is the day the goods leave the house. */
export function labOrder(order: Order, files: readonly ProductionFile[], due: Day): string | null {
  const entries = order.lines.flatMap((line) => {
    const read = line.document ? readDesign(line.document) : null;
    const [sheet] = (line.sheets ?? []) as Sheet[];
    if (!read?.ok || !sheet) return [];
    const { product } = read.design;
    const { outputs, sku, labFile } = productOf(product.type);
    const supplier = outputs[0] && suppliers[outputs[0].supplier];
    if (supplier?.kind !== 'lab') return [];
    const own = labFile?.(product);
    const profile = profileFor(supplier, own);
    const margin = profile.bleedUm / 1_000;
    const mm = { width: own?.widthMm ?? sheet.widthUm / 1_000, height: own?.heightMm ?? sheet.heightUm / 1_000 };
    // What the file shows beyond the finished sheet: nothing around the wrap of a canvas.
    const bleed = (sheet.widthUm / 1_000 + 2 * margin - mm.width) / 2;
    return files
      .filter(({ orderLine }) => orderLine === line.id)
      .map(({ name, sha256 }) => ({
        ...{ order: order.number, pos: line.position, sku: sku(product), quantity: line.quantity, due, file: name, sha256 },
        px: labSize(sheet, profile),
        ...{ mm, dpi: profile.dpi, bleed, ...own?.facts },
      }));
  });
  return entries.length > 0 ? `${JSON.stringify(entries, null, 2)}\n` : null;
}
