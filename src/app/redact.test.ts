import { describe, expect, test } from 'vitest';
import { growth } from '#tests/processor-time.ts';
import { redactText } from './redact.ts';

test.each([
  ['550 <zoë.müller+karten@beispiel.de> unknown', '550 <[email]> unknown'],
  ['connect postgres://shop:geheim@db.intern:5432/shop', 'connect postgres://[redacted]@db.intern:5432/shop'],
  ['smtp://post%40shop.de:geheim@localhost', 'smtp://[redacted]@localhost'],
  ['Authorization: Bearer abc.DEF-123', 'Authorization: [redacted]'],
  ['sent Bearer abc.DEF-123 twice', 'sent Bearer [redacted] twice'],
  ['cookie: __Host-federleicht_session=AAAA; other=1\nnext line', 'cookie: [redacted]\nnext line'],
  ['/?access_token=abc&x=1', '/?access_token=[redacted]&x=1'],
  ['federleicht_session=AAAA', 'federleicht_session=[redacted]'],
  ['/bestellung/AbCdEfGhIjKlMnOpQrStUv/', '/bestellung/[token]/'],
  ['/a/5FJ59D26BYG5QWQ05HZTQFVBP7/abmelden/', '/a/[token]/abmelden/'],
  ['https://shop.example/newsletter/abmelden/AbCdEfGhIjKlMnOpQrSt_-?x', 'https://shop.example/newsletter/abmelden/[token]?x'],
])('%j is logged as %j', (text, redacted) => {
  expect(redactText(text, 500)).toBe(redacted);
});

test.each([
  'TypeError: x is not a function\n    at file:///app/node_modules/@hono/node-server/dist/index.js:12:3',
  'SyntaxError: Unexpected token < in JSON at position 0',
  'job AbCdEfGhIjKlMnOpQrStUv of kind send-mail',
  'at build/server/chunks/pages-AbCdEfGhIjKlMnOpQrStUv.js:1:1',
  '/assets/AbCdEfGhIjKlMnOpQrStUv.js',
  'kysely@0.29.9',
])('%j is logged as it is', (text) => {
  expect(redactText(text, 500)).toBe(text);
});

describe('a text that is cut', () => {
  const cutAt = (longest: number, text: string) => redactText(text, longest);

  test.each([
    ['zoe@beispiel.de', 'an address'],
    ['postgres://shop:geheim@db.intern/shop', 'an address with a password'],
    ['/bestellung/AbCdEfGhIjKlMnOpQrStUv/', 'an address with a token'],
    ['Bearer abc.DEF-123.ghi', 'a bearer'],
    ['federleicht_session=AAAABBBBCCCC', 'a cookie'],
    ['Cookie: a=geheim; b=geheim', 'a header'],
  ])('shows nothing of %s, wherever the cut is', (secret) => {
    const before = 'failed for ';
    for (let longest = before.length; longest < before.length + secret.length; longest += 1) {
      const shown = cutAt(longest, `${before}${secret} again`);
      expect(shown, shown).toMatch(/^failed for (?:Bearer|Cookie: ?)?(?:\[redacted\])?\s?…?$/);
    }
  });

  test('ends with the last whole word', () => {
    expect(cutAt(12, 'one two three')).toBe('one two …');
    expect(cutAt(13, 'one two three')).toBe('one two three');
  });

  test('loses a word without end up to 300 characters', () => {
    expect(cutAt(1_000, 'x'.repeat(2_000))).toBe(`${'x'.repeat(700)}…`);
    expect(cutAt(200, 'x'.repeat(2_000))).toBe('…');
  });
});

test.each([
  ['://', '://'],
  ['://a', '://a'],
  ['letters', 'a'],
  ['an address without its end', `${'a'.repeat(64)}@${'b'.repeat(63)}.`],
  ['addresses in a row', 'a@'],
  ['labels', 'a@b.'],
  ['Bearer', 'Bearer '],
  ['white space', 'Bearer     '],
  ['cookie', 'cookie '],
  ['cookie with lines', 'cookie:\n'],
  ['cookie without end', 'set-cookie-'],
  ['token-', 'token-'],
  ['session', 'session'],
  ['secret=', 'secret='],
  ['tokens', '/AbCdEfGhIjKlMnOpQrStUv'],
  ['slashes', '/'],
])('%s again and again takes a time that grows with its length', async (_, part) => {
  const text = (length: number) => part.repeat(length / part.length);
  const [once, twice, fourTimes] = [text(20_000), text(40_000), text(80_000)];
  const run = (of: string) => () => redactText(of, of.length);
  expect(await growth(run(once), run(twice), 3.5)).toBeLessThanOrEqual(3.5);
  expect(await growth(run(once), run(fourTimes), 7)).toBeLessThanOrEqual(7);
});
