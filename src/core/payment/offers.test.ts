import { expect, test } from 'vitest';
import { deliveryCountries } from '#core/values/channel.ts';
import { money } from '#core/values/money.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { paymentOffers } from './offers.ts';

const t = serverTexts({ locale: 'de-DE' });

const invoice = (
  amount: number,
  delivery: (typeof deliveryCountries)[number] = 'DE',
  billing = delivery,
  currency: 'EUR' | 'CHF' = 'EUR',
) => {
  const refused = paymentOffers({ goods: money(amount, currency), due: 1, delivery, billing, sellsVouchers: false }).find(
    ({ method }) => type === 'invoice',
  )?.refused;
  return refused ? t(refused) : refused;
};

test('invoice is open from 25.00 of goods', () => {
  expect(invoice(2_500)).toBeNull();
  expect(invoice(2_499)).toBe('Auf Rechnung geht es ab 25,00\u00a0€ Warenwert.');
  expect(invoice(2_500, 'CH', 'CH', 'CHF')).toBeNull();
});

test('invoice is open up to 1,500.00 of goods [E083]', () => {
  expect(invoice(150_000)).toBeNull();
  expect(invoice(150_001)).toBe('Auf Rechnung geht es bis 1.500,00\u00a0€ Warenwert.');
});

test('invoice needs one and the same country out of four', () => {
  expect(deliveryCountries.filter((country) => invoice(9_000, country) === null)).toEqual(['DE', 'AT', 'CH', 'LI']);
  expect(invoice(9_000, 'DE', 'AT')).toContain('dasselbe Land');
});

test('gift vouchers cannot be bought on invoice', () => {
  const offers = paymentOffers({ goods: money(9_000, 'EUR'), due: 14_000, delivery: 'DE', billing: 'DE', sellsVouchers: true });
  expect(offers.map(({ refused }) => refused && t(refused))).toEqual(['Gutscheine gibt es nicht auf Rechnung.', null]);
  expect(offers.map(({ note }) => t(note)).at(-1)).toBe('Du überweist zuerst. Sobald das Geld da ist, geht es los.');
});

test('prepayment is always open', () => {
  for (const country of deliveryCountries) {
    expect(
      paymentOffers({ goods: money(1, 'EUR'), due: 1, delivery: country, billing: 'DE', sellsVouchers: true }).find(
        ({ method }) => type === 'prepayment',
      )?.refused,
    ).toBeNull();
  }
});

test('an order of 0 has one way to pay, without a transfer', () => {
  const offers = paymentOffers({ goods: money(0, 'EUR'), due: 0, delivery: 'DE', billing: 'DE', sellsVouchers: false });
  expect(offers.map(({ type, refused }) => [type, refused])).toEqual([['prepayment', null]]);
  expect(offers.map(({ name }) => t(name))).toEqual(['Nichts zu zahlen']);
});
