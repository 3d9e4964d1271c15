/** The card list's query: chips, paging, calls. */
import { describe, expect, test } from 'vitest';
import type { Facet } from '#api/catalogue.ts';
import { sitePath } from '#web/page/page-context.ts';
import { ladderRows } from '#web/product/ladder-rows.ts';
import { wantedOf } from '#web/product/product-choice.ts';
import { chipsOf, moreSearch, sortFacets, without } from './filter-state.ts';
import { cardQuery } from './list-query.ts';

const option = (value: string, name: string) => ({ value, name, hex: null, count: 1, chosen: false });
const facets: Facet[] = [
  { key: 'style', options: [] },
  { key: 'color', options: [option('green', 'Grün'), option('blue', 'Blau')] },
  { key: 'occasion', options: [option('hochzeit', 'Hochzeit')] },
];

describe('filters', () => {
  test('facets stand in the order of the panel, empty ones are left out', () => {
    expect(sortFacets(facets).map((facet) => facet.key)).toEqual(['occasion', 'color']);
  });

  test('a chip takes away its own value and starts paging anew', () => {
    const chips = chipsOf(facets, new URLSearchParams('color=green&color=blue&tileCount=96&sort=created&color=unknown'));
    expect(chips.map((chip) => chip.name)).toEqual(['Grün', 'Blau']);
    expect(chips[0]?.search).toBe('?color=blue&sort=created&color=unknown');
    expect(without(new URLSearchParams('color=blue'), 'color', 'blue')).toBe('');
  });

  test('more designs come in steps of 48', () => {
    expect(moreSearch(new URLSearchParams(''), 48, 48)).toBe('?tileCount=96');
    expect(moreSearch(new URLSearchParams('color=blue&tileCount=96'), 96, 48)).toBe('?color=blue&tileCount=144');
  });

  test('the call gets known keys only, without empty values', () => {
    expect(cardQuery(new URLSearchParams('occasion=&color=&color=blue&sort=price&x=1&tileCount=50'))).toMatchObject({
      occasion: undefined,
      color: ['blue'],
      sort: undefined,
    });
  });
});

describe('choices of a product page', () => {
  test('form and format come apart or together, nonsense is left out', () => {
    expect(wantedOf(new URLSearchParams('format=folded.a6&quantity=50'))).toMatchObject({ form: 'folded', format: 'a6', quantity: '50' });
    expect(wantedOf(new URLSearchParams('form=flat&format=square'))).toMatchObject({ form: 'flat', format: 'square' });
    expect(wantedOf(new URLSearchParams('format=x.y.z&refinementType=platin&quantity=-5&paper=../x'))).toEqual({
      form: undefined,
      format: undefined,
      paper: undefined,
      refinementType: undefined,
      quantity: undefined,
    });
  });

  test('the ladder shows four rows around the chosen quantity', () => {
    const ladder = [1, 5, 10, 25, 50, 55, 75, 100, 150, 5000].map((quantity) => ({ quantity }));
    const shown = (chosen: number) => ladderRows(ladder, chosen).map((row) => row.quantity);
    expect(shown(50)).toEqual([25, 50, 75, 100]);
    expect(shown(55)).toEqual([50, 55, 75, 100]);
    expect(shown(1)).toEqual([1, 10, 25, 50]);
    expect(shown(5000)).toEqual([75, 100, 150, 5000]);
  });
});

describe('paths', () => {
  const card = { channel: 'federleicht', country: 'DE', locale: 'de-DE' } as const;
  test('the card channel ends with a slash, the poster channel without', () => {
    expect(sitePath(card, '/karten-designen?color=blue#top')).toBe('/karten-designen/?color=blue#top');
    expect(sitePath({ ...card, channel: 'myposter' }, '/kontakt/')).toBe('/kontakt');
    expect(sitePath(card, '/?x=1')).toBe('/?x=1');
  });

  test('a language prefix is left to the router', () => {
    expect(sitePath({ channel: 'federleicht', locale: 'de-IT' }, '/de/kontakt/')).toBe('/kontakt/');
  });
});
