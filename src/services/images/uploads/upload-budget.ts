/**
 * Bytes of uploads. They are counted as they arrive, for the client's address and for the whole shop's day; the shop's day gets those back of
 * which nothing was kept, the address does not, so that a client cannot send refused files without end.
 */
import type { StoredLimitName } from '#core/customer/limits.ts';
import type { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { isNewOwner } from '#services/actor.ts';
import type { Context, Shop } from '#services/handler.ts';
import { addToLimit, checkLimit, limitedClient, reportBudget } from '#services/rate-limits.ts';
import { countStoredUse, type LimitedClient, returnStoredLimit } from '#store/limit/stored-limits.ts';

/** Whose share of the shop's day an upload takes. */
export const uploadBudgets = ['new', 'guest', 'customer'] as const;
export type UploadBudget = (typeof uploadBudgets)[number];

/** With the part of the setting UPLOAD_GB_PER_DAY. */
const limitsOf: Record<UploadBudget, readonly (readonly [name: StoredLimitName, share: number])[]> = {
  new: [
    ['upload-bytes-new', 1 / 2],
    ['upload-bytes', 1],
  ],
  guest: [['upload-bytes', 1]],
  customer: [['upload-bytes-customer', 1]],
};

/** Bytes that are counted at once: each count is a transaction. */
const stepBytes = 4_000_000;

export async function uploadBudgetOf(context: Context): Promise<UploadBudget> {
  if (context.actor.kind === 'customer') return 'customer';
  return (await isNewOwner(context)) ? 'new' : 'guest';
}

export type UploadMeter = {
  /** Counts bytes that have arrived, some of them later. Throws as `openUploadMeter` does, and Fault 'storage-full'. */
  arrived(bytes: number): Promise<void>;
  /** Counts the rest. */
  settle(): Promise<void>;
  /** Gives back what was counted. */
  giveBack(): Promise<void>;
};

/** Throws Fault 'too-many' when the address or the shop's day is used up. */
export async function openUploadMeter(context: Context, budget: UploadBudget): Promise<UploadMeter> {
  const { shop } = context;
  const client = limitedClient(context);
  const since = shop.clock();
  let waiting = 0;
  let counted = 0;

  async function count(): Promise<void> {
    const points = waiting;
    waiting = 0;
    await addToLimit(shop, 'upload-bytes', client, points);
    const refusal = await countForShop(shop, client, budget, points);
    counted += points;
    await checkLimit(shop, 'upload-bytes', client, message('fault.too-many-bytes'));
    if (refusal) await reportBudget(shop, Promise.reject(refusal));
  }

  await count();
  return {
    async arrived(bytes) {
      waiting += bytes;
      if (waiting < stepBytes) return;
      await shop.files.room();
      await count();
    },
    async settle() {
      if (waiting > 0) await count();
    },
    async giveBack() {
      await returnUploadBytes(shop, client, budget, counted, since);
      counted = 0;
    },
  };
}

/** The Fault of a share that is used up. It is counted beyond its end, so that the next upload is refused before its bytes arrive. */
async function countForShop(shop: Shop, client: LimitedClient, budget: UploadBudget, points: number): Promise<Fault | undefined> {
  const { store, clock, uploadBytesPerDay } = shop;
  const text = message('fault.upload-budget');
  return store.write(async (trx) => {
    const refusals: (Fault | null)[] = [];
    for (const [name, share] of limitsOf[budget])
      refusals.push(await countStoredUse(trx, store.engine, name, client, clock(), { points, max: share * uploadBytesPerDay, text }));
    return refusals.find((refusal) => refusal !== null) ?? undefined;
  });
}

/**
 * Gives bytes back to the shop's day if it is still the one in which they were counted, from `since` on. The bytes of an upload that expires
 * were counted a day ago: their day is over.
 */
export async function returnUploadBytes(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  client: LimitedClient,
  budget: UploadBudget,
  points: number,
  since: Date,
): Promise<void> {
  if (points === 0) return;
  await store.write(async (trx) => {
    for (const [name] of limitsOf[budget]) await returnStoredLimit(trx, name, client, clock(), { points, since });
  });
}
