/** Tokens that open orders: found by their SHA-256, and kept sealed beside it, since mails and the customer area name the link later. */
import { type ExpressionBuilder, sql } from 'kysely';
import { type LinkSecret, openToken, sealToken } from '#store/db/sealed-token.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { tokenHash } from '#store/db/tokens.ts';

export type OrderLinkRow = Pick<Tables['orders'], 'id' | 'token' | 'token_sealed'>;

const use = 'order link';

/** The columns of an order that `token` opens. */
export function linkColumns(secret: LinkSecret, id: string, token: string): Pick<OrderLinkRow, 'token' | 'token_sealed'> {
  const { token: hash, sealed } = sealToken(secret, use, id, token);
  return { token: hash, token_sealed: sealed };
}

/** Whether a token opens the order of a row. One of before that was not sealed yet has it in clear. */
export function isOpenedBy(token: string) {
  return ({ or, and, eb }: ExpressionBuilder<Tables, 'orders'>) =>
    or([eb('orders.token', '=', tokenHash(token)), and([eb('orders.token', '=', token), eb('orders.token_sealed', 'is', null)])]);
}

/** The token of an order; null where the secret is another one than it was sealed with. */
export function tokenOf(secret: LinkSecret, { id, token, token_sealed }: OrderLinkRow): string | null {
  return openToken(secret, use, { id, token, sealed: token_sealed });
}

/** The token of an order by its id; null as above, and for no order. */
export async function orderToken(store: Pick<Store, 'db' | 'linkSecret'>, id: string): Promise<string | null> {
  const row = await store.db.selectFrom('orders').select(['id', 'token', 'token_sealed']).where('id', '=', id).executeTakeFirst();
  return row ? tokenOf(store, row) : null;
}

/** Seals the tokens of up to `limit` orders of before; tells of how many. */
export async function sealOrderTokens(trx: StoreTransaction, secret: LinkSecret, limit: number): Promise<number> {
  const old = await trx.selectFrom('orders').select(['id', 'token']).where('token_sealed', 'is', null).limit(limit).execute();
  for (const { id, token } of old)
    await trx
      .updateTable('orders')
      .set(linkColumns(secret, id, token))
      .where('id', '=', id)
      .where('token_sealed', 'is', null)
      .execute();
  return old.length;
}

/** Takes the tokens of orders out of up to `limit` responses of before to repeated requests, which are read without them. */
export async function clearResponses(trx: StoreTransaction, limit: number): Promise<number> {
  const old = await trx
    .selectFrom('idempotent_responses')
    .select(['owner', 'key', 'body'])
    .where(sql<boolean>`body like '%"token"%'`)
    .limit(limit)
    .execute();
  for (const { owner, key, body } of old) {
    const { token: _, ...rest } = JSON.parse(body);
    await trx
      .updateTable('idempotent_responses')
      .set({ body: JSON.stringify(rest) })
      .where('owner', '=', owner)
      .where('key', '=', key)
      .execute();
  }
  return old.length;
}
