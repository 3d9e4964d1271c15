/** The content service on a port of its own, with the real client of the protocol, and spoilt on purpose to prove that its checks can fail. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import StoryblokClient from 'storyblok-js-client';
import { afterEach, test } from 'vitest';
import { ownSpace } from '#app/story-space.ts';
import { webhookJobs } from '#cms/handlers/webhook.job.ts';
import { type ContentSettings, contentRoutes } from '#cms/routes/routes.ts';
import type { Shop } from '#services/handler.ts';
import { openDecoder } from '#services/images/decoder.ts';
import { startJobLoop } from '#services/jobs/job-loop.ts';
import { openStories } from '#services/site/story-reader.ts';
import type { Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { openFiles } from '#store/file/files.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { germanBoundWords } from '#texts/bound-words.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into, not trusted; expectations say what they are.
export type Json = any;
type ClientSettings = ConstructorParameters<typeof StoryblokClient>[0];

/** The real client; its own types know fewer parameters than the protocol. */
export type Client = {
  [M in 'get' | 'getAll' | 'getStory' | 'getStories' | 'post' | 'put' | 'delete']: (slug: Json, query?: Json) => Promise<Json>;
} & { cacheVersion(): number };

/** One thing that a wrong service would do. It must make the check fail. */
export type Spoil = {
  what: string;
  request?: (request: Request) => Request | Promise<Request>;
  response?: (response: Response, request: Request) => Response | Promise<Response>;
};

export type World = {
  shop: Shop;
  origin: string;
  tokens: ContentSettings;
  /** Sees published stories. */
  delivery(settings?: Partial<ClientSettings>): Client;
  /** Sees drafts. */
  preview(): Client;
  management(settings?: Partial<ClientSettings>): Client;
  /** Where managing calls begin. */
  space: string;
  /** Any call, as any program makes it: path below the service. */
  http(path: string, init?: RequestInit): Promise<Response>;
  /** Makes a story through the management API; `publish` is true where not said. */
  add(story: Json, publish?: boolean): Promise<Json>;
  /** Published address list of a query, in the order of the answer. */
  slugs(query: Json): Promise<string[]>;
  /** Path and query of every request so far. */
  requests: string[];
  /** Log entries so far. */
  logged: { level: string; event: string; details?: Record<string, unknown> | undefined }[];
  /** Sets the clock; it stands still then. */
  setTime(iso: string): void;
  /** Runs queued webhook jobs until none is due. Endpoints have ten seconds to answer unless `limits` says otherwise. */
  runJobs(limits?: Partial<Parameters<typeof webhookJobs>[0]>): Promise<void>;
};

type Options = { callsPerSecond?: number };
type Check = (world: World) => Promise<void>;

const decodeEntry = join(import.meta.dirname, '../src/decode.ts');

/**
 * Declares a row of the protocol: `check` holds against the service, and fails against one that is spoilt as said.
 * Each run has a service and a database of its own.
 */
export function row(name: string, spoils: Spoil | Spoil[], check: Check, options: Options = {}): void {
  rows.push({ name, spoils: [spoils].flat(), check, options });
}

const rows: { name: string; spoils: Spoil[]; check: Check; options: Options }[] = [];

/** Declares the tests of all rows of a file. */
export function declareRows(service: string): void {
  withStore(service, (open, engine) => {
    const running = closing();
    for (const { name, check, options } of rows) {
      test(name, async () => check(await running(await openWorld(open, engine, null, options))));
    }
    if (engine.name !== 'sqlite') return;
    for (const { name, spoils, check, options } of rows) {
      test.each(spoils)(`a service that $what fails: ${name.replace(/ ?\[[^\]]*\]$/, '')}`, async (spoil) => {
        const world = await running(await openWorld(open, engine, spoil, options));
        const failure = await check(world).then(
          () => null,
          (error: unknown) => error,
        );
        if (failure === null) throw new Error('the check did not notice');
      });
    }
  });
}

/** Tests that need the service as it is, each with one of its own. */
export function openWorlds(name: string, declare: (running: () => Promise<World>) => void): void {
  withStore(name, (open, engine) => {
    const running = closing();
    declare(async () => running(await openWorld(open, engine, null, {})));
  });
}

function closing(): (opened: { world: World; close: () => Promise<void> }) => Promise<World> {
  let ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    const due = ends;
    ends = [];
    for (const end of due) await end();
  });
  return async ({ world, close }) => {
    ends.push(close);
    return world;
  };
}

async function openWorld(open: Engine['open'], engine: Engine, spoil: Spoil | null, { callsPerSecond }: Options) {
  const settings = await engine.migrated();
  const store: Store = await open(settings);
  const decoder = openDecoder({ entry: decodeEntry, tempDir: join(settings.dataDir, 'temp') });
  const logged: World['logged'] = [];
  let time: number | null = null;
  const shop: Shop = {
    store,
    files: await openFiles({ dataDir: settings.dataDir, bucket: null }),
    tempDir: join(settings.dataDir, 'temp'),
    fonts: { face: () => null, emoji: () => null, boundWords: germanBoundWords },
    hosts: [],
    bank: { recipient: 'Prüfstand', iban: 'DE00' },
    payments: [],
    uploadBytesPerDay: 20e9,
    voucherSecret: '',
    serviceMail: 'hilfe@federleicht.example',
    stories: openStories(
      store,
      () => ownSpace(shop, tokens),
      (level, event, details) => void logged.push({ level, event, details }),
      () => new Date(time ?? Date.now()),
    ),
    clock: () => new Date(time ?? Date.now()),
    log: (level, event, details) => void logged.push({ level, event, details }),
    decode: decoder.decode,
    readOwnFile: decoder.readOwnFile,
    readGrid: decoder.readGrid,
  };
  const tokens: ContentSettings = {
    space: 1001,
    // The client keeps what it knows by token for the whole process.
    publicToken: newToken(),
    previewToken: newToken(),
    managementToken: newToken(),
    origin: null,
    callsPerSecond: callsPerSecond ?? null,
    oauthCallsPerSecond: null,
  };
  const app = contentRoutes(shop, tokens);
  const requests: string[] = [];
  const server = createServer(
    getRequestListener(async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      requests.push(`${request.method} ${pathname.replace(/^\/cms/, '')}?${[...searchParams].map((pair) => pair.join('=')).join('&')}`);
      const response = await app.fetch(spoil?.request ? await spoil.request(request) : request);
      return spoil?.response ? spoil.response(response, request) : response;
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const client = (base: string, more: ClientSettings) =>
    new StoryblokClient({ endpoint: `${origin}/cms/${base}`, rateLimit: 1000, ...more });

  const world: World = {
    shop,
    origin,
    tokens,
    delivery: (more) => client('v2', { accessToken: tokens.publicToken, ...more }),
    preview: () => client('v2', { accessToken: tokens.previewToken, version: 'draft' }),
    management: (more) => client('v1', { oauthToken: tokens.managementToken, ...more }),
    space: `spaces/${tokens.space}`,
    http: (path, init) => fetch(`${origin}/cms${path}`, init),
    async add(story, publish = true) {
      const answer = await world.management().post(`${world.space}/stories`, { story, ...(publish ? { publish: 1 } : {}) });
      return answer.data.story;
    },
    async slugs(query) {
      const answer = await world.delivery().get('cdn/stories', query);
      return answer.data.stories.map((story: Json) => story.full_slug);
    },
    requests,
    logged,
    setTime(iso) {
      time = Date.parse(iso);
    },
    async runJobs(limits = {}) {
      const loop = startJobLoop(shop, webhookJobs({ timeoutMs: 10_000, turnMs: 20_000, pauseMs: 60_000, allowsPrivate: true, ...limits }));
      for (;;) {
        const due = await store.db
          .selectFrom('jobs')
          .select('id')
          .where((where) =>
            where.or([
              where('state', '=', 'running'),
              where.and([where('state', '=', 'queued'), where('run_at', '<=', shop.clock().toISOString())]),
            ]),
          )
          .executeTakeFirst();
        if (!due) break;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      await loop.stop(60_000);
    },
  };
  return {
    world,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await decoder.close();
    },
  };
}

/** The three steps of a file: sign, post every field and then the file, finish. */
export async function uploadAsset(world: World, bytes: Buffer, asset: Json): Promise<{ sent: Response; signed: Json; finished: Json }> {
  const desk = world.management();
  const { data: signed } = await desk.post(`${world.space}/assets`, { validate_upload: 1, ...asset });
  const sent = await sendFile(signed, bytes, asset.filename);
  const finished = await desk.get(`${world.space}/assets/${signed.id}/finish_upload`, {}).catch((error: Json) => error);
  return { sent, signed, finished };
}

/** The second step alone. */
export async function sendFile(signed: Json, bytes: Buffer, name: string): Promise<Response> {
  const form = new FormData();
  for (const [field, value] of Object.entries<string>(signed.fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return fetch(signed.post_url, { method: 'POST', body: form });
}

/** The spoilt service does not look at these parameters. */
export function ignores(...names: string[]): Spoil {
  return {
    what: `ignores ${names.join(', ')}`,
    request(request) {
      const url = new URL(request.url);
      for (const key of [...url.searchParams.keys()])
        if (names.some((name) => key === name || key.startsWith(`${name}[`))) url.searchParams.delete(key);
      return new Request(url, request);
    },
  };
}

/** The spoilt service changes the JSON of answers to paths with `part` in them. `change` works on the body in place, or gives another. */
export function changes(what: string, part: string, change: (body: Json, request: Request) => unknown): Spoil {
  return {
    what,
    async response(response, request) {
      if (!new URL(request.url).pathname.includes(part) || !response.headers.get('content-type')?.includes('json')) return response;
      const body = (await response.json()) as Json;
      return new Response(JSON.stringify(change(body, request) ?? body), { status: response.status, headers: response.headers });
    },
  };
}

/** The spoilt service answers another status, or without headers, where `part` is in the path and, where given, the status is `from`. */
export function answers(
  what: string,
  part: string,
  { from, status, without = [] }: { from?: number; status?: number; without?: string[] },
): Spoil {
  return {
    what,
    response(response, request) {
      if (!new URL(request.url).pathname.includes(part) || (from !== undefined && response.status !== from)) return response;
      const headers = new Headers(response.headers);
      for (const name of without) headers.delete(name);
      return new Response(response.body, { status: status ?? response.status, headers });
    },
  };
}
