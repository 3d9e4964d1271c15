/** What operators decide about entries of the bank account that the shop could not match. */
import { paymentKind } from '#core/payment/methods.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { type Message, message } from '#core/values/message.ts';
import { formatMoney, type Money, money } from '#core/values/money.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { orderByNumber } from '#store/order/orders.ts';
import { claimBankEntry, findBankEntry, ignoreBankEntry, refundsByTransfer, type StoredBankEntry } from '#store/payment/bank-entries.ts';
import { lockedBooks } from '#store/payment/books.ts';
import { type BankShop, dueOf, instantOf, payRefunds, refundsOfDebit } from './bank-import.ts';
import { noteTransfer } from './note-transfer.ts';
import type { Cause } from './settle.ts';

/** The sentence for the operator; `isRefused`: nothing has changed. */
export type Decision = { isRefused: boolean; text: Message };

const refused = (text: Message): Decision => ({ isRefused: true, text });
const done = (text: Message): Decision => ({ isRefused: false, text });
const german = (sum: Money) => formatMoney(sum, defaultLocale);

/** The beginning of an id, as the list of a file shows it. */
const entryStart = /^[0-9a-f]{8,64}$/;

async function newEntry(shop: BankShop, start: string): Promise<StoredBankEntry | Decision> {
  const entry = entryStart.test(start) ? await findBankEntry(shop.store.db, start) : null;
  if (!entry) return refused(message('bank-entry.unknown', { entry: start }));
  return entry.state === 'new' ? entry : refused(message('bank-entry.before', { entry: start, state: entry.state }));
}

type PayableOrder = { id: string; number: string };

/** Notes the whole entry: what an order is paid too much goes back, and one that is paid in part goes on waiting. */
async function payOrder(
  trx: StoreTransaction,
  shop: BankShop,
  entry: StoredBankEntry,
  { id, number }: PayableOrder,
  cause: Cause,
): Promise<Decision> {
  const books = await lockedBooks(trx, shop.store.engine, id);
  if (!(await claimBankEntry(trx, entry.id, id))) return refused(message('bank-entry.before', { entry: entry.id, state: 'matched' }));
  const rest = dueOf(books) - entry.money.amount;
  await noteTransfer(trx, shop, books, { ref: entry.id, sum: entry.money, at: instantOf(entry) }, cause, shop.clock());
  const after = dueOf(await lockedBooks(trx, shop.store.engine, id));
  const sum = german(entry.money);
  if (after > 0) return done(message('bank-entry.part', { sum, number, rest: german(money(after, entry.money.currency)) }));
  if (rest < 0) return done(message('bank-entry.surplus', { sum, number, surplus: german(money(0 - rest, entry.money.currency)) }));
  return done(message('bank-entry.paid', { sum, number }));
}

/** Takes a new entry for an order: a credit pays it, a debit finishes its refund of the same sum. */
export async function matchBankEntry(shop: BankShop, start: string, number: string, cause: Cause): Promise<Decision> {
  const entry = await newEntry(shop, start);
  if ('isRefused' in entry) return entry;
  const order = await orderByNumber(shop.store, number);
  if (!order) return refused(message('operator.order.missing', { number }));
  if (order.currency !== entry.money.currency) return refused(message('bank-entry.currency', { number }));
  if (entry.money.amount < 0) return finishRefunds(shop, entry, order);
  if (paymentKind(order.payment) === 'hosted') return refused(message('bank-entry.other-way', { number }));
  return shop.store.write((trx) => payOrder(trx, shop, entry, order, cause));
}

async function finishRefunds(shop: BankShop, entry: StoredBankEntry, { number }: PayableOrder): Promise<Decision> {
  const named = (await refundsByTransfer(shop.store.db)).filter((refund) => refund.number === number);
  const isDone = await shop.store.write((trx) => payRefunds(trx, shop, entry, refundsOfDebit(entry, named)));
  return isDone ? done(message('bank-entry.refunded', { number })) : refused(message('bank-entry.no-refund', { number }));
}

/** Puts a new entry aside. */
export async function ignoreEntry(shop: BankShop, start: string): Promise<Decision> {
  const entry = await newEntry(shop, start);
  if ('isRefused' in entry) return entry;
  const isDone = await shop.store.write((trx) => ignoreBankEntry(trx, entry.id));
  return isDone
    ? done(message('bank-entry.ignored', { entry: start }))
    : refused(message('bank-entry.before', { entry: start, state: 'matched' }));
}
