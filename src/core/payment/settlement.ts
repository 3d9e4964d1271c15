/** What follows from the money of an order. Pure: the same facts in any order and number give the same result. Minor units. */
import type { Currency, Money } from '#core/values/money.ts';
import { attemptState, openAttemptStates, type PaymentFact } from './payment-fact.ts';

export const refundReasons = ['surplus', 'cancelled', 'goodwill', 'complaint', 'withdrawal'] as const;
export type RefundReason = (typeof refundReasons)[number];

export const refundStates = ['requested', 'approved', 'sending', 'pending', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

export type PaidAttempt = {
  id: string;
  money: Money /** Paid by transfers, which may be several and of any sum. */;
  isTransfer: boolean;
  facts: readonly PaymentFact[];
};

/** A refund of the shop. `ref` is the provider's id, null while it is not known. */
export type OrderRefund = {
  id: string;
  attempt: string;
  captureRef: string;
  amount: number;
  reason: RefundReason;
  state: RefundState;
  ref: string | null;
};

/** `isEnded`: cancelled or refunded; then nothing is owed, and what gift vouchers paid has gone back to them. */
export type Books = {
  total: number;
  gift: number;
  currency: Currency;
  isEnded: boolean;
  attempts: readonly PaidAttempt[];
  refunds: readonly OrderRefund[];
};

export type Balance = {
  owed: number;
  /** Gift vouchers and captures without what went back or was lost in a dispute. */
  received: number;
  /** Of captures alone, before refunds. */
  captured: number;
};

type Capture = { attempt: PaidAttempt; fact: PaymentFact };

function captures({ attempts, currency }: Books): Capture[] {
  return attempts.flatMap((attempt) =>
    attempt.facts
      .filter(({ kind, status, money }) => kind === 'capture' && status === 'done' && money.currency === currency)
      .map((fact) => ({ attempt, fact })),
  );
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Refunds that the provider told of and the shop did not ask for. One that the shop asked for without an answer counts once. */
function foreignRefunds({ attempts, refunds }: Books): PaymentFact[] {
  const known = new Set(refunds.flatMap(({ ref }) => ref ?? []));
  const unanswered = refunds.filter(({ ref, state }) => ref === null && state !== 'failed').map(({ amount }) => amount);
  return attempts
    .flatMap(({ facts }) => facts)
    .filter(({ kind, status, ref }) => kind === 'refund' && status !== 'failed' && !known.has(ref))
    .filter(({ money }) => {
      const at = unanswered.indexOf(money.amount);
      if (at >= 0) unanswered.splice(at, 1);
      return at < 0;
    });
}

/** Refunds that were asked for count as made until they fail. */
export function balanceOf(books: Books): Balance {
  const { total, gift, isEnded, attempts, refunds } = books;
  const made = refunds.filter(({ state }) => state !== 'failed');
  const credited = sumOf(made.filter(({ reason }) => reason !== 'surplus' && reason !== 'cancelled').map(({ amount }) => amount));
  const back = sumOf(made.map(({ amount }) => amount)) + sumOf(foreignRefunds(books).map(({ money }) => money.amount));
  const lost = sumOf(
    attempts.flatMap(({ facts }) =>
      facts.filter(({ kind, status }) => kind === 'dispute' && status === 'lost').map(({ money }) => money.amount),
    ),
  );
  const captured = sumOf(captures(books).map(({ fact }) => fact.money.amount));
  return { owed: isEnded ? 0 : total - credited, captured, received: (isEnded ? 0 : gift) + captured - back - lost };
}

/** Why an order is held: production stops until an operator has looked. */
export const holdReasons = ['amount', 'currency', 'dispute', 'refunded-elsewhere'] as const;
export type HoldReason = (typeof holdReasons)[number];

function holdOf(books: Books): HoldReason | null {
  const done = (kind: PaymentFact['kind'], ...statuses: string[]) =>
    books.attempts.flatMap((attempt) =>
      attempt.facts.filter((fact) => fact.kind === kind && statuses.includes(fact.status)).map((fact) => ({ attempt, fact })),
    );
  const told = done('capture', 'done');
  if (told.some(({ fact }) => fact.money.currency !== books.currency)) return 'currency';
  if (told.some(({ attempt, fact }) => !attempt.isTransfer && fact.money.amount !== attempt.money.amount)) return 'amount';
  if (done('dispute', 'open', 'lost').length > 0) return 'dispute';
  return foreignRefunds(books).length > 0 ? 'refunded-elsewhere' : null;
}

/** A transfer that is short by this much is taken for the whole. */
export const forgivenDifference = 50;

export type NewRefund = { attempt: string; captureRef: string; amount: number; reason: 'surplus' | 'cancelled' };

export type Settlement = {
  balance: Balance;
  /** All of the order is paid: production may begin. Refunds do not undo it. */
  isCovered: boolean;
  /** By how much a transfer was short, where that is forgiven. */
  difference: number;
  hold: HoldReason | null;
  /** What is to be paid back beyond what was asked for already. */
  refunds: NewRefund[];
};

/** What the money of an order asks for. */
export function settlementOf(books: Books): Settlement {
  const balance = balanceOf(books);
  const hold = holdOf(books);
  const paid = books.gift + balance.captured;
  const missing = Math.max(0, books.total - paid);
  const isShort = missing > 0 && missing <= forgivenDifference && captures(books).some(({ attempt }) => attempt.isTransfer);
  const isCovered = hold !== 'amount' && hold !== 'currency' && (missing === 0 || isShort);
  // One that failed is asked for again by an operator only: what refused it once would refuse it for ever.
  const failed = sumOf(books.refunds.filter(({ state }) => state === 'failed').map(({ amount }) => amount));
  const surplus = Math.max(0, balance.received - balance.owed - failed);
  // A wrong amount is for an operator to judge, unless the order has ended.
  const refunds = hold === 'amount' && !books.isEnded ? [] : refundsOf(books, surplus);
  return { balance, isCovered, difference: isCovered && isShort ? missing : 0, hold, refunds };
}

/** Takes an amount from the newest captures first, never more than is left of each. */
function refundsOf(books: Books, amount: number): NewRefund[] {
  const newest = captures(books).toSorted((a, b) =>
    a.fact.at === b.fact.at ? (a.fact.ref < b.fact.ref ? 1 : -1) : a.fact.at < b.fact.at ? 1 : -1,
  );
  const refunds: NewRefund[] = [];
  let rest = amount;
  for (const { attempt, fact } of newest) {
    const taken = Math.min(rest, leftOf(books, attempt, fact));
    if (taken > 0)
      refunds.push({ attempt: attempt.id, captureRef: fact.ref, amount: taken, reason: books.isEnded ? 'cancelled' : 'surplus' });
    rest -= taken;
  }
  return refunds;
}

/** What of a capture can still be paid back. */
function leftOf(books: Books, attempt: PaidAttempt, { ref, money }: PaymentFact): number {
  const asked = sumOf(books.refunds.filter((refund) => refund.captureRef === ref && refund.state !== 'failed').map(({ amount }) => amount));
  const foreign = sumOf(foreignRefunds({ ...books, attempts: [attempt] }).map((fact) => fact.money.amount));
  return Math.max(0, money.amount - asked - foreign);
}

/** Whether something can still be paid with one of the attempts. */
export function hasOpenAttempt(attempts: readonly Pick<PaidAttempt, 'facts'>[]): boolean {
  return attempts.some(({ facts }) => openAttemptStates.includes(attemptState(facts)));
}
