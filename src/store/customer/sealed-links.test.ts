/** Links that end a newsletter and links of wish lists in both databases: no row holds them in clear, and those of before stay valid. */
import { expect, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import type { Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { onEachEngine } from '#tests/engines.ts';
import { addCustomer } from './customers.ts';
import { confirmSignUp, leaveNewsletter, saveSignUp, sealSubscriptions } from './newsletter.ts';
import { saveWishListShare, sealWishListShares, sharedWishList, wishListShare } from './wish-list-shares.ts';

const now = new Date('2026-11-22T10:00:00Z');
const site = { channel: 'federleicht', country: 'DE', locale: 'de-DE' };

/** Signs up and confirms; the answer is what ends the subscription. */
async function subscribed(store: Store, email: string): Promise<string> {
  const signUp = { email, firstName: null, lastName: null, birthday: null, weddingDate: null };
  return store.write(async (trx) => {
    const { token } = await saveSignUp(trx, store, { signUp, ...site, wording: 'w' }, now);
    const confirmed = await confirmSignUp(trx, store, token, now);
    return 'unsubscribeToken' in confirmed ? confirmed.unsubscribeToken : '';
  });
}

async function ownerOfCustomer(store: Store): Promise<OwnerId> {
  const person = { email: 'zoe@beispiel.de', firstName: 'Zoë', lastName: 'Müller', type: 0, company: null, vatId: null, password: null };
  const made = await store.write((trx) => addCustomer(trx, { ...person, ...site }, now));
  const { id } = await store.db
    .selectFrom('owners')
    .select('id')
    .where('customer', '=', made?.id ?? null)
    .executeTakeFirstOrThrow();
  return id;
}

onEachEngine('a link that is named again later', (open) => {
  test('of the newsletter is in no row, is told again to a subscriber, and its hash opens nothing', async () => {
    const store = await open();
    const token = await subscribed(store, 'zoe@beispiel.de');
    const rows = await store.db.selectFrom('subscribers').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const signUp = { email: 'zoe@beispiel.de', firstName: null, lastName: null, birthday: null, weddingDate: null };
    const again = await store.write((trx) => saveSignUp(trx, store, { signUp, ...site, wording: 'w' }, now));
    expect(again).toEqual({ kind: 'remind', token });
    expect(await leaveNewsletter(store, rows[0]?.unsubscribe_token ?? '', now)).toBe('unknown');
    expect(await leaveNewsletter(store, token, now)).toBe('left');
  });

  test('of the newsletter is a new one where the secret is another one', async () => {
    const store = await open();
    const before = await subscribed(store, 'zoe@beispiel.de');
    const elsewhere = { ...store, linkSecret: 'another' };
    const signUp = { email: 'zoe@beispiel.de', firstName: null, lastName: null, birthday: null, weddingDate: null };
    const again = await store.write((trx) => saveSignUp(trx, elsewhere, { signUp, ...site, wording: 'w' }, now));
    expect(again.token).not.toBe(before);
    expect(await leaveNewsletter(store, again.token, now)).toBe('left');
  });

  test('of the newsletter that was stored in clear is valid before and after it was sealed in small steps', async () => {
    const store = await open();
    const tokens = [];
    for (const name of ['zoe', 'eva', 'ida']) {
      await subscribed(store, `${name}@beispiel.de`);
      const token = newToken();
      tokens.push(token);
      await store.write((trx) =>
        trx
          .updateTable('subscribers')
          .set({ unsubscribe_token: token, token_sealed: null })
          .where('address', '=', `${name}@beispiel.de`)
          .execute(),
      );
    }
    expect(await leaveNewsletter(store, tokens[0] ?? '', now)).toBe('left');
    for (const expected of [2, 1, 0]) expect(await store.write((trx) => sealSubscriptions(trx, store, 2))).toBe(expected);
    const rows = JSON.stringify(await store.db.selectFrom('subscribers').selectAll().execute());
    for (const token of tokens) expect(rows).not.toContain(token);
    expect(await leaveNewsletter(store, tokens[0] ?? '', now)).toBe('already');
    expect(await leaveNewsletter(store, tokens[1] ?? '', now)).toBe('left');
  });

  test('of a wish list is in no row, stays while its settings change, and is valid before and after it was sealed', async () => {
    const store = await open();
    const owner = await ownerOfCustomer(store);
    await saveWishListShare(store, owner, 'federleicht', false, now);
    const { token = '' } = (await wishListShare(store, owner, 'federleicht')) ?? {};
    await saveWishListShare(store, owner, 'federleicht', true, now);
    expect(await wishListShare(store, owner, 'federleicht')).toEqual({ token, showsName: true });
    expect(JSON.stringify(await store.db.selectFrom('wish_list_shares').selectAll().execute())).not.toContain(token);
    expect(await sharedWishList(store, token, 'federleicht')).toEqual({ owner, firstName: 'Zoë' });
    const old = newToken();
    await store.write((trx) => trx.updateTable('wish_list_shares').set({ token: old, token_sealed: null }).execute());
    expect(await sharedWishList(store, old, 'federleicht')).toMatchObject({ owner });
    expect(await store.write((trx) => sealWishListShares(trx, store, 9))).toBe(1);
    expect(await store.write((trx) => sealWishListShares(trx, store, 9))).toBe(0);
    expect(await wishListShare(store, owner, 'federleicht')).toEqual({ token: old, showsName: true });
    expect(await sharedWishList(store, old, 'federleicht')).toMatchObject({ owner });
    expect(JSON.stringify(await store.db.selectFrom('wish_list_shares').selectAll().execute())).not.toContain(old);
  });

  test('of a wish list is a new one where the secret is another one and its settings change', async () => {
    const store = await open();
    const owner = await ownerOfCustomer(store);
    await saveWishListShare(store, owner, 'federleicht', true, now);
    const elsewhere: Store = { ...store, linkSecret: 'another' };
    expect(await wishListShare(elsewhere, owner, 'federleicht')).toBeNull();
    await saveWishListShare(elsewhere, owner, 'federleicht', true, now);
    const { token = '' } = (await wishListShare(elsewhere, owner, 'federleicht')) ?? {};
    expect(await sharedWishList(elsewhere, token, 'federleicht')).toMatchObject({ owner });
  });
});
