/** The image service over HTTP: `/img/640x360/filters:…/source`. What is no such address is left to the other pictures. */

import { readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseImagePath } from '#core/site/image-address.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import { Fault } from '#core/values/fault.ts';
import type { Shop } from '#services/handler.ts';
import { type Images, noImage } from '#services/images/img.ts';
import { type CatalogueImageSources, imageSource } from '#services/images/img-source.ts';
import { consumeLimit } from '#services/rate-limits.ts';
import { sendFileError } from './file-error.ts';

const constant = 'public, max-age=31536000, immutable';
/** Of pictures whose content may change under their address, and of those that a better format will replace. */
const passing = 'public, max-age=3600, stale-while-revalidate=604800';

/** The pictures of a build's folder by the path they are served under; those in "assets" never change under their name. */
export async function builtPictures(folder: string): Promise<CatalogueImageSources['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const pictures = new Map<string, { file: string; isConstant: boolean }>();
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.') || !/\.(?:webp|jpe?g|png)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll('\\', '/');
    pictures.set(path, { file, isConstant: path.startsWith('/assets/') });
  }
  return pictures;
}

/** Paths of the image service. */
export const resizedPicturePath = new RegExp(`^${pictureRoot}\\d+x\\d+/`);

/** Answers a request of a path that `resizedPicturePath` matches. */
export async function serveImages(
  shop: Shop,
  images: Images,
  sources: CatalogueImageSources,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  ipAddress: string,
): Promise<void> {
  const beforeDrawing = () => consumeLimit(shop, 'drawing', { owner: null, address: ipAddress });
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Fault('method-not-allowed', `${request.method} of a picture`, { allow: 'GET, HEAD' });
    const asked = parseImagePath(decoded(path));
    const source = asked ? await imageSource(shop, sources, asked.source) : null;
    if (!asked || !source) throw noImage(path);
    const image = await images.serve(source, asked.source, asked.wish, request.headers.accept ?? '', beforeDrawing);
    const headers = {
      etag: image.etag,
      'cache-control': source.isConstant && image.isFinal ? constant : passing,
      vary: 'accept',
      'access-control-allow-origin': '*',
    };
    if (request.headers['if-none-match'] === image.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(200, {
      ...headers,
      'content-type': image.type,
      'content-length': image.bytes.byteLength,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    response.end(request.method === 'HEAD' ? undefined : image.bytes);
  } catch (error) {
    await sendFileError(shop, request, response, error, ipAddress);
  }
}

/** Some programs escape brackets in addresses. */
function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
