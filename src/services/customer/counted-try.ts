/** Passwords that are tried: counted before they are checked, so that tries at the same time count, too. */

import { emailKey } from '#core/customer/email.ts';
import { Fault, isFault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context } from '#services/handler.ts';
import { checkPassword } from '#services/password-hash.ts';
import { limitedClient } from '#services/rate-limits.ts';
import type { CustomerRow } from '#store/customer/customers.ts';
import { consumeStoredLimit, returnStoredLimit } from '#store/limit/stored-limits.ts';
import { isKnownDevice } from '#store/session/logins.ts';

/**
 * Counts a wrong try for the account, by address and device, and runs `check`, which gives null for a wrong password. The points come back
 * when it was right, and when nothing was checked. Throws Fault 'login-refused' for a wrong one, 'too-many'.
 */
export async function countedTry<T>(context: Context, email: string, check: () => Promise<T | null>): Promise<T> {
  const { shop } = context;
  const { owner } = context.actor;
  const { store } = shop;
  const key = emailKey(email);
  const account = (await isKnownDevice(store, key, owner.device)) ? `${key} ${owner.device}` : key;
  const client = { ...limitedClient(context), account };
  const text = message('fault.too-many-logins');
  await store.write((trx) => consumeStoredLimit(trx, store.engine, 'login', client, shop.clock(), { text }));
  const giveBack = () => store.write((trx) => returnStoredLimit(trx, 'login', client, shop.clock()));
  try {
    const result = await check();
    if (result === null) throw new Fault('login-refused');
    await giveBack();
    return result;
  } catch (error) {
    if (!isFault(error) || error.code !== 'login-refused') await giveBack();
    throw error;
  }
}

/** Throws Fault 'bad-form' for a password that is not the account's, 'too-many'. */
export async function requirePassword(context: Context, row: CustomerRow, password: string): Promise<void> {
  const { hashCost } = context.shop;
  const check = async () => ((await checkPassword(password, row.password, hashCost)).isRight ? true : null);
  await countedTry(context, row.email, check).catch((error: unknown) => {
    if (!isFault(error) || error.code !== 'login-refused') throw error;
    const errors = [{ field: 'password', code: 'wrong', message: message('field.password.wrong') }];
    throw new Fault('bad-form', 'wrong password', { errors });
  });
}
