/**
 * A sign-in says nothing about which addresses have an account, neither by its words nor by the time it takes: the medians of many tries are
 * compared.
 */
import { expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { accountShop, browser, zoe } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { median } from '#tests/percentile.ts';

const tries = 200;
/** A tenth of the tries of an account lock it. */
const accounts = Math.ceil(tries / 9);

onEachEngine('a refused sign-in', (open) => {
  test('is alike for a known address, an unknown one and an account without a password', async () => {
    const shop = { ...accountShop(await open()), hashCost: undefined };
    const kinds = ['known', 'unknown', 'passwordless'] as const;
    for (let at = 0; at < accounts; at += 1)
      for (const kind of ['known', 'passwordless'] as const)
        await browser(shop, { address: `203.0.113.${at} ${kind}` }).call('POST /web-api/customer-signup', {
          ...zoe,
          email: `${kind}${at}@beispiel.de`,
        });
    // As an account that Google signs in.
    await shop.store.write((trx) => trx.updateTable('customers').set({ password: null }).where('email', 'like', 'passwordless%').execute());
    const times: Record<(typeof kinds)[number], number[]> = { known: [], unknown: [], passwordless: [] };
    const answers = new Set<string>();
    for (let at = 0; at < tries; at += 1)
      for (const kind of kinds) {
        const visitor = browser(shop, { address: `198.51.100.${at}` });
        const input = { email: `${kind}${at % accounts}@beispiel.de`, password: `falsch ${at} und lang` };
        const start = performance.now();
        const error: unknown = await visitor.call('POST /web-api/customer-login', input).catch((thrown: unknown) => thrown);
        times[kind].push(performance.now() - start);
        if (!isFault(error)) throw error;
        answers.add(JSON.stringify([error.code, error.details]));
      }
    expect([...answers]).toEqual([JSON.stringify(['login-refused', {}])]);
    const medians = kinds.map((kind) => median(times[kind]));
    const [least, most] = [Math.min(...medians), Math.max(...medians)];
    console.log(`medians of ${tries} tries: ${kinds.map((kind, at) => `${kind} ${medians[at]?.toFixed(1)} ms`).join(', ')}`);
    expect(most - least).toBeLessThan(Math.max(10, least * 0.15));
  });
});
