/** Ids of arranged photos: other elements are the customer's own and stay where they are. */
import type { DesignDocument } from '#core/design/document.ts';

const cellId = /^cell-(\d+)$/;

/** The number of an arranged photo, from 1; 0 for another element. */
export function cellNumber(id: string): number {
  return Number(cellId.exec(id)?.[1] ?? 0);
}

export function isCell(id: string): boolean {
  return cellId.test(id);
}

/** True where photos of a page are arranged. */
export function isArranged({ pages }: DesignDocument): boolean {
  return pages.some(({ collage }) => collage !== undefined);
}
