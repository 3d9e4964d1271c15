/** Browsers that speak to a server over real connections: each with an address, cookies by their paths, and uploads by tus. For tests. */
import { createHash } from 'node:crypto';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { expect } from 'vitest';
import { phoneUploadsPath } from '#http/calls/resumable-uploads.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

export const location = ({ headers }: Answer) => headers.location ?? '';

let lastIpAddress = 0;

/** A browser with an address of its own. It sends a cookie to the path that the cookie names, as browsers do. */
export function createBrowser(port: number) {
  lastIpAddress += 1;
  let localAddress = `127.0.10.${lastIpAddress}`;
  const jar = new Map<string, { value: string; path: string }>();

  function open(method: string, path: string, headers: Record<string, string>, onAnswer: (answer: Answer) => void) {
    const cookie = [...jar].flatMap(([name, { value, path: below }]) => (path.startsWith(below) ? `${name}=${value}` : [])).join('; ');
    const all = {
      'tus-resumable': '1.0.0',
      'sec-fetch-site': 'same-origin',
      'x-channel': 'federleicht-de',
      'x-locale': 'de-DE',
      cookie,
      ...headers,
    };
    return httpRequest({ host: '127.0.0.1', port, localAddress, method, path, headers: all, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        for (const line of response.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          jar.set(name, { value, path: /Path=([^;]+)/i.exec(line)?.[1] ?? '/' });
        }
        onAnswer({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() });
      });
    });
  }

  function send(method: string, path: string, headers: Record<string, string> = {}, body?: Uint8Array): Promise<Answer> {
    return new Promise((resolve, reject) => {
      open(method, path, headers, resolve).on('error', reject).end(body);
    });
  }

  const partHeaders = (bytes: Uint8Array, offset: number) => ({
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
    'content-length': String(bytes.byteLength - offset),
  });

  return {
    jar,
    send,
    moveToAnotherNetwork() {
      lastIpAddress += 1;
      localAddress = `127.0.10.${lastIpAddress}`;
    },
    async json<T>(method: string, path: string, input?: object): Promise<T> {
      const body = input && Buffer.from(JSON.stringify(input));
      const answer = await send(
        method,
        path,
        body ? { 'content-type': 'application/json', 'content-length': String(body.length) } : {},
        body,
      );
      return { status: answer.status, ...(answer.body === '' ? {} : JSON.parse(answer.body)) };
    },
    create(bytes: Uint8Array, path = phoneUploadsPath) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const encoded = (text: string) => Buffer.from(text).toString('base64');
      const metadata = `filename ${encoded('Foto 1.jpg')},sha256 ${encoded(sha256)}`;
      return send('POST', path, { 'upload-length': String(bytes.byteLength), 'upload-metadata': metadata, 'content-length': '0' });
    },
    patch: (path: string, bytes: Uint8Array, offset = 0) => send('PATCH', path, partHeaders(bytes, offset), bytes.subarray(offset)),
    /** Sends the bytes up to `end`, and waits for them to be stored. */
    async begin(path: string, bytes: Uint8Array, end: number) {
      const request = open('PATCH', path, partHeaders(bytes, 0), () => {}).on('error', () => {});
      request.write(bytes.subarray(0, end));
      await expect.poll(async () => Number((await send('HEAD', path)).headers['upload-offset']), { timeout: 20_000 }).toBe(end);
    },
    async upload(bytes: Uint8Array) {
      const created = await this.create(bytes);
      return created.status === 201 ? this.patch(location(created), bytes) : created;
    },
  };
}

export type TestBrowser = ReturnType<typeof createBrowser>;
