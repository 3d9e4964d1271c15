/** Reminds customers of invoices that are overdue, as far as the shop knows from its bank account that they are. */
import { paymentDays } from '#core/invoice/moment.ts';
import { matchEntry, type OpenOrder } from '#core/payment/bank-match.ts';
import { firstReminderDays, type OpenInvoice, type Reminder, reminderOf } from '#core/payment/dunning.ts';
import { addDays, berlinTime, type Day } from '#core/values/date.ts';
import { money } from '#core/values/money.ts';
import type { Shop } from '#services/handler.ts';
import { invoiceDue } from '#store/invoice/invoices.ts';
import { orderById } from '#store/order/orders.ts';
import { currencyNamed } from '#store/payment/attempts.ts';
import { lockedBooks } from '#store/payment/books.ts';
import { insertDifference } from '#store/payment/differences.ts';
import { dayOfWord, entriesToMatch, invoicesToPay, newestEntryDay } from '#store/payment/receivables.ts';
import { dueOf } from './bank-import.ts';
import { enqueuePaymentMail, paymentMailWord } from './settle.ts';
import { transferDue } from './transfer-due.ts';

type DunningShop = Pick<Shop, 'store' | 'clock' | 'log'>;

/** Older invoices are the operator's: nothing new happens to them. */
const dunnedDays = 180;
const ordersAtOnce = 200;

const kindOf = (reminder: Reminder) => `invoice-reminder-${reminder}` as const;

/** Whether money that came in and that an operator has still to match may be this order's. */
async function mayHaveArrived({ db }: Shop['store'], order: OpenOrder): Promise<boolean> {
  return (await entriesToMatch(db, order.currency)).some(({ amount, currency, payer, text }) => {
    const match = matchEntry({ money: money(amount, currencyNamed(currency)), payer, text }, [order]);
    return match.kind !== 'candidates' || match.numbers.length > 0;
  });
}

/** The order as the bank's entries are compared with it; null for one that waits for no money. */
async function openOrder({ store }: DunningShop, id: string): Promise<OpenOrder | null> {
  const order = await orderById(store, id);
  const due = order ? await transferDue(store, order) : 0;
  if (!order || due === 0) return null;
  return { number: order.number, due, currency: order.currency, payer: `${order.billing.firstName} ${order.billing.lastName}` };
}

async function invoiceOf({ store: { db } }: DunningShop, id: string, currency: string, today: Day): Promise<OpenInvoice | null> {
  const dueOn = await invoiceDue(db, id);
  if (dueOn === null) return null;
  const remindedOn = await dayOfWord(db, paymentMailWord(id, kindOf(1), ''));
  return { dueOn, today, readUntil: await newestEntryDay(db, currency), remindedOn };
}

/** Enqueues the mail of a reminder, once. False where the money came meanwhile, or the order was held or ended. */
async function remind({ store, clock }: DunningShop, id: string, reminder: Reminder): Promise<boolean> {
  return store.write(async (trx) => {
    const books = await lockedBooks(trx, store.engine, id);
    if (books.order.held_at !== null || books.books.isEnded || dueOf(books) <= 0) return false;
    await enqueuePaymentMail(trx, id, kindOf(reminder), '', clock());
    return true;
  });
}

/** Tells operators once that they have to look at the account themselves. */
async function reportUnread({ store, clock, log }: DunningShop, number: string): Promise<void> {
  const found = { provider: 'shop', kind: 'overdue', ref: number };
  if (await store.write((trx) => insertDifference(trx, found, clock()))) log('error', 'payment-difference', found);
}

async function dunOrder(shop: DunningShop, id: string, today: Day): Promise<boolean> {
  const order = await openOrder(shop, id);
  const invoice = order && (await invoiceOf(shop, id, order.currency, today));
  if (!order || !invoice) return false;
  const reminder = reminderOf(invoice);
  if (reminder === null) return false;
  if (reminder === 'unread') {
    await reportUnread(shop, order.number);
    return false;
  }
  if (await dayOfWord(shop.store.db, paymentMailWord(id, kindOf(reminder), ''))) return false;
  // An operator decides about the entry first.
  if (await mayHaveArrived(shop.store, order)) return false;
  return remind(shop, id, reminder);
}

/** Enqueues the reminders that are due, each once; answers how many. Writes by itself: a run that breaks off goes on where it was. */
export async function dunInvoices(shop: DunningShop): Promise<number> {
  const { day: today } = berlinTime(shop.clock());
  const [from, until] = [addDays(today, 0 - dunnedDays), addDays(today, 0 - paymentDays - firstReminderDays)] as const;
  let sent = 0;
  for (let after = ''; ; ) {
    const orders = await invoicesToPay(shop.store.db, { from, until, after, limit: ordersAtOnce });
    for (const id of orders) if (await dunOrder(shop, id, today)) sent += 1;
    const last = orders.at(-1);
    if (last === undefined) return sent;
    after = last;
  }
}
