/** The faces of a folded product, and which of them an element lies on. */
import type { Element, Page } from './document.ts';
import type { Box } from './outlines/outline.ts';

type PageOfPanels = Pick<Page, 'panels'>;
export type DocumentFace<P extends PageOfPanels = Page> = { page: P; panel: Page['panels'][number] };

/** Every panel in reading order: front, inside, back. */
export function facesOf<P extends PageOfPanels>(pages: readonly P[]): DocumentFace<P>[] {
  const faces = pages.flatMap((page) => page.panels.map((panel) => ({ page, panel })));
  const rank = ({ panel }: DocumentFace<P>) => (panel.id === 'front' ? 0 : panel.id === 'back' ? 2 : 1);
  return faces.toSorted((a, b) => rank(a) - rank(b));
}

/** Faces that can be read, in the same order: glue, wraps and joints carry nothing, and nobody turns to them. */
export function readableFaces<P extends PageOfPanels & Pick<Page, 'keepOut' | 'glue'>>(pages: readonly P[]): DocumentFace<P>[] {
  return facesOf(pages).filter(({ page, panel }) => ![...(page.keepOut ?? []), ...(page.glue ?? [])].some((area) => holds(area, panel)));
}

function holds(area: Box, { xUm, yUm, widthUm, heightUm }: Box): boolean {
  return xUm >= area.xUm && yUm >= area.yUm && xUm + widthUm <= area.xUm + area.widthUm && yUm + heightUm <= area.yUm + area.heightUm;
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
