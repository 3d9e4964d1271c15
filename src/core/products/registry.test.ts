import { describe, expect, test } from 'vitest';
import { productTypes } from './product.ts';
import { products } from './registry.ts';

describe('products', () => {
  test('the product types of the shop have their names [F158]', () => {
    expect([...productTypes].toSorted()).toEqual([
      'calendar',
      'card',
      'collage',
      'merch',
      'photobook',
      'photobox',
      'photoframe',
      'photoprint',
    ]);
  });

  test('every product that can be bought is filed under its own type', () => {
    for (const [type, product] of Object.entries(products)) {
      expect(product.type).toBe(type);
      expect(productTypes).toContain(product.type);
    }
  });
});
