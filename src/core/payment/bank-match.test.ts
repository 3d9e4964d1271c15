import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#core/values/money.ts';
import { matchEntry, maxCandidates, type OpenOrder, orderNumbersIn } from './bank-match.ts';

const order = (number: string, due: number, payer = 'Ada Fall', currency: OpenOrder['currency'] = 'EUR'): OpenOrder => ({
  number,
  due,
  currency,
  payer,
});
const orders = [
  order('F1000001', 10_829, 'J\u00f6rg Gr\u00f6\u00dfe'),
  order('F1000002', 5_000),
  order('F1000003', 4_000, 'Bo Licht'),
  order('F10000011', 10_829),
  order('F1000007', 10_829, 'Reto Caduff', 'CHF'),
];

function match(amount: number, text: string, payer = '', currency: OpenOrder['currency'] = 'EUR') {
  return matchEntry({ money: money(amount, currency), payer, text }, orders);
}

describe('the number of an order is found', () => {
  test.each([
    'F1000001',
    'f1000001',
    'Bestellung F 1000001',
    'BestellungF1000001vom 27.11.2026',
    'F-1000001',
    'F: 1000001.',
    'F 100 0001',
    'F10000\n01 danke',
    'F1000001 27.11.2026',
    'RF90F1000001',
    'RF90 F100 0001',
    '\uff261000001',
    'F F1000001',
  ])('in "%s"', (text) => {
    expect(match(10_829, text)).toEqual({ kind: 'matched', number: 'F1000001' });
  });

  test.each(['F1000001 2', 'F10000012', 'F100000', 'G1000001', 'F1 0 0 0 0 0 9', ''])(
    'but not in "%s", which has another or none',
    (text) => {
      const found = orderNumbersIn(text, new Set(['F1000001']));
      expect(found).toEqual(text === 'F1000001 2' ? ['F1000001'] : []);
    },
  );

  test('as the longer one of two that begin alike', () => {
    expect(orderNumbersIn('F10000011', new Set(orders.map(({ number }) => number)))).toEqual(['F10000011']);
    expect(orderNumbersIn('F1000001 1', new Set(orders.map(({ number }) => number)))).toEqual(['F10000011']);
  });

  const known = new Set(orders.map(({ number }) => number));
  const words = fc.stringMatching(/^[^\dfF\uff26]{0,30}$/u);

  test('between any words, with spaces between its digits', () => {
    const spaced = fc
      .constantFrom(...known)
      .chain((number) =>
        fc
          .array(fc.constantFrom('', ' ', '\n'), { minLength: number.length - 1, maxLength: number.length - 1 })
          .map((gaps) => ({ number, text: [...number].map((sign, at) => sign + (gaps[at] ?? '')).join('') })),
      );
    fc.assert(
      fc.property(words, spaced, words, (before, { number, text }, after) => {
        expect(orderNumbersIn(`${before}${text}x${after}`, known)).toEqual([number]);
      }),
    );
  });

  test('in no text without the letter', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...known, ' ', '-', '1', 'Rechnung ')), (parts) => {
        expect(orderNumbersIn(parts.join('').replace(/f/gi, ''), known)).toEqual([]);
      }),
    );
  });
});

describe('an entry', () => {
  test('short by no more than 0.50 is told apart', () => {
    expect(match(10_828, 'F1000001')).toEqual({ kind: 'difference', number: 'F1000001', short: 1 });
    expect(match(10_779, 'F1000001')).toEqual({ kind: 'difference', number: 'F1000001', short: 50 });
    expect(match(10_778, 'F1000001')).toEqual({ kind: 'candidates', numbers: ['F1000001'] });
    expect(match(10_830, 'F1000001')).toEqual({ kind: 'candidates', numbers: ['F1000001'] });
  });

  test('for several orders is split where their sums are the whole amount', () => {
    expect(match(9_000, 'F1000003 und F1000002')).toEqual({ kind: 'split', numbers: ['F1000002', 'F1000003'] });
    expect(match(9_001, 'F1000003 und F1000002')).toEqual({ kind: 'candidates', numbers: ['F1000002', 'F1000003'] });
    expect(match(8_990, 'F1000003 und F1000002').kind).toBe('candidates');
  });

  test('that names two orders and has the sum of one pays that one', () => {
    expect(match(5_000, 'F1000002, nicht F1000003')).toEqual({ kind: 'matched', number: 'F1000002' });
    expect(match(10_829, 'F1000001 F10000011').kind).toBe('candidates');
  });

  test('in another currency pays nothing by itself', () => {
    expect(match(10_829, 'F1000007')).toEqual({ kind: 'candidates', numbers: ['F1000007', 'F1000001', 'F10000011'] });
    expect(match(10_829, 'F1000007', '', 'CHF')).toEqual({ kind: 'matched', number: 'F1000007' });
  });

  test('without a number has candidates by its sum and the name of who pays, the likeliest first', () => {
    expect(match(10_829, 'Einladungen', 'GROESSE, JOERG')).toEqual({ kind: 'candidates', numbers: ['F1000001', 'F10000011'] });
    expect(match(4_000, 'Karten', 'Bo Licht')).toEqual({ kind: 'candidates', numbers: ['F1000003'] });
    expect(match(1, 'Karten', 'Licht')).toEqual({ kind: 'candidates', numbers: ['F1000003'] });
    expect(match(1, 'Bestellung 1000002')).toEqual({ kind: 'candidates', numbers: ['F1000002'] });
    expect(match(77, 'Gehalt')).toEqual({ kind: 'candidates', numbers: [] });
  });

  test('that went out, or of nothing, pays no order', () => {
    for (const amount of [-10_829, 0]) expect(match(amount, 'F1000001')).toEqual({ kind: 'candidates', numbers: [] });
  });
});

test('whatever is written: what is matched is named and has the exact sum, and the order of the list decides nothing', () => {
  const someOrders = fc.uniqueArray(
    fc.record({
      number: fc.integer({ min: 1, max: 300 }).map((at) => `F${at}`),
      due: fc.integer({ min: 1, max: 200 }),
      currency: fc.constantFrom('EUR' as const, 'CHF' as const),
      payer: fc.constantFrom('Ada Fall', 'Bo Licht', ''),
    }),
    { selector: ({ number }) => number, maxLength: 12 },
  );
  const part = fc.oneof(
    fc.integer({ min: 1, max: 300 }).map((at) => `F${at}`),
    fc.constantFrom(' ', 'f', '1', 'F', 'Licht', ' und ', '\n'),
    fc.string({ maxLength: 4 }),
  );
  const entry = fc.record({
    money: fc.record({ amount: fc.integer({ min: -50, max: 500 }), currency: fc.constantFrom('EUR' as const, 'CHF' as const) }),
    payer: fc.constantFrom('Ada Fall', 'Licht', ''),
    text: fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
  });
  fc.assert(
    fc.property(someOrders, entry, (open, given) => {
      const found = matchEntry(given, open);
      expect(matchEntry(given, open.toReversed())).toEqual(found);
      const numbers = 'numbers' in found ? found.numbers : [found.number];
      const chosen = open.filter(({ number }) => numbers.includes(number));
      expect(chosen).toHaveLength(new Set(numbers).size);
      if (found.kind === 'candidates') {
        expect(numbers.length).toBeLessThanOrEqual(maxCandidates);
        return;
      }
      const named = orderNumbersIn(given.text, new Set(open.map(({ number }) => number)));
      expect(named).toEqual(expect.arrayContaining(numbers));
      expect(new Set(chosen.map(({ currency }) => currency))).toEqual(new Set([given.money.currency]));
      const sum = chosen.reduce((all, { due }) => all + due, 0);
      expect(sum - given.money.amount).toBe(found.kind === 'difference' ? found.short : 0);
    }),
    { numRuns: 2_000 },
  );
});
