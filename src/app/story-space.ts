/** Where pages read their stories: the shop's own content service, called in process, or the vendor's space of the settings. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type ContentSettings, contentRoutes, withoutLimits } from '#cms/routes/routes.ts';
import { readRequestBody } from '#core/values/body.ts';
import { errorResponse } from '#http/error-response.ts';
import { mountRoutes, type Who } from '#http/mount-calls.ts';
import type { LogFunction, Shop } from '#services/handler.ts';
import type { StorySpace } from '#services/site/story-reader.ts';
import { bumpVersion } from '#store/db/versions.ts';
import type { Settings } from './settings.ts';

/** Address of the own service for its client; nothing listens there, calls stay in the process. */
const ownEndpoint = 'http://content.invalid/cms/v2';

/** The shop's own content service without its limits: they keep programs outside from using up the process, not the pages. */
export function ownSpace(shop: Shop, settings: ContentSettings): StorySpace {
  const routes = contentRoutes(shop, withoutLimits(settings));
  return {
    token: settings.publicToken,
    previewToken: settings.previewToken,
    endpoint: ownEndpoint,
    fetch: async (input, init) => routes.fetch(new Request(input, init)),
  };
}

/** The vendor's space, or null where the settings name none. */
export function vendorSpace(settings: Settings): StorySpace | null {
  if (!settings.STORYBLOK_TOKEN) return null;
  return {
    token: settings.STORYBLOK_TOKEN,
    previewToken: settings.STORYBLOK_PREVIEW_TOKEN ?? settings.STORYBLOK_TOKEN,
    region: settings.STORYBLOK_REGION,
    ...(settings.STORYBLOK_ENDPOINT ? { endpoint: settings.STORYBLOK_ENDPOINT } : {}),
  };
}

/** Where the vendor says that something was published. */
export const vendorHook = '/cms/vendor-hook';
const maxWebhookBytes = 256 * 1024;

function isSigned(body: Uint8Array, signature: string, secret: string): boolean {
  const expected = createHmac('sha1', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A signed call has no time in it and can be repeated: calls within a second share one reading. */
const hookIntervalMs = 1_000;

/** Who can sign. The body is read as bytes, since the signature is over them; nothing parses it before. */
function signers(secret: string, log: LogFunction): Who<Uint8Array, object> {
  return {
    async answer({ req }, work) {
      const body = await readRequestBody(req.raw, maxWebhookBytes).catch(() => null);
      const signature = req.header('webhook-signature');
      if (!body || signature === undefined || !isSigned(body, signature, secret)) {
        const headers = { 'content-type': 'application/json', connection: 'close' };
        return new Response('{"error":"Unauthorized"}', { status: 401, headers });
      }
      try {
        await work(body);
        return new Response(null, { status: 204 });
      } catch (error) {
        const fault = errorResponse(error, crypto.randomUUID(), log);
        return Response.json(fault.body, { status: fault.status, headers: fault.headers });
      }
    },
  };
}

/** Answers the vendor's webhook: a signed call makes every process read the stories again. 401 otherwise. */
export function createVendorHook(shop: Shop, secret: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const app = new Hono();
  const readAgain = atMostEvery(hookIntervalMs, () => shop.store.write((trx) => bumpVersion(trx, 'content')));
  mountRoutes(app, { 'POST *': readAgain }, { who: signers(secret, shop.log) });
  return getRequestListener(app.fetch);
}

/** Runs `work` at once, and again at the earliest `intervalMs` later. A call resolves after a run that began after it. */
function atMostEvery(intervalMs: number, work: () => Promise<unknown>): () => Promise<void> {
  let waiting: Promise<void> | null = null;
  let earliest = 0;
  async function run(): Promise<void> {
    await setTimeout(Math.max(0, earliest - performance.now()));
    waiting = null;
    earliest = performance.now() + intervalMs;
    await work();
  }
  return () => {
    waiting ??= run();
    return waiting;
  };
}
