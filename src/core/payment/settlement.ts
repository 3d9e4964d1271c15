/** What follows from the money of an order. Pure: the same facts in any order and number give the same result. Minor units. */
import type { Currency, Money } from '#core/values/money.ts';
import type { FactStatus, PaymentFact } from './payment-fact.ts';

/** Why an operator pays back; the shop itself pays back a surplus, and cancelled orders. */
export const operatorReasons = ['goodwill', 'complaint', 'withdrawal'] as const;
export const refundReasons = ['surplus', 'cancelled', ...operatorReasons] as const;
export type RefundReason = (typeof refundReasons)[number];

/** `replaced`: it failed, and an operator asked for the same money again by another refund. */
export const refundStates = ['requested', 'approved', 'sending', 'pending', 'done', 'failed', 'replaced'] as const;
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

/** Why an order is held: production stops until an operator has looked. */
export const holdReasons = ['amount', 'currency', 'dispute', 'refunded-elsewhere', 'refund-failed'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** `isEnded`: cancelled or refunded; then nothing is owed, and what gift vouchers paid has gone back to them. */
export type Books = {
  total: number;
  gift: number;
  currency: Currency;
  isEnded: boolean;
  attempts: readonly PaidAttempt[];
  refunds: readonly OrderRefund[];
  /** Reasons of holds that an operator released: they hold the order no more. */
  accepted: readonly HoldReason[];
};

export type Balance = {
  owed: number;
  /** Gift vouchers and captures without what went back or was lost in a dispute. */
  received: number;
  /** Of captures alone, before refunds. */
  captured: number;
  /** By how much transfers were short, where that is forgiven: `owed` is less by it. */
  difference: number;
};

type Capture = { attempt: PaidAttempt; fact: PaymentFact };

/** Of money that arrived, in any currency. */
function allCaptures({ attempts }: Pick<Books, 'attempts'>): Capture[] {
  return attempts.flatMap((attempt) =>
    attempt.facts.filter(({ kind, status }) => kind === 'capture' && status === 'done').map((fact) => ({ attempt, fact })),
  );
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const hasFailed = ({ state }: OrderRefund) => state === 'failed' || state === 'replaced';

/** Refunds that the provider told of and the shop did not ask for. One that the shop asked for without an answer counts once. */
function foreignRefunds({ refunds }: Pick<Books, 'refunds'>, { id, facts }: PaidAttempt): PaymentFact[] {
  const own = refunds.filter(({ attempt }) => attempt === id);
  const known = new Set(own.flatMap(({ ref }) => ref ?? []));
  const unanswered = own.filter((refund) => refund.ref === null && !hasFailed(refund)).map(({ amount }) => amount);
  return facts
    .filter(({ kind, status, ref }) => kind === 'refund' && status !== 'failed' && !known.has(ref))
    .filter(({ money }) => {
      const at = unanswered.indexOf(money.amount);
      if (at >= 0) unanswered.splice(at, 1);
      return at < 0;
    });
}

function disputed({ facts }: PaidAttempt, ...statuses: FactStatus[]): Money[] {
  return facts.filter(({ kind, status }) => kind === 'dispute' && statuses.includes(status)).map(({ money }) => money);
}

/** Refunds that were asked for count as made until they fail. Money in another currency pays nothing. */
export function balanceOf(books: Books): Balance {
  const { total, gift, isEnded, attempts, refunds, currency } = books;
  const own = (sums: readonly Money[]) => sumOf(sums.filter((one) => one.currency === currency).map(({ amount }) => amount));
  const elsewhere = new Set(allCaptures(books).flatMap(({ fact }) => (fact.money.currency === currency ? [] : fact.ref)));
  const made = refunds.filter((refund) => !hasFailed(refund) && !elsewhere.has(refund.captureRef));
  const credited = sumOf(made.filter(({ reason }) => reason !== 'surplus' && reason !== 'cancelled').map(({ amount }) => amount));
  const back =
    sumOf(made.map(({ amount }) => amount)) + own(attempts.flatMap((one) => foreignRefunds(books, one)).map(({ money }) => money));
  const lost = own(attempts.flatMap((one) => disputed(one, 'lost')));
  const captured = own(allCaptures(books).map(({ fact }) => fact.money));
  const difference = forgivenOf(books, total - gift - captured);
  return {
    owed: isEnded ? 0 : total - credited - difference,
    captured,
    received: (isEnded ? 0 : gift) + captured - back - lost,
    difference,
  };
}

/** A transfer that is short by this much is taken for the whole. */
export const forgivenDifference = 50;

/** What is forgiven of a missing sum. Nothing of an order that has ended: it owes nothing. */
function forgivenOf(books: Books, missing: number): number {
  if (books.isEnded || missing <= 0 || missing > forgivenDifference || isUnclear(books)) return 0;
  return allCaptures(books).some(({ attempt, fact }) => attempt.isTransfer && fact.money.currency === books.currency) ? missing : 0;
}

/** Money arrived that an operator has to judge. */
function isUnclear(books: Books): boolean {
  return holdsOf(books).some((reason) => reason === 'amount' || reason === 'currency');
}

/** Every reason to hold the order that no operator has accepted. */
function holdsOf(books: Books): HoldReason[] {
  const told = allCaptures(books);
  const holds: Record<HoldReason, boolean> = {
    currency: told.some(({ fact }) => fact.money.currency !== books.currency),
    amount: told.some(({ attempt, fact }) => !attempt.isTransfer && fact.money.amount !== attempt.money.amount),
    dispute: books.attempts.some((attempt) => disputed(attempt, 'open', 'lost').length > 0),
    'refunded-elsewhere': books.attempts.some((attempt) => foreignRefunds(books, attempt).length > 0),
    'refund-failed': books.isEnded && books.refunds.some(({ state }) => state === 'failed'),
  };
  return holdReasons.filter((reason) => holds[reason] && !books.accepted.includes(reason));
}

export type NewRefund = { attempt: string; captureRef: string; money: Money; reason: 'surplus' | 'cancelled' };

export type Settlement = {
  balance: Balance;
  /** All of the order is paid: production may begin. Refunds do not undo it. */
  isCovered: boolean;
  hold: HoldReason | null;
  /** What is to be paid back beyond what was asked for already. */
  refunds: NewRefund[];
  /** The order has ended, and all of the money that arrived has gone back. */
  isPaidBack: boolean;
};

/** What the money of an order asks for. */
export function settlementOf(books: Books): Settlement {
  const balance = balanceOf(books);
  const [hold = null] = holdsOf(books);
  const isHeld = isUnclear(books);
  const isCovered = !isHeld && books.total - books.gift - balance.captured - balance.difference <= 0;
  // A wrong amount is for an operator to judge, unless the order has ended.
  const refunds = isHeld && !books.isEnded ? [] : newRefunds(books, balance);
  return { balance, isCovered, hold, refunds, isPaidBack: isPaidBack(books, balance, refunds) };
}

function isPaidBack(books: Books, { received }: Balance, asked: readonly NewRefund[]): boolean {
  const captures = allCaptures(books);
  if (!books.isEnded || captures.length === 0 || asked.length > 0 || received > 0) return false;
  if (books.refunds.some(({ state }) => state !== 'done' && state !== 'replaced')) return false;
  return refundable(books).every(({ fact, left }) => fact.money.currency === books.currency || left === 0);
}

/** Takes the surplus from the newest captures first. An order that has ended pays back money of another currency, too. */
function newRefunds(books: Books, { received, owed }: Balance): NewRefund[] {
  // One that failed is asked for again by an operator only: what refused it once would refuse it for ever.
  const failed = (refs: readonly string[]) =>
    sumOf(books.refunds.filter(({ state, captureRef }) => state === 'failed' && refs.includes(captureRef)).map(({ amount }) => amount));
  const reason = books.isEnded ? 'cancelled' : 'surplus';
  const refunds: NewRefund[] = [];
  const captures = refundable(books);
  const own = captures.filter(({ fact }) => fact.money.currency === books.currency);
  let rest = Math.max(0, received - owed - failed(own.map(({ fact }) => fact.ref)));
  for (const { attempt, fact, left } of captures) {
    const { currency } = fact.money;
    const isOwn = currency === books.currency;
    const taken = isOwn ? Math.min(rest, left) : books.isEnded ? left - failed([fact.ref]) : 0;
    if (taken > 0) refunds.push({ attempt: attempt.id, captureRef: fact.ref, money: { amount: taken, currency }, reason });
    if (isOwn) rest -= taken;
  }
  return refunds;
}

function byNewest(a: Capture, b: Capture): number {
  if (a.fact.at !== b.fact.at) return a.fact.at < b.fact.at ? 1 : -1;
  return a.fact.ref < b.fact.ref ? 1 : -1;
}

/**
 * What of each capture can still be paid back, newest first. What was refunded elsewhere or is disputed is taken from the newest captures of
 * its attempt: a dispute that is open may end with the money lost.
 */
export function refundable(books: Pick<Books, 'attempts' | 'refunds'>): (Capture & { left: number })[] {
  const elsewhere = new Map(
    books.attempts.map((attempt) => {
      const sums = [...foreignRefunds(books, attempt).map(({ money }) => money), ...disputed(attempt, 'open', 'lost')];
      return [attempt.id, sumOf(sums.map(({ amount }) => amount))];
    }),
  );
  return allCaptures(books)
    .toSorted(byNewest)
    .map(({ attempt, fact }) => {
      const asked = books.refunds.filter((refund) => refund.captureRef === fact.ref && !hasFailed(refund)).map(({ amount }) => amount);
      const own = Math.max(0, fact.money.amount - sumOf(asked));
      const taken = Math.min(own, elsewhere.get(attempt.id) ?? 0);
      elsewhere.set(attempt.id, (elsewhere.get(attempt.id) ?? 0) - taken);
      return { attempt, fact, left: own - taken };
    });
}
