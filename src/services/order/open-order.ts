/** Handlers of the link of an order whose time is over: what it still tells, and the proof that opens it for a browser. */
import type { orderCalls } from '#api/order.ts';
import { provesOrder } from '#core/customer/order-proof.ts';
import { stateName } from '#core/order/life-cycle.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { linkedOrder, orderProof, orderProofMs } from '#services/order-access.ts';
import { limitedClient } from '#services/rate-limits.ts';
import { consumeStoredLimit, returnStoredLimit } from '#store/limit/stored-limits.ts';

type OpeningCalls = Pick<typeof orderCalls, 'GET /web-api/orders/:token/state' | 'POST /web-api/orders/:token/proof'>;

/** Counts the answer before it is read, so that answers at the same time count, too. */
async function prove(context: Context, token: string, typed: string): Promise<void> {
  const { shop } = context;
  const { owner } = context.actor;
  const { store, clock } = shop;
  const order = await linkedOrder(shop, token);
  const refuse = (code: string) =>
    new Fault('bad-form', 'proof for an order', { errors: [{ field: 'proof', code, message: message(`field.proof.${code}`) }] });
  if (typed.trim() === '') throw refuse('missing');
  const client = { ...limitedClient(context), account: order.id };
  const text = message('fault.too-many-proofs');
  await store.write((trx) => consumeStoredLimit(trx, store.engine, 'order-proof', client, clock(), { text }));
  if (!provesOrder(order, typed)) throw refuse('wrong');
  await store.write((trx) => returnStoredLimit(trx, 'order-proof', client, clock()));
  owner.keepSecret('order', orderProof(store, order.id, clock()), { lifeMs: orderProofMs });
}

export const openOrderHandlers: Handlers<OpeningCalls> = {
  async 'GET /web-api/orders/:token/state'({ token }, { shop }) {
    const { number, state } = await linkedOrder(shop, token);
    return { orderNumber: number, state: stateName(state) };
  },
  async 'POST /web-api/orders/:token/proof'({ token, proof }, context) {
    await prove(context, token, proof);
  },
};
