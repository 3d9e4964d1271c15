/** Orders of lines by their number, whose names follow, for tests by calls. */
import { card } from '#core/products/card/product.ts';
import { mergedPrice } from '#core/products/merged-price.ts';
import { berlinInstant } from '#core/values/date.ts';
import { isFault } from '#core/values/fault.ts';
import { mailJobs } from '#services/mail/mail.job.ts';
import { recordsJobs } from '#services/order/await-records.job.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { listMails } from '#store/mail/mails.ts';
import { findOrder, transitionOrder } from '#store/order/orders.ts';
import { munich } from '#tests/customer.ts';
import { runJobs } from '#tests/customer-browser.ts';
import type { Engine } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { sellerFacts } from '#tests/invoiced-orders.ts';
import { mergedGuest, oliviaChoice } from '#tests/merged-guests.ts';
import { operatorCall } from '#tests/operator-sources.ts';

export const until = '2027-01-12';
export const cutOff = new Date(berlinInstant(until, 11));

export const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (isFault(error) ? error.code : Promise.reject(error)),
  );

type Payment = 'prepayment' | 'invoice';

export async function startLater(open: Engine['open'], { payment = 'prepayment' as Payment, blanks = 0 } = {}) {
  const clock = { now: new Date('2026-12-20T09:00:00Z') };
  const shop = { ...(await seededShop(open, () => clock.now)), seller: sellerFacts, hosts: [] };
  const guest = await guestCalls(shop);
  const merged = await mergedGuest(shop, guest, { guests: 0, settings: { blanks } });
  const order = async () => {
    const { id, total } = await guest.cart();
    const placed = await guest.request()('POST /web-api/order', {
      cartId: id ?? '',
      email: 'zoe@beispiel.de',
      delivery: { ...munich, country: 'DE' },
      billing: null,
      shippingType: 'standard',
      payment,
      shownTotal: total.amount,
      termsAccepted: true,
    });
    return placed.token;
  };
  const stored = async (token: string) => {
    const found = await findOrder(shop.store, token);
    if (!found) throw new Error('no order');
    return found;
  };
  const pay = async (token: string) => runOrderAction(shop, (await stored(token)).number, 'paid', operatorCall);
  /** An order of so many pieces whose names follow. */
  const ordered = async (quantity: number) => {
    await merged.add({ quantity, recordsUntil: until });
    const token = await order();
    if (payment === 'prepayment') await pay(token);
    return token;
  };
  const names = async (token: string) => guest.request()('GET /web-api/orders/:token/names', { token });
  const print = async (token: string, how: 'print' | 'blank' | 'refund' = 'print') => {
    const [line] = (await names(token)).lines;
    if (!line?.list) throw new Error('no list');
    const { position, revision, list } = line;
    return guest.request()('POST /web-api/orders/:token/names', { token, position, revision, hash: list.hash, how });
  };
  /** So many guests on the list, approved. */
  const list = async (count: number) => {
    await merged.invite(count);
    await merged.approve();
  };
  const toPress = async (token: string) => {
    const { id } = await stored(token);
    return shop.store.write(async (trx) => {
      await transitionOrder(trx, id, { state: 'preflight', actor: 'shop', reason: 'test' }, clock.now);
      return transitionOrder(trx, id, { state: 'in_production', actor: 'shop', reason: 'test' }, clock.now);
    });
  };
  /** The files of its lines are written. */
  const produced = async (token: string) => {
    const { id } = await stored(token);
    const sheets = { sheets_key: 'k', sheets_sha256: 's' };
    await shop.store.write((trx) =>
      trx.updateTable('order_lines').set(sheets).where('order', '=', id).where('merge', 'is not', null).execute(),
    );
  };
  const jobs = () => runJobs(shop as never, { ...recordsJobs, ...mailJobs({ MAIL_FROM: 'post@federleicht.example', PORT: 3000 }) });
  const mails = async (words: string) => (await listMails(shop.store)).filter(({ subject }) => subject.includes(words));
  return { clock, shop, guest, ...merged, ordered, order, pay, stored, names, print, list, toPress, produced, jobs, mails };
}

export type Started = Awaited<ReturnType<typeof startLater>>;

export async function unitOf({ shop }: Started, pieces: number): Promise<number> {
  const catalogue = await catalogueOf(shop.store);
  const { quantity: _, ...choice } = oliviaChoice;
  return mergedPrice(card as never, { type: 'card', ...choice } as never, pieces, { prices: catalogue.cardPrices, country: 'DE' }).unit
    .amount;
}
