/** Pictures of designs: of a shared design for visitors of its link, of an ordered one by the order's token, of drafts and versions for their owner. Never cached by others. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OwnerId } from '#core/customer/owner.ts';
import { Fault } from '#core/values/fault.ts';
import { ownerOfCookie, secretOfCookie, sessionOfCookie } from '#http/request/session-cookie.ts';
import type { Host } from '#http/request/site.ts';
import { sharedDesign } from '#services/design/shares.ts';
import { versionDocument } from '#services/design/versions.ts';
import { requiredText } from '#services/design-summary.ts';
import { documentPool, panelPage } from '#services/document-tasks.ts';
import type { Shop } from '#services/handler.ts';
import { type DesignToDraw, designPicture, designPictureWidths } from '#services/images/design-picture.ts';
import { orderedDesign } from '#services/order-dto.ts';
import { takeLimit } from '#services/rate-limits.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { sendFileError } from './file-error.ts';
import { ownDesignFile } from './own-design.ts';

const token = '[A-Za-z0-9_-]{22}';
/** The revision makes the address of a changed page another one; the picture is always that of the newest. */
const sharedPath = new RegExp(`^/img/shared/(${token})/([a-z0-9-]{1,60})-\\d{1,9}\\.webp$`);
const versionPath = new RegExp(`^/img/versions/(${token})/(${token})/([a-z0-9-]{1,60})-(\\d{3})\\.webp$`);

const ownPath = new RegExp(`^/img/designs/(${token})/([a-z0-9-]{1,60})-\\d{1,9}-(\\d{3})\\.webp$`);

const orderPath = new RegExp(`^/img/orders/(${token})/(\\d{1,3})-(\\d{3})\\.webp$`);

export const designPicturePath = /^\/img\/(?:shared|versions|designs|orders)\//;

/** A thread reads the document: it may have megabytes, and a list shows many pictures. */
function inThread(document: () => Promise<string>): DesignToDraw['open'] {
  return async (panel) => documentPool().run({ kind: 'panel-page', document: await document(), panel });
}

/** Of a saved design at its revision. */
function drawnDesign(shop: Shop, owner: OwnerId, saved: SavedDesign): Pick<DesignToDraw, 'owner' | 'key' | 'open'> {
  return { owner, key: `${saved.id} ${saved.revision}`, open: inThread(() => requiredText(shop.store, owner, saved)) };
}

/** Throws Fault 'not-found' for no such address, and as `sharedDesign`, `orderedDesign` and `versionDocument` do. */
async function designOf(
  shop: Shop,
  path: string,
  request: IncomingMessage,
  host: Host,
): Promise<{ wanted: DesignToDraw; caching: string }> {
  const [, shareToken, sharedPanel] = sharedPath.exec(path) ?? [];
  if (shareToken !== undefined && sharedPanel !== undefined) {
    const { owner, saved } = await sharedDesign(shop, shareToken);
    const wanted = { ...drawnDesign(shop, owner, saved), panel: sharedPanel, width: 960 } as const;
    // A revoked link must not open from a cache.
    return { wanted, caching: 'private, no-store' };
  }
  const [, own, ownPanel = '', ownWish] = ownPath.exec(path) ?? [];
  const ownWidth = designPictureWidths.find((one) => one === Number(ownWish));
  if (own !== undefined && ownWidth) {
    const { owner, saved } = await ownDesignFile(shop, await ownerOfCookie(shop, host, request.headers.cookie ?? null), own);
    const wanted = { ...drawnDesign(shop, owner, saved), panel: ownPanel, width: ownWidth };
    return { wanted, caching: 'private, max-age=86400' };
  }
  const [, orderToken, position, orderWish] = orderPath.exec(path) ?? [];
  const orderWidth = designPictureWidths.find((one) => one === Number(orderWish));
  if (orderToken !== undefined && orderWidth) {
    const cookie = request.headers.cookie ?? null;
    const session = await sessionOfCookie(shop, host, cookie);
    const reader = { customer: session?.customer ? session.owner : null, proof: secretOfCookie(host, cookie, 'order') };
    const { line, design } = await orderedDesign(shop, orderToken, Number(position), reader);
    // One that was erased must not be shown for long.
    const open: DesignToDraw['open'] = async (panel) => panelPage(design, panel);
    return { wanted: { owner: null, open, key: line, panel: 'first', width: orderWidth }, caching: 'private, max-age=3600' };
  }
  const [, design, id, panel, wish] = versionPath.exec(path) ?? [];
  const width = designPictureWidths.find((one) => one === Number(wish));
  if (design === undefined || id === undefined || panel === undefined || !width) throw new Fault('not-found', `no picture address ${path}`);
  const owner = await ownerOfCookie(shop, host, request.headers.cookie ?? null);
  const version = await versionDocument(shop, owner, design, id);
  const open = inThread(async () => version.document);
  return { wanted: { owner: version.owner, open, key: id, panel, width }, caching: 'private, max-age=86400' };
}

export async function serveDesignPicture(
  shop: Shop,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  host: Host,
  ipAddress: string,
): Promise<void> {
  try {
    const { wanted, caching } = await designOf(shop, path, request, host);
    const mayDraw = () => takeLimit(shop, 'drawing', { owner: null, address: ipAddress });
    const bytes = await designPicture(shop, wanted, { address: ipAddress, mayDraw });
    response.writeHead(200, {
      'content-type': 'image/webp',
      'content-length': bytes.length,
      'cache-control': caching,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-robots-tag': 'noindex',
    });
    response.end(bytes);
  } catch (error) {
    await sendFileError(shop, request, response, error, ipAddress);
  }
}
