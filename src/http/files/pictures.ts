/** The /img addresses: catalogue pictures for everybody, a guest's own pictures for that guest only. */

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { parseCalendarPicture } from '#core/catalogue/parse-calendar-picture.ts';
import { parseCardPicture } from '#core/catalogue/picture.ts';
import { parsePosterPicture } from '#core/catalogue/poster-picture.ts';
import { parseScenePicture } from '#core/catalogue/scenes/parse-scene-picture.ts';
import type { PhotoCopy } from '#core/photos/copies.ts';
import { parseCardDrawing } from '#core/site/card-drawing.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import { Fault, isFault } from '#core/values/fault.ts';
import { ownerOfCookie } from '#http/request/session-cookie.ts';
import type { Host } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { calendarPictureContent } from '#services/images/calendars/calendar-pictures.ts';
import { cardPictureContent } from '#services/images/card-pictures.ts';
import type { Drawing, PictureContent } from '#services/images/catalogue-pictures.ts';
import { cardDrawingContent } from '#services/images/drawings/card-drawing.ts';
import { posterPictureContent } from '#services/images/posters/poster-pictures.ts';
import { scenePictureContent } from '#services/images/product-scene/scene-pictures.ts';
import { pictureFile } from '#services/images/upload.ts';
import { consumeLimit } from '#services/rate-limits.ts';
import { sendFileError } from './file-error.ts';

const cardCaching = 'public, max-age=300, stale-while-revalidate=604800';
/** No scripts and no sniffing where a picture is opened as a document. */
const sealed = { 'content-security-policy': "default-src 'none'; sandbox" };
const own = new RegExp(`^${pictureRoot}pictures/([A-Za-z0-9_-]{22})/(preview|medium|thumb)\\.webp$`);

export async function servePicture(
  shop: Shop,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  host: Host,
  ipAddress: string,
): Promise<void> {
  try {
    const catalogued = cataloguePicture(shop, path, { mayDraw: () => mayDraw(shop, ipAddress) });
    if (catalogued) {
      const answer = await catalogued;
      if (!answer) throw new Fault('not-found', `no catalogue picture ${path}`);
      if (answer.kind === 'stand-in') {
        response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store', ...sealed });
        response.end(answer.svg);
        return;
      }
      const { name, bytes } = answer;
      const etag = `"${name}"`;
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304, { etag, 'cache-control': cardCaching });
        response.end();
        return;
      }
      response.writeHead(200, {
        'content-type': 'image/webp',
        'content-length': bytes.byteLength,
        'cache-control': cardCaching,
        etag,
        ...sealed,
      });
      response.end(request.method === 'HEAD' ? undefined : bytes);
      return;
    }
    const match = own.exec(path);
    if (!match?.[1]) throw new Fault('not-found', `no picture address ${path}`);
    const owner = await ownerOfCookie(shop, host, request.headers.cookie ?? null);
    const file = await pictureFile(shop, owner, match[1], match[2] as PhotoCopy);
    await sendFile(response, file.path, file.type, 'private, max-age=86400');
  } catch (error) {
    await sendFileError(shop, request, response, error, ipAddress);
  }
}

/** What the catalogue shows under an address; null for the address of something else. */
function cataloguePicture(shop: Shop, path: string, drawing: Drawing): Promise<PictureContent | null> | null {
  const card = parseCardPicture(path);
  if (card) return cardPictureContent(shop, card, drawing);
  const artwork = parseCardDrawing(path);
  if (artwork) return cardDrawingContent(shop, artwork, drawing);
  const poster = parsePosterPicture(path);
  if (poster) return posterPictureContent(shop, poster, drawing);
  const scene = parseScenePicture(path);
  if (scene) return scenePictureContent(shop, scene, drawing);
  const calendar = parseCalendarPicture(path);
  return calendar && calendarPictureContent(shop, calendar, drawing);
}

async function mayDraw(shop: Shop, address: string): Promise<boolean> {
  try {
    await consumeLimit(shop, 'drawing', { owner: null, address });
    return true;
  } catch (error) {
    if (isFault(error)) return false;
    throw error;
  }
}

async function sendFile(response: ServerResponse, file: string, type: string, caching: string): Promise<void> {
  const facts = await stat(file);
  response.writeHead(200, {
    'content-type': type,
    'content-length': facts.size,
    'cache-control': caching,
    ...sealed,
  });
  await pipeline(createReadStream(file), response);
}
