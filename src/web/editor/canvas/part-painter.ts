/** Painting with a cache by part: while a text is typed, only that text is painted again. */
import type { SheetPart } from '#core/layout/layout.ts';
import type { Item, Sheet } from '#core/layout/sheet.ts';
import type { SvgNode } from '#paint/svg/node.ts';
import { paintSheet, type SvgResources } from '#paint/svg/sheet.ts';

/** A part as SVG nodes, painted once for each place it is shown in (`use` is the start of its ids). */
export function createPartPainter(): (sheet: Sheet, part: SheetPart, resources: SvgResources, use: string) => SvgNode[] {
  const painted = new WeakMap<Item[], Map<string, SvgNode[]>>();
  return (sheet, part, resources, use) => {
    const uses = painted.get(part.items) ?? new Map<string, SvgNode[]>();
    painted.set(part.items, uses);
    const old = uses.get(use);
    if (old) return old;
    const options = { view: 'trim', foil: 'ramp', prefix: `${use}-${sheet.id}-${part.id}` } as const;
    const { children } = paintSheet({ ...sheet, items: part.items }, resources, options);
    uses.set(use, children);
    return children;
  };
}
