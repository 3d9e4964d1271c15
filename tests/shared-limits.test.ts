/** Limits that all visitors share, after others have used up what they may of them: what a customer does still works. */
import { expect, test } from 'vitest';
import { ipAddressOf, parseTrustedProxies } from '#http/request/client-address.ts';
import { accountMailJobs } from '#services/customer/account-mail.job.ts';
import type { Shop } from '#services/handler.ts';
import type { Store } from '#store/db/store.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { listMails } from '#store/mail/mails.ts';
import { orderKey } from '#tests/customer.ts';
import { browser, runJobs, zoe } from '#tests/customer-browser.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';

const start = Date.parse('2026-11-25T09:00:00Z');
let now = start;
const clock = () => new Date(now);

/** A shop on which Zoë signed up an hour and a half ago. */
async function shopOfZoe(open: Engine['open']) {
  now = start - 90 * 60_000;
  const shop = await shopOn(open);
  const known = browser(shop, { address: '198.51.100.1' });
  await known.call('POST /web-api/customer-signup', zoe);
  now = start;
  return { shop, known, resets: async () => (await mailedTo(shop, zoe.email)) - 1 };
}

/** Mails to an address. */
async function mailedTo(shop: Shop, email: string): Promise<number> {
  await runJobs(shop, accountMailJobs);
  return (await listMails(shop.store, 2_000)).filter(({ to }) => to === email).length;
}
const proxies = parseTrustedProxies('10.0.0.0/8');

/** The client behind the shop's proxy. */
function behindProxy(address: string): string {
  if (!proxies) throw new Error('no list');
  return ipAddressOf({ socket: { remoteAddress: '10.0.0.2' }, headers: { 'x-forwarded-for': address } }, proxies);
}

async function shopOn(open: Engine['open']): Promise<Shop> {
  return { ...(await seededShop(open, clock)), hosts: [], serviceMail: 'post@federleicht.example' };
}

const withdrawal = (email: string) => ({ key: orderKey(), name: 'Zoë Müller', contract: 'F1000001', lines: '', email });
const message = (email: string) => ({ id: orderKey(), message: 'Passt der Umschlag auch quer?', email });
const newsletter = (email: string) => ({ email, consent: true });

/** 'ok', or the code of a refusal. */
const outcome = (answer: Promise<unknown>) =>
  answer.then(
    () => 'ok',
    (error: { code?: string }) => error.code ?? String(error),
  );

/** Counts of outcomes. */
async function counts(answers: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const result of await Promise.all(answers.map(outcome))) sums[result] = (sums[result] ?? 0) + 1;
  return sums;
}

/** Uses up the share of strangers of a limit of the shop from 250 networks. */
async function useUp(
  store: Store,
  name: 'account-mail' | 'withdrawal' | 'newsletter' | 'message' | 'sign-up',
  count: number,
): Promise<void> {
  await store.write(async (trx) => {
    for (let at = 0; at < count; at += 1)
      await consumeStoredLimit(trx, store.engine, name, { owner: null, address: `100.${at % 250}.0.${1 + Math.floor(at / 250)}` }, clock());
  });
}

withStore('a customer, after others have used up what they may of the limits', (open) => {
  test('resets a password, signs up, asks for the newsletter, writes, withdraws and orders: one client of 52 /64 in one /56', async () => {
    const { shop, resets } = await shopOfZoe(open);
    const flooder = (at: number) => browser(shop, { address: behindProxy(`2001:db8:7:12${(at % 52) + 10}::${at + 1}`) });
    const flood = Array.from({ length: 1_040 }, (_, at) =>
      flooder(at).call('POST /web-api/customer-password-reset', { email: `nie${at}@beispiel.de` }),
    );
    expect(await counts(flood)).toEqual({ ok: 80, 'too-many': 960 });
    for (const [call, max] of [
      ['POST /web-api/newsletter-subscribe', 240],
      ['POST /web-api/messages', 200],
    ] as const) {
      const sent = Array.from({ length: 260 }, (_, at) => {
        const email = `nie${at}@beispiel.de`;
        return call === 'POST /web-api/messages' ? flooder(at).call(call, message(email)) : flooder(at).call(call, newsletter(email));
      });
      expect(await counts(sent)).toEqual({ ok: max, 'too-many': 260 - max });
    }

    const customer = browser(shop, { address: behindProxy('2001:db8:8:1::1') });
    await customer.call('POST /web-api/customer-password-reset', { email: zoe.email });
    expect(await resets()).toBe(1);
    await customer.call('POST /web-api/customer-signup', { ...zoe, email: 'ida@beispiel.de' });
    await customer.call('POST /web-api/newsletter-subscribe', newsletter('ida@beispiel.de'));
    await customer.call('POST /web-api/messages', message('ida@beispiel.de'));
    await customer.call('POST /web-api/withdrawal', withdrawal('ida@beispiel.de'));
    const guest = await guestCalls(shop);
    await guest.request()('POST /web-api/card-accessory-order', { sku: 'pen-gel-gold', quantity: 1 });
    expect((await guest.order()).orderNumber).toMatch(/^F\d+$/);
  });

  test('goes on by the share that is kept: with a known device, or a mailbox that has an account', async () => {
    const { shop, known } = await shopOfZoe(open);
    await known.call('POST /web-api/customer-logout', {});
    await useUp(shop.store, 'newsletter', 750);
    await useUp(shop.store, 'message', 450);
    const stranger = browser(shop, { address: '198.51.100.2' });
    expect(await outcome(stranger.call('POST /web-api/newsletter-subscribe', newsletter('nie@beispiel.de')))).toBe('too-many');
    expect(await outcome(stranger.call('POST /web-api/messages', message('nie@beispiel.de')))).toBe('too-many');
    expect(await outcome(known.call('POST /web-api/messages', message('ida@beispiel.de')))).toBe('ok');
    expect(await outcome(stranger.call('POST /web-api/messages', message(zoe.email)))).toBe('ok');
    expect(await outcome(stranger.call('POST /web-api/newsletter-subscribe', newsletter(zoe.email)))).toBe('ok');
  });

  test('resets a password and withdraws beyond the limit of the shop, only later', async () => {
    const { shop, resets } = await shopOfZoe(open);
    await useUp(shop.store, 'account-mail', 750);
    await useUp(shop.store, 'withdrawal', 450);
    const from = (address: string) => browser(shop, { address });
    // One network fills its own places only.
    const flood = Array.from({ length: 12 }, (_, at) =>
      from(`203.0.113.${at}`).call('POST /web-api/withdrawal', withdrawal('nie@beispiel.de')),
    );
    const customers = [
      from('198.51.100.2').call('POST /web-api/customer-password-reset', { email: zoe.email }),
      from('192.0.2.1').call('POST /web-api/withdrawal', withdrawal('gast@beispiel.de')),
    ];
    expect(await Promise.all([counts(customers), counts(flood)])).toEqual([{ ok: 2 }, { ok: 4, 'too-many': 8 }]);
    expect([await mailedTo(shop, 'gast@beispiel.de'), await resets()]).toEqual([1, 1]);
  });
});
