/** The calls that save and load designs, for the drafts of any product. */
import type { Input, Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { BrowserCall } from '#web/page/client.ts';
import type { Content } from './content.ts';
import type { SaverCalls } from './saver.ts';

/** Bodies up to here may outlive their page (the browsers' limit for keepalive is 64 KiB). */
const keepaliveBytes = 60_000;

/** A request without an answer for this long is given up: a connection that died silently would hold up every later save. */
const timeoutMs = 20_000;

export function fetchKeepingAlive(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const isSmall = typeof init?.body !== 'string' || init.body.length * 2 < keepaliveBytes;
  const keepalive = document.visibilityState === 'hidden' && isSmall;
  return fetch(input, { ...init, keepalive, signal: AbortSignal.timeout(timeoutMs) });
}

/** A design as the calls take it, and as they answer. */
type SentDesign = Input<Calls['POST /web-api/designs']>;
export type LoadedDesign = Pick<Output<Calls['GET /web-api/designs/:id']>, 'design' | 'choice'>;

/** How a product's content is sent and read. */
export type ContentCodec<Choice> = {
  /** Exactly the fields of the contract. Throws Fault 'not-found' for a document of another product. */
  toSent(content: Content<Choice>): SentDesign;
  /** Throws as `toSent` does. */
  fromStored(stored: LoadedDesign): Content<Choice>;
};

export function designSaverCalls<Choice>(send: BrowserCall, { toSent, fromStored }: ContentCodec<Choice>): SaverCalls<Choice> {
  return {
    create: (content, key) => send('POST /web-api/designs', toSent(content), { 'idempotency-key': key }),
    update: ({ id, revision }, content) => send('PUT /web-api/designs/:id', { id, revision, ...toSent(content) }),
    async load(id) {
      const saved = await send('GET /web-api/designs/:id', { id });
      return { id, content: fromStored(saved), revision: saved.revision, savedAt: saved.savedAt };
    },
  };
}
