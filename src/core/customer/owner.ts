/** The owner of designs, pictures, carts and orders. Branded, so that no other string is passed in its place. */
declare const brand: unique symbol;
export type OwnerId = string & { readonly [brand]: 'OwnerId' };
