import { expect, test } from 'vitest';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { typedQuantity } from './product-choice.ts';

const of = (query: string, address: 'du' | 'Sie' = 'du') =>
  renderMessages(typedQuantity(new URLSearchParams(query)), serverTexts({ locale: 'de-DE', address }));

test('a quantity on the ladder is taken as it is, also with spaces around it', () => {
  expect(of('quantity=50')).toEqual({ quantity: 50, answer: null });
  expect(of('quantity=%2050%20')).toEqual({ quantity: 50, answer: null });
  expect(of('quantity=50%20St%C3%BCck')).toEqual({ quantity: 50, answer: null });
  expect(of('')).toEqual({ quantity: null, answer: null });
});

test('one between two steps goes up and says so', () => {
  const { quantity, answer } = of('quantity=52');
  expect(quantity).toBe(55);
  expect(answer).toMatchObject({ note: expect.stringContaining('aus 52 werden 55 Stück'), refused: null });
});

test.each(['0', '-1', '1e3', '0x10', '5001', '99999999999999999999', 'viele', '٣', '5.5', '1,5'])(
  '%s gets a sentence and no quantity',
  (typed) => {
    const { quantity, answer } = of(`quantity=${encodeURIComponent(typed)}`);
    expect(quantity).toBeNull();
    expect(answer?.typed).toBe(typed.slice(0, 12));
    expect(answer?.refused).toMatch(/^(Gib eine ganze Zahl|Mehr als 5000 Stück).*\.$/);
    expect(of(`quantity=${encodeURIComponent(typed)}`, 'Sie').answer?.refused).toMatch(/Sie/);
  },
);
