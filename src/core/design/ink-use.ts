/** Which ink tokens a document names itself. Drawings name more; a colourway holds them all. */
import type { DesignDocument, Element, Page } from './document.ts';

/** Ink tokens of one element, with repeats. */
export function elementInks(element: Element): string[] {
  switch (element.kind) {
    case 'artwork':
      return [];
    case 'photo':
      return [element.ink, ...(element.frame ? [element.frame.ink] : [])];
    case 'shape':
      return [...(element.fill ? [element.fill] : []), ...(element.stroke ? [element.stroke.ink] : [])];
    case 'clip-art':
      return element.inks;
    case 'qr':
      return [element.ink, ...(element.ground ? [element.ground] : [])];
    case 'text':
    case 'frame':
      return [element.ink];
  }
}

/** Ink tokens of a page: its ground and its elements. */
export function pageInks(page: Pick<Page, 'background' | 'ground' | 'elements'>): string[] {
  return [
    ...(page.background === null ? [] : [page.background]),
    ...(page.ground?.kind === 'library-pattern' ? page.ground.inks : []),
    ...page.elements.flatMap(elementInks),
  ];
}

export function designInks(design: DesignDocument): string[] {
  return design.pages.flatMap(pageInks);
}
