/** The link that the phone of a request has opened, and the context in which it sends photos for the owner. */
import { uploadLinkState, uploadLinkTerms } from '#core/customer/upload-links.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context, RequestOwner } from '#services/handler.ts';
import { findPhoneLink, type PhoneLink, type UploadLink } from '#store/picture/upload-links.ts';

/** Throws the Fault of a link that takes no photos any more. */
export function requireOpen(link: UploadLink, now: Date): void {
  const state = uploadLinkState(link, now.toISOString());
  if (state === 'cut') throw new Fault('upload-link-cut', 'the link was cut');
  if (state === 'ended') throw new Fault('upload-link-ended', 'the time of the link is over');
}

/** Throws Fault 'not-found' for a browser that has opened no link, 'upload-link-cut' and 'upload-link-ended'. */
export async function phoneLink({ shop, actor: { owner } }: Context): Promise<PhoneLink> {
  const secret = owner.secret('upload-link');
  const now = shop.clock();
  const link = secret === null ? null : await findPhoneLink(shop.store, secret, now);
  if (!link) throw new Fault('not-found', 'no upload link in this browser', { text: message('fault.no-upload-link') });
  requireOpen(link, now);
  return link;
}

/**
 * The context of a phone's upload: it acts for the owner of its link, and its limits count by that owner and by the phone's own address. It is
 * given to uploads only. Throws as `phoneLink` does.
 */
export async function phoneContext(context: Context): Promise<Context> {
  const { id, owner: ownerId, customer } = await phoneLink(context);
  const owner: RequestOwner = { ...context.actor.owner, current: ownerId, ensure: async () => ownerId, customer, device: null };
  const actor = customer ? ({ kind: 'customer', owner, customer } as const) : ({ kind: 'visitor', owner } as const);
  return { ...context, actor, uploadLink: { id } };
}

/** The Fault of a photo beyond those of a link. */
export function linkFull(): Fault {
  return new Fault('quota-full', `${uploadLinkTerms.files} photos by one link`, {
    text: message('fault.upload-link-full', { count: uploadLinkTerms.files }),
  });
}
