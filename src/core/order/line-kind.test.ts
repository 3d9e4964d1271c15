import { expect, test } from 'vitest';
import { serverTexts } from '#texts/server-texts.ts';
import type { LineItem, LineRecords } from './line.ts';
import {
  isLetter,
  isOnlineOnly,
  type LineKinds,
  type LineKindValue,
  lineKinds,
  orderedItem,
  parentOf,
  printedOf,
  requireSold,
  stockOf,
} from './line-kind.ts';
import { recordsText } from './line-quantities.ts';

const [card, line] = ['A'.repeat(22), 'B'.repeat(22)];
const choice = { paper: 'feinstpapier' };
const items = {
  printed: { kind: 'printed', product: 'card', choice, design: card },
  sample: { kind: 'sample', of: { product: 'card', choice, colourway: 'gold' } },
  papers: { kind: 'sample', of: { sku: 'papers' } },
  accessory: { kind: 'accessory', sku: 'pen-gel-gold', parent: card, follows: true },
  posting: { kind: 'posting', parent: card, countries: ['DE'] },
  giftVoucher: { kind: 'gift-voucher', amount: 5_000, message: '', recipient: '', sender: '', delivery: { kind: 'print' } },
  giftCard: { kind: 'gift-card', parent: card, choice },
} satisfies Record<string, LineItem>;

test.each<[keyof typeof items, string | null, string | null, string | null]>([
  ['printed', 'card', null, null],
  ['sample', 'card', null, null],
  ['papers', null, 'papers', null],
  ['accessory', null, 'pen-gel-gold', card],
  ['posting', null, null, card],
  ['giftVoucher', null, null, null],
  ['giftCard', 'card', null, card],
])('%s: prints %s, takes %s from stock, belongs to %s', (name, product, sku, parent) => {
  const item = items[name];
  expect([printedOf(item)?.product ?? null, stockOf(item), parentOf(item)]).toEqual([product, sku, parent]);
});

test('an order’s accessory whose card is not in it belongs to none, a gift card keeps its line', () => {
  const idOf = (id: string) => (id === card ? line : undefined);
  expect(orderedItem(items.accessory, idOf)).toMatchObject({ parent: line });
  expect(orderedItem(items.giftCard, idOf)).toMatchObject({ parent: line });
  expect(orderedItem(items.accessory, () => undefined)).toMatchObject({ parent: null });
  expect(orderedItem(items.giftCard, () => undefined)).toMatchObject({ parent: card });
  expect(orderedItem(items.printed, idOf)).toEqual(items.printed);
});

test('gift vouchers alone go by mail, a line of an unknown kind does not', () => {
  expect(isOnlineOnly([items.giftVoucher, items.giftVoucher])).toBe(true);
  expect(isOnlineOnly([items.giftVoucher, items.giftCard])).toBe(false);
  expect(isOnlineOnly([{ kind: 'unknown' }])).toBe(false);
});

test('a kind that is not sold yet is refused by its name', () => {
  expect(() => requireSold(items.posting)).toThrow(new RangeError('posting lines are not sold yet'));
  expect(() => requireSold(items.accessory)).not.toThrow();
});

test('a kind without its value, and a value without a function, do not compile', () => {
  const { sample, ...others } = lineKinds;
  // @ts-expect-error The kind 'sample' is missing.
  const missingKind: LineKinds = others;
  const { printed, ...facts } = sample;
  // @ts-expect-error The function 'printed' is missing.
  const missingFunction: LineKindValue = facts;
  expect([missingKind.printed, missingFunction.isSample, printed(items.papers)]).toEqual([lineKinds.printed, true, null]);
});

test('up to three samples and ten printed gift vouchers go by letter, more or other goods do not', () => {
  const sample = { kind: 'sample' } as const;
  expect(isLetter([sample, sample, sample])).toBe(true);
  expect(isLetter([sample, sample, sample, sample])).toBe(false);
  expect(isLetter([sample, { kind: 'printed' }])).toBe(false);
  expect(isLetter([])).toBe(false);
  const card = { kind: 'gift-card' } as const;
  expect(isLetter([card, sample, card])).toBe(true);
  expect(isLetter([card, { kind: 'accessory' }])).toBe(false);
  expect(isLetter(Array(10).fill(card))).toBe(true);
  expect(isLetter(Array(11).fill(card))).toBe(false);
});

const written = serverTexts({ locale: 'de-DE' });

test.each<[number, LineRecords, string]>([
  [50, { of: 'list', blanks: 2, kind: 'guest' }, '48 Namen + 2 blanko'],
  [48, { of: 'list', blanks: 0, kind: 'household' }, '48 Haushalte'],
  [2, { of: 'list', blanks: 1, kind: 'household' }, '1 Haushalt + 1 blanko'],
  [3, { of: 'order', line: 'a'.repeat(22), blanks: 0, kind: 'household' }, '3 Haushalte'],
  [1, { of: 'list', blanks: 0 }, '1 Name'],
])('%i pieces are named by whom they are for', (quantity, records, text) => {
  expect(written(recordsText(quantity, records))).toBe(text);
});
