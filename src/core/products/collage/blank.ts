/** The document that a collage begins with: the sheet without photos, and how they will be arranged. */
import type { Collage } from '#core/design/collage/collage.ts';
import { type DesignDocument, documentVersion } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { photoframePages } from '#core/products/photoframe/pages.ts';
import { collageGroundInks } from './grounds.ts';

/** For texts that are added, and photos that are missing. */
const inks: Record<string, Ink> = {
  ...collageGroundInks,
  text: { c: 0, m: 0, y: 0, k: 100, hex: '#181715' },
  slot: { c: 8, m: 7, y: 10, k: 4, hex: '#d9d5cc' },
};

/** Throws Fault 'bad-input' for a size, frame or mat that is not made. */
export function blankCollage(product: WallArtChoice, collage: Collage, ground: string | null): DesignDocument<WallArtChoice> {
  const pages = photoframePages(product).map((page) => ({ ...page, background: ground, collage, elements: [] }));
  return { version: documentVersion, product, inks, pages };
}
