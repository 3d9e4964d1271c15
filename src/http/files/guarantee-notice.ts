/** The owner's drawing of the EU's notice on the legal guarantee, byte by byte. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Shop } from '#services/handler.ts';
import { noticeName } from '#services/images/own-file/guarantee-notice.ts';

export const guaranteeNoticePath = new RegExp(`^/${noticeName}\\.`);

/** False for a file that is not there. */
export function serveGuaranteeNotice(
  { guaranteeNotice: notice }: Pick<Shop, 'guaranteeNotice'>,
  { method }: IncomingMessage,
  response: ServerResponse,
  path: string,
): false | undefined {
  if (notice?.path !== path) return false;
  response.writeHead(200, {
    'content-type': notice.type,
    'content-length': notice.bytes.byteLength,
    'cache-control': 'public, max-age=3600',
    // A drawing that is opened as a document has its own styles, and runs and fetches nothing.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  response.end(method === 'HEAD' ? undefined : notice.bytes);
  return undefined;
}
