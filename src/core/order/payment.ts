/** How an order may be paid, and why a way is closed. Knows no provider. */
import type { DeliveryCountry } from '#core/values/channel.ts';
import type { Locale } from '#core/values/locale.ts';
import { formatMoney, type Money, money } from '#core/values/money.ts';
import type { AddressForm } from '#core/values/text.ts';

export const paymentTypes = ['invoice', 'prepayment'] as const;
type PaymentType = (typeof paymentTypes)[number];

/** Invoice from 25.00 in the currency of the cart (Specification 9, D13). */
const invoiceFrom = 2_500;
const invoiceCountries: readonly DeliveryCountry[] = ['DE', 'AT', 'CH', 'LI'];

export type PaymentOffer = {
  type: PaymentType;
  name: string;
  note: string;
  /** Why it cannot be chosen, or null. */
  refused: string | null;
};

/** Why invoice is closed, or null. `goods` is the value after vouchers and without shipping. */
function invoiceRefusal(goods: Money, delivery: DeliveryCountry, billing: DeliveryCountry, locale: Locale): string | null {
  if (!invoiceCountries.includes(delivery))
    return 'Rechnung gibt es für Lieferungen nach Deutschland, Österreich, in die Schweiz und nach Liechtenstein.';
  if (delivery !== billing) return 'Für Rechnung müssen Lieferung und Rechnung in dasselbe Land gehen.';
  if (goods.amount < invoiceFrom) return `Rechnung gibt es ab ${formatMoney(money(invoiceFrom, goods.currency), locale)} Warenwert.`;
  return null;
}

/** The ways to pay in the order they are shown. */
export function paymentOffers(
  order: { goods: Money; delivery: DeliveryCountry; billing: DeliveryCountry },
  locale: Locale = 'de-DE',
  voice: AddressForm = 'du',
): PaymentOffer[] {
  const du = voice === 'du';
  return [
    {
      type: 'invoice',
      name: 'Rechnung',
      note: du
        ? 'Du zahlst, wenn die Karten bei dir sind, innerhalb von 14 Tagen.'
        : 'Sie zahlen, wenn die Karten bei Ihnen sind, innerhalb von 14 Tagen.',
      refused: invoiceRefusal(order.goods, order.delivery, order.billing, locale),
    },
    {
      type: 'prepayment',
      name: 'Vorkasse',
      note: du
        ? 'Du überweist zuerst. Sobald das Geld da ist, drucken wir.'
        : 'Sie überweisen zuerst. Sobald das Geld da ist, drucken wir.',
      refused: null,
    },
  ];
}
