/** The design that its owner may want to go on with: begun lately, with something of its own on it, and never bought. */
import type { Unfinished } from '#api/customer-area.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { pictureOfDesign } from '#core/order/line-picture.ts';
import { isSoldType, productOf } from '#core/products/registry.ts';
import { isFault } from '#core/values/fault.ts';
import type { Unrendered } from '#core/values/message.ts';
import { dayMs } from '#core/values/unit.ts';
import { configuratorPath } from '#services/configurator-path.ts';
import { photosOf, summaryOf, templateOf } from '#services/design-summary.ts';
import type { Context, Shop } from '#services/handler.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { unboughtDesigns } from '#store/design/unbought-designs.ts';

/** Older ones are found in the customer's area only. */
const maxAgeMs = 90 * dayMs;
/** Designs that are looked at. */
const max = 20;

/** What an offer for one thing of the product compares: a template, a SKU, or "photo" for neither. */
function subjectOf({ product, choice }: SavedDesign): string {
  const { sku } = choice as { sku?: unknown };
  return productOf(product).templateId({ ...choice, type: product }) ?? (typeof sku === 'string' ? sku : 'photo');
}

/** Words of the first text, on a picture or entries. One that cannot be read now is offered another time. */
async function isBegun(shop: Shop, owner: OwnerId, saved: SavedDesign): Promise<{ words: string } | null> {
  try {
    const summary = await summaryOf(shop, owner, saved);
    if (summary === null || typeof summary === 'string') return null;
    const { words, hasEntries } = summary;
    return words !== '' || hasEntries || (await photosOf(shop, owner, saved)).length > 0 ? { words } : null;
  } catch (error) {
    if (isFault(error) && error.code === 'busy') return null;
    throw error;
  }
}

export async function unfinishedDesign(
  { product: type, of }: { product: string; of?: string | undefined },
  { shop, site, actor: { owner } }: Context,
): Promise<Unrendered<Unfinished> | null> {
  if (!owner.current || !isSoldType(type)) return null;
  const product = productOf(type);
  const since = new Date(shop.clock().getTime() - maxAgeMs);
  const designs = await unboughtDesigns(shop.store, owner.current, { product: type, since, max }, shop.clock());
  if (designs.length === 0) return null;
  const catalogue = await catalogueOf(shop.store);
  for (const design of designs) {
    if (of !== undefined && subjectOf(design) !== of) continue;
    const template = templateOf(design, catalogue);
    const path = configuratorPath(type, site, design.id);
    const begun = template === undefined || path === null ? null : await isBegun(shop, owner.current, design);
    if (!begun || template === undefined || path === null) continue;
    const choice = { ...design.choice, type };
    const title = design.name ?? (begun.words === '' ? product.title(choice, template) : begun.words);
    return { id: design.id, title, format: product.format(choice), picture: pictureOfDesign(design), savedAt: design.savedAt, path };
  }
  return null;
}
