/** Resumable uploads of photos over HTTP: the tus protocol 1.0.0 with creation, termination and expiration (https://tus.io/protocols). */
import type { Picture } from '#api/designs.ts';
import { Fault, faults } from '#core/values/fault.ts';
import { message, type Unrendered } from '#core/values/message.ts';
import type { Context } from '#services/handler.ts';
import { pictureLimits } from '#services/images/decode-protocol.ts';
import { faultOfLink } from '#services/images/phone/count-file.ts';
import { phoneContext } from '#services/images/phone/phone-link.ts';
import { appendToUpload, cancelUpload, createUpload, type UploadState, uploadState } from '#services/images/resumable-upload.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';

export const uploadsPath = '/web-api/customer-picture/uploads';

/** Where a phone sends photos by a link of their owner. */
export const phoneUploadsPath = '/web-api/upload-link/uploads';

const version = '1.0.0';

/** Headers of every answer with this status, errors too: one to another version of the protocol names those that are known. */
export function tusHeaders(status: number): Record<string, string> {
  return { 'tus-resumable': version, ...(status === faults['wrong-protocol'].status ? { 'tus-version': version } : {}) };
}

/** Clients behind proxies that know few methods send POST and the method that is meant; a header of its own, as forms of other sites have none. */
export function uploadMethod({ method, headers }: Request): string {
  return headers.get('x-http-method-override')?.toUpperCase() ?? method;
}

const capabilities = {
  'tus-version': version,
  'tus-extension': 'creation,termination,expiration',
  'tus-max-size': String(pictureLimits.bytes),
};

/**
 * Answers a request for `id`, or without one for the address where uploads begin. Differences from the standard: the last PATCH, and a
 * POST with the hash of a photo that the owner has already, are answered with 200 and the picture.
 */
export async function answerUpload(request: Request, id: string | null, context: Context): Promise<Response> {
  const method = uploadMethod(request);
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: capabilities });
  if (request.headers.get('tus-resumable') !== version) throw new Fault('wrong-protocol', 'not tus 1.0.0');
  if (id === null) {
    if (method !== 'POST') throw notAllowed('POST, OPTIONS');
    return create(request, context);
  }
  switch (method) {
    case 'HEAD':
      return new Response(null, { status: 200, headers: stateHeaders(await uploadState(id, context)) });
    case 'PATCH':
      return append(id, request, context);
    case 'DELETE':
      await cancelUpload(id, context);
      return new Response(null, { status: 204 });
    default:
      throw notAllowed('HEAD, PATCH, DELETE, OPTIONS');
  }
}

/** The same for the phone whose cookie names a link. Throws the Fault of a link that ended or was cut meanwhile in place of others. */
export async function answerPhoneUpload(request: Request, id: string | null, context: Context): Promise<Response> {
  const ofPhone = await phoneContext(context);
  try {
    return await answerUpload(request, id, ofPhone);
  } catch (error) {
    throw await faultOfLink(context, error);
  }
}

async function create(request: Request, context: Context): Promise<Response> {
  const bytes = wholeHeader(request, 'upload-length');
  const { filename = '', sha256 = '' } = metadataOf(request.headers.get('upload-metadata') ?? '');
  const created = await createUpload({ name: filename, bytes, sha256: /^[0-9a-f]{64}$/.test(sha256) ? sha256 : null }, context);
  if ('picture' in created) return pictureResponse(created.picture, context);
  const { upload } = created;
  const path = context.uploadLink ? phoneUploadsPath : uploadsPath;
  return new Response(null, { status: 201, headers: { ...stateHeaders(upload), location: `${path}/${upload.id}` } });
}

async function append(id: string, request: Request, context: Context): Promise<Response> {
  if (request.headers.get('content-type') !== 'application/offset+octet-stream')
    throw new Fault('wrong-media-type', 'not a part of an upload');
  const result = await appendToUpload(id, wholeHeader(request, 'upload-offset'), request, context);
  // A phone is told of no picture: the photo may have been there before.
  if ('picture' in result) return context.uploadLink ? Response.json({ id }) : pictureResponse(result.picture, context);
  return new Response(null, { status: 204, headers: stateHeaders(result.upload) });
}

function pictureResponse(picture: Unrendered<Picture>, { site }: Context): Response {
  return Response.json(renderMessages(picture, serverTexts(site)));
}

function stateHeaders({ received, bytes, expiresAt }: UploadState): Record<string, string> {
  return {
    'upload-offset': String(received),
    'upload-length': String(bytes),
    'upload-expires': expiresAt.toUTCString(),
  };
}

function wholeHeader(request: Request, name: string): number {
  const given = request.headers.get(name) ?? '';
  if (!/^\d{1,12}$/.test(given)) throw new Fault('bad-headers', `${name} is not a number`, { text: message('fault.upload-unreadable') });
  return Number(given);
}

/** Pairs of a key and its value in base64, UTF-8 within. */
function metadataOf(header: string): Record<string, string> {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '));
  return Object.fromEntries(pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')]));
}

function notAllowed(allow: string): Fault {
  return new Fault('method-not-allowed', 'not a method of uploads', { allow });
}
