/** Pictures as the server answers them to a browser, without HTTP. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveDesignPicture } from '#http/files/design-pictures.ts';
import type { Host } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { germany } from '#tests/customer-browser.ts';

const host: Host = { ...germany, isDecided: true, secure: true, isProduction: false };

/** The answer to a browser with these cookies. */
export async function servedPicture(shop: Shop, path: string, jar: ReadonlyMap<string, string> = new Map()) {
  const answer = { status: 0, headers: {} as Record<string, string | number>, body: Buffer.alloc(0) };
  const response = {
    writeHead(status: number, headers: Record<string, string | number>) {
      Object.assign(answer, { status, headers });
      return response;
    },
    end(body: Uint8Array | string) {
      answer.body = Buffer.from(body);
    },
  } as unknown as ServerResponse;
  const headers = jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {};
  await serveDesignPicture(shop, { headers, method: 'GET' } as IncomingMessage, response, path, host, '127.0.0.1');
  return answer;
}
