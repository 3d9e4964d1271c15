/** The product types of the shop. A list only; what can be bought stands in registry.ts. */

/** Specification 3. */
export const productTypes = ['calendar', 'card', 'collage', 'merch', 'photoframe', 'photoprint', 'photobook', 'photobox'] as const;
export type ProductType = (typeof productTypes)[number];

/** What every product type consists of: three functions under the same three names. */
export type Product = {
  type: ProductType;
  /** Which options exist for a choice and why others do not. */
  options: (...given: never[]) => unknown;
  /** The price of a choice. */
  price: (...given: never[]) => unknown;
  /** The pages it is printed on. */
  pages: (...given: never[]) => unknown;
};
