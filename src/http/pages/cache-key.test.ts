import { expect, test } from 'vitest';
import { hostOf } from '#http/request/site.ts';
import { cacheKey } from './cache-key.ts';
import { parseTarget, resolvePage } from './resolve.ts';

function keyOf(url: string, host = 'localhost', isOverridden = false): string {
  const page = resolvePage(
    parseTarget(url),
    hostOf(host, [{ host: 'www.shop.example', channel: 'federleicht', country: 'DE' }], undefined),
  );
  if ('movedTo' in page) throw new Error(`${url} moves`);
  return cacheKey(page, isOverridden);
}

test('requests that get the same page share a key, all others have their own', () => {
  expect(keyOf('/impressum/?utm_source=x')).toBe(keyOf('/impressum/'));
  const keys = [
    keyOf('/impressum/'),
    keyOf('/impressum/_.data'),
    keyOf('/impressum/_.data?_routes=root'),
    keyOf('/d/impressum/'),
    keyOf('/impressum/', 'at.localhost'),
    keyOf('/impressum', 'myposter.localhost'),
    keyOf('/impressum/', 'www.shop.example'),
    keyOf('/karten-designen/?sort=created'),
    keyOf('/karten-designen/'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('a page whose treatments are overridden shares the key of pages that are not indexed', () => {
  expect(keyOf('/impressum/', 'www.shop.example', true)).not.toBe(keyOf('/impressum/', 'www.shop.example'));
  expect(keyOf('/impressum/', 'localhost', true)).toBe(keyOf('/impressum/'));
});
