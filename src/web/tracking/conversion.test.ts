import { expect, test } from 'vitest';
import { conversionOf } from './conversion.ts';
import type { TrackingEvent } from './events.ts';

const product = { id: 'olivia', name: 'Olivia', quantity: 50, unit: 149 };

test.each([
  [
    { kind: 'add-to-cart', currency: 'EUR', product },
    { type: 'add_to_cart', value: 7_450 },
  ],
  [
    { kind: 'begin-checkout', currency: 'EUR', value: 7_940, products: [product] },
    { type: 'begin_checkout', value: 7_940 },
  ],
  [{ kind: 'sign-up', method: 'password' }, { type: 'sign_up' }],
  [{ kind: 'login', method: 'passkey' }, { type: 'login' }],
  [{ kind: 'newsletter' }, { type: 'newsletter' }],
  [{ kind: 'product-view', currency: 'EUR', product }, null],
  [{ kind: 'page-view', title: 'Karten', fullPath: '/', path: '/' }, null],
  [{ kind: 'purchase', currency: 'EUR', order: 'F1', value: 1, tax: 0, shipping: 0, products: [] }, null],
  [{ kind: 'generic', action: 'open', category: 'contact' }, null],
] as const satisfies [TrackingEvent, object | null][])('feature tests count of %o: %o', (event, conversion) => {
  expect(conversionOf(event)).toEqual(conversion);
});
