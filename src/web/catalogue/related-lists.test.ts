/** Which lists stand beside a list. */
import { describe, expect, test } from 'vitest';
import type { Facet } from '#api/catalogue.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { relatedLists } from './related-lists.tsx';

const option = (value: string, count: number) => ({ value, name: value, hex: null, count, chosen: false });
const facets: Facet[] = [
  { key: 'occasion', options: [option('hochzeit', 20), option('geburt', 6), option('halloween', 0)] },
  { key: 'category', options: [option('invitation', 3), option('menu-card', 9), option('thank-you-card', 5), option('confetti', 0)] },
];
const beside = (search: string, given = facets) =>
  relatedLists(given, new URLSearchParams(search), serverTexts({ locale: 'de-DE' })).map(({ title, search: to }) => `${title} ${to}`);

describe('related lists [F092]', () => {
  test('for an occasion: its other kinds of card, the fullest first, empty ones left out', () => {
    expect(beside('occasion=hochzeit&category=invitation&color=blue&tileCount=96')).toEqual([
      'Menükarten zur Hochzeit ?category=menu-card&occasion=hochzeit',
      'Dankeskarten zur Hochzeit ?category=thank-you-card&occasion=hochzeit',
      'Karten zur Hochzeit ?occasion=hochzeit',
      'Einladungen ?category=invitation',
    ]);
    expect(beside('occasion=hochzeit').slice(0, 4)).toEqual([
      'Menükarten zur Hochzeit ?category=menu-card&occasion=hochzeit',
      'Dankeskarten zur Hochzeit ?category=thank-you-card&occasion=hochzeit',
      'Einladungen zur Hochzeit ?category=invitation&occasion=hochzeit',
      'Menükarten ?category=menu-card',
    ]);
  });

  test('of many kinds, everything for the occasion is still among eight', () => {
    const kinds = [
      'menu-card',
      'thank-you-card',
      'save-the-date',
      'place-card',
      'reply-card',
      'memory-picture',
      'church-booklet',
      'envelope',
      'fan',
    ];
    const many: Facet[] = [
      { key: 'occasion', options: [option('hochzeit', 80)] },
      { key: 'category', options: [option('invitation', 9), ...kinds.map((kind) => option(kind, 4))] },
    ];
    const lists = beside('category=invitation&occasion=hochzeit', many);
    expect(lists).toHaveLength(8);
    expect(lists.at(-1)).toBe('Karten zur Hochzeit ?occasion=hochzeit');
  });

  test('for an occasion without designs: near ones that have some, first', () => {
    expect(beside('occasion=zwillinge').slice(0, 2)).toEqual(['Karten zur Geburt ?occasion=geburt', 'Menükarten ?category=menu-card']);
    expect(beside('occasion=valentinstag')[0]).toBe('Karten zur Hochzeit ?occasion=hochzeit');
    expect(beside('occasion=geburtstag-40').some((list) => list.includes('occasion='))).toBe(false);
    expect(beside('occasion=trauer').some((list) => list.includes('occasion='))).toBe(false);
    expect(beside('occasion=__proto__').some((list) => list.includes('occasion='))).toBe(false);
  });

  test('for an occasion with fewer designs than three rows: near ones, too', () => {
    const given = (count: number): Facet[] => [
      { key: 'occasion', options: [option('ostern', count), option('muttertag', 4), option('allgemein', 4)] },
    ];
    expect(beside('occasion=ostern', given(8))).toEqual(['Karten zum Muttertag ?occasion=muttertag']);
    expect(beside('occasion=ostern', given(9))).toEqual([]);
    const narrow: Facet[] = [...given(8), { key: 'category', options: [option('invitation', 3)] }];
    expect(beside('occasion=ostern&category=invitation', narrow)).toEqual([
      'Karten zu Ostern ?occasion=ostern',
      'Einladungen ?category=invitation',
    ]);
  });

  test('for a kind of card: its occasions; for everything: the kinds', () => {
    expect(beside('category=invitation')).toEqual([
      'Einladungen zur Hochzeit ?category=invitation&occasion=hochzeit',
      'Einladungen zur Geburt ?category=invitation&occasion=geburt',
    ]);
    expect(beside('')).toEqual([
      'Menükarten ?category=menu-card',
      'Dankeskarten ?category=thank-you-card',
      'Einladungen ?category=invitation',
    ]);
    expect(beside('occasion=unbekannt')).toEqual(beside(''));
  });

  test('a kind that is the whole list is not offered again, but its cards for every occasion are', () => {
    const christening: Facet[] = [
      { key: 'occasion', options: [option('taufe', 3), option('hochzeit', 60)] },
      { key: 'category', options: [option('invitation', 3), option('menu-card', 0)] },
    ];
    expect(beside('occasion=taufe', christening)).toEqual(['Einladungen ?category=invitation']);
  });

  test('births and deaths never stand in one list, and who mourns is led to mourning cards only', () => {
    const mixed: Facet[] = [
      { key: 'occasion', options: [option('trauer', 6), option('geburt', 4)] },
      { key: 'category', options: [option('announcement', 4), option('thank-you-card', 2)] },
    ];
    expect(beside('', mixed)).toEqual(['Dankeskarten ?category=thank-you-card']);
    expect(beside('occasion=trauer&category=thank-you-card', mixed)).toEqual([
      'Traueranzeigen ?category=announcement&occasion=trauer',
      'Karten im Trauerfall ?occasion=trauer',
    ]);
  });

  test('two keys with one name are one list, the shown one is none, and eight are enough', () => {
    const births: Facet[] = [
      { key: 'occasion', options: [option('geburt', 4)] },
      { key: 'category', options: [option('announcement', 3), option('greeting-card', 1), option('invitation', 0)] },
    ];
    expect(beside('occasion=geburt', births)).toEqual([
      'Geburtskarten ?category=announcement&occasion=geburt',
      'Grußkarten ?category=greeting-card',
    ]);
    expect(beside('occasion=geburt&category=announcement', births)).toEqual(['Karten zur Geburt ?occasion=geburt']);
    const many: Facet[] = [{ key: 'category', options: Array.from({ length: 20 }, (_, at) => option(`art-${at}`, 1 + at)) }];
    expect(beside('', many)).toHaveLength(8);
    expect(beside('', [])).toEqual([]);
  });
});
