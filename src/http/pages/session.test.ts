import { expect, test } from 'vitest';
import { hostOf } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { parseTarget, resolvePage } from './resolve.ts';
import { anonymousSession, isAnonymous } from './session.ts';

function pageOf(url: string) {
  const page = resolvePage(parseTarget(url), hostOf('localhost', [], undefined));
  if ('movedTo' in page) throw new Error(`${url} moves`);
  return page;
}

test('a page is anonymous when it is read, has no private address and shows no draft', () => {
  expect(isAnonymous(pageOf('/impressum/'), 'GET', false)).toBe(true);
  expect(isAnonymous(pageOf('/impressum/'), 'HEAD', false)).toBe(true);
  expect(isAnonymous(pageOf('/impressum/'), 'POST', false)).toBe(false);
  expect(isAnonymous(pageOf('/warenkorb/'), 'GET', false)).toBe(false);
  expect(isAnonymous(pageOf('/impressum/'), 'GET', true)).toBe(false);
});

test('an anonymous session loads nothing and carries no header of the visitor', async () => {
  const untouched = new Proxy({}, { get: () => expect.fail('the store was read') });
  const shop = { store: untouched, clock: () => new Date(0) } as unknown as Shop;
  const session = await anonymousSession(shop, pageOf('/impressum/'));
  expect([session.owner.current, [...session.request.headers], session.cookies]).toEqual([null, [], []]);
});
