/** Whose turn the file of a request has in the decode role, and whom its processor time is counted for. */
import { message } from '#core/values/message.ts';
import type { Context, FileSender } from '#services/handler.ts';
import { isNewOwner } from '#services/new-owner.ts';
import { countUse, limitedClient, takeLimit } from '#services/rate-limits.ts';

/**
 * New owners of an address have one file decoded at a time, all together: each request may come from another one. Throws Fault 'too-many'
 * when the owner or the address has used up its processor time.
 */
export async function fileSender(context: Context): Promise<FileSender> {
  const { shop, signal } = context;
  const client = limitedClient(context);
  await takeLimit(shop, 'decoding-time', client, { points: 0, text: message('fault.too-many-files') });
  const { address, owner } = client;
  const turn = (await isNewOwner(context)) ? { address, owner: `new ${address}`, running: 1 } : { address, owner };
  return { turn, signal, spent: (ms) => void countUse(shop, 'decoding-time', client, ms) };
}
