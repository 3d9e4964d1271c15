/** The supplier of each product type. Requirements are in the supplier's profile. */
import type { ProductType } from '#core/products/product.ts';
import { type SupplierName, suppliers } from '#paint/print-profile.ts';

const makers = {
  calendar: 'haus',
  card: 'haus',
  collage: 'fotolabor',
  merch: 'haus',
  photoframe: 'fotolabor',
  photoprint: 'fotolabor',
  photobook: 'haus',
  photobox: 'fotolabor',
} as const satisfies Record<ProductType, SupplierName>;

export function supplierOf<T extends ProductType>(product: T): (typeof suppliers)[(typeof makers)[T]] {
  return suppliers[makers[product]];
}
