/**
 * Pictures of designs and of what is bought: of a shared design for visitors of its link, of an ordered piece for who may see the order, of
 * drafts, versions, records of a list, lines of the cart and tiles with own words for their owner, of some records for a party that approves them. Never cached by others.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCardPicture } from '#core/catalogue/picture.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { Order } from '#core/order/order.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import { Fault } from '#core/values/fault.ts';
import { mainLanguage, supportedLocale } from '#core/values/locale.ts';
import { ownerOfCookie, secretOfCookie, sessionOfCookie } from '#http/request/session-cookie.ts';
import type { Host } from '#http/request/site.ts';
import { askedParty } from '#services/design/asked-party.ts';
import { sharedDesign } from '#services/design/shares.ts';
import { versionDocument } from '#services/design/versions.ts';
import { requiredText } from '#services/design-summary.ts';
import { documentPool } from '#services/document-tasks.ts';
import type { Shop } from '#services/handler.ts';
import { tileRow } from '#services/images/card-pictures.ts';
import {
  type Asking,
  type DesignToDraw,
  type DrawnPicture,
  designPicture,
  designPictureWidths,
  piecePicture,
  tilePicture,
} from '#services/images/design-picture.ts';
import { blankKey } from '#services/merge/merge-proof.ts';
import { partyRecordToDraw, recordToDraw } from '#services/merge/record-picture.ts';
import { shownOrder } from '#services/order-access.ts';
import { type OwnSceneWidth, ownSceneWidths, sceneOfDesign, sceneOfOrderLine, sceneOrPiece } from '#services/own-scenes.ts';
import { documentOfOrderLine, pieceOfCartLine, pieceOfDesign, pieceOfOrderLine } from '#services/piece-of-line.ts';
import { consumeLimit } from '#services/rate-limits.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { findTileWords } from '#store/design/tile-words.ts';
import { sendFileError } from './file-error.ts';
import { ownDesignFile } from './own-design.ts';

const token = '[A-Za-z0-9_-]{22}';
/** The revision makes the address of a changed page another one; the picture is always that of the newest. */
const sharedPath = new RegExp(`^${pictureRoot}shared/(${token})/([a-z0-9-]{1,60})-\\d{1,9}\\.webp$`);
const versionPath = new RegExp(`^${pictureRoot}versions/(${token})/(${token})/([a-z0-9-]{1,60})-(\\d{3})\\.webp$`);

/** The design in a product scene; JPEG is what previews of a link show. */
const sharedScenePath = new RegExp(`^${pictureRoot}shared/(${token})/scene-\\d{1,9}-(\\d{3,4})\\.(webp|jpg)$`);

/** The line of an order in a product scene. */
const orderScenePath = new RegExp(`^${pictureRoot}orders/(${token})/(\\d{1,3})/scene-\\d{1,9}-(\\d{3,4})\\.webp$`);

/** A saved design in a product scene, for its owner. */
const ownScenePath = new RegExp(`^${pictureRoot}designs/(${token})/scene-\\d{1,9}-(\\d{3,4})\\.webp$`);

const ownPath = new RegExp(`^${pictureRoot}designs/(${token})/([a-z0-9-]{1,60})-\\d{1,9}-(\\d{3})\\.webp$`);

const recordPath = new RegExp(`^${pictureRoot}merges/(${token})/(${token}|${blankKey})/([a-z0-9-]{1,60})-[0-9a-f]{16}-(\\d{3})\\.webp$`);

const partyPath = new RegExp(`^${pictureRoot}approvals/(${token})/([a-z0-9-]{1,60})-([0-9a-f]{16})-(\\d{3})\\.webp$`);

const orderPath = new RegExp(`^${pictureRoot}orders/(${token})/(\\d{1,3})-(\\d{3})\\.webp$`);

const orderPagePath = new RegExp(`^${pictureRoot}orders/(${token})/(\\d{1,3})/([a-z0-9-]{1,60})-\\d{1,9}-(\\d{3})\\.webp$`);

const cartLinePath = new RegExp(`^${pictureRoot}cart-lines/(${token})-(\\d{3})\\.webp$`);

/** A catalogue picture with the words that the token stands for. */
const tilePath = new RegExp(`^${pictureRoot}tiles/(${token})/(cards/.{1,200})$`);

export const designPicturePath = new RegExp(`^${pictureRoot}(?:shared|versions|designs|merges|approvals|orders|cart-lines|tiles)/`);

/** In an address in the place of a panel: the finished piece. */
const wholePiece = 'piece';

/** A thread reads the document: it may have megabytes, and a list shows many pictures. */
function inThread(document: () => Promise<string>): DesignToDraw['open'] {
  return async (panel) => documentPool().run({ kind: 'panel-page', document: await document(), panel });
}

/** Of a saved design at its revision. */
function drawnDesign(shop: Shop, owner: OwnerId, saved: SavedDesign): Pick<DesignToDraw, 'owner' | 'key' | 'open'> {
  return { owner, key: `${saved.id} ${saved.revision}`, open: inThread(() => requiredText(shop.store, owner, saved)) };
}

type Asked = { shop: Shop; request: IncomingMessage; host: Host; asking: Asking };
/** `type`: where it is no WebP. */
type Served = { picture: DrawnPicture; caching: string; type?: string };

async function ownerOf({ shop, request, host }: Asked): Promise<OwnerId | null> {
  return ownerOfCookie(shop, host, request.headers.cookie ?? null);
}

/** The order of a link, for who may see it. */
async function orderOf({ shop, request, host }: Asked, link: string): Promise<Order> {
  const cookie = request.headers.cookie ?? null;
  const session = await sessionOfCookie(shop, host, cookie);
  const reader = { customer: session?.customer ? session.owner : null, proof: secretOfCookie(host, cookie, 'order') };
  return shownOrder(shop, link, reader);
}

function widthOf(wish: string | undefined): DesignToDraw['width'] {
  const width = designPictureWidths.find((one) => one === Number(wish));
  if (!width) throw new Fault('not-found', `no picture of the width ${wish}`);
  return width;
}

function sceneWidthOf(wish: string | undefined): OwnSceneWidth {
  const width = ownSceneWidths.find((one) => one === Number(wish));
  if (!width) throw new Fault('not-found', `no scene of the width ${wish}`);
  return width;
}

const ofOwner = 'private, max-age=86400';
/** One that was erased must not be shown for long. */
const ofOrder = 'private, max-age=3600';
/** A revoked link must not open from a cache. */
const ofLink = 'private, no-store';
/** Who uses the computer next must not see whose names were typed. */
const ofWords = 'private, no-store';

/** What is drawn for an address, by the groups of its pattern. Each asks who may see it first. */
const addresses: readonly { pattern: RegExp; serve(asked: Asked, ...groups: string[]): Promise<Served> }[] = [
  {
    pattern: sharedScenePath,
    async serve({ shop, asking }, link = '', wish, ending) {
      const wanted = { width: sceneWidthOf(wish), format: ending === 'jpg' ? 'jpeg' : 'webp' } as const;
      const { owner, saved } = await sharedDesign(shop, link);
      const scene = sceneOfDesign(saved, await catalogueOf(shop.store));
      const picture = await sceneOrPiece(shop, scene, pieceOfDesign(shop, owner, saved), wanted, asking);
      return { picture, caching: ofLink, type: `image/${wanted.format}` };
    },
  },
  {
    pattern: orderScenePath,
    async serve(asked, link = '', position = '', wish) {
      const { shop, asking } = asked;
      const wanted = { width: sceneWidthOf(wish), format: 'webp' } as const;
      const order = await orderOf(asked, link);
      const opened = await pieceOfOrderLine(shop, order, Number(position));
      const line = order.lines.find((one) => one.position === Number(position));
      const scene = line ? sceneOfOrderLine(line, await catalogueOf(shop.store)) : null;
      return { picture: await sceneOrPiece(shop, scene, opened, wanted, asking), caching: ofOrder };
    },
  },
  {
    pattern: sharedPath,
    async serve({ shop, asking }, link = '', panel = '') {
      const { owner, saved } = await sharedDesign(shop, link);
      return { picture: await designPicture(shop, { ...drawnDesign(shop, owner, saved), panel, width: 960 }, asking), caching: ofLink };
    },
  },
  {
    pattern: ownScenePath,
    async serve(asked, id = '', wish) {
      const { shop, asking } = asked;
      const wanted = { width: sceneWidthOf(wish), format: 'webp' } as const;
      const { owner, saved } = await ownDesignFile(shop, await ownerOf(asked), id);
      const scene = sceneOfDesign(saved, await catalogueOf(shop.store));
      return { picture: await sceneOrPiece(shop, scene, pieceOfDesign(shop, owner, saved), wanted, asking), caching: ofOwner };
    },
  },
  {
    pattern: ownPath,
    async serve(asked, id = '', panel = '', wish) {
      const { shop, asking } = asked;
      const width = widthOf(wish);
      const { owner, saved } = await ownDesignFile(shop, await ownerOf(asked), id);
      const picture =
        panel === wholePiece
          ? await piecePicture(shop, { ...pieceOfDesign(shop, owner, saved), width, format: 'webp' }, asking)
          : await designPicture(shop, { ...drawnDesign(shop, owner, saved), panel, width }, asking);
      return { picture, caching: ofOwner };
    },
  },
  {
    pattern: recordPath,
    async serve(asked, id = '', record = '', panel = '', wish) {
      const { shop, asking } = asked;
      const width = widthOf(wish);
      const { owner, saved } = await ownDesignFile(shop, await ownerOf(asked), id);
      const drawn = await recordToDraw(shop, owner, saved, record);
      return { picture: await designPicture(shop, { ...drawn, panel, width }, asking), caching: ofOwner };
    },
  },
  {
    pattern: partyPath,
    async serve({ shop, asking }, link = '', panel = '', stamp = '', wish) {
      const width = widthOf(wish);
      const { owner, saved, party } = await askedParty(shop, link);
      const client = { owner, address: asking?.address ?? '' };
      const drawn = await partyRecordToDraw(shop, { owner, saved, language: party.language, client }, stamp);
      return { picture: await designPicture(shop, { ...drawn, panel, width }, asking), caching: ofLink };
    },
  },
  {
    pattern: cartLinePath,
    async serve(asked, id = '', wish) {
      const { shop, host, asking } = asked;
      const width = widthOf(wish);
      const locale = supportedLocale(`${mainLanguage[host.country]}-${host.country}`);
      const piece = await pieceOfCartLine(shop, await ownerOf(asked), id, { ...host, locale });
      return { picture: await piecePicture(shop, { ...piece, width, format: 'webp' }, asking), caching: ofOwner };
    },
  },
  {
    pattern: orderPagePath,
    async serve(asked, link = '', position = '', panel = '', wish) {
      const { shop, asking } = asked;
      const width = widthOf(wish);
      const { key, text } = await documentOfOrderLine(shop, await orderOf(asked, link), Number(position));
      const picture = await designPicture(shop, { owner: null, key, open: inThread(async () => text), panel, width }, asking);
      return { picture, caching: ofOrder };
    },
  },
  {
    pattern: orderPath,
    async serve(asked, link = '', position = '', wish) {
      const { shop, asking } = asked;
      const width = widthOf(wish);
      const piece = await pieceOfOrderLine(shop, await orderOf(asked, link), Number(position));
      return { picture: await piecePicture(shop, { ...piece, width, format: 'webp' }, asking), caching: ofOrder };
    },
  },
  {
    pattern: tilePath,
    async serve(asked, token = '', address = '') {
      const { shop, asking } = asked;
      const picture = parseCardPicture(`${pictureRoot}${address}`);
      const owner = await ownerOf(asked);
      const own = picture && owner ? await findTileWords(shop.store, owner, shop.clock()) : null;
      const row = picture && own?.token === token ? await tileRow(shop.store, picture) : null;
      if (!picture || !owner || !own || !row) throw new Fault('not-found', 'no such picture of a tile');
      return { picture: await tilePicture(shop, { owner, token, words: own.words, row, picture }, asking), caching: ofWords };
    },
  },
  {
    pattern: versionPath,
    async serve(asked, design = '', id = '', panel = '', wish) {
      const { shop, asking } = asked;
      const width = widthOf(wish);
      const version = await versionDocument(shop, await ownerOf(asked), design, id);
      const open = inThread(async () => version.document);
      return { picture: await designPicture(shop, { owner: version.owner, open, key: id, panel, width }, asking), caching: ofOwner };
    },
  },
];

/** Throws Fault 'not-found' for no such address, and as `sharedDesign`, `shownOrder` and `versionDocument` do. */
async function servedPicture(asked: Asked, path: string): Promise<Served> {
  for (const { pattern, serve } of addresses) {
    const match = pattern.exec(path);
    if (match) return serve(asked, ...match.slice(1));
  }
  throw new Fault('not-found', `no picture address ${path}`);
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
    const mayDraw = () => consumeLimit(shop, 'drawing', { owner: null, address: ipAddress });
    const asked = { shop, request, host, asking: { address: ipAddress, mayDraw } };
    const { picture, caching, type = 'image/webp' } = await servedPicture(asked, path);
    const { bytes, hash } = picture;
    response.writeHead(200, {
      'content-type': type,
      'content-length': bytes.length,
      // Which document is shown.
      ...(hash === null ? {} : { etag: `"${hash}"` }),
      'cache-control': caching,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-robots-tag': 'noindex',
    });
    response.end(bytes);
  } catch (error) {
    await sendFileError(shop, request, response, error, ipAddress);
  }
}
