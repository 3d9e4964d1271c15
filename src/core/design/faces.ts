/** The faces of a folded product, and which of them an element lies on. */
import type { Element, Page } from './document.ts';

type PageOfPanels = Pick<Page, 'panels'>;
export type DocumentFace<P extends PageOfPanels = Page> = { page: P; panel: Page['panels'][number] };

/** Every panel in reading order: front, inside, back. */
export function facesOf<P extends PageOfPanels>(pages: readonly P[]): DocumentFace<P>[] {
  const faces = pages.flatMap((page) => page.panels.map((panel) => ({ page, panel })));
  const rank = ({ panel }: DocumentFace<P>) => (panel.id === 'front' ? 0 : panel.id === 'back' ? 2 : 1);
  return faces.toSorted((a, b) => rank(a) - rank(b));
}

/** The panel that holds the middle of an element, by its x, or the nearest one. */
export function panelOf(page: PageOfPanels, element: Pick<Element, 'xUm' | 'widthUm'>): Page['panels'][number] | undefined {
  const middle = element.xUm + element.widthUm / 2;
  const distance = ({ xUm, widthUm }: Page['panels'][number]) => Math.max(xUm - middle, 0, middle - xUm - widthUm);
  const holder = page.panels.find(({ xUm, widthUm }) => middle >= xUm && middle < xUm + widthUm);
  return holder ?? page.panels.toSorted((a, b) => distance(a) - distance(b))[0];
}
