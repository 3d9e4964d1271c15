/** A client of the running shop with an address, connections and cookies of its own. */
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; ms: number };

export type Client = {
  address: string;
  port: number;
  /** The Cookie header of what the shop has set. */
  cookie(): string;
  /** Rejects when the connection breaks or no answer comes within 30 s. */
  send(method: string, path: string, options?: { headers?: Record<string, string>; body?: string | Buffer }): Promise<Answer>;
  /** A call with a JSON body. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  close(): void;
};

const timeoutMs = 30_000;

/** The text of an answer, which may be compressed with Brotli. */
export function textOf({ headers, body }: Answer): string {
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString('utf8');
}

export type ClientOptions = {
  /** Without it every request is a new visitor's. */
  keepsCookies?: boolean;
  /** A browser has six. */
  connections?: number;
  /** Added to every request. */
  headers?: Record<string, string>;
  onAnswer?: (answer: Answer, what: string) => void;
};

/** `address`: in 127.0.0.0/8, so that limits by address tell clients apart. */
export function createClient(port: number, address: string, options: ClientOptions = {}): Client {
  const { keepsCookies = true, connections = 6, headers: always = {}, onAnswer } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: address });
  const cookies = new Map<string, string>();

  function saveCookies({ 'set-cookie': lines = [] }: IncomingHttpHeaders): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  function cookieHeader(): string {
    return Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
  }

  function send(method: string, path: string, { headers = {}, body }: Parameters<Client['send']>[2] = {}): Promise<Answer> {
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const cookie = cookieHeader();
      const request = httpRequest(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: { host: `localhost:${port}`, ...(cookie ? { cookie } : {}), ...always, ...headers },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            if (keepsCookies) saveCookies(response.headers);
            const answer = {
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
              ms: performance.now() - began,
            };
            onAnswer?.(answer, `${method} ${path.slice(0, 80)}`);
            resolve(answer);
          });
        },
      );
      request.on('error', reject);
      request.setTimeout(timeoutMs, () => request.destroy(new Error(`no answer within ${timeoutMs} ms`)));
      request.end(body);
    });
  }

  return {
    address,
    port,
    cookie: cookieHeader,
    send,
    call(method, path, body, headers = {}) {
      const site = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' };
      if (body === undefined) return send(method, path, { headers: { ...site, ...headers } });
      const text = JSON.stringify(body);
      const type = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
      return send(method, path, { headers: { ...site, ...type, ...headers }, body: text });
    },
    close: () => agent.destroy(),
  };
}
