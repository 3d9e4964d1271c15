/** Texts: values, missing keys, and that every key of the German table is well formed. */
import { describe, expect, test } from 'vitest';
import { checkoutDe } from '#texts/de/checkout.ts';
import { messengerDe } from '#texts/de/messenger.ts';
import { newsletterDe } from '#texts/de/newsletter.ts';
import { de } from '#texts/de/shared.ts';
import { t, tDynamic } from './t.ts';
import { once, translate } from './translate.ts';

describe('texts', () => {
  test('values fill their places and a missing value stays visible', () => {
    expect(translate({ 'a.b': '{count} von {total}' }, 'a.b', { count: 12 }, () => undefined)).toBe('12 von {total}');
  });

  test('a missing key shows its second segment, one segment shows itself [F444]', () => {
    expect(translate({}, 'product.price.from', {}, () => undefined)).toBe('price');
    expect(translate({}, 'product', {}, () => undefined)).toBe('product');
  });

  test('names of object methods are not texts', () => {
    expect(translate({}, 'x.constructor', {}, () => undefined)).toBe('constructor');
    expect(translate({}, 'toString', {}, () => undefined)).toBe('toString');
  });

  test('a missing key is told once [F444]', () => {
    const told: string[] = [];
    const tell = once((key) => told.push(key));
    for (const key of ['a.b', 'a.c', 'a.b']) translate({}, key, {}, tell);
    expect(told).toEqual(['a.b', 'a.c']);
  });

  test('a value is not read as a place of its own', () => {
    expect(translate({ 'a.b': '{x}{y}' }, 'a.b', { x: '{y}', y: '$&' }, () => undefined)).toBe('{y}$&');
  });

  test('the German table answers typed and dynamic keys', () => {
    expect(t('list.progress', { count: 12, total: 64 })).toBe('12 von 64 Designs');
    expect(tDynamic('filter.color')).toBe('Farbe');
  });

  test('no text shouts but the one the specification words itself [F095]', () => {
    const loud = Object.entries({ ...de, ...checkoutDe, ...messengerDe, ...newsletterDe }).filter(([, text]) => text.includes('!'));
    expect(loud).toEqual([['wish.saved', 'Gespeichert!']]);
  });
});
