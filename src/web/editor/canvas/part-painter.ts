/** Painting with a cache by part: while a text is typed, only that text is painted again. */
import type { SheetPart } from '#core/layout/layout.ts';
import type { Item, Sheet } from '#core/layout/sheet.ts';
import type { SvgNode } from '#paint/svg/node.ts';
import { paintSheet, type SvgOptions, type SvgResources } from '#paint/svg/sheet.ts';

/** How pages are painted: a run of letters is one path without a transform, which costs browsers least in every frame. */
export const pagePaint = { view: 'trim', foil: 'ramp', letters: 'relative' } as const satisfies SvgOptions;

/** How a part of the canvas is painted that has changed: with each key, a few letters of a text do. */
export const changedPaint = { ...pagePaint, letters: 'apart' } as const satisfies SvgOptions;

export type PartPainter = (sheet: Sheet, part: SheetPart, resources: SvgResources, use: string) => SvgNode[];

/** A part as SVG nodes, painted once; one with ids once for each place it is shown in (`use` is their start). */
export function createPartPainter(paint: Omit<SvgOptions, 'prefix'>): PartPainter {
  const painted = new WeakMap<Item[], { everywhere: SvgNode[] } | { uses: Map<string, SvgNode[]> }>();
  return (sheet, part, resources, use) => {
    const known = painted.get(part.items);
    const old = known && ('everywhere' in known ? known.everywhere : known.uses.get(use));
    if (old) return old;
    const options = { ...paint, prefix: `${use}-${sheet.id}-${part.id}` };
    const { children } = paintSheet({ ...sheet, items: part.items }, resources, options);
    if (known && 'uses' in known) known.uses.set(use, children);
    else painted.set(part.items, children.some(hasId) ? { uses: new Map([[use, children]]) } : { everywhere: children });
    return children;
  };
}

function hasId({ attrs, children }: SvgNode): boolean {
  return attrs.id !== undefined || children.some(hasId);
}
