/** Whose turn the file of a request has in the decode role, and whom its processor time is counted for. */
import { message } from '#core/values/message.ts';
import { isNewOwner } from '#services/actor.ts';
import type { Context, FileSender } from '#services/handler.ts';
import { addToLimit, checkLimit, limitedClient, turnOf } from '#services/rate-limits.ts';

/**
 * New owners of an address have one file decoded at a time, all together: each request may come from another one. Throws Fault 'too-many'
 * when the owner or the address has used up its processor time.
 */
export async function fileSender(context: Context): Promise<FileSender> {
  const { shop, signal } = context;
  const client = limitedClient(context);
  await checkLimit(shop, 'decoding-time', client, message('fault.too-many-files'));
  const own = turnOf(client);
  const turn = (await isNewOwner(context)) ? { ...own, owner: `new ${own.address}`, running: 1 } : own;
  return { turn, signal, spent: (ms) => void addToLimit(shop, 'decoding-time', client, ms) };
}
