/** What a form of accessories offers first. */
import { expect, test } from 'vitest';
import type { AccessoryOffer } from '#api/accessories.ts';
import { accessoryGroups } from './accessory-groups.ts';

const money = { amount: 100, currency: 'EUR', text: '1,00 €' } as const;
const offer = (part: AccessoryOffer['part'], sku: string, pieces: number): AccessoryOffer => ({
  part,
  sku,
  pieces,
  subType: '',
  width: null,
  height: null,
  name: sku,
  text: '',
  unit: money,
  basePrice: null,
  fits: true,
  reason: null,
  isAvailable: true,
  notice: null,
});
const offers = [
  offer('envelope', 'envelope-c6', 1),
  offer('seal', 'seal-gold', 10),
  offer('pen', 'pen-gold', 1),
  offer('box', 'box-card', 1),
];

test.each([
  [50, { 'envelope-c6': 50, 'seal-gold': 5, 'pen-gold': 1, 'box-card': 50 }],
  [75, { 'envelope-c6': 75, 'seal-gold': 8, 'pen-gold': 1, 'box-card': 75 }],
  [undefined, { 'envelope-c6': 1, 'seal-gold': 1, 'pen-gold': 1, 'box-card': 1 }],
])('beside %s cards every accessory is offered in what the cards need of it', (cards, units) => {
  const options = accessoryGroups(offers, (part) => part, cards).flatMap((group) => group.options);
  expect(Object.fromEntries(options.map((option) => [option.sku, option.units]))).toEqual(units);
});
