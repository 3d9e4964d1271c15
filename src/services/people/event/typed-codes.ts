/** Codes that people type in place of a link. Trying them is limited, since they are shorter than keys. */
import { message } from '#core/values/message.ts';
import type { Context } from '#services/handler.ts';
import { reportBudget } from '#services/rate-limits.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { consumeStoredLimit, countStoredUse, type LimitedClient, returnStoredLimit } from '#store/limit/stored-limits.ts';
import { ensureAccess, findByCode, forAll } from '#store/people/event/access-keys.ts';
import { noPage } from './page-access.ts';

type Counting = { context: Context; client: LimitedClient; now: Date };

/** Counts a try before it is known whether it is right. Throws Fault 'too-many' for right and wrong codes alike. Tells what was counted. */
async function countTry(trx: StoreTransaction, { context, client, now }: Counting) {
  const { engine } = context.shop.store;
  const text = message('fault.too-many-event-codes');
  await consumeStoredLimit(trx, engine, 'event-code', client, now, { text });
  // Somebody tries codes from many addresses: then each has fewer.
  const isMet = (await countStoredUse(trx, engine, 'event-code-all', client, now, { points: 1 })) !== null;
  if (isMet) await consumeStoredLimit(trx, engine, 'event-code-strict', client, now, { text });
  return isMet ? (['event-code', 'event-code-all', 'event-code-strict'] as const) : (['event-code', 'event-code-all'] as const);
}

/** The key of the page that a code opens. Throws Fault 'not-found' alike for wrong, revoked and ended codes. */
export async function keyOfTypedCode(context: Context, code: string): Promise<string> {
  const { store, clock } = context.shop;
  const now = clock();
  const client = { owner: null, address: context.ipAddress };
  const trying = store.write(async (trx) => {
    const counted = await countTry(trx, { context, client, now });
    const found = await findByCode({ db: trx }, code, now);
    const access = found && (await ensureAccess(trx, store, found.event, found.household?.id ?? forAll));
    if (!access) return null;
    for (const name of counted) await returnStoredLimit(trx, name, client, now);
    return access.key;
  });
  const key = await reportBudget(context.shop, trying);
  // The try stays counted.
  if (key === null) throw noPage();
  return key;
}
