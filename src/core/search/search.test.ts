import { describe, expect, test } from 'vitest';
import { searchedCatalogue, todaysCatalogue, writtenCatalogue } from '#tests/search/catalogues.ts';
import { germanSearch } from '#texts/search/de/german.ts';
import { buildIndex } from './build.ts';
import { designEntry } from './entries.ts';
import { search } from './search.ts';

const today = todaysCatalogue();
const written = writtenCatalogue();

describe('an answer', () => {
  test('that nothing meets as a whole keeps what weighs most, then what was lost, and names both', () => {
    const { kind, groups } = written.ask('Menükarte Taufe Wal');
    expect(kind).toBe('partly');
    const [first, second] = groups[0]?.sections ?? [];
    expect(first?.met.map(({ typed }) => typed)).toEqual(['taufe']);
    expect(first?.lost.map(({ typed }) => typed)).toEqual(['menukarte', 'wal']);
    expect(written.byId.get(first?.ids[0] ?? '')?.facts.occasion).toContain('taufe');
    expect(second?.met.length).toBeGreaterThan(0);
    expect(written.byId.get(second?.ids[0] ?? '')?.facts.occasion).not.toContain('taufe');
  });

  test('of few designs ends with the blank card of the asked kind', () => {
    expect(today.ask('Menükarte Mond Wal').blank).toMatch(/^blanko-/);
    expect(today.ask('Einladung').blank).toBeNull();
  });

  test('to a mended word says so, and keeps the word where that is asked for', () => {
    expect(today.ask('eukaliptus').units[0]).toMatchObject({ typed: 'eukaliptus', mended: 'eukalyptus' });
    expect(today.ask('eukaliptus', { exact: true })).toMatchObject({ kind: 'popular', unread: ['eukaliptus'] });
  });

  test('to nothing that is read has the most popular leads', () => {
    const { kind, groups } = today.ask('xqzvbn');
    expect(kind).toBe('popular');
    const shown = groups[0]?.sections[0]?.ids.map((id) => today.byId.get(id)) ?? [];
    expect(shown.every((entry) => entry?.lead === null)).toBe(true);
    expect(shown.map((entry) => entry?.popularity)).toEqual(shown.map((entry) => entry?.popularity).toSorted((a = 0, b = 0) => b - a));
  });

  test('to an occasion without designs shows the nearest one, and is not whole', () => {
    expect(written.ask('Firmung Einladung').kind).toBe('partly');
  });

  test('has designs that meet the chosen facts only', () => {
    const { groups } = today.ask('hochzeit', { facets: { color: ['navy'], category: ['menu-card', 'place-card'] } });
    expect(groups.map(({ group }) => group)).toEqual(['design']);
    for (const id of groups[0]?.sections[0]?.ids ?? []) {
      expect(today.byId.get(id)?.facts.color).toContain('navy');
      expect(['menu-card', 'place-card']).toContain(today.byId.get(id)?.facts.category?.[0]);
    }
    for (const value of ['no-colour', 'constructor', '__proto__'])
      expect(today.ask('hochzeit', { facets: { color: [value] } }).groups).toEqual([]);
  });

  test('has a group first that is asked for, where groups match alike', () => {
    expect(today.ask('mond').groups[0]?.group).toBe('design');
    expect(today.ask('mond', { first: 'poster' }).groups[0]?.group).toBe('poster');
  });

  test('has nothing of another channel', () => {
    expect(today.ask('hochzeit', { channel: 1 }).groups).toEqual([]);
  });
});

describe('an index', () => {
  test('of the same entries in another order is the same', () => {
    expect(buildIndex(today.entries.toReversed(), germanSearch, '2027-06-01')).toEqual(
      buildIndex(today.entries, germanSearch, '2027-06-01'),
    );
  });

  test('answers alike after it was handed to another thread', () => {
    const handed = structuredClone(today.index);
    for (const q of ['Einladung Hochzeit Eukalyptus', 'weinachtskarten', 'xqzvbn'])
      expect(search(handed, today.lexicon, { q, channel: 0 })).toEqual(today.ask(q));
  });

  test('a design that is newer than 60 days stands before its like', () => {
    const [model] = today.entries.filter(({ id }) => id === 'olivia');
    if (!model) throw new Error('no model');
    const entries = [
      { ...model, id: 'a', name: 'Alt', created: '2026-01-01' },
      { ...model, id: 'b', name: 'Neu', created: '2027-05-20' },
    ];
    const ids = (q: string) => searchedCatalogue(entries).ask(q).groups[0]?.sections[0]?.ids;
    expect(ids('hochzeit')).toEqual(['b', 'a']);
  });
});

test('a withdrawn row makes no entry', () => {
  const row = { isWithdrawn: true } as Parameters<typeof designEntry>[0];
  expect(designEntry(row, () => '', 1)).toBeNull();
});
