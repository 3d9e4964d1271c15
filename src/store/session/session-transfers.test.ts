import { expect, test } from 'vitest';
import { onEachEngine } from '#tests/engines.ts';
import { createSessionTransfer, redeemSessionTransfer } from './session-transfers.ts';
import { createOwner, findSession } from './sessions.ts';

const kind = { kind: { isHostCookie: false }, before: null };

onEachEngine('a hand-over code', (open) => {
  test('gives the session to one further cookie, once', async () => {
    const store = await open();
    const { id } = await createOwner(store);
    const code = await createSessionTransfer(store, id);
    const redeemed = await redeemSessionTransfer(store, code, kind);
    expect(redeemed?.isLogin).toBe(false);
    expect(await findSession(store, redeemed?.token ?? '')).toMatchObject({ owner: id });
    expect(await redeemSessionTransfer(store, code, kind)).toBeNull();
  });

  test('is worth nothing after a minute, and an invented one never is', async () => {
    const store = await open();
    const { id } = await createOwner(store);
    const now = new Date('2026-11-20T10:00:00Z');
    const code = await createSessionTransfer(store, id, null, now);
    expect(await redeemSessionTransfer(store, code, kind, new Date('2026-11-20T10:01:01Z'))).toBeNull();
    expect(await redeemSessionTransfer(store, 'AAAAAAAAAAAAAAAAAAAAAA', kind, now)).toBeNull();
  });
});
