/** Files of the content service: taking an upload, giving out a file or a size of a picture. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Context as Call, Hono } from 'hono';
import { assetSizesOf, type ServedSize } from '#cms/handlers/asset-sizes.ts';
import { fileOf, type SentFile, type ServedFile, saveUpload, sentFileOf, uploadOf } from '#cms/handlers/assets.ts';
import { cleanBytes } from '#cms/handlers/clean-file/clean-file.ts';
import type { CmsContext, Reply } from '#cms/handlers/context.ts';
import { readImagePath } from '#cms/protocol/image-path.ts';
import { Fault } from '#core/values/fault.ts';
import { verbatim } from '#core/values/message.ts';
import { mountRoutes, type Who } from '#http/mount-calls.ts';
import { receiveFile } from '#store/file/multipart.ts';

/** Reliability 3: pictures; other files share the limit. */
const fileBytes = 50 * 1024 * 1024;

export function fileRoutes(app: Hono, contextOf: (call: Call) => CmsContext, errors: (error: unknown) => Reply): void {
  const uploaders: Who<CmsContext, object, Reply> = {
    answer: async (call, work) => plain(await work(contextOf(call)).catch(errors), { 'access-control-allow-origin': '*' }),
  };
  const viewers: Who<CmsContext, object, Response> = {
    answer: (call, work) =>
      work(contextOf(call)).catch((error: unknown) =>
        plain(errors(error instanceof URIError ? new Fault('not-found', 'malformed address') : error)),
      ),
  };
  mountRoutes(app, { 'POST /cms/upload/:token': receiveUpload }, { who: uploaders });
  mountRoutes(app, { 'GET /cms/f/:space/:size/:token/*': serveFile }, { who: viewers });
}

async function serveFile(context: CmsContext, { req }: Call): Promise<Response> {
  const { searchParams, pathname } = new URL(req.url);
  const [, , , space, , token = '', , ...rest] = pathname.split('/');
  if (space !== String(context.access.space)) throw new Fault('not-found', 'another space');
  const file = await fileOf(context, token, searchParams);
  if (rest.length === 0) return sendFile(file, await sentFileOf(context, file), req.header('range') ?? null);
  const wishes = rest[0] === 'm' && file.pictureKey ? readImagePath(decodeURIComponent(rest.slice(1).join('/'))) : null;
  if (!wishes || !file.pictureKey) throw new Fault('not-found', 'no such size');
  const size = { fileKey: file.pictureKey, wishes, isExact: file.isSigned };
  const made = await assetSizesOf(context.shop).serve(size, req.header('accept') ?? '', req.raw.signal);
  return sendSize(made, file);
}

async function receiveUpload(context: CmsContext, { req }: Call): Promise<Reply> {
  const asset = await uploadOf(context, req.param('token') ?? '', new URL(req.url).searchParams);
  const folder = await mkdtemp(join(context.shop.tempDir, 'asset-'));
  try {
    const file = join(folder, 'upload');
    await receiveFile(req.raw, file, { field: 'file', maxBytes: fileBytes, tooLarge: () => verbatim('The file is larger than 50 MB') });
    await saveUpload(context, asset, file);
    return { status: 204 };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new Fault('storage-full', 'no space left for an upload', { cause: error });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function plain({ status, body, headers }: Reply, more: Record<string, string> = {}): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
      ...headers,
      ...more,
    },
  });
}

/** What lies under an address never changes; nothing in it may run. */
function fileHeaders({ type, isPrivate }: Pick<ServedFile, 'type' | 'isPrivate'>): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': isPrivate ? 'private, no-store' : 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    ...(type === 'application/pdf' ? { 'content-disposition': 'attachment' } : {}),
  };
}

function sendSize({ bytes, type, isFinal }: ServedSize, file: ServedFile): Response {
  const headers = new Headers({ ...fileHeaders(file), 'content-type': type, vary: 'accept' });
  // The wanted format is still being encoded.
  if (!isFinal && !file.isPrivate) headers.set('cache-control', 'public, max-age=3600, stale-while-revalidate=604800');
  return new Response(new Uint8Array(bytes), { headers });
}

/** The first and last byte a range names, null where the whole file is to be sent, 'beyond' where there is nothing to send. */
function partOf(range: string | null, bytes: number): { start: number; end: number } | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return null;
  // Only a last number: so many bytes from the end.
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Number(last);
  if (start > end && start < bytes) return null;
  return start < bytes ? { start, end: Math.min(end, bytes - 1) } : 'beyond';
}

/** The whole file, or the one part that players of films ask for. */
function sendFile({ isPrivate }: ServedFile, { path, type, parts, bytes }: SentFile, range: string | null): Response {
  const part = partOf(range, bytes);
  const headers = { ...fileHeaders({ type, isPrivate }), 'accept-ranges': 'bytes' };
  if (part === 'beyond') return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${bytes}` } });
  const { start, end } = part ?? { start: 0, end: bytes - 1 };
  const stream = Readable.toWeb(Readable.from(cleanBytes(path, parts, start, end), { objectMode: false })) as ReadableStream;
  if (!part) return new Response(stream, { headers: { ...headers, 'content-length': String(bytes) } });
  const partHeaders = { 'content-length': String(end - start + 1), 'content-range': `bytes ${start}-${end}/${bytes}` };
  return new Response(stream, { status: 206, headers: { ...headers, ...partHeaders } });
}
