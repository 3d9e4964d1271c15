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

/** How far a place is from a stretch; what lies at its end is not in it. */
function away(at: number, from: number, length: number): number {
  return Math.max(from - at, 0, at - from - length + 0.5);
}

/** The panel that holds the middle of an element, or the nearest one. */
export function panelOf(
  page: PageOfPanels,
  element: Pick<Element, 'xUm' | 'yUm' | 'widthUm' | 'heightUm'>,
): Page['panels'][number] | undefined {
  const [x, y] = [element.xUm + element.widthUm / 2, element.yUm + element.heightUm / 2];
  const distance = ({ xUm, yUm, widthUm, heightUm }: Page['panels'][number]) => away(x, xUm, widthUm) + away(y, yUm, heightUm);
  return page.panels.toSorted((a, b) => distance(a) - distance(b))[0];
}
