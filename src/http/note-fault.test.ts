/** What is refused of accounts is counted, whether a call or a page asked, and an account whose limit is met leaves a line. */
import { expect, test, vi } from 'vitest';
import { emailKey } from '#core/customer/email.ts';
import { Fault } from '#core/values/fault.ts';
import type { Context } from '#services/handler.ts';
import { countEvents } from '#services/operations/event-counts.ts';
import { accountShop, browser, mailedToken, zoe } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { inProcessClient } from './calls/handlers.ts';
import { errorResponse } from './error-response.ts';

type Line = { level: string; event: string; details: Record<string, unknown> };

function recorder() {
  const lines: Line[] = [];
  const { log, counts } = countEvents((level, event, details = {}) => void lines.push({ level, event, details }));
  const countOf = (labels: Record<string, string>) =>
    counts().find((count) => JSON.stringify(count.labels) === JSON.stringify(labels))?.value;
  return { lines, log, countOf, ofEvent: (event: string) => lines.filter((line) => line.event === event) };
}

const login = { email: zoe.email, password: zoe.password };
const wrong = { ...login, password: 'falsch falsch falsch' };

withStore('events of accounts', (open) => {
  test('wrong passwords and the limit of an account are counted, and the limit is one warning with a hash of the account', async () => {
    const { lines, log, countOf, ofEvent } = recorder();
    const shop = { ...accountShop(await open()), log };
    await browser(shop).call('POST /web-api/customer-signup', zoe);
    for (let at = 0; at < 13; at += 1)
      await browser(shop, { address: `198.51.100.${at}` })
        .call('POST /web-api/customer-login', wrong)
        .catch((error: unknown) => errorResponse(error, 'r', log));
    expect(countOf({ event: 'login-refused' })).toBe(10);
    expect(countOf({ event: 'limit-met', limit: 'login' })).toBe(3);
    await vi.waitFor(() => expect(ofEvent('account-limit-met')).toHaveLength(1));
    const [warning] = ofEvent('account-limit-met');
    expect(warning).toEqual({ level: 'warn', event: 'account-limit-met', details: { limit: 'login', account: expect.any(String) } });
    expect(String(warning?.details.account)).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(lines)).not.toContain(emailKey(zoe.email));
    // Another account has a line of its own.
    for (let at = 0; at < 11; at += 1)
      await browser(shop)
        .call('POST /web-api/customer-login', { ...wrong, email: 'nie@beispiel.de' })
        .catch(() => {});
    await vi.waitFor(() => expect(ofEvent('account-limit-met')).toHaveLength(2));
    expect(new Set(ofEvent('account-limit-met').map(({ details }) => details.account)).size).toBe(2);
  }, 60_000);

  test('a page that shows a wrong password itself counts it once', async () => {
    const { log, countOf } = recorder();
    const shop = { ...accountShop(await open()), log };
    const visitor = browser(shop);
    const ask = (context: Context) => inProcessClient(context)('POST /web-api/customer-login', wrong);
    await visitor.withContext(ask).catch((error: unknown) => [error, error].map((same) => errorResponse(same, 'r', log)));
    await visitor.withContext(ask).catch(() => {});
    expect(countOf({ event: 'login-refused' })).toBe(2);
  });

  test('mails with links that are asked for are counted by kind, and so are links that were used', async () => {
    const { log, countOf } = recorder();
    const shop = { ...accountShop(await open()), log };
    const visitor = browser(shop);
    await visitor.call('POST /web-api/customer-signup', zoe);
    const ask = () => browser(shop).call('POST /web-api/customer-password-reset', { email: 'nie@beispiel.de' });
    await ask();
    await ask();
    expect(countOf({ event: 'link-asked', kind: 'reset' })).toBe(2);
    const token = (await mailedToken(shop, zoe.email)) ?? '';
    const openLink = () => visitor.call('POST /web-api/customer-verify', { token });
    await openLink();
    await openLink().catch(() => {});
    expect(countOf({ event: 'link-used' })).toBe(1);
  });
});

test('refused passkeys, forms of other sites and limits of addresses are counted, what nobody counts is not logged', () => {
  const { lines, log, countOf } = recorder();
  const limit = { name: 'render', by: 'address' };
  const faults = [
    new Fault('passkey-refused'),
    new Fault('cross-site', 'form'),
    new Fault('too-many', 'x', { limit }),
    new Fault('bad-input'),
  ];
  for (const fault of faults) errorResponse(fault, 'r', log);
  expect(countOf({ event: 'passkey-refused' })).toBe(1);
  expect(countOf({ event: 'cross-site' })).toBe(1);
  expect(countOf({ event: 'limit-met', limit: 'render' })).toBe(1);
  expect(lines.map(({ level, event }) => [level, event])).toEqual([
    ['info', 'passkey-refused'],
    ['warn', 'cross-site'],
    ['info', 'limit-met'],
  ]);
});
