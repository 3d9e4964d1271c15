/** The arranged photos of a page, and its settings. */

import { cellNumber, isCell } from '#core/design/collage/cells.ts';
import type { Collage } from '#core/design/collage/collage.ts';
import type { DesignDocument, Page } from '#core/design/document.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';

/** Arranged photos in the customer's order, which no arrangement changes: the same seed gives the same page again. */
export function arrangedCells({ elements }: Page): PhotoElement[] {
  const cells = elements.filter((element): element is PhotoElement => element.kind === 'photo' && isCell(element.id));
  return cells.toSorted((a, b) => cellNumber(a.id) - cellNumber(b.id));
}

/** Tints of neighbouring empty places, so that they are told apart without gaps between them. */
const emptyInks = ['slot', 'linen', 'sand', 'sage'] as const;

/** A photo that is not on the page yet; an empty place without a `photoId`. `number` is that of its name. */
export function newCell(taken: readonly Pick<PhotoElement, 'id'>[], number: number, photoId: string | null): PhotoElement {
  const highest = Math.max(0, ...taken.map(({ id }) => cellNumber(id)));
  const box = { xUm: 0, yUm: 0, widthUm: 10_000, heightUm: 10_000, rotation: 0 };
  const crop = { zoom: 1, focusX: 0.5, focusY: 0.5 };
  return {
    kind: 'photo',
    id: `cell-${highest + 1}`,
    role: 'photo',
    number,
    ...box,
    photoId,
    shape: 'rect',
    crop,
    ink: emptyInks[highest % emptyInks.length] ?? 'slot',
  };
}

/** The page whose photos are arranged, with its settings: a document has one at most. */
export function collagePage(design: DesignDocument): { page: Page; collage: Collage } {
  const page = design.pages.find(({ collage }) => collage !== undefined);
  if (!page?.collage) throw new Error('a document without a collage');
  return { page, collage: page.collage };
}

/** The document with a page in place of the one of its id. */
export function withPage<D extends DesignDocument>(design: D, page: Page): D {
  return { ...design, pages: design.pages.map((one) => (one.id === page.id ? page : one)) };
}
