import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serverTexts } from '#texts/server-texts.ts';
import { debits, giftAmounts } from './gift-voucher.ts';
import { codeLetters, groupedCode, lastFour, readCode } from './voucher-code.ts';
import { type CartFacts, codeRefusal, codeRefusals, type GiftCode, type PromoCode, unknownCode } from './voucher-refusal.ts';

const t = serverTexts({ locale: 'de-DE' });
const now = new Date('2026-11-25T12:00:00Z');

test('gift vouchers are sold from 10 to 200 in steps of 5 [F393]', () => {
  expect(giftAmounts).toHaveLength(39);
  expect(giftAmounts.slice(0, 3)).toEqual([1_000, 1_500, 2_000]);
  expect(giftAmounts.at(-1)).toBe(20_000);
});

test('a code is read however it is typed: spaces, hyphens and case do not count', () => {
  const letters = fc.array(fc.constantFrom(...codeLetters), { minLength: 16, maxLength: 16 }).map((found) => found.join(''));
  const noise = fc.constantFrom('', ' ', '-', ' – ', '\u00a0', '\t');
  fc.assert(
    fc.property(letters, fc.array(noise, { minLength: 16, maxLength: 16 }), fc.boolean(), (code, between, isLower) => {
      const typed = [...code].map((letter, at) => letter + between[at]).join('');
      expect(readCode(isLower ? typed.toLowerCase() : typed)).toEqual({ kind: 'gift', code: groupedCode(code) });
    }),
  );
  expect(readCode('7kq2 m9xh 4tbc')).toEqual({ kind: 'promo', code: '7KQ2-M9XH-4TBC' });
  for (const wrong of ['', '7KQ2', '7KQ2-M9XH-4TB0', 'OOOO-OOOO-OOOO', '7KQ2-M9XH-4TBC-7KQ2-2']) expect(readCode(wrong)).toBeNull();
  expect(codeLetters).toHaveLength(30);
  expect(lastFour('7KQ2-M9XH-4TBC-WXYZ')).toBe('WXYZ');
});

test('vouchers pay in their order, never more than is to be paid and never more than they hold', () => {
  expect(
    debits(
      [
        { voucher: 'a', balance: 2_500 },
        { voucher: 'b', balance: 5_000 },
        { voucher: 'c', balance: 1_000 },
      ],
      4_000,
    ),
  ).toEqual([
    { voucher: 'a', amount: 2_500 },
    { voucher: 'b', amount: 1_500 },
    { voucher: 'c', amount: 0 },
  ]);
  const balances = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 6 });
  fc.assert(
    fc.property(balances, fc.integer({ min: -500, max: 60_000 }), (held, payable) => {
      const paid = debits(
        held.map((balance, at) => ({ voucher: `${at}`, balance })),
        payable,
      );
      for (const [at, { amount }] of paid.entries()) {
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(held[at] ?? 0);
      }
      const all = held.reduce((sum, balance) => sum + balance, 0);
      expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.min(all, Math.max(0, payable)));
    }),
  );
});

test('a refused code says why [E037]', () => {
  const cart: CartFacts = { currency: 'EUR', goods: 2_000, isFirstOrder: true, hasPromo: false };
  const promo: PromoCode = {
    kind: 'promo',
    currency: 'EUR',
    amount: 500,
    minimum: 0,
    isFirstOrderOnly: true,
    usesLeft: 1,
    validUntil: new Date('2027-11-25T12:00:00Z'),
    usedAt: null,
  };
  const gift: GiftCode = { kind: 'gift', currency: 'EUR', issued: 5_000, balance: 5_000, isBlocked: false, usedAt: null };
  const usedAt = new Date('2026-10-03T22:30:00Z');
  const answers = [
    unknownCode,
    codeRefusal({ ...gift, balance: 0, usedAt }, cart, now),
    codeRefusal({ ...promo, validUntil: new Date('2026-11-24T12:00:00Z') }, cart, now),
    codeRefusal({ ...gift, isBlocked: true }, cart, now),
    codeRefusal(gift, { ...cart, currency: 'CHF' }, now),
    codeRefusal({ ...promo, minimum: 2_500 }, cart, now),
    codeRefusal(promo, { ...cart, isFirstOrder: false }, now),
    codeRefusal(promo, { ...cart, hasPromo: true }, now),
  ];
  expect(answers.map((answer) => answer?.reason)).toEqual(codeRefusals);
  expect(answers.map((answer) => answer && t(answer.text).replaceAll('\u00a0', ' '))).toEqual([
    'Diesen Gutschein kennen wir nicht. Bitte den Code noch einmal vergleichen: In Geschenkgutscheinen gibt es weder 0 und 1 noch I, L, O und U.',
    'Er wurde am 04.10.2026 eingelöst.',
    'Er galt bis 24.11.2026.',
    'Er ist gesperrt. Schreib uns, wenn das nicht sein kann.',
    'Er gilt für EUR, hier wird in CHF bezahlt.',
    'Er gilt ab 25,00 €. Es fehlen 5,00 €.',
    'Er gilt für die erste Bestellung.',
    'Je Bestellung gilt ein Rabattcode. Nimm zuerst den anderen heraus.',
  ]);
  expect(codeRefusal(promo, cart, now)).toBeNull();
  expect(codeRefusal(gift, { ...cart, hasPromo: true, isFirstOrder: false }, now)).toBeNull();
});
