/** The building stones of card geometry: pages of panels in a row or in a column, and flat pages. */
import type { Page } from '#core/design/document.ts';

/** A page without content. */
export type CardPage = Omit<Page, 'background' | 'ground' | 'groups' | 'elements'>;
type Strip = { id: string; sizeUm: number };

/** Panels from left to right, folded between each two. */
export function panelRow(id: string, heightUm: number, strips: readonly Strip[]): CardPage {
  let xUm = 0;
  const panels = strips.map((strip) => {
    const panel = { id: strip.id, xUm, yUm: 0, widthUm: strip.sizeUm, heightUm };
    xUm += strip.sizeUm;
    return panel;
  });
  return { id, widthUm: xUm, heightUm, foldsUm: panels.slice(1).map((panel) => panel.xUm), panels };
}

/** Panels from top to bottom, folded between each two. */
export function panelColumn(id: string, widthUm: number, strips: readonly Strip[]): CardPage {
  let yUm = 0;
  const panels = strips.map((strip) => {
    const panel = { id: strip.id, xUm: 0, yUm, widthUm, heightUm: strip.sizeUm };
    yUm += strip.sizeUm;
    return panel;
  });
  return { id, widthUm, heightUm: yUm, foldsUm: [], foldsYUm: panels.slice(1).map((panel) => panel.yUm), panels };
}

export function flatPage(id: string, widthUm: number, heightUm: number): CardPage {
  return panelRow(id, heightUm, [{ id, sizeUm: widthUm }]);
}

/** Front and back of one piece; `piece` tells several of them apart. */
export function twoSides(widthUm: number, heightUm: number, piece?: string): CardPage[] {
  return ['front', 'back'].map((side) => flatPage(piece ? `${piece}-${side}` : side, widthUm, heightUm));
}
