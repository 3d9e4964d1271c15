/** Calls of the links by which a phone sends photos: the owner's, and the three of the phone. */
import { encode } from 'uqr';
import type { PhoneLinkView, UploadLinkView, uploadLinkCalls } from '#api/phone/upload-links.ts';
import { lettersOf, uploadLinkState, uploadLinkTerms } from '#core/customer/upload-links.ts';
import { codePath, qrSettings } from '#core/layout/qr.ts';
import { pagePath } from '#core/site/address.ts';
import { uploadsFormality } from '#core/site/uploads-page.ts';
import { Fault } from '#core/values/fault.ts';
import type { Formality } from '#core/values/formality.ts';
import { message } from '#core/values/message.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Context, Handlers, Site } from '#services/handler.ts';
import { cancelUploadsOfLink } from '#services/images/resumable-upload.ts';
import { sha256 } from '#services/sha256.ts';
import { newToken } from '#store/db/tokens.ts';
import {
  createUploadLink,
  findUploadLink,
  listOpenUploadLinks,
  openUploadLink,
  revokeUploadLink,
  type UploadLink,
} from '#store/picture/upload-links.ts';
import { phoneContext, phoneLink, requireOpen } from './phone-link.ts';

const most = uploadLinkTerms.files;
/** Of the phone's cookie. The link decides when it ends. */
const cookieMs = dayMs;

const letters = ({ id }: UploadLink) => lettersOf(sha256(`letters ${id}`));

function viewOf(link: UploadLink, now: Date): UploadLinkView {
  const state = uploadLinkState(link, now.toISOString());
  const isOpen = state === 'waiting' || state === 'connected';
  const leftMs = isOpen ? Math.max(0, Date.parse(link.expiresAt) - now.getTime()) : 0;
  return { id: link.id, state, letters: letters(link), files: link.files, most, leftMs };
}

function phoneViewOf(link: UploadLink, now: Date): PhoneLinkView {
  const { files, leftMs } = viewOf(link, now);
  return { letters: letters(link), files, most, leftMs };
}

/** The token stands behind "#", which browsers send to nobody. */
function urlOf(site: Site, token: string, formality: Formality): string {
  return `${site.origin}${pagePath('phone-uploads', site)}${uploadsFormality.search(formality)}#${token}`;
}

/** Throws Fault 'not-found', the same for a foreign and a missing one. */
async function ownLink(id: string, { shop, actor: { owner } }: Context): Promise<UploadLink> {
  const link = owner.current ? await findUploadLink(shop.store, owner.current, id) : null;
  if (!link) throw new Fault('not-found', 'no such upload link', { text: message('fault.no-upload-link') });
  return link;
}

export const uploadLinkHandlers = {
  async 'GET /web-api/upload-links'(_input, { shop, actor: { owner } }) {
    const now = shop.clock();
    const links = owner.current ? await listOpenUploadLinks(shop.store, owner.current, now) : [];
    return { links: links.map((link) => viewOf(link, now)), now: now.toISOString() };
  },
  async 'POST /web-api/upload-links'({ formality }, { shop, site, actor: { owner } }) {
    const now = shop.clock();
    const made = await createUploadLink(shop.store, await owner.ensure(), now);
    if (!made)
      throw new Fault('quota-full', 'phones have opened all links', {
        text: message('fault.upload-links-full', { count: uploadLinkTerms.perOwner }),
      });
    const url = urlOf(site, made.token, formality);
    return { link: viewOf(made.link, now), url, code: codePath(encode(url, qrSettings()).data), now: now.toISOString() };
  },
  async 'GET /web-api/upload-links/:id'({ id }, context) {
    return viewOf(await ownLink(id, context), context.shop.clock());
  },
  async 'DELETE /web-api/upload-links/:id'({ id }, context) {
    const { shop } = context;
    const { owner } = await ownLink(id, context);
    await revokeUploadLink(shop.store, owner, id, shop.clock());
    await cancelUploadsOfLink(id, context);
    return viewOf(await ownLink(id, context), shop.clock());
  },
  async 'POST /web-api/upload-link/open'({ token }, { shop, actor: { owner } }) {
    const now = shop.clock();
    const secret = newToken();
    const found = await openUploadLink(shop.store, token, secret, now);
    if (!found) throw new Fault('not-found', 'no such token', { text: message('fault.no-upload-link') });
    const { link, isOpened } = found;
    if (!isOpened) {
      requireOpen(link, now);
      throw new Fault('upload-link-used', 'the token was used');
    }
    owner.keepSecret('upload-link', secret, { lifeMs: cookieMs });
    return phoneViewOf(link, now);
  },
  async 'GET /web-api/upload-link/session'(_input, context) {
    return phoneViewOf(await phoneLink(context), context.shop.clock());
  },
  async 'DELETE /web-api/upload-link/session'(_input, context) {
    const { shop } = context;
    const { id, owner } = await phoneLink(context);
    const ofOwner = await phoneContext(context);
    await revokeUploadLink(shop.store, owner, id, shop.clock());
    await cancelUploadsOfLink(id, ofOwner);
    return phoneViewOf(await ownLink(id, ofOwner), shop.clock());
  },
} satisfies Handlers<typeof uploadLinkCalls>;
