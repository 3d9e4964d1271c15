/** Starts the built shop as people start it: a process of its own, a free port, an empty data folder; and speaks HTTP to it with any Host. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import packageFile from '../package.json' with { type: 'json' };
import { memorySettings } from './memory-settings.ts';
import { sharePictures } from './shared-pictures.ts';

export type RunningShop = {
  port: number;
  origin: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything the shop printed so far. */
  output(): string;
  /** SIGTERM, and waits for the end. */
  stop(): Promise<void>;
  /** SIGKILL to the web process only: its workers notice by themselves. */
  kill(): Promise<void>;
};

/** Without the settings of the test run: a shop is measured as people start it. */
function environmentOfShops(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !Object.hasOwn(memorySettings, name)));
}

/** Flags and environment of the web role, as `npm start` sets them. */
export const serverFlags = packageFile.config.serverFlags.split(' ');
export const serverEnvironment = { MALLOC_ARENA_MAX: packageFile.config.mallocArenas, NODE_ENV: 'production' };

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export type StartOptions = {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
  /** The folder of the sources whose build starts; ours when absent. */
  cwd?: string;
};

/** Tests write stories faster than an editor does. */
const unlimitedContent = { CMS_CALLS_PER_SECOND: '0', CMS_OAUTH_CALLS_PER_SECOND: '0' };

/** A shop with a public origin does not start without what its customers need; its mails stay where tests read them. */
function settingsOf({ env }: StartOptions): Record<string, string> {
  const needed = { MAIL: 'outbox', BANK_RECIPIENT: 'Federleicht', BANK_IBAN: 'DE02120300000000202051' };
  return { ...(env?.PUBLIC_ORIGIN ? needed : {}), ...unlimitedContent, ...env };
}

/** What a shop may take until it is ready on a machine that other work keeps busy; a second otherwise. */
const readyMs = 240_000;

/** Rejects with the shop's output when it does not become ready. */
export async function startShop(options: StartOptions = {}): Promise<RunningShop> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'federleicht-shop-'));
  sharePictures(dataDir);
  const child = spawn(process.execPath, [...serverFlags, 'build/server/server.js'], {
    ...(options.cwd ? { cwd: options.cwd } : {}),
    env: { ...environmentOfShops(), ...serverEnvironment, PORT: String(port), DATA_DIR: dataDir, ...settingsOf(options) },
    // The shop notices by its channel when this process is gone, also after SIGKILL.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    printed += chunk;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const shop: RunningShop = {
    port,
    origin: `http://localhost:${port}`,
    dataDir,
    process: child,
    output: () => printed,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
  const deadline = Date.now() + readyMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}:\n${printed}`);
    const answer = await send(shop, { path: '/healthz' }).catch(() => null);
    if (answer?.status === 200) return shop;
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`the shop did not become ready:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Roles of a killed shop may write until they see that it has ended: the folder is removed again until it stays empty. */
export function removeData(shop: RunningShop): void {
  rmSync(shop.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** Settings of the shops that test files share: they change nothing for tests that do not use them. */
export const sharedSettings = {
  SERVICE_MAIL: 'hilfe@federleicht.example',
  COUNTRY_HEADER: 'x-test-country',
  BANK_RECIPIENT: 'Federleicht',
  BANK_IBAN: 'DE02120300000000202051',
  BANK_IBAN_CHF: 'CH9300762011623852957',
  BANK_ADDRESS: 'Bahnhofstrasse 12, 8001 Z\u00fcrich, CH',
} as const;

let lastIpAddress = 0;

/**
 * A loopback address that no client of this process, nor of another test file of the run, has spoken from, so that limits by address count it
 * alone. Other systems than Linux have one only.
 */
export function freshIpAddress(): string {
  if (process.platform !== 'linux') return '127.0.0.1';
  lastIpAddress += 1;
  const file = 1 + (Number(process.env.VITEST_WORKER_ID ?? 0) % 250);
  return `127.${file}.${Math.floor(lastIpAddress / 250)}.${(lastIpAddress % 250) + 1}`;
}

/** Waits until a shop has drawn the pictures of lists, which it does once for the same code and catalogue. */
export async function prewarmed({ dataDir }: Pick<RunningShop, 'dataDir'>): Promise<void> {
  for (const folder of ['cards', 'posters'].map((name) => join(dataDir, 'files', name)))
    while (!existsSync(folder) || !readdirSync(folder).some((name) => name.startsWith('prewarmed-'))) await sleep(200);
}

export type Sent = {
  path: string;
  method?: string;
  host?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Loopback address of the client. */
  from?: string;
};
export type Received = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer; text: string };

/** One request over node:http, since fetch drops a Host header. `host` without port gets the shop's. */
export function send(
  shop: { port: number },
  { path, method = 'GET', host = 'localhost', headers = {}, body, from = '127.0.0.1' }: Sent,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port: shop.port,
        localAddress: from,
        path,
        method,
        headers: { host: `${host}:${shop.port}`, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes, text: bytes.toString('utf8') });
        });
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.setTimeout(120_000, () => request.destroy(new Error('no answer within 120 s')));
    if (body !== undefined) request.write(body);
    request.end();
  });
}

/** A document without the data that its scripts read: what is left is what people see, and what search engines are told. */
export function withoutHandoff(html: string): string {
  return html.replace(/<script[^>]*>window\.__reactRouter.*?<\/script>/gs, '');
}

/** A guest with cookies and an address of its own, who makes calls in Germany's card channel unless told otherwise. */
export function guest(shop: { port: number }, site: { host?: string; channel?: string; locale?: string } = {}) {
  const jar = new Map<string, string>();
  const from = freshIpAddress();
  const cookies = (): Record<string, string> =>
    jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {};
  const headers = (): Record<string, string> => ({
    'x-channel': site.channel ?? 'federleicht-de',
    'x-locale': site.locale ?? 'de-DE',
    ...cookies(),
  });
  /** With the guest's cookies; keeps those of the answer. */
  async function request(sent: Omit<Sent, 'from' | 'host'>): Promise<Received> {
    const host = site.host ?? 'localhost';
    const length: Record<string, string> = sent.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(sent.body)) };
    const answer = await send(shop, { ...sent, from, host, headers: { ...cookies(), ...length, ...sent.headers } });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }
  async function call(method: string, path: string, body?: unknown, extra: Record<string, string> = {}) {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await request({ path, method, headers: { ...headers(), ...type, ...extra }, ...sent });
    return { ...answer, json: answer.headers['content-type']?.toString().includes('json') ? JSON.parse(answer.text || 'null') : null };
  }
  return { call, request, jar, headers };
}
