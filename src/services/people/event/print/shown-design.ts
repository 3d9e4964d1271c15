/** A design of a host as pages of an event show it. */
import { pictureOfDesign } from '#core/order/line-picture.ts';
import { productOf } from '#core/products/registry.ts';
import { templateOf } from '#services/design-summary.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import type { SavedDesign } from '#store/design/designs.ts';

export function shownDesign(saved: SavedDesign, catalogue: Catalogue) {
  const template = templateOf(saved, catalogue);
  const title = template === undefined ? '' : productOf(saved.product).title({ ...saved.choice, type: saved.product }, template);
  return { id: saved.id, title: saved.name ?? title, picture: pictureOfDesign(saved) };
}
