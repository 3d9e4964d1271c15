/** Newsletter in both databases: one confirmation, one voucher, no answer that tells strangers anything, proof that stays. */
import { expect, test } from 'vitest';
import type { Store } from '#store/db/store.ts';
import { giveVoucher, newVoucherCode } from '#store/order/vouchers.ts';
import { onEachEngine } from '#tests/engines.ts';
import { confirmSignUp, endNewsletter, leaveNewsletter, newsletterState, type SignUpOutcome, saveSignUp } from './newsletter.ts';

const start = new Date('2026-11-22T10:00:00.000Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const minute = 60_000;
const day = 86_400_000;

function signUp(
  store: Store,
  email = 'zoe@beispiel.de',
  now = start,
  firstName: string | null = 'Zoë',
  channel = 'federleicht',
): Promise<SignUpOutcome> {
  const input = {
    signUp: { email, firstName, lastName: null, birthday: '1990-02-28', weddingDate: '2027-06-12' },
    channel,
    country: 'DE',
    locale: 'de-DE',
    wording: 'Ja, gern.',
  };
  return store.write((trx) => saveSignUp(trx, store, input, now));
}

async function tokenOf(outcome: Promise<SignUpOutcome>): Promise<string> {
  const made = await outcome;
  if (made.kind !== 'ask') throw new Error(made.kind);
  return made.token;
}

const confirm = (store: Store, token: string, now = start) => store.write((trx) => confirmSignUp(trx, store, token, now));

onEachEngine('the newsletter', (open) => {
  test('a link confirms once; every later use says so, and an invented one is unknown [F380]', async () => {
    const store = await open();
    const token = await tokenOf(signUp(store));
    expect(await store.db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
    expect(await confirm(store, token)).toMatchObject({ state: 'confirmed', email: 'zoe@beispiel.de', country: 'DE' });
    expect(await confirm(store, token)).toEqual({ state: 'already' });
    expect(await confirm(store, 'AAAAAAAAAAAAAAAAAAAAAA')).toEqual({ state: 'unknown' });
    expect(await store.db.selectFrom('newsletter_consents').selectAll().execute()).toMatchObject([
      { wording: 'Ja, gern.', asked_at: start.toISOString(), confirmed_at: start.toISOString(), ended_at: null },
    ]);
  });

  test('of many confirmations at the same moment exactly one counts', async () => {
    const store = await open();
    const token = await tokenOf(signUp(store));
    const states = await Promise.all(Array.from({ length: 12 }, () => confirm(store, token)));
    expect(states.filter(({ state }) => state === 'confirmed')).toHaveLength(1);
    expect(states.filter(({ state }) => state === 'already')).toHaveLength(11);
    expect(await store.db.selectFrom('newsletter_consents').selectAll().execute()).toHaveLength(1);
  });

  test('each channel has a subscription of its own: leaving one keeps the other', async () => {
    const store = await open();
    const state = async (channel: string) => (await newsletterState(store, 'zoe@beispiel.de', channel, later(2 * minute))).state;
    await confirm(store, await tokenOf(signUp(store)));
    const poster = await tokenOf(signUp(store, 'zoe@beispiel.de', later(2 * minute), 'Zoë', 'myposter'));
    expect([await state('federleicht'), await state('myposter')]).toEqual(['subscribed', 'asked']);
    expect(await confirm(store, poster, later(2 * minute))).toMatchObject({ state: 'confirmed', channel: 'myposter' });
    expect(await endNewsletter(store, 'zoe@beispiel.de', 'federleicht', later(3 * minute))).toBe('left');
    expect(await endNewsletter(store, 'zoe@beispiel.de', 'federleicht', later(3 * minute))).toBe('already');
    expect(await endNewsletter(store, 'eva@beispiel.de', 'federleicht', later(3 * minute))).toBe('unknown');
    expect([await state('federleicht'), await state('myposter')]).toEqual(['none', 'subscribed']);
  });

  test('the database never holds the link itself', async () => {
    const store = await open();
    const token = await tokenOf(signUp(store));
    expect(JSON.stringify(await store.db.selectFrom('newsletter_requests').selectAll().execute())).not.toContain(token);
  });

  test('a link works for seven days, then says that it ended, and is forgotten a month later', async () => {
    const store = await open();
    const token = await tokenOf(signUp(store));
    expect(await confirm(store, token, later(7 * day + 1))).toEqual({ state: 'expired' });
    await signUp(store, 'mia@beispiel.de', later(36 * day));
    expect(await confirm(store, token, later(36 * day))).toEqual({ state: 'expired' });
    await signUp(store, 'ida@beispiel.de', later(38 * day));
    expect(await confirm(store, token, later(38 * day))).toEqual({ state: 'unknown' });
    const fresh = await tokenOf(signUp(store, 'zoe@beispiel.de', later(38 * day)));
    expect(await confirm(store, fresh, later(45 * day - 1))).toMatchObject({ state: 'confirmed' });
  });

  test('who signs up twice may use either link, and the other one then says already', async () => {
    const store = await open();
    const first = await tokenOf(signUp(store));
    const second = await tokenOf(signUp(store, 'zoe@beispiel.de', later(2 * minute)));
    expect(await confirm(store, first)).toMatchObject({ state: 'confirmed' });
    expect(await confirm(store, second)).toEqual({ state: 'already' });
  });

  test('a stranger who types a subscriber’s address changes nothing and leaves nothing', async () => {
    const store = await open();
    await confirm(store, await tokenOf(signUp(store)));
    const again = await signUp(store, 'zoe@beispiel.de', later(2 * minute), 'Mallory');
    expect(again.kind).toBe('remind');
    expect(await store.db.selectFrom('subscribers').selectAll().execute()).toMatchObject([{ first_name: 'Zoë' }]);
    expect(JSON.stringify(await store.db.selectFrom('newsletter_requests').selectAll().execute())).not.toContain('Mallory');
  });

  test('leaving empties the profile, keeps the proof, ends open links, and coming back needs a new confirmation', async () => {
    const store = await open();
    const confirmed = await confirm(store, await tokenOf(signUp(store)));
    if (confirmed.state !== 'confirmed') throw new Error(confirmed.state);
    const { unsubscribeToken } = confirmed;
    expect(await leaveNewsletter(store, 'AAAAAAAAAAAAAAAAAAAAAA')).toBe('unknown');
    expect(await leaveNewsletter(store, unsubscribeToken, later(day))).toBe('left');
    expect(await leaveNewsletter(store, unsubscribeToken, later(day))).toBe('already');
    const [row] = await store.db.selectFrom('subscribers').selectAll().execute();
    expect(row).toMatchObject({ email: 'zoe@beispiel.de', first_name: null, birthday: null, wedding_date: null });
    expect(row?.left_at).toBe(later(day).toISOString());
    expect(await store.db.selectFrom('newsletter_consents').select(['wording', 'ended_at']).execute()).toEqual([
      { wording: 'Ja, gern.', ended_at: later(day).toISOString() },
    ]);

    const open1 = await tokenOf(signUp(store, 'zoe@beispiel.de', later(2 * day)));
    const open2 = await tokenOf(signUp(store, 'zoe@beispiel.de', later(2 * day + 2 * minute)));
    expect(await confirm(store, open1, later(2 * day + 3 * minute))).toMatchObject({ state: 'confirmed', unsubscribeToken });
    expect(await leaveNewsletter(store, unsubscribeToken, later(3 * day))).toBe('left');
    expect(await confirm(store, open2, later(3 * day))).toEqual({ state: 'left' });
    expect(await store.db.selectFrom('newsletter_consents').selectAll().execute()).toHaveLength(2);
  });

  test('an owner gets one voucher of a kind, also at the same moment', async () => {
    const store = await open();
    const value = { amount: 500, currency: 'EUR' as const };
    const voucher = { kind: 'newsletter' as const, value, minimum: 0, firstOrderOnly: true, validUntil: later(365 * day) };
    const give = (owner: string) => store.write((trx) => giveVoucher(trx, owner, voucher, start));
    const codes = await Promise.all(Array.from({ length: 8 }, () => give('zoe@beispiel.de')));
    expect(codes.filter((code) => code !== null)).toHaveLength(1);
    expect(await give('mia@beispiel.de')).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/);
    const rows = await store.db.selectFrom('vouchers').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('beispiel');
    expect(rows[0]).toMatchObject({ amount: 500, currency: 'EUR', uses: 1, used: 0, first_order_only: 1, minimum: 0 });
  });
});

test('voucher codes have no letters that are mistaken for others', () => {
  const codes = Array.from({ length: 200 }, () => newVoucherCode());
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}(-[2-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(new Set(codes).size).toBe(200);
});
