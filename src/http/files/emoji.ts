/** The /emoji addresses: one emoji's drawing for the editor, the very shapes that the press gets. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { parseEmojiPath } from '#core/design/emoji/key.ts';
import { chooseEncoding } from '#http/pages/page-cache.ts';
import { emojiByKey } from '#resources/emoji.ts';

/** Answers 404 where there is no such emoji; the editor then names it as not printable. */
export function serveEmoji(request: IncomingMessage, response: ServerResponse, path: string): void {
  const asked = parseEmojiPath(path);
  const drawing = asked && emojiByKey(asked.key);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    'cache-control': drawing && asked?.isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
  };
  let body: Buffer = Buffer.from(JSON.stringify(drawing));
  if (chooseEncoding(request.headers['accept-encoding']) === 'br') {
    body = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    headers['content-encoding'] = 'br';
  }
  response.writeHead(drawing ? 200 : 404, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
