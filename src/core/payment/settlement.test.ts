/** What follows from the money of an order: the same for the same facts, whatever their order and number. */
import { describe, expect, test } from 'vitest';
import { random as seeded } from '#core/values/numbers/random.ts';
import { isLongForm, sharedOut } from '#tests/long-form.ts';
import { attemptState, laterFact, type PaymentFact } from './payment-fact.ts';
import { type Books, balanceOf, forgivenDifference, type OrderRefund, settlementOf } from './settlement.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });

function fact(kind: PaymentFact['kind'], ref: string, status: PaymentFact['status'], amount: number, minute = 0): PaymentFact {
  return { kind, ref, status, money: eur(amount), at: `2026-11-28T10:${String(minute).padStart(2, '0')}:00.000Z` };
}

const capture = (amount: number, ref = 'c1', minute = 0) => fact('capture', ref, 'done', amount, minute);

function refund(amount: number, changes: Partial<OrderRefund> = {}): OrderRefund {
  return { id: 'r1', attempt: 'a', captureRef: 'c1', amount, reason: 'surplus', state: 'done', ref: 'p1', ...changes };
}

/** Books of one attempt of 100.00 for an order of 100.00. */
function books(facts: readonly PaymentFact[], changes: Partial<Books> = {}): Books {
  const attempts = [{ id: 'a', money: eur(10_000), isTransfer: false, facts }];
  return { total: 10_000, gift: 0, currency: 'EUR', isEnded: false, attempts, refunds: [], accepted: [], ...changes };
}

/** Facts as the store keeps them: one of each kind and ref, whatever it was told in whichever order. */
function folded(told: readonly PaymentFact[]): PaymentFact[] {
  const known = new Map<string, PaymentFact>();
  for (const one of told) {
    const key = `${one.kind} ${one.ref}`;
    const before = known.get(key);
    known.set(key, before ? laterFact(before, one) : one);
  }
  return [...known.values()];
}

/** Everything that is read from the facts, for an order that goes on and for one that has ended. */
function reading(facts: readonly PaymentFact[]): string {
  const refunds = [refund(3_000, { state: 'sending', ref: null })];
  const all = [books(facts), books(facts, { isEnded: true }), books(facts, { refunds }), books(facts, { isEnded: true, refunds })];
  return JSON.stringify([attemptState(facts), all.map((each) => [balanceOf(each), settlementOf(each)])]);
}

const alphabet: readonly PaymentFact[] = [
  fact('capture', 'c1', 'pending', 10_000),
  fact('capture', 'c1', 'done', 10_000, 1),
  fact('capture', 'c1', 'failed', 10_000, 2),
  fact('capture', 'c2', 'done', 10_000, 3),
  fact('refund', 'p1', 'pending', 3_000, 4),
  fact('refund', 'p1', 'done', 3_000, 5),
  fact('refund', 'p1', 'failed', 3_000, 6),
  fact('dispute', 'd1', 'open', 10_000, 7),
  fact('dispute', 'd1', 'lost', 10_000, 8),
  fact('dispute', 'd1', 'won', 10_000, 9),
  fact('end', 'a', 'done', 0, 10),
];

/** The facts of the alphabet whose bits are set. */
function factsOfSet(set: number): PaymentFact[] {
  return alphabet.filter((_, at) => (set & (1 << at)) !== 0);
}

/** The reading of each set of the alphabet that was met, by its bits. */
function setReader() {
  const readings = new Map<number, string>();
  return (set: number): string => {
    const known = readings.get(set) ?? reading(folded(factsOfSet(set)));
    readings.set(set, known);
    return known;
  };
}

describe('the facts of an attempt', () => {
  /** 11 facts: 177,156 sequences of five and 1,948,717 of six, each with every repetition among them. */
  const longest = isLongForm ? 6 : 4;

  test('read the same in every order and with every repetition', { timeout: 900_000 }, () => {
    const ofSet = setReader();
    // Two foldings that hold the same facts in the same order read the same: each is computed once.
    const ofFolding = new Map<string, string>();
    let count = 0;
    function extend(told: readonly PaymentFact[], set: number): void {
      const kept = folded(told);
      const key = kept.map((one) => alphabet.indexOf(one)).join();
      const read = ofFolding.get(key) ?? reading(kept);
      ofFolding.set(key, read);
      count += 1;
      if (read !== ofSet(set))
        expect.fail(`another reading of ${JSON.stringify(told.map(({ kind, ref, status }) => [kind, ref, status]))}`);
      if (told.length < longest) for (const [at, one] of alphabet.entries()) extend([...told, one], set | (1 << at));
    }
    extend([], 0);
    expect(count).toBe(Array.from({ length: longest + 1 }, (_, at) => alphabet.length ** at).reduce((sum, each) => sum + each, 0));
  });

  test('of 40 histories with repetitions read the same however they are shuffled', { timeout: 900_000 }, () => {
    const { next, pick, chance } = seeded(20261128);
    const histories = Array.from({ length: 40 }, (_, number) => {
      const captures = ['c1', 'c2', 'c3'].flatMap((ref, at) =>
        (['pending', 'done', 'failed'] as const).map((status) => fact('capture', ref, status, 10_000, at)),
      );
      const refunds = ['p1', 'p2', 'p3'].flatMap((ref, at) =>
        (['pending', 'done', 'failed'] as const).map((status) => fact('refund', ref, status, 1_000 * (at + 1), 10 + at)),
      );
      const disputes = ['d1', 'd2'].flatMap((ref, at) =>
        (['open', 'lost', 'won'] as const).map((status) => fact('dispute', ref, status, 10_000, 20 + at)),
      );
      const all = [...captures, ...refunds, ...disputes, fact('end', 'a', 'done', 0, 30)];
      return Array.from({ length: 8 + (number % 12) }, () => pick(all));
    });
    const shuffles = isLongForm ? 2_500 : 60;
    for (const history of sharedOut(histories)) {
      const expected = reading(folded(history));
      for (let at = 0; at < shuffles; at += 1) {
        const told = [...history, ...history.filter(() => chance(0.3))]
          .map((one) => ({ one, key: next() }))
          .toSorted((a, b) => a.key - b.key);
        expect(reading(folded(told.map(({ one }) => one)))).toBe(expected);
      }
    }
  });
});

/** An order that was paid by transfers of these sums. */
const transfer = (...amounts: number[]): Partial<Books> => ({
  attempts: [
    { id: 'a', money: eur(10_000), isTransfer: true, facts: amounts.map((amount, at) => ({ ...capture(amount), ref: `t${at}` })) },
  ],
});

describe('the balance of an order', () => {
  test.each<[string, Books, [owed: number, received: number]]>([
    ['nothing paid', books([]), [10_000, 0]],
    ['a capture that is pending or failed', books([fact('capture', 'c1', 'pending', 1), fact('capture', 'c2', 'failed', 1)]), [10_000, 0]],
    ['a capture', books([capture(10_000)]), [10_000, 10_000]],
    ['a gift voucher and a capture', books([capture(7_000)], { gift: 3_000 }), [10_000, 10_000]],
    ['an ended order gives the gift voucher back', books([capture(7_000)], { gift: 3_000, isEnded: true }), [0, 7_000]],
    [
      'a refund counts as soon as it is asked for',
      books([capture(10_000)], { refunds: [refund(1_000, { state: 'approved', ref: null })] }),
      [10_000, 9_000],
    ],
    ['a failed refund does not', books([capture(10_000)], { refunds: [refund(1_000, { state: 'failed' })] }), [10_000, 10_000]],
    [
      'a refund of goodwill lowers what is owed',
      books([capture(10_000)], { refunds: [refund(1_000, { reason: 'goodwill' })] }),
      [9_000, 9_000],
    ],
    [
      'a refund and its fact count once',
      books([capture(10_000), fact('refund', 'p1', 'done', 1_000)], { refunds: [refund(1_000)] }),
      [10_000, 9_000],
    ],
    [
      'a fact of a refund whose answer was lost counts once',
      books([capture(10_000), fact('refund', 'p1', 'done', 1_000)], { refunds: [refund(1_000, { state: 'sending', ref: null })] }),
      [10_000, 9_000],
    ],
    ['a refund from elsewhere', books([capture(10_000), fact('refund', 'p9', 'done', 1_000)]), [10_000, 9_000]],
    ['an open dispute', books([capture(10_000), fact('dispute', 'd1', 'open', 10_000)]), [10_000, 10_000]],
    ['a lost dispute', books([capture(10_000), fact('dispute', 'd1', 'lost', 10_000)]), [10_000, 0]],
    ['a transfer that is short by what is forgiven', books([], transfer(9_970)), [9_970, 9_970]],
    ['the same after the rest came, too', books([], transfer(9_970, 30)), [10_000, 10_000]],
    [
      'the same with a refund of goodwill',
      books([], { ...transfer(9_970), refunds: [refund(1_000, { reason: 'goodwill' })] }),
      [8_970, 8_970],
    ],
    ['an ended order with such a transfer', books([], { ...transfer(9_970), isEnded: true }), [0, 9_970]],
    ['another currency', books([{ ...capture(10_000), money: { amount: 10_000, currency: 'CHF' } }]), [10_000, 0]],
  ])('%s', (_, given, [owed, received]) => {
    expect(balanceOf(given)).toMatchObject({ owed, received });
  });
});

describe('an order', () => {
  test.each<[string, Books, { isCovered: boolean; difference?: number }]>([
    ['paid exactly', books([capture(10_000)]), { isCovered: true }],
    ['paid by a gift voucher alone', books([], { gift: 10_000 }), { isCovered: true }],
    ['short by a cent on the page of a provider', books([], { gift: 9_999 }), { isCovered: false }],
    [
      'short by as much as is forgiven, by transfer',
      books([], transfer(10_000 - forgivenDifference)),
      { isCovered: true, difference: forgivenDifference },
    ],
    ['short by a cent more, by transfer', books([], transfer(9_999 - forgivenDifference)), { isCovered: false, difference: 0 }],
    ['paid and refunded by the shop', books([capture(10_000)], { refunds: [refund(10_000)] }), { isCovered: true }],
    ['paid with a wrong amount', books([capture(10_001)]), { isCovered: false }],
    ['paid with a wrong amount that an operator accepted', books([capture(10_001)], { accepted: ['amount'] }), { isCovered: true }],
  ])('%s is covered or not', (_, given, expected) => {
    const { isCovered, balance } = settlementOf(given);
    expect({ isCovered, difference: balance.difference }).toEqual({ difference: 0, ...expected });
  });

  test.each<[string, Books, string | null]>([
    ['paid', books([capture(10_000)]), null],
    ['paid with another amount', books([capture(9_999)]), 'amount'],
    ['paid by transfers of another amount', books([], transfer(9_000)), null],
    ['paid in another currency', books([{ ...capture(10_000), money: { amount: 10_000, currency: 'CHF' } }]), 'currency'],
    ['disputed', books([capture(10_000), fact('dispute', 'd1', 'open', 10_000)]), 'dispute'],
    ['disputed in vain', books([capture(10_000), fact('dispute', 'd1', 'won', 10_000)]), null],
    ['refunded elsewhere', books([capture(10_000), fact('refund', 'p9', 'pending', 1)]), 'refunded-elsewhere'],
    ['refunded elsewhere in vain', books([capture(10_000), fact('refund', 'p9', 'failed', 1)]), null],
    [
      'ended with a refund that failed',
      books([capture(10_000)], { isEnded: true, refunds: [refund(10_000, { state: 'failed' })] }),
      'refund-failed',
    ],
    [
      'disputed, which an operator has accepted',
      books([capture(10_000), fact('dispute', 'd1', 'open', 10_000)], { accepted: ['dispute'] }),
      null,
    ],
    [
      'disputed with a wrong amount, which an operator has accepted',
      books([capture(10_001), fact('dispute', 'd1', 'open', 10_000)], { accepted: ['amount'] }),
      'dispute',
    ],
  ])('%s is held for its reason', (_, given, hold) => {
    expect(settlementOf(given).hold).toBe(hold);
  });
});

describe('what is paid back by itself', () => {
  const asked = (given: Books) =>
    settlementOf(given).refunds.map(({ captureRef, money, reason }) => [captureRef, money.amount, money.currency, reason]);
  const twice = [capture(10_000, 'c1', 1), capture(10_000, 'c2', 2)];

  test('is the surplus, from the newest capture first, never more than is left of it', () => {
    expect(asked(books(twice))).toEqual([['c2', 10_000, 'EUR', 'surplus']]);
    expect(asked(books(twice.toReversed(), { gift: 4_000 }))).toEqual([
      ['c2', 10_000, 'EUR', 'surplus'],
      ['c1', 4_000, 'EUR', 'surplus'],
    ]);
    expect(asked(books(twice, { isEnded: true, refunds: [refund(9_000, { captureRef: 'c2' })] }))).toEqual([
      ['c2', 1_000, 'EUR', 'cancelled'],
      ['c1', 10_000, 'EUR', 'cancelled'],
    ]);
  });

  test('is nothing twice', () => {
    for (const state of ['approved', 'sending', 'pending', 'done'] as const)
      expect(asked(books(twice, { refunds: [refund(10_000, { captureRef: 'c2', state })] }))).toEqual([]);
  });

  test('is not what a refund failed for, until an operator asks again by another one', () => {
    const failed = refund(10_000, { captureRef: 'c1', state: 'failed' });
    const one = books([capture(10_000)], { isEnded: true, refunds: [failed] });
    expect(settlementOf(one)).toMatchObject({ refunds: [], isPaidBack: false });
    // More money that comes in later goes back all the same.
    expect(asked(books(twice, { isEnded: true, refunds: [failed] }))).toEqual([['c2', 10_000, 'EUR', 'cancelled']]);
    const again = [refund(10_000, { captureRef: 'c1', state: 'replaced' }), refund(10_000, { id: 'r2', ref: 'p2' })];
    expect(settlementOf({ ...one, refunds: again })).toMatchObject({ refunds: [], hold: null, isPaidBack: true });
    expect(asked(books(twice, { isEnded: true, refunds: again }))).toEqual([['c2', 10_000, 'EUR', 'cancelled']]);
  });

  test('is not what was refunded elsewhere, of one capture and of several of an attempt', () => {
    const elsewhere = fact('refund', 'p9', 'done', 4_000);
    expect(asked(books([capture(10_000), elsewhere], { isEnded: true }))).toEqual([['c1', 6_000, 'EUR', 'cancelled']]);
    expect(asked(books([...twice, elsewhere], { isEnded: true }))).toEqual([
      ['c2', 6_000, 'EUR', 'cancelled'],
      ['c1', 10_000, 'EUR', 'cancelled'],
    ]);
  });

  test('is not what is disputed: it may be lost as well', () => {
    for (const status of ['open', 'lost'] as const) {
      const given = books([capture(10_000), fact('dispute', 'd1', status, 10_000)], { isEnded: true });
      expect(settlementOf(given)).toMatchObject({ refunds: [], isPaidBack: status === 'lost' });
    }
    expect(asked(books([capture(10_000), fact('dispute', 'd1', 'won', 10_000)], { isEnded: true }))).toEqual([
      ['c1', 10_000, 'EUR', 'cancelled'],
    ]);
  });

  test('is a wrong amount or currency only once the order has ended', () => {
    const francs: PaymentFact = { ...capture(10_000), money: { amount: 10_000, currency: 'CHF' } };
    expect(asked(books([capture(10_001)]))).toEqual([]);
    expect(asked(books([francs]))).toEqual([]);
    expect(asked(books([capture(10_001)], { isEnded: true }))).toEqual([['c1', 10_001, 'EUR', 'cancelled']]);
    expect(asked(books([francs], { isEnded: true }))).toEqual([['c1', 10_000, 'CHF', 'cancelled']]);
    expect(settlementOf(books([francs], { isEnded: true })).isPaidBack).toBe(false);
    const paidBack = books([francs], { isEnded: true, refunds: [refund(10_000)] });
    expect(settlementOf(paidBack)).toMatchObject({ refunds: [], isPaidBack: true });
    expect(balanceOf(paidBack)).toMatchObject({ owed: 0, received: 0 });
  });
});
