/** The building stones of card geometry: pages of panels in a row or in a column, and flat pages. */
import type { Page } from '#core/design/document.ts';

/** A page without content. */
export type CardPage = Omit<Page, 'background' | 'ground' | 'groups' | 'elements'>;
type Strip = { id: string; label: string; sizeUm: number };
type Name = { id: string; label: string };

/** Panels from left to right, folded between each two. */
export function panelRow({ id, label }: Name, heightUm: number, strips: readonly Strip[]): CardPage {
  let xUm = 0;
  const panels = strips.map((strip) => {
    const panel = { id: strip.id, label: strip.label, xUm, yUm: 0, widthUm: strip.sizeUm, heightUm };
    xUm += strip.sizeUm;
    return panel;
  });
  return { id, label, widthUm: xUm, heightUm, foldsUm: panels.slice(1).map((panel) => panel.xUm), panels };
}

/** Panels from top to bottom, folded between each two. */
export function panelColumn({ id, label }: Name, widthUm: number, strips: readonly Strip[]): CardPage {
  let yUm = 0;
  const panels = strips.map((strip) => {
    const panel = { id: strip.id, label: strip.label, xUm: 0, yUm, widthUm, heightUm: strip.sizeUm };
    yUm += strip.sizeUm;
    return panel;
  });
  return { id, label, widthUm, heightUm: yUm, foldsUm: [], foldsYUm: panels.slice(1).map((panel) => panel.yUm), panels };
}

export function flatPage(name: Name, widthUm: number, heightUm: number): CardPage {
  return panelRow(name, heightUm, [{ ...name, sizeUm: widthUm }]);
}

/** Front and back of one piece; `piece` names several of them apart. */
export function twoSides(widthUm: number, heightUm: number, piece?: Name): CardPage[] {
  const sides = [
    { id: 'front', label: 'Vorderseite' },
    { id: 'back', label: 'Rückseite' },
  ];
  return sides.map(({ id, label }) =>
    flatPage(piece ? { id: `${piece.id}-${id}`, label: `${piece.label}, ${label}` } : { id, label }, widthUm, heightUm),
  );
}
