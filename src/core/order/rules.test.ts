import { describe, expect, test } from 'vitest';
import { deliveryCountries } from '#core/values/channel.ts';
import { money } from '#core/values/money.ts';
import { samplePrices } from '#seed/prices.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { allowedMoves, checkMove, orderStates, stateName } from './life-cycle.ts';
import { paymentOffers } from './payment.ts';
import { checkPostalCode } from './postal-code.ts';
import { sampleCharges } from './samples.ts';

const t = serverTexts({ locale: 'de-DE' });

describe('samples', () => {
  test('three are free, each further one costs its market price [F478]', () => {
    const sum = (count: number, market: 'EUR' | 'CHF', freeRight = true) =>
      sampleCharges(
        Array.from({ length: count }, () => samplePrices[market]),
        freeRight,
      ).reduce((total, charge) => total + charge, 0);
    expect([0, 1, 3, 4, 5].map((count) => sum(count, 'EUR'))).toEqual([0, 0, 0, 190, 380]);
    expect([0, 1, 3, 4, 5].map((count) => sum(count, 'CHF'))).toEqual([0, 0, 0, 350, 700]);
    expect([sum(4, 'EUR', false), sum(4, 'CHF', false)]).toEqual([760, 1400]);
  });

  test('the three dearest are the free ones', () => {
    expect(sampleCharges([100, 190, 150, 190, 120], true)).toEqual([100, 0, 0, 0, 120]);
  });
});

describe('payment', () => {
  const invoice = (
    amount: number,
    delivery: (typeof deliveryCountries)[number] = 'DE',
    billing = delivery,
    currency: 'EUR' | 'CHF' = 'EUR',
  ) => {
    const refused = paymentOffers({ goods: money(amount, currency), delivery, billing }).find(({ type }) => type === 'invoice')?.refused;
    return refused ? t(refused) : refused;
  };

  test('invoice is open from 25.00 of goods', () => {
    expect(invoice(2_500)).toBeNull();
    expect(invoice(2_499)).toBe('Rechnung gibt es ab 25,00\u00a0€ Warenwert.');
    expect(invoice(2_500, 'CH', 'CH', 'CHF')).toBeNull();
  });

  test('invoice needs one and the same country out of four', () => {
    expect(deliveryCountries.filter((country) => invoice(9_000, country) === null)).toEqual(['DE', 'AT', 'CH', 'LI']);
    expect(invoice(9_000, 'DE', 'AT')).toContain('dasselbe Land');
  });

  test('prepayment is always open', () => {
    for (const country of deliveryCountries) {
      expect(
        paymentOffers({ goods: money(1, 'EUR'), delivery: country, billing: 'DE' }).find(({ type }) => type === 'prepayment')?.refused,
      ).toBeNull();
    }
  });
});

describe('life cycle', () => {
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
    expect(orderStates.filter((state) => allowedMoves(state).includes('cancelled'))).toEqual([
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
      if (state !== 'cart') expect(orderStates.some((from) => allowedMoves(from).includes(state))).toBe(true);
    }
  });
});

describe('postal code', () => {
  test.each([
    ['DE', '80331', '80331'],
    ['DE', ' 01067 ', '01067'],
    ['DE', 'D-80331', '80331'],
    ['AT', 'A-1010', '1010'],
    ['CH', 'CH-8001', '8001'],
    ['LI', '9490', '9490'],
    ['LU', 'L-1234', '1234'],
    ['FR', '75 001', '75001'],
    ['IT', '00118', '00118'],
    ['BE', 'B-1000', '1000'],
    ['NL', '1012ab', '1012 AB'],
    ['NL', 'NL-1012 AB', '1012 AB'],
    ['ES', '08001', '08001'],
    ['DE', '８０３３１', '80331'],
  ] as const)('%s %j becomes %s', (country, typed, value) => {
    expect(checkPostalCode(country, typed)).toEqual({ ok: true, value });
  });

  test.each([
    ['DE', '8033', 'Da fehlen noch Ziffern. Die Postleitzahl hat hier 5.'],
    ['AT', '80331', 'Das sind zu viele Ziffern. Die Postleitzahl hat hier 4.'],
    ['DE', 'München', 'Die Postleitzahl besteht hier aus 5 Ziffern.'],
    ['DE', '', 'Hier fehlt noch die Postleitzahl.'],
    ['NL', '1012', 'In den Niederlanden hat die Postleitzahl vier Ziffern und zwei Buchstaben, zum Beispiel 1012 AB.'],
  ] as const)('%s %j is answered with a sentence', (country, typed, message) => {
    const checked = checkPostalCode(country, typed);
    expect(checked.ok ? null : t(checked.message)).toBe(message);
  });
});
