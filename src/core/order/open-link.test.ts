import { describe, expect, test } from 'vitest';
import type { OrderState } from './life-cycle.ts';
import { isLinkOpen } from './open-link.ts';

type Event = readonly [OrderState, string];

function order(...events: Event[]) {
  const rows = events.map(([state, day]) => ({ state, at: `2026-${day}T10:00:00.000Z`, actor: 'shop', reason: '' }));
  const state = events.at(-1)?.[0] ?? 'placed';
  return { state, events: rows, deliveryTo: '2026-01-10', placedAt: '2026-01-02T10:00:00.000Z' };
}
const placed: Event[] = [
  ['placed', '01-02'],
  ['invoice_open', '01-02'],
  ['in_production', '01-03'],
];
const at = (day: string, time = '10:00:00.000') => new Date(`2026-${day}T${time}Z`);

describe('the link of an order', () => {
  test.each(['handed_over', 'delivered', 'cancelled', 'refunded'] as const)('shows it for thirty days once it is %s', (state) => {
    const closed = order(...placed, [state, '01-05']);
    expect([isLinkOpen(closed, at('02-04', '09:59:59.999')), isLinkOpen(closed, at('02-04'))]).toEqual([true, false]);
  });

  test('counts from the hand-over, not from what followed, and anew after a reprint', () => {
    const delivered = order(...placed, ['handed_over', '01-05'], ['delivered', '01-20'], ['refunded', '03-01']);
    expect(isLinkOpen(delivered, at('02-04'))).toBe(false);
    const again = order(...placed, ['handed_over', '01-05'], ['reprint', '03-01'], ['in_production', '03-02']);
    expect([isLinkOpen(again, at('03-31')), isLinkOpen(again, at('04-01'))]).toEqual([true, false]);
    const twice = order(...placed, ['handed_over', '01-05'], ['reprint', '03-01'], ['in_production', '03-02'], ['handed_over', '03-04']);
    expect([isLinkOpen(twice, at('04-03', '09:59:59.999')), isLinkOpen(twice, at('04-03'))]).toEqual([true, false]);
  });

  test('ends for an order that nobody closed, thirty days after the promised day of delivery', () => {
    expect(isLinkOpen(order(...placed), at('02-09', '22:59:59.999'))).toBe(true);
    expect(isLinkOpen(order(...placed), at('02-09', '23:00:00.000'))).toBe(false);
    expect(isLinkOpen(order(...placed, ['needs_customer', '02-20']), at('03-20'))).toBe(true);
  });
});
