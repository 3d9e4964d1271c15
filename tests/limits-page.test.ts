import { expect, test } from 'vitest';
import { type RateLimit, rateLimits, storedLimits } from '#core/customer/limits.ts';
import { limitsPage } from './limits-page.ts';

test('docs/limits.md says what the tables say', async () => {
  await expect(limitsPage()).toMatchFileSnapshot('../docs/limits.md');
});

test('a limit of the shop that is stored counts by address or owner first, so that one client cannot use it up', () => {
  const all: [string, readonly RateLimit[]][] = Object.entries(storedLimits);
  const shops = all.filter(([, rows]) => rows.some(({ by }) => by === 'shop'));
  expect(shops.length).toBeGreaterThan(5);
  for (const [name, rows] of shops) {
    const scopes = rows.map(({ by }) => by);
    // Bytes count by address in memory.
    const before = name.startsWith('upload-bytes')
      ? rateLimits['upload-bytes'].map(({ by }) => by)
      : scopes.slice(0, scopes.indexOf('shop'));
    expect(before, name).toContain('address');
    if (!name.startsWith('upload-bytes')) expect(before, name).toContain('network');
  }
});

test('one address cannot use up a limit of its network for the others', () => {
  for (const [name, rows] of Object.entries(storedLimits) as [string, readonly RateLimit[]][]) {
    const network = rows.find(({ by }) => by === 'network');
    if (!network) continue;
    const perWindow = rows.filter(({ by }) => by === 'address').map(({ max, windowMs }) => max * Math.max(1, network.windowMs / windowMs));
    expect(network.max, name).toBeGreaterThan(2 * Math.min(...perWindow));
  }
});

test('what the law or an account needs is slowed by a limit of the shop, never refused', () => {
  for (const name of ['withdrawal', 'account-mail'] as const)
    expect(storedLimits[name].filter(({ by }) => by === 'shop')).toMatchObject([{ whenMet: 'slow' }]);
  expect(storedLimits.login.some(({ by }: RateLimit) => by === 'shop')).toBe(false);
});
