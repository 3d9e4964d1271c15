/** What the routes of designs' pictures and proofs share: the requester's own design, and the answer where there is none. */
import type { ServerResponse } from 'node:http';
import type { OwnerId } from '#core/customer/owner.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { errorResponse } from '#http/error-response.ts';
import type { Shop } from '#services/handler.ts';
import { loadDesign, type StoredDesign } from '#store/design/designs.ts';

/** Throws Fault 'not-found' alike for foreign and missing designs, and without a session. */
export async function ownDesign(shop: Shop, requester: OwnerId | null, id: string): Promise<{ owner: OwnerId; stored: StoredDesign }> {
  const stored = requester && (await loadDesign(shop.store, requester, id, shop.clock()));
  if (!requester || !stored) throw new Fault('not-found', 'no such design', { text: message('fault.no-design') });
  return { owner: requester, stored };
}

/** Answers with the fault's status and its sentence as plain text. */
export function answerFault({ log }: Pick<Shop, 'log'>, response: ServerResponse, error: unknown): void {
  const fault = errorResponse(error, crypto.randomUUID(), log);
  response.writeHead(fault.status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...fault.headers });
  response.end(fault.body.message);
}
