/** Products by their type. */
import type { DesignProduct } from '#core/design/document.ts';
import type { Output, Product } from './product.ts';
import * as sold from './sold.ts';

export const products = sold satisfies Record<string, Product>;
export type SoldType = keyof typeof products;
export const soldTypes = Object.keys(products) as [SoldType, ...SoldType[]];

export function isSoldType(type: string): type is SoldType {
  return Object.hasOwn(products, type);
}

/** The product of a type. Throws a RangeError that names a type nothing is sold under. */
export function productOf(type: string): Product {
  if (!isSoldType(type)) throw new RangeError(`no product of type ${type}`);
  return products[type];
}

/** What suppliers make of a document. Throws as `productOf`. */
export function outputsOf(product: DesignProduct): Output[] {
  return productOf(product.type).outputs.filter(({ isFor = () => true }) => isFor(product));
}
