import { describe, expect, test } from 'vitest';
import { provesOrder } from './order-proof.ts';

describe('the proof for an order', () => {
  const of = (email: string, delivery: string, billing: string) => ({
    email,
    delivery: { postalCode: delivery },
    billing: { postalCode: billing },
  });

  test.each(['Zoe@Beispiel.de', ' zoe@beispiel.de ', '80331', ' 80 331', '1011-ab'])('is %j', (typed) => {
    expect(provesOrder(of('zoe@beispiel.de', '80331', '1011 AB'), typed)).toBe(true);
  });

  test.each(['', ' ', '-', '8033', '80332', 'mia@beispiel.de', 'beispiel.de'])('is not %j', (typed) => {
    expect(provesOrder(of('zoe@beispiel.de', '80331', '1011 AB'), typed)).toBe(false);
    expect(provesOrder(of('', '', '80331'), typed)).toBe(false);
  });

  test('is the postal code of the bill once its customer had the rest erased', () => {
    expect(provesOrder(of('', '', '80331'), '80331')).toBe(true);
  });
});
