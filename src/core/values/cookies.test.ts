import { expect, test } from 'vitest';
import { readCookie, setCookie } from './cookies.ts';

test('a cookie is found by its whole name, whatever stands around it', () => {
  const header = 'other_session=x; session=abc;channel=myposter; empty=';
  expect(['session', 'channel', 'empty', 'sess', 'gone'].map((name) => readCookie(header, name))).toEqual([
    'abc',
    'myposter',
    null,
    null,
    null,
  ]);
  expect([readCookie(null, 'session'), readCookie(undefined, 'session')]).toEqual([null, null]);
});

test('a cookie holds for the whole site, is hidden from scripts and is secure where the host is', () => {
  expect(setCookie('session', 'abc', { maxAgeSeconds: 60, isSecure: true })).toBe(
    'session=abc; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(setCookie('channel', 'myposter', { maxAgeSeconds: 60, isSecure: false, httpOnly: false })).toBe(
    'channel=myposter; Max-Age=60; Path=/; SameSite=Lax',
  );
});
