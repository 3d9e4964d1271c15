/** In which number a saved design is opened. */
import type { OwnerId } from '#core/customer/owner.ts';
import { initialQuantity } from '#core/products/quantities.ts';
import { productOf, type SoldType } from '#core/products/registry.ts';
import { quantityInCart } from '#store/cart/carts.ts';
import type { Store } from '#store/db/store.ts';
import type { SavedDesign } from '#store/design/designs.ts';

/** The quantity to open a design with: that of its line in the cart, otherwise the one last chosen. */
export async function quantityOf(store: Store, owner: OwnerId, { id, product, choice, quantity }: SavedDesign): Promise<number> {
  const inCart = await quantityInCart(store, owner, { kind: 'printed', product: product as SoldType, choice, design: id });
  return inCart ?? quantity ?? initialQuantity(productOf(product).quantities(null));
}
