/** The document that a visitor's own photo begins with. */
import { type DesignDocument, documentVersion, type Page } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';
import type { PageGeometry } from '#core/products/product.ts';
import type { WallArtChoice } from './choice.ts';
import { photoframePages } from './pages.ts';

/** For texts that are added, and the empty slot. */
const inks: Record<string, Ink> = {
  text: { c: 0, m: 0, y: 0, k: 100, hex: '#181715' },
  paper: { c: 0, m: 0, y: 0, k: 0, hex: '#ffffff' },
  slot: { c: 8, m: 7, y: 10, k: 4, hex: '#e4e1da' },
};

/** Id of the photo that covers the sheet. */
export const photoElementId = 'photo';

/** The photo as far as the sheet is printed. `label` is its name in the editor. */
function photoPage(geometry: PageGeometry, label: string): Page {
  const { widthUm, heightUm, bleedUm = 0 } = geometry;
  const box = { xUm: -bleedUm, yUm: -bleedUm, widthUm: widthUm + 2 * bleedUm, heightUm: heightUm + 2 * bleedUm };
  const crop = { zoom: 1, focusX: 0.5, focusY: 0.5 };
  const photo = { kind: 'photo', id: photoElementId, label, ...box, rotation: 0, photoId: null, shape: 'rect', crop, ink: 'slot' } as const;
  return { ...geometry, background: null, elements: [photo] };
}

/** Throws Fault 'bad-input' for a size, frame or mat that is not made. */
export function blankPhotoframe(product: WallArtChoice, label: string): DesignDocument<WallArtChoice> {
  return { version: documentVersion, product, inks, pages: photoframePages(product).map((page) => photoPage(page, label)) };
}
