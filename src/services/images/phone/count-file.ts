/** Counts what a phone stores, in the transaction that stores it. */
import { uploadLinkTerms } from '#core/customer/upload-links.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context } from '#services/handler.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { countUploadedFile, findUploadLink } from '#store/picture/upload-links.ts';
import { linkFull, phoneLink, requireOpen } from './phone-link.ts';

/**
 * What has to be done with a photo of this request in the transaction that stores it; undefined for the owner's own. It throws the Fault of a
 * link that ended or was cut meanwhile, and of one that has all its photos: then nothing is stored.
 */
export function countOfLink({ shop, uploadLink }: Context): ((trx: StoreTransaction) => Promise<void>) | undefined {
  if (!uploadLink) return undefined;
  return async (trx) => {
    if (await countUploadedFile(trx, uploadLink.id, shop.clock())) return;
    throw new Fault('upload-link-ended', 'the link has ended or is full');
  };
}

/** The same where the photo is there already. */
export async function countKnown(context: Context): Promise<void> {
  const count = countOfLink(context);
  if (count) await context.shop.store.write(count);
}

/** Throws the Fault of a link that has all its photos, those that are under way included. */
export async function requireRoomOfLink({ shop, uploadLink, actor }: Context, underWay: number): Promise<void> {
  const { current } = actor.owner;
  if (!uploadLink || !current) return;
  const link = await findUploadLink(shop.store, current, uploadLink.id);
  if (!link) throw new Fault('not-found', 'no such link', { text: message('fault.no-upload-link') });
  if (link.files + underWay >= uploadLinkTerms.files) throw linkFull();
}

/** Why an upload of a phone failed, where the reason is its link; otherwise the error as it was. */
export async function faultOfLink(context: Context, error: unknown): Promise<unknown> {
  try {
    const link = await phoneLink(context);
    requireOpen(link, context.shop.clock());
    const isFull = error instanceof Fault && error.code === 'upload-link-ended' && link.files >= uploadLinkTerms.files;
    return isFull ? linkFull() : error;
  } catch (reason) {
    return reason;
  }
}
