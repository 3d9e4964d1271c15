/** The calls of operators over HTTP, JSON in and out. A bearer token opens them; without the setting they do not exist. */
import { Hono } from 'hono';
import { operatorCalls } from '#api/operator.ts';
import { operatorFlagCalls } from '#api/operator-flags.ts';
import { Fault } from '#core/values/fault.ts';
import { errorResponse } from '#http/error-response.ts';
import { type CallWho, mountCalls, mountRoutes } from '#http/mount-calls.ts';
import { hasBearer } from '#http/request/bearer.ts';
import { bodyInput } from '#http/request/input.ts';
import { changeCustomerType } from '#services/customer/customer-type.ts';
import type { Handlers, OperatorContext, Shop } from '#services/handler.ts';
import { type OrderAction, runOrderAction } from '#services/order/order-action.ts';
import { operatorText } from '#texts/server-texts.ts';
import { operatorFlagFiles, operatorFlagHandlers, requireOwnFlags } from './operator-flags.ts';

/** A bearer token and the name of who has it; without `value` it opens nothing. */
export type OperatorToken = { name: string; value: string | undefined };

type OperatorWho = CallWho<OperatorContext, object>;

/** Programs that have the token. Their calls take a JSON body; a query is not read. */
function operators(shop: Shop, { name, value }: OperatorToken): OperatorWho {
  return {
    async answer({ req }, work) {
      const requestId = crypto.randomUUID();
      const headers: Record<string, string> = {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex,nofollow',
        'x-request-id': requestId,
      };
      try {
        if (!value) throw new Fault('not-found', 'OPERATOR_TOKEN is not set');
        if (!hasBearer(req.header('authorization'), value)) throw new Fault('unauthorized', 'no operator token');
        const result = await work({ shop, actor: { kind: 'operator', name }, requestId });
        if (!(result instanceof Response)) return new Response(JSON.stringify(result), { status: 200, headers });
        for (const [header, text] of Object.entries(headers)) if (header !== 'content-type') result.headers.set(header, text);
        return result;
      } catch (error) {
        const fault = errorResponse(error, requestId, shop.log);
        if (fault.status === 401) headers['www-authenticate'] = 'Bearer';
        return new Response(JSON.stringify(fault.body), { status: fault.status, headers: { ...headers, ...fault.headers } });
      }
    },
    input: async (_, request) => (request.method === 'GET' || request.method === 'HEAD' ? {} : bodyInput(request)),
  };
}

/** The same for flags, which may be changed at another vendor's service. */
function flagOperators(who: OperatorWho): OperatorWho {
  return {
    ...who,
    answer: (http, work) =>
      who.answer(http, async (context) => {
        requireOwnFlags(context.shop, http.req.method, http.req.path);
        return work(context);
      }),
  };
}

async function moveOrder(number: string, action: OrderAction, { shop, actor }: OperatorContext) {
  const { state, changed, text, refused } = await runOrderAction(shop, number, action, { actor, reason: 'call' });
  if (refused) throw new Fault(refused, `order ${number} is ${state}`, { text });
  return { number, state, changed, message: operatorText(text) };
}

const operatorHandlers: Handlers<typeof operatorCalls, OperatorContext> = {
  'POST /operator-api/orders/:number/paid': ({ number }, context) => moveOrder(number, 'paid', context),
  'POST /operator-api/orders/:number/cancel': ({ number }, context) => moveOrder(number, 'cancel', context),
  async 'POST /operator-api/customers/:number'(input, { shop }) {
    const { changed, text } = await changeCustomerType(shop, input);
    if (changed === null) throw new Fault('not-found', `no customer ${input.number}`, { text });
    const { number, type, isWhitelabel } = input;
    return { number, type, isWhitelabel, changed, message: operatorText(text) };
  },
};

export function operatorRoutes(shop: Shop, token: OperatorToken): Hono {
  const app = new Hono();
  const who = operators(shop, token);
  const ofFlags = flagOperators(who);
  mountCalls(app, operatorCalls, operatorHandlers, { who });
  mountCalls(app, operatorFlagCalls, operatorFlagHandlers, { who: ofFlags });
  mountRoutes(app, operatorFlagFiles, { who: ofFlags });
  const missing = (_: OperatorContext, { req }: { req: { method: string; url: string } }) => {
    throw new Fault('not-found', `no call ${req.method} ${new URL(req.url).pathname}`);
  };
  mountRoutes(app, { 'ALL *': missing }, { who });
  return app;
}
