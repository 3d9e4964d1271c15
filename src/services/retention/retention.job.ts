/** The nightly deletion of everything whose retention period is over (core/customer/retention.ts): rows first, then files without a row. */
import { setTimeout as sleep } from 'node:timers/promises';
import { shortOfRoom } from '#core/customer/retention.ts';
import { dayMs } from '#core/values/unit.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { sealSubscriptions } from '#store/customer/newsletter.ts';
import { sealWishListShares } from '#store/customer/wish-list-shares.ts';
import { deletePeriodicWords } from '#store/job/periodic-jobs.ts';
import { sealMails } from '#store/mail/mails.ts';
import { fillEmailOwners } from '#store/order/email-owners.ts';
import { clearResponses, sealOrderTokens } from '#store/order/order-links.ts';
import { type Deletion, deleteGuests, deletions } from '#store/retention/expired-rows.ts';
import { deleteBankEntries, deleteInvoices, deleteOrderDocuments, deleteOrderRecords } from '#store/retention/finished-orders.ts';
import { exportFolders, folderOf, importFolders, invoiceFolders, orderFolders, pictureFolders } from '#store/retention/known-files.ts';
import {
  deleteUnreferencedPictures,
  deleteUnshown,
  oldGuestPictures,
  ownersWithPictures,
  type UsePlace,
} from '#store/retention/unreferenced-pictures.ts';

/** Rows in one transaction, and the pause after it, in which the shop writes. */
const batch = 200;
const pauseMs = 20;

/** Older than any upload or print job in progress. */
const orphanedMs = dayMs;

/** Deletes what is over and tells how much of what. May be stopped at any point: the next run finds what is left. */
export async function deleteExpired(shop: Pick<Shop, 'store' | 'files' | 'clock'>, limit = batch): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const steps = {
    ...deletions,
    orderDocuments: deleteOrderDocuments,
    invoices: deleteInvoices,
    orderRecords: deleteOrderRecords,
    bankEntries: deleteBankEntries,
    periodicWords: deletePeriodicWords,
  };
  for (const [name, deletion] of Object.entries(steps)) counts[name] = await inBatches(shop, deletion, limit);
  counts.pictures = await deletePictures(shop, limit);
  counts.shortage = await relieveDisk(shop);
  // A guest goes after what the guest owned.
  counts.guests = await inBatches(shop, deleteGuests, limit);
  counts.files = 0;
  for (const [prefix, foldersOf] of Object.entries(neededFolders)) counts.files += await removeOrphans(shop, prefix, foldersOf);
  return counts;
}

const neededFolders = {
  'pictures/': pictureFolders,
  'orders/': orderFolders,
  'exports/': exportFolders,
  'invoices/': invoiceFolders,
  'imports/': importFolders,
};

async function inBatches({ store, clock }: Pick<Shop, 'store' | 'clock'>, deletion: Deletion, limit: number): Promise<number> {
  for (let sum = 0; ; ) {
    const count = await store.write((trx) => deletion(trx, clock(), limit));
    sum += count;
    if (count < limit) return sum;
    await sleep(pauseMs);
  }
}

async function deletePictures({ store, clock }: Pick<Shop, 'store' | 'clock'>, limit: number): Promise<number> {
  let sum = 0;
  for (let after = ''; ; ) {
    const owners = await ownersWithPictures(store, after, limit);
    for (const owner of owners) sum += await deleteUnreferencedPictures(store, owner, clock());
    const last = owners.at(-1);
    if (!last) return sum;
    after = last;
    await sleep(pauseMs);
  }
}

/** Pictures between two looks at the disk. */
const reliefBatch = 20;

/**
 * While the disk is short of room: deletes pictures of guests that nothing shows, those used longest ago first, with their files. Tells how
 * many. Files of a run that is stopped in between are found as those without a row.
 */
async function relieveDisk({ store, files, clock }: Pick<Shop, 'store' | 'files' | 'clock'>): Promise<number> {
  let sum = 0;
  for (let after: UsePlace = { lastUse: '', id: '' }; ((await files.freeShare()) ?? 1) < shortOfRoom; ) {
    const batch = await oldGuestPictures(store, after, clock(), reliefBatch);
    for (const [owner, pictures] of Map.groupBy(batch, (picture) => picture.owner)) {
      const deleted = await deleteUnshown(
        store,
        owner,
        pictures.map(({ id }) => id),
      );
      for (const key of deleted.files) await files.remove(key);
      sum += deleted.count;
    }
    const last = batch.at(-1);
    if (!last) return sum;
    after = last;
    await sleep(pauseMs);
  }
  return sum;
}

/** Removes old files below `prefix` whose folder no row names: of deleted rows, and of uploads that a crash cut off. */
async function removeOrphans(
  { store, files, clock }: Pick<Shop, 'store' | 'files' | 'clock'>,
  prefix: string,
  foldersOf: (store: Shop['store']) => Promise<Set<string>>,
): Promise<number> {
  const before = clock().getTime() - orphanedMs;
  const old = (await files.entries(prefix)).filter(({ at }) => at < before);
  // Read after the list, so that the row of every listed file is seen.
  const needed = await foldersOf(store);
  const orphans = old.filter(({ key }) => !needed.has(folderOf(key)));
  for (const { key } of orphans) await files.remove(key);
  return orphans.length;
}

/** Seals the tokens that rows of before hold in clear, and tells of how many rows. Their links work before and after. */
export async function sealLinks(shop: Pick<Shop, 'store' | 'clock'>, limit = batch): Promise<Record<string, number>> {
  const { store } = shop;
  return {
    orders: await inBatches(shop, (trx) => sealOrderTokens(trx, store, limit), limit),
    responses: await inBatches(shop, (trx) => clearResponses(trx, limit), limit),
    mails: await inBatches(shop, (trx) => sealMails(trx, store, limit), limit),
    subscribers: await inBatches(shop, (trx) => sealSubscriptions(trx, store, limit), limit),
    wishListShares: await inBatches(shop, (trx) => sealWishListShares(trx, store, limit), limit),
  };
}

/** Fills a column that orders of before do not have, and tells of how many. */
export async function fillOrders(shop: Pick<Shop, 'store' | 'clock'>, limit = batch): Promise<number> {
  return inBatches(shop, (trx) => fillEmailOwners(trx, limit), limit);
}

export const retentionJobs: Record<string, JobHandler> = {
  async retention(_payload, shop) {
    shop.log('info', 'links-sealed', await sealLinks(shop));
    shop.log('info', 'orders-filled', { orders: await fillOrders(shop) });
    shop.log('info', 'retention', await deleteExpired(shop));
    return null;
  },
};
