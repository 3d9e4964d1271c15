/** What pages of a visitor's own photos begin with: a slot as large as what is printed, and inks for it and for texts that are added. */
import type { Page } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';
import type { PageGeometry } from './product.ts';

/** For texts that are added, and the empty slot. */
export const photoPageInks: Record<string, Ink> = {
  text: { c: 0, m: 0, y: 0, k: 100, hex: '#181715' },
  paper: { c: 0, m: 0, y: 0, k: 0, hex: '#ffffff' },
  slot: { c: 8, m: 7, y: 10, k: 4, hex: '#e4e1da' },
};

/** The page with a photo over it and its bleed. `id` is the photo's among those of the document. */
export function photoPage(geometry: PageGeometry, id = 'photo'): Page {
  const { widthUm, heightUm, bleedUm = 0 } = geometry;
  const box = { xUm: -bleedUm, yUm: -bleedUm, widthUm: widthUm + 2 * bleedUm, heightUm: heightUm + 2 * bleedUm };
  const crop = { zoom: 1, focusX: 0.5, focusY: 0.5 };
  const photo = { kind: 'photo', id, role: 'photo', ...box, rotation: 0, photoId: null, shape: 'rect', crop, ink: 'slot' } as const;
  return { ...geometry, background: null, elements: [photo] };
}
