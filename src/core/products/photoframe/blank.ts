/** The document that a visitor's own photo begins with. */
import { type DesignDocument, documentVersion } from '#core/design/document.ts';
import { photoPage, photoPageInks } from '#core/products/photo-page.ts';
import type { WallArtChoice } from './choice.ts';
import { photoframePages } from './pages.ts';

/** Throws Fault 'bad-input' for a size, frame or mat that is not made. */
export function blankPhotoframe<Choice extends WallArtChoice>(product: Choice): DesignDocument<Choice> {
  return { version: documentVersion, product, inks: photoPageInks, pages: photoframePages(product).map((page) => photoPage(page)) };
}
