/** Which ink tokens and faces a document names itself. Drawings name more; a colourway holds them all. */
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
    case 'calendar-grid': {
      const { ink, accentInk, mutedInk, lineInk, tintInk, bands = [] } = element;
      return [ink, accentInk, mutedInk, lineInk, ...(tintInk ? [tintInk] : []), ...bands.map((band) => band.ink)];
    }
    case 'text':
    case 'frame':
    case 'spine-title':
      return [element.ink];
  }
}

/** Keys of the faces that an element is set in. */
export function elementFonts(element: Element): string[] {
  if (element.kind === 'text' || element.kind === 'spine-title') return [element.font];
  return element.kind === 'calendar-grid' ? [element.font, element.titleFont] : [];
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
