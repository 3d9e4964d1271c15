import { describe, expect, test } from 'vitest';
import { cardTypes } from '#core/products/card/types.ts';
import { blankRows } from '#designs/blank-card/rows.ts';
import { designRows } from '#designs/rows.ts';
import { blankGroups, blanksFor } from './blank-cards.ts';
import { categories } from './categories.ts';
import { listCards } from './list.ts';
import { occasions } from './occasions.ts';

const ids = (filter: Parameters<typeof blanksFor>[1]) => blanksFor(blankRows, filter).map(({ id }) => id);

describe('blank cards in lists', () => {
  test('no occasion and no category of the specification ends in an empty list [E079]', () => {
    for (const occasion of occasions) {
      expect(listCards(designRows, { occasion }).total + ids({ occasion }).length, occasion).toBeGreaterThan(0);
      for (const category of categories) expect(ids({ occasion, category }).length, `${occasion} ${category}`).toBeGreaterThan(0);
    }
  });

  test('the blank occasion shows every type, a category those that serve it', () => {
    expect(ids({ occasion: 'blanko' })).toHaveLength(blankRows.length);
    expect(new Set(blankGroups.flatMap(({ forms }) => forms)).size).toBe(blankRows.length);
    expect(ids({ category: 'confetti' })).toEqual(['blanko-confetti']);
  });

  test('special formats are the forms that fit no other name and die-cut ones, each in its own group besides [F207]', () => {
    const special = blankGroups.find(({ key }) => key === 'special')?.forms ?? [];
    expect(new Set(special)).toEqual(
      new Set(['balloon-card', 'gift-tag', 'sparkler-label', 'fan', 'confetti', 'folded-top', 'place-card', 'newspaper']),
    );
    const elsewhere = blankGroups.filter(({ key }) => key !== 'special').flatMap(({ forms }) => forms);
    expect(elsewhere).toEqual(expect.arrayContaining([...special]));
    expect(cardTypes['gift-tag'].formats).toEqual(expect.arrayContaining(['tag-narrow', 'tag-round', 'tag-heart', 'tag-seal']));
  });

  test('unknown values and other filters stay empty', () => {
    expect(ids({ occasion: 'zeppelin' })).toEqual([]);
    expect(ids({ category: 'zeppelin' })).toEqual([]);
    expect(ids({ category: 'confetti', color: 'navy' })).toEqual([]);
    expect(ids({})).toEqual([]);
  });
});
