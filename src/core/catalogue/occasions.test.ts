import { describe, expect, test } from 'vitest';
import { designRows } from '#designs/rows.ts';
import { similarCards } from './list.ts';
import { occasions, offersNewsletter, type Register, registerOf, rulesOf } from './occasions.ts';

const ofRegister = (register: Register) => occasions.filter((occasion) => registerOf(occasion) === register);

describe('registers of occasions', () => {
  test('feasts are festive, deaths are mourning, business, births and moves are neutral', () => {
    expect(ofRegister('mourning')).toEqual(['trauer']);
    expect(ofRegister('festive')).toEqual(expect.arrayContaining(['hochzeit', 'taufe', 'weihnachten', 'geburtstag-50', 'sommerfest']));
    expect(ofRegister('neutral')).toEqual(
      expect.arrayContaining(['geburt', 'weihnachten-business', 'firmenfeier', 'umzug', 'gute-besserung', 'blanko']),
    );
    expect(registerOf('')).toBe('neutral');
  });

  test('one mourning card takes the newsletter from a whole cart, no other occasion does', () => {
    for (const occasion of occasions) {
      const isMourning = registerOf(occasion) === 'mourning';
      expect([occasion, offersNewsletter(['hochzeit', occasion])]).toEqual([occasion, !isMourning]);
      expect([occasion, rulesOf(occasion).banner === null]).toEqual([occasion, isMourning]);
    }
    expect(offersNewsletter([])).toBe(true);
  });

  test('designs similar to one of mourning are of mourning, those of all others are not', () => {
    const sold = designRows.filter(({ isWithdrawn, isBlank }) => !isWithdrawn && !isBlank);
    const mourning = sold.filter(({ occasion }) => registerOf(occasion) === 'mourning');
    expect(mourning.length).toBeGreaterThan(4);
    for (const row of mourning) {
      const similar = similarCards(sold, row);
      if (row.suite === undefined) expect(similar.length, row.id).toBeGreaterThan(0);
      for (const { row: other } of similar) expect(registerOf(other.occasion), `${row.id} ${other.id}`).toBe('mourning');
    }
    const announced = sold.filter(({ occasion, category }) => category === 'announcement' && registerOf(occasion) !== 'mourning');
    expect(announced.length).toBeGreaterThan(0);
    for (const row of announced)
      for (const { row: other } of similarCards(sold, row)) expect(registerOf(other.occasion), row.id).not.toBe('mourning');
  });
});
