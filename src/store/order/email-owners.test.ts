import { expect, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import type { Store } from '#store/db/store.ts';
import { onEachEngine } from '#tests/engines.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { emailOwnerHash, fillEmailOwners, hasOrderedBefore } from './email-owners.ts';
import { transitionOrder } from './orders.ts';
import { placeOrder } from './place-order.ts';

const now = new Date('2026-11-25T12:00:00Z');

async function orderOf(store: Store, email: string): Promise<{ id: string; owner: OwnerId }> {
  const { owner } = await guestWithCart(store);
  const placed = await placeOrder(store, owner, await orderFor(store, owner, { email }), now);
  if (!placed.ok) throw new Error(placed.reason);
  return { id: placed.order.id, owner };
}

/** Rows as a program without the column writes them. */
const withoutColumn = (store: Store) => store.write((trx) => trx.updateTable('orders').set({ email_owner: null }).execute());
const columns = async (store: Store) =>
  (await store.db.selectFrom('orders').select('email_owner').orderBy('number').execute()).map((row) => row.email_owner);

onEachEngine('a first order', (open) => {
  test('is that of a guest, and of an address in any case, with any tag, dots of Gmail and form of the domain', async () => {
    const store = await open();
    const { owner, id } = await orderOf(store, 'zoe+karten@müller.example');
    await orderOf(store, 'Mia.Huber@googlemail.com');
    const { owner: other } = await guestWithCart(store);
    const isKnown = (email: string | null, of = other) => hasOrderedBefore(store.db, { owner: of, email });
    expect(await isKnown(null, owner)).toBe(true);
    expect(await isKnown(null)).toBe(false);
    for (const email of [
      'zoe@müller.example',
      'ZOE@MÜLLER.example',
      'zoe+2@xn--mller-kva.example',
      'miahuber@gmail.com',
      'm.i.a.huber+x@GMAIL.com',
    ])
      expect(await isKnown(email), email).toBe(true);
    for (const email of ['zoe@mueller.example', 'z.oe@müller.example', 'mia@gmail.com', 'miahuber@gmail.de'])
      expect(await isKnown(email), email).toBe(false);
    expect(await hasOrderedBefore(store.db, { owner, email: 'zoe@müller.example', except: id })).toBe(false);
  });

  test('is still to come for an address whose orders were cancelled', async () => {
    const store = await open();
    const { id } = await orderOf(store, 'zoe@example.com');
    const { owner } = await guestWithCart(store);
    expect(await hasOrderedBefore(store.db, { owner, email: 'zoe+1@example.com' })).toBe(true);
    await store.write((trx) => transitionOrder(trx, id, { state: 'cancelled', actor: 'customer', reason: 'customer' }, now));
    expect(await hasOrderedBefore(store.db, { owner, email: 'zoe+1@example.com' })).toBe(false);
  });

  test('counts orders of before by their address, and by its owner once their rows were filled, a few at a time', async () => {
    const store = await open();
    const emails = ['zoe+a@example.com', 'Post@MÜLLER.example', 'mia.h@gmail.com'];
    for (const email of emails) await orderOf(store, email);
    await withoutColumn(store);
    const { owner } = await guestWithCart(store);
    const isKnown = (email: string) => hasOrderedBefore(store.db, { owner, email });
    expect([await isKnown('ZOE+A@example.com'), await isKnown('post@müller.example'), await isKnown('zoe@example.com')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await store.write((trx) => fillEmailOwners(trx, 2))).toBe(2);
    expect((await columns(store)).filter((value) => value !== null)).toHaveLength(2);
    expect(await store.write((trx) => fillEmailOwners(trx, 2))).toBe(1);
    expect(await columns(store)).toEqual(emails.map(emailOwnerHash));
    expect(await store.write((trx) => fillEmailOwners(trx, 2))).toBe(0);
    for (const email of ['zoe@example.com', 'post+1@müller.example', 'miah@googlemail.com']) expect(await isKnown(email), email).toBe(true);
  });

  test('is that of no one for orders whose address was erased', async () => {
    const store = await open();
    await orderOf(store, 'zoe@example.com');
    await store.write((trx) => trx.updateTable('orders').set({ email: '', email_owner: null }).execute());
    expect(await store.write((trx) => fillEmailOwners(trx, 10))).toBe(1);
    expect(await columns(store)).toEqual(['']);
  });
});
