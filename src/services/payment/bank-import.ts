/** Takes entries of the bank account into the books: credits pay the orders they name, debits finish refunds. */
import { matchEntry, type OpenOrder, orderNumbersIn } from '#core/payment/bank-match.ts';
import { balanceOf } from '#core/payment/settlement.ts';
import type { Message } from '#core/values/message.ts';
import { money } from '#core/values/money.ts';
import type { Shop } from '#services/handler.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import {
  bankEntryState,
  claimBankEntry,
  ignoreBankEntry,
  insertBankEntry,
  ordersByTransfer,
  refundsByTransfer,
  type TransferRefund,
} from '#store/payment/bank-entries.ts';
import { lockedBooks, type OrderBooks, readBooks } from '#store/payment/books.ts';
import { type IdentifiedEntry, readBankFile } from './bank-file.ts';
import { finishTransferRefund, noteTransfer } from './note-transfer.ts';
import type { Cause } from './settle.ts';

export type BankShop = Pick<Shop, 'store' | 'clock' | 'voucherSecret' | 'seller'>;

/** 'open': an operator decides; `numbers` are the candidates. 'before': matched or ignored by an earlier file or command. */
export type EntryResult = { kind: 'paid' | 'refunded' | 'open' | 'ignored' | 'before'; numbers: string[] };

export type ImportedEntry = { entry: IdentifiedEntry; result: EntryResult };

type Waiting = OpenOrder & { id: string };

/** What is still to be paid of an order, in minor units. */
export function dueOf({ books }: OrderBooks): number {
  const { owed, received } = balanceOf(books);
  return owed - received;
}

async function waitingOrders({ db }: Store): Promise<Map<string, Waiting>> {
  const found = new Map<string, Waiting>();
  for (const { id, payer } of await ordersByTransfer(db)) {
    const books = await readBooks(db, id);
    const due = dueOf(books);
    if (due > 0) found.set(books.order.number, { id, number: books.order.number, due, currency: books.books.currency, payer });
  }
  return found;
}

/** When an entry of a day counts as arrived: the account knows no time. */
export function instantOf({ day }: Pick<IdentifiedEntry, 'day'>): string {
  return `${day}T00:00:00.000Z`;
}

/** The reference of the money of an entry; each of several orders has its own. */
function refOf({ id }: Pick<IdentifiedEntry, 'id'>, at: number, count: number): string {
  return count === 1 ? id : `${id}/${at + 1}`;
}

/** Pays orders with an entry in one transaction. False where one of them is not as it was when the entry was matched. */
async function payOrders(
  trx: StoreTransaction,
  shop: BankShop,
  entry: IdentifiedEntry,
  orders: readonly Waiting[],
  cause: Cause,
): Promise<boolean> {
  const locked: OrderBooks[] = [];
  for (const { id } of orders) locked.push(await lockedBooks(trx, shop.store.engine, id));
  const [first] = orders;
  if (!first || locked.some((books, at) => dueOf(books) !== orders[at]?.due)) return false;
  if (!(await claimBankEntry(trx, entry.id, first.id))) return false;
  for (const [at, books] of locked.entries()) {
    const sum = orders.length === 1 ? entry.money : money(orders[at]?.due ?? 0, entry.money.currency);
    await noteTransfer(trx, shop, books, { ref: refOf(entry, at, orders.length), sum, at: instantOf(entry) }, cause, shop.clock());
  }
  return true;
}

/** The refunds that a debit pays: one of its sum, or all that it names. None where the sums do not agree. */
export function refundsOfDebit(entry: Pick<IdentifiedEntry, 'money'>, named: readonly TransferRefund[]): readonly TransferRefund[] {
  const sum = 0 - entry.money.amount;
  const possible = named.filter(({ currency }) => currency === entry.money.currency);
  const exact = possible.find(({ amount }) => amount === sum);
  if (exact) return [exact];
  return possible.reduce((total, { amount }) => total + amount, 0) === sum ? possible : [];
}

type Known = { waiting: Map<string, Waiting>; refunds: TransferRefund[] };

async function matchCredit(
  trx: StoreTransaction,
  shop: BankShop,
  entry: IdentifiedEntry,
  { waiting }: Known,
  cause: Cause,
): Promise<EntryResult> {
  const match = matchEntry(entry, [...waiting.values()]);
  if (match.kind === 'candidates') return { kind: 'open', numbers: match.numbers };
  const numbers = match.kind === 'split' ? match.numbers : [match.number];
  const orders = numbers.flatMap((number) => waiting.get(number) ?? []);
  const isPaid = await payOrders(trx, shop, entry, orders, cause);
  return { kind: isPaid ? 'paid' : 'open', numbers };
}

async function matchDebit(trx: StoreTransaction, shop: BankShop, entry: IdentifiedEntry, { refunds }: Known): Promise<EntryResult> {
  const numbers = orderNumbersIn(entry.text, new Set(refunds.map(({ number }) => number)));
  if (numbers.length === 0) {
    await ignoreBankEntry(trx, entry.id);
    return { kind: 'ignored', numbers: [] };
  }
  const paid = refundsOfDebit(
    entry,
    refunds.filter(({ number }) => numbers.includes(number)),
  );
  const isDone = await payRefunds(trx, shop, entry, paid);
  return { kind: isDone ? 'refunded' : 'open', numbers };
}

/** Finishes refunds with a debit in one transaction. False where there is none, or the entry was taken meanwhile. */
export async function payRefunds(
  trx: StoreTransaction,
  shop: BankShop,
  entry: IdentifiedEntry,
  refunds: readonly TransferRefund[],
): Promise<boolean> {
  const [first] = refunds;
  if (!first || !(await claimBankEntry(trx, entry.id, first.order))) return false;
  for (const [at, refund] of refunds.entries()) {
    const sum = money(refund.amount, entry.money.currency);
    const told = { ref: refOf(entry, at, refunds.length), sum, at: instantOf(entry) };
    await finishTransferRefund(trx, shop, refund, told, shop.clock());
  }
  return true;
}

async function importEntry(shop: BankShop, entry: IdentifiedEntry, known: Known, cause: Cause): Promise<EntryResult> {
  const result = await shop.store.write(async (trx): Promise<EntryResult> => {
    if (!(await insertBankEntry(trx, entry, shop.clock()))) return { kind: 'before', numbers: [] };
    return entry.money.amount < 0 ? matchDebit(trx, shop, entry, known) : matchCredit(trx, shop, entry, known, cause);
  });
  if (result.kind !== 'before' || (await bankEntryState(shop.store.db, entry.id)) !== 'new') return result;
  // It waits for an operator still; nothing is written.
  const match = matchEntry(entry, [...known.waiting.values()]);
  return { kind: 'open', numbers: match.kind === 'candidates' ? match.numbers : 'numbers' in match ? match.numbers : [match.number] };
}

/** Takes each entry of a file once, each in a transaction of its own: the same file may be read again. */
export async function importBankFile(
  shop: BankShop,
  bytes: Uint8Array,
  cause: Cause,
): Promise<{ entries: ImportedEntry[] } | { refused: Message }> {
  const read = readBankFile(bytes);
  if ('refused' in read) return read;
  const known: Known = { waiting: await waitingOrders(shop.store), refunds: await refundsByTransfer(shop.store.db) };
  const entries: ImportedEntry[] = [];
  for (const entry of read.entries) {
    const result = await importEntry(shop, entry, known, cause);
    if (result.kind === 'paid') for (const number of result.numbers) known.waiting.delete(number);
    if (result.kind === 'refunded') known.refunds = await refundsByTransfer(shop.store.db);
    entries.push({ entry, result });
  }
  return { entries };
}
