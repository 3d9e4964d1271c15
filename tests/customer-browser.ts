/** A browser that calls the shop's accounts in process: a real session and its cookies on a real store, without HTTP. */

import type { Input, Output } from '#api/call.ts';
import type { CallKey, Calls } from '#api/calls.ts';
import { runCall } from '#http/calls/handlers.ts';
import { requestOwner } from '#http/request/session-cookie.ts';
import { actorOf } from '#services/actor.ts';
import { accountMailJobs } from '#services/customer/account-mail.job.ts';
import type { Context, JobHandler, Shop, Site } from '#services/handler.ts';
import type { HashCost } from '#services/password-hash.ts';
import type { Store } from '#store/db/store.ts';
import { claim, finish } from '#store/job/jobs.ts';
import { listMails } from '#store/mail/mails.ts';

export const germany: Site = { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'https://www.federleicht.example' };

/** Lowest cost of argon2id: few tests are about what it costs to guess a password. */
export const lowHashCost: HashCost = { memory: 8, passes: 1, parallelism: 1 };

/** A shop of a store and a clock: all that accounts use. Its hashes of passwords are cheap. */
export function accountShop(store: Store, clock: () => Date = () => new Date()): Shop {
  return { store, clock, hosts: [], hashCost: lowHashCost, log: () => undefined } as unknown as Shop;
}

/** `address` is the client's. */
export function browser(shop: Shop, { address = '127.0.0.1', site = germany }: { address?: string; site?: Site } = {}) {
  const jar = new Map<string, string>();
  const host = { channel: site.channel, secure: true } as const;

  async function withContext<T>(work: (context: Context) => Promise<T>, headers: Record<string, string> = {}): Promise<T> {
    const lines: string[] = [];
    const cookie = jar.size === 0 ? null : [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const owner = await requestOwner(shop, host, cookie, lines);
    const all: Record<string, string> = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
      ...headers,
    };
    const header = (name: string) => all[name] ?? null;
    try {
      return await work({ shop, site, actor: actorOf(owner), requestId: 'r', ipAddress: address, header });
    } finally {
      for (const line of lines) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (line.includes('Max-Age=0;')) jar.delete(name);
        else jar.set(name, value);
      }
    }
  }

  return {
    jar,
    withContext,
    call: <K extends CallKey>(key: K, input: Input<Calls[K]>, headers?: Record<string, string>): Promise<Output<Calls[K]>> =>
      withContext((context) => runCall(key, input, context), headers),
    /** The owner of the session; null without one. */
    owner: () => withContext(async ({ actor }) => actor.owner.current),
  };
}

export type TestBrowser = ReturnType<typeof browser>;

/** Runs the jobs that are due, and those that they enqueue, as the work role does. */
export async function runJobs(shop: Shop, handlers: Record<string, JobHandler>): Promise<void> {
  const { store, clock } = shop;
  for (;;) {
    const job = await claim(store, 'test', Object.keys(handlers), 60, clock());
    if (!job) return;
    const write = await handlers[job.kind]?.(job.payload, shop);
    await store.write(async (trx) => {
      if (await finish(trx, job, clock())) await write?.(trx);
    });
  }
}

/** The token of the newest link that was mailed to an address; null for none. */
export async function mailedToken(shop: Shop, email: string): Promise<string | null> {
  await runJobs(shop, accountMailJobs);
  const texts = (await listMails(shop.store)).flatMap(({ to, text }) => (to === email ? [text] : []));
  return /\?token=([A-Za-z0-9_-]{22})/.exec(texts.join('\n'))?.[1] ?? null;
}

export const zoe = {
  firstName: 'Zoë',
  lastName: 'Müller',
  email: 'zoe@beispiel.de',
  password: 'vier alte Apfelbäume',
  newsletter: false,
  type: 0,
} as const;
