/**
 * A purchase as the shop's own tagging server gets it from the shop: the Measurement Protocol of Google Analytics 4, whose events have the
 * names of the data layer (web/tracking/events.ts). The number of the order makes it one purchase with that of the browser. Pure.
 */
import { consentAnswer, consentCookie } from '#core/site/consent.ts';
import { readCookie } from '#core/values/cookies.ts';
import type { Order } from './order.ts';

/** Whose purchase may be measured. `proof` is the id of the stored consent. */
export type MeasuredClient = { id: string; proof: string; hasMarketing: boolean };

/** The client of Google Analytics in its cookie `_ga`: `GA1.1.NUMBER.SECONDS`, the last two. */
const googleClient = /^GA\d\.\d+\.(\d{1,20}\.\d{1,20})$/;
const visitId = /^[0-9a-f-]{36}$/;

/** The client that a request's cookies name: only of visitors who agreed to statistics, asked in this wording. Null without one. */
export function measuredClient(cookies: string | null, channel: string, wording: number): MeasuredClient | null {
  const answer = consentAnswer(readCookie(cookies, consentCookie), wording);
  if (!answer?.proof || !answer.granted.includes('statistics')) return null;
  const visit = readCookie(cookies, `${channel}_sid`) ?? '';
  const id = googleClient.exec(readCookie(cookies, '_ga') ?? '')?.[1] ?? (visitId.test(visit) ? visit : null);
  return id === null ? null : { id, proof: answer.proof, hasMarketing: answer.granted.includes('marketing') };
}

type MeasuredOrder = Pick<Order, 'number' | 'currency' | 'placedAt' | 'total' | 'shipping' | 'taxes' | 'lines'>;

/** The body of a request to `/mp/collect`. Sums are in major units; nothing in it names the customer. */
export function purchaseBody(order: MeasuredOrder, client: Pick<MeasuredClient, 'id' | 'hasMarketing'>): Record<string, unknown> {
  const { number, currency, placedAt, total, shipping, taxes, lines } = order;
  const major = (amount: number) => amount / 100;
  const advertising = client.hasMarketing ? 'GRANTED' : 'DENIED';
  return {
    client_id: client.id,
    timestamp_micros: Date.parse(placedAt) * 1000,
    consent: { ad_user_data: advertising, ad_personalization: advertising },
    events: [
      {
        name: 'purchase',
        params: {
          transaction_id: number,
          currency,
          value: major(total),
          tax: major(taxes.reduce((sum, { vat }) => sum + vat, 0)),
          shipping: major(shipping),
          items: lines.map(({ name, quantity, unit }) => ({ item_name: name, quantity, price: major(unit) })),
        },
      },
    ],
  };
}
