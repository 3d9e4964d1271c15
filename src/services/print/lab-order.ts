/** `order.json` of an order: what labs read of each of their files, since a JPEG says nothing about material and mounting. */
import type { Order } from '#core/order/order.ts';
import { productOf } from '#core/products/registry.ts';
import type { FactData, TicketFact, TicketFacts } from '#core/products/ticket-facts.ts';
import type { Day } from '#core/values/date.ts';
import { labSize } from '#paint/lab/paint-lab.ts';
import type { ProductionFile } from '#store/order/production.ts';
import { type LabLineFile, lineFiles, type PrintedLine } from './line-files.ts';

function dataOf(facts: readonly TicketFact[]): Record<string, FactData> {
  return Object.fromEntries(facts.map(({ key, data }) => [key, data]));
}

/** What is said of the line and of the part that the file is for, with the other parts under their ids. */
function factsOf({ facts, parts = [] }: TicketFacts, { part, own }: LabLineFile): Record<string, unknown> {
  const isOwn = ({ id, role }: (typeof parts)[number]) => id === (role === 'piece' ? own?.piece : part);
  const others = parts.filter((one) => !isOwn(one) && one.role !== 'piece');
  return {
    ...dataOf(facts),
    ...Object.fromEntries(others.map(({ id, facts: of }) => [id, dataOf(of)])),
    ...dataOf(parts.filter(isOwn).flatMap(({ facts: of }) => of)),
    ...own?.facts,
  };
}

type Produced = { printed: ReadonlyMap<string, PrintedLine>; made: ReadonlyMap<string, TicketFacts> };

/** Lengths in millimetres. Null for an order without anything that a lab makes. `due` is the day the goods leave the house. */
export function labOrder(order: Order, files: readonly ProductionFile[], { printed, made }: Produced, due: Day): string | null {
  const entries = order.lines.flatMap((line) => {
    const { design, sheets = [] } = printed.get(line.id) ?? {};
    const facts = made.get(line.id);
    if (!design || !facts) return [];
    const sku = productOf(design.product.type).sku(design.product);
    return lineFiles({ order, line, design }, sheets).flatMap((file) => {
      const noted = files.find(({ orderLine, name }) => orderLine === line.id && name === file.name);
      if (!noted || file.kind !== 'lab') return [];
      const { own, profile } = file;
      const quantity = line.quantity * (own?.copies ?? 1);
      return {
        order: order.number,
        pos: line.position,
        sku,
        quantity,
        due,
        file: noted.name,
        sha256: noted.sha256,
        px: labSize(file.sheet, profile),
        ...sizeFacts(file),
        ...factsOf(facts, file),
      };
    });
  });
  return entries.length > 0 ? `${JSON.stringify(entries, null, 2)}\n` : null;
}

function sizeFacts({ sheet, profile, own }: LabLineFile) {
  const margin = profile.bleedUm / 1_000;
  const mm = { width: own?.widthMm ?? sheet.widthUm / 1_000, height: own?.heightMm ?? sheet.heightUm / 1_000 };
  // What the file shows beyond the finished sheet: nothing around the wrap of a canvas.
  return { mm, dpi: profile.dpi, bleed: (sheet.widthUm / 1_000 + 2 * margin - mm.width) / 2 };
}
