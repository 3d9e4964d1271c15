import { expect, test } from 'vitest';
import { hostOf } from '#http/request/site.ts';
import { cacheKey } from './cache-key.ts';
import { parseTarget, resolvePage } from './resolve.ts';
import { treatmentsOf } from './treatments.ts';

function keyOf(url: string, host = 'localhost', treatments?: string): string {
  const page = resolvePage(
    parseTarget(url),
    hostOf(host, [{ host: 'www.shop.example', channel: 'federleicht', country: 'DE' }], undefined),
  );
  if ('movedTo' in page) throw new Error(`${url} moves`);
  return cacheKey(page, treatments === undefined ? treatmentsOf(page) : { key: treatments });
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

test('treatments are part of the key; without feature tests there are none', () => {
  expect(keyOf('/impressum/')).toBe(keyOf('/impressum/', 'localhost', ''));
  expect(keyOf('/impressum/', 'localhost', 'hero=b')).not.toBe(keyOf('/impressum/'));
});
