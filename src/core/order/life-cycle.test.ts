import { expect, test } from 'vitest';
import { serverTexts } from '#texts/server-texts.ts';
import { checkMove, type OrderState, orderStates, stateName } from './life-cycle.ts';

const t = serverTexts({ locale: 'de-DE' });
const isAllowed = (from: OrderState, to: OrderState) => checkMove(from, to).ok;

test('an order runs from the cart to delivery with either payment [F252]', () => {
  const end = ['preflight', 'needs_customer', 'preflight', 'in_production', 'packed', 'handed_over', 'delivered'] as const;
  for (const way of [
    ['placed', 'awaiting_payment', 'paid', ...end],
    ['placed', 'invoice_open', ...end],
  ] as const) {
    let state: (typeof orderStates)[number] = 'cart';
    for (const next of way) {
      expect(checkMove(state, next)).toEqual({ ok: true });
      state = next;
    }
  }
});

test('a forbidden move is answered with the allowed ones [F252]', () => {
  expect(checkMove('packed', 'cancelled')).toEqual({ ok: false, allowed: ['handed_over', 'reprint', 'refunded'] });
  expect(checkMove('delivered', 'paid').ok).toBe(false);
});

test('cancelling ends when production begins', () => {
  expect(orderStates.filter((state) => isAllowed(state, 'cancelled'))).toEqual([
    'placed',
    'awaiting_payment',
    'paid',
    'invoice_open',
    'preflight',
    'needs_customer',
  ]);
});

test('every state has a name people read and is reached by some move', () => {
  for (const state of orderStates) {
    expect(t(stateName(state))).toMatch(/^\p{Lu}/u);
    if (state !== 'cart') expect(orderStates.some((from) => isAllowed(from, state))).toBe(true);
  }
});
