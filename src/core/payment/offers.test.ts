import { expect, test } from 'vitest';
import { deliveryCountries } from '#core/values/channel.ts';
import { money } from '#core/values/money.ts';
import { serverTexts } from '#texts/server-texts.ts';
import type { PaymentMethod } from './methods.ts';
import { paymentOffers } from './offers.ts';

const t = serverTexts({ locale: 'de-DE' });

const byTransfer: readonly PaymentMethod[] = ['invoice', 'prepayment'];
const order = { goods: money(9_000, 'EUR'), due: 1, delivery: 'DE', billing: 'DE', sellsVouchers: false, isExpress: false } as const;

const invoice = (
  amount: number,
  delivery: (typeof deliveryCountries)[number] = 'DE',
  billing = delivery,
  currency: 'EUR' | 'CHF' = 'EUR',
) => {
  const refused = paymentOffers({ ...order, goods: money(amount, currency), delivery, billing }, byTransfer).find(
    ({ method }) => method === 'invoice',
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
  const offers = paymentOffers({ ...order, due: 14_000, sellsVouchers: true }, byTransfer);
  expect(offers.map(({ refused }) => refused && t(refused))).toEqual(['Gutscheine gibt es nicht auf Rechnung.', null]);
  expect(offers.map(({ note }) => t(note)).at(-1)).toBe('Du überweist zuerst. Sobald das Geld da ist, geht es los.');
});

test('prepayment is always open', () => {
  for (const country of deliveryCountries) {
    expect(
      paymentOffers({ ...order, goods: money(1, 'EUR'), delivery: country, sellsVouchers: true }, byTransfer).find(
        ({ method }) => method === 'prepayment',
      )?.refused,
    ).toBeNull();
  }
});

test('an order of 0 has one way to pay, without a transfer', () => {
  const offers = paymentOffers({ ...order, goods: money(0, 'EUR'), due: 0 }, byTransfer);
  expect(offers.map(({ method, refused }) => [method, refused])).toEqual([['prepayment', null]]);
  expect(offers.map(({ name }) => t(name))).toEqual(['Nichts zu zahlen']);
});

const hosted: readonly PaymentMethod[] = ['card', 'klarna', 'sepa-debit', 'eps', 'ideal', 'bancontact', 'twint'];
const offered = (change: object) => paymentOffers({ ...order, ...change }, hosted).map(({ method }) => method);

test('methods of one country are offered where the bill goes there', () => {
  expect(offered({})).toEqual(['card', 'klarna', 'sepa-debit']);
  expect(offered({ delivery: 'AT', billing: 'AT' })).toEqual(['card', 'klarna', 'sepa-debit', 'eps']);
  expect(offered({ delivery: 'DE', billing: 'NL' })).toContain('ideal');
  expect(offered({ delivery: 'BE', billing: 'BE' })).toContain('bancontact');
});

test('Swiss orders are paid in their currency', () => {
  const swiss = { goods: money(9_000, 'CHF'), delivery: 'CH' as const, billing: 'CH' as const };
  expect(offered(swiss)).toEqual(['card', 'twint']);
  // A parcel to Switzerland that is billed in Austria is paid in francs.
  expect(offered({ ...swiss, billing: 'AT' })).toEqual(['card']);
});

test('a direct debit is refused for express, because its money comes days later', () => {
  const [debit] = paymentOffers({ ...order, isExpress: true }, ['sepa-debit']);
  expect(debit?.refused && t(debit.refused)).toContain('Express');
  expect(paymentOffers(order, ['sepa-debit'])[0]?.refused).toBeNull();
});
