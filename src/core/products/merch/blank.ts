/** The document that a photo gift begins with: a photo over each of its pages. */
import { type DesignDocument, documentVersion } from '#core/design/document.ts';
import { photoPage, photoPageInks } from '#core/products/photo-page.ts';
import type { MerchChoice } from './choice.ts';
import { merchPages } from './pages.ts';

/** The ids of its photos are unique in the document, so that content finds them on other pages. */
export function blankMerch(product: MerchChoice): DesignDocument<MerchChoice> {
  const pages = merchPages(product).map((page, at) => photoPage(page, at === 0 ? undefined : `photo-${at + 1}`));
  return { version: documentVersion, product, inks: photoPageInks, pages };
}
