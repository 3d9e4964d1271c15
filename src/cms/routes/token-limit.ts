/** How many calls a second a token makes. */
import type { CmsContext, Reply } from '#cms/handlers/context.ts';
import type { ContentVersion } from '#cms/protocol/story.ts';
import { readContentNumbers } from '#cms/store/change.ts';
import { createRateCounter } from '#store/limit/rate-counter.ts';
import { createReplyCache } from './reply-cache.ts';

/** Counts a call of a token: headers that tell the limit, and the refusal of a call beyond it, else null. */
export type TokenLimit = (token: string) => Promise<{ refusal: Reply | null; headers: Record<string, string> }>;

/** Limits the calls of a token in a second; `null` sets no limit. */
export function tokenLimit(callsPerSecond: number | null): TokenLimit {
  if (callsPerSecond === null) return async () => ({ refusal: null, headers: {} });
  const counter = createRateCounter({ max: callsPerSecond, windowMs: 1000 });
  return async (token) => {
    const { retryAfterMs, remaining } = await counter.consume(token);
    const headers = { 'x-ratelimit': `"calls";r=${remaining}`, 'x-ratelimit-policy': `"calls";q=${callsPerSecond}` };
    if (retryAfterMs === 0) return { refusal: null, headers };
    const body = { error: 'Too many requests. Please wait a moment.' };
    return { refusal: { status: 429, body, headers: { ...headers, 'retry-after': String(Math.ceil(retryAfterMs / 1000)) } }, headers };
  };
}

type Counted = { context: CmsContext; url: string; token: string; version: ContentVersion };

/** Answers a call of a delivery token: published content from the cache without counting it, everything else by `work`. */
export type DeliveryLimit = (call: Counted, work: () => Promise<Reply>) => Promise<Reply>;

/** Files in private folders have addresses that expire. */
const uncached = /\/assets\/me(?:\?|$)/;

export function deliveryLimit(callsPerSecond: number | null): DeliveryLimit {
  const limit = tokenLimit(callsPerSecond);
  const cache = callsPerSecond === null ? null : createReplyCache();
  return async ({ context, url, token, version }, work) => {
    const isKept = cache !== null && version === 'published' && !uncached.test(url);
    const cv = isKept ? (await readContentNumbers(context.shop.store)).cv : null;
    const kept = cache && cv !== null ? cache.get(url, cv) : undefined;
    if (kept) return kept;
    const { refusal, headers } = await limit(token);
    if (refusal) return refusal;
    const reply = await work();
    if (cache && cv !== null) cache.set(url, cv, reply);
    return { ...reply, headers: { ...reply.headers, ...headers } };
  };
}
