/** Where elements are hit on the canvas, and which lies above which. Pure. */
import type { Element, Page } from '#core/design/document.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { isSelectable } from '#core/design/permissions.ts';
import type { PartedSheet } from '#core/layout/layout.ts';
import type { Item, SheetPanel } from '#core/layout/sheet.ts';
import { faceOf } from '#web/editor/draft/content.ts';

export type HitArea = {
  element: Element;
  area: Box;
  /** Small areas lie above large ones, so that both can be hit. */
  rank: number;
};

/** Letters reach about this far above and below their baseline, as shares of their size. */
const aboveBaseline = 0.78;
const belowBaseline = 0.28;

/** The selectable elements of a panel in drawing order. */
export function selectableElements(page: Page, panel: SheetPanel): Element[] {
  return page.elements.filter((element) => isSelectable(element) && faceOf(page, element)?.id === panel.id);
}

export function hitAreas({ page, parts }: PartedSheet, panel: SheetPanel): HitArea[] {
  const itemsOf = new Map(parts.map(({ id, items }) => [id, items]));
  const areas = selectableElements(page, panel).map((element) => ({ element, area: memoizedArea(element, itemsOf.get(element.id) ?? []) }));
  const sizes = areas.map(({ area }) => sizeOf(area)).toSorted((a, b) => b - a);
  return areas.map((one) => ({ ...one, rank: 1 + sizes.findIndex((size) => size <= sizeOf(one.area)) }));
}

function sizeOf({ widthUm, heightUm }: Box): number {
  return widthUm * heightUm;
}

const known = new WeakMap<Element, { items: readonly Item[]; area: Box }>();

/** The same object for the same element and items, so that unchanged areas render once. */
function memoizedArea(element: Element, items: readonly Item[]): Box {
  const last = known.get(element);
  if (last?.items === items) return last.area;
  const area = hitArea(element, items);
  known.set(element, { items, area });
  return area;
}

/** The letters of a text: its box leaves room for more lines and lies over its neighbours. Of everything else the box. */
export function hitArea(element: Element, items: readonly Item[]): Box {
  const { xUm, yUm, widthUm, heightUm } = element;
  const lines = items.flatMap((item) => (item.kind === 'glyphs' && item.glyphs.some(({ text }) => text.trim() !== '') ? [item] : []));
  if (element.kind !== 'text' || lines.length === 0) return { xUm, yUm, widthUm, heightUm };
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { glyphs, sizeUm } of lines) {
    for (const glyph of glyphs) {
      left = Math.min(left, glyph.xUm);
      right = Math.max(right, glyph.xUm + sizeUm * 0.6);
      top = Math.min(top, glyph.yUm - sizeUm * aboveBaseline);
      bottom = Math.max(bottom, glyph.yUm + sizeUm * belowBaseline);
    }
  }
  return { xUm: left, yUm: top, widthUm: right - left, heightUm: bottom - top };
}
