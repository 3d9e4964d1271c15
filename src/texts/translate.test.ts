/** `createTexts`: values, plural and select, address form, nested messages, missing keys. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { message } from '#core/values/message.ts';
import { formatValue } from './format-value.ts';
import { loadLanguage, textsOfLanguage } from './languages.ts';
import { serverTexts } from './server-texts.ts';
import { createTexts, type Texts } from './translate.ts';

const german = { language: 'de', address: 'du' } as const;
const render = (texts: Texts, key: string, values = {}) => createTexts([texts], german)(key, values);

afterEach(() => vi.restoreAllMocks());

describe('createTexts', () => {
  test('values fill their placeholders and a missing value stays visible', () => {
    expect(render({ 'a.b': '{count} von {total}' }, 'a.b', { count: 12 })).toBe('12 von {total}');
  });

  test('a missing key is logged once and shows its second segment, one segment shows itself [F444]', () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const t = createTexts([{}], german);
    expect([t('zeppelin.fahrt.ab'), t('zeppelin.fahrt.ab'), t('zeppelin')]).toEqual(['fahrt', 'fahrt', 'zeppelin']);
    expect(logged.mock.calls).toEqual([['text missing: zeppelin.fahrt.ab'], ['text missing: zeppelin']]);
  });

  test('names of object methods are neither texts nor values', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(render({}, 'x.constructor')).toBe('constructor');
    expect(render({}, 'toString')).toBe('toString');
    expect(render({ 'a.b': '{toString}' }, 'a.b')).toBe('{toString}');
  });

  test('a value is not read as a placeholder', () => {
    expect(render({ 'a.b': '{x}{y}' }, 'a.b', { x: '{y}', y: '$&' })).toBe('{y}$&');
    expect(render({ 'a.b': '{x, select, other {{x}}}' }, 'a.b', { x: '{y}', y: 'no' })).toBe('{y}');
  });

  test.each([
    ['Noch {time}.', '7 Std.', 'Noch 7 Std.'],
    ['Für {name}.', 'Müller e. V.', 'Für Müller e. V.'],
    ['{n, plural, other {# Min.}}. Danach {name}.', 'Dr.', '2 Min. Danach Dr.'],
    ['Noch {time}.', '7 Tage', 'Noch 7 Tage.'],
    ['{name}...', 'Fa.', 'Fa...'],
  ])('"%s" with "%s" at its end has one full stop', (text, value, written) => {
    expect(render({ 'a.b': text }, 'a.b', { time: value, name: value, n: 2 })).toBe(written);
  });

  test('plural takes the exact number, then the category of the language, then other', () => {
    const texts = { 'a.b': '{n, plural, =0 {kein Design} one {# Design} other {# Designs von {total}}}.' };
    expect([0, 1, 2].map((n) => render(texts, 'a.b', { n, total: 9 }))).toEqual(['kein Design.', '1 Design.', '2 Designs von 9.']);
  });

  test('select takes the branch of its value, then other', () => {
    const texts = { 'a.b': '{kind, select, front {vorn} other {hinten}}' };
    expect(['front', 'back'].map((kind) => render(texts, 'a.b', { kind }))).toEqual(['vorn', 'hinten']);
  });

  test('# is the number of the plural around it, also in a select, and a plain character elsewhere', () => {
    const texts = { 'a.b': '#{kind, select, other {#}} {n, plural, other {# {kind, select, card {Karten #} other {Teile}}}}' };
    expect(['card', 'tag'].map((kind) => render(texts, 'a.b', { n: 3, kind }))).toEqual(['## 3 Karten 3', '## 3 Teile']);
  });

  test('a branch shows a missing value and a value with braces as they are', () => {
    const texts = { 'a.b': '{n, plural, one {{name}} other {# {name}}}' };
    expect([render(texts, 'a.b', { n: 1 }), render(texts, 'a.b', { n: 2, name: '{n}' })]).toEqual(['{name}', '2 {n}']);
  });

  test('Sie takes the formal variant of a text that has one', () => {
    const texts = { 'a.b': 'du', 'a.b.sie': 'Sie', 'a.c': 'alle' };
    const t = createTexts([texts], { language: 'de', address: 'Sie' });
    expect([t('a.b'), t('a.c'), render(texts, 'a.b')]).toEqual(['Sie', 'alle', 'du']);
  });

  test('messages are rendered with the messages among their values', () => {
    const t = createTexts([{ 'a.b': '{what} fehlt.', 'a.c': 'Foto {number}' }], german);
    expect(t(message('a.b', { what: message('a.c', { number: 2 }) }))).toBe('Foto 2 fehlt.');
  });

  test('lists are joined with the word of the language', () => {
    const texts = { 'a.b': '{names}', 'a.c': 'c' };
    const list = (names: unknown[]) => render(texts, 'a.b', { names });
    expect([list([]), list(['a']), list(['a', 'b']), list(['a', 'b', message('a.c')])]).toEqual(['', 'a', 'a und b', 'a, b und c']);
  });

  test('the first source that has a key is taken', () => {
    const t = createTexts([{ 'a.b': 'un' }, { 'a.b': 'eins', 'a.c': 'zwei' }], { language: 'fr', address: 'du' });
    expect([t('a.b'), t('a.c')]).toEqual(['un', 'zwei']);
  });
});

test('money, days, numbers and measures are written in the form of the locale', () => {
  expect(formatValue({ amount: 499, currency: 'EUR' }, 'de-DE')).toBe('4,99\u00a0€');
  expect(formatValue({ amount: 999, currency: 'CHF' }, 'de-CH')).toBe('CHF\u00a09.99');
  expect(formatValue({ day: '2026-11-26', style: 'long' }, 'de-DE')).toBe('Donnerstag, 26.\u00a0November');
  expect(formatValue({ day: '2026-11-26', style: 'short' }, 'de-DE')).toBe('Do, 26.\u00a0Nov.');
  expect(formatValue({ day: '2026-11-26', style: 'numeric' }, 'de-DE')).toBe('26.11.2026');
  expect(formatValue({ number: 1234.5, decimals: 1 }, 'de-DE')).toBe('1.234,5');
  expect(formatValue({ lengthUm: 254 }, 'de-CH')).toBe('0,25 mm');
  expect(formatValue({ lengthUm: 1_500_000 }, 'de-DE')).toBe('1500 mm');
  expect(formatValue({ widthUm: 210_000, heightUm: 297_000 }, 'de-DE')).toBe('21\u00a0×\u00a029,7\u00a0cm');
  expect(formatValue({ weightMg: 12_380 }, 'de-DE')).toBe('12,4\u00a0g');
});

test('a language without a folder falls back to German', () => {
  expect(textsOfLanguage('it')).toBeNull();
  expect(serverTexts({ locale: 'it-IT' })('list.progress', { count: 12, total: 64 })).toBe('12 von 64 Designs');
});

test('a language is the texts of its modules, German stands in for keys without a translation', async () => {
  await loadLanguage('nl', { './nl/shell.ts': async () => ({ shellTexts: { 'header.cart': 'Winkelwagen' } }) });
  const t = serverTexts({ locale: 'nl-NL' });
  expect([t('header.cart'), t('header.menu')]).toEqual(['Winkelwagen', 'Menü']);
});
