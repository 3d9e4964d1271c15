import { expect, test } from 'vitest';
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
  ['https://shop.example/newsletter/abmelden/AbCdEfGhIjKlMnOpQrSt_-?x', 'https://shop.example/newsletter/abmelden/[token]?x'],
])('%j is logged as %j', (text, redacted) => {
  expect(redactText(text)).toBe(redacted);
});

test.each([
  'TypeError: x is not a function\n    at file:///app/node_modules/@hono/node-server/dist/index.js:12:3',
  'SyntaxError: Unexpected token < in JSON at position 0',
  'job AbCdEfGhIjKlMnOpQrStUv of kind send-mail',
  'at build/server/chunks/pages-AbCdEfGhIjKlMnOpQrStUv.js:1:1',
  '/assets/AbCdEfGhIjKlMnOpQrStUv.js',
  'kysely@0.29.9',
])('%j is logged as it is', (text) => {
  expect(redactText(text)).toBe(text);
});
