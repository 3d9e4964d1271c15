import { expect, test } from 'vitest';
import { movesEvent, movesProgramme } from './told-change.ts';

const facts = { firstDay: '2027-06-12', lastDay: '2027-06-12', details: { place: 'Gut Sonnenhausen', address: 'Weg 1' } };

test('another day, place or address of an event is one that guests are told of, anything else is none', () => {
  const changed = [
    { ...facts, firstDay: '2027-06-13' },
    { ...facts, lastDay: '2027-06-13' },
    { ...facts, details: { ...facts.details, place: 'Rathaus' } },
    { ...facts, details: { ...facts.details, address: 'Weg 2' } },
  ];
  expect(changed.map((after) => movesEvent(facts, after))).toEqual([true, true, true, true]);
  expect(movesEvent(facts, { ...facts, details: { ...facts.details, info: 'Neu' } } as typeof facts)).toBe(false);
});

test('another time or place of a part, a new and a removed one are some that guests are told of, another name is none', () => {
  const part = { id: 'a', name: 'Fest', startsAt: '2027-06-12T18:30', endsAt: null, place: 'Scheune' };
  const moves = (after: Parameters<typeof movesProgramme>[1]) => movesProgramme([part], after);
  expect([moves([{ ...part, startsAt: '2027-06-12T19:00' }]), moves([{ ...part, endsAt: '2027-06-13T02:00' }])]).toEqual([true, true]);
  expect([moves([{ ...part, place: 'Saal' }]), moves([]), moves([part, { ...part, id: null }])]).toEqual([true, true, true]);
  expect(moves([{ ...part, id: null }])).toBe(true);
  expect([moves([part]), moves([{ ...part, name: 'Feier' }])]).toEqual([false, false]);
});
