/** The calls of operators over HTTP, JSON in and out. A bearer token opens them; without the setting they do not exist. */
import { Hono } from 'hono';
import type { Output } from '#api/call.ts';
import { operatorCalls } from '#api/operator.ts';
import { Fault } from '#core/values/fault.ts';
import { errorResponse } from '#http/error-response.ts';
import { hasBearer } from '#http/request/bearer.ts';
import { bodyInput, parseInput } from '#http/request/input.ts';
import { changeCustomerType } from '#services/customer/customer-type.ts';
import type { Shop } from '#services/handler.ts';
import { type OrderAction, runOrderAction } from '#services/order/order-action.ts';
import { operatorText } from '#texts/server-texts.ts';
import { addFlagCalls } from './operator-flags.ts';

type OrderCall = Extract<keyof typeof operatorCalls, `${string}/orders/${string}`>;
type Work = (request: Request) => Promise<unknown>;

/** Runs `work` for a request with the token; whatever it throws becomes the answer of its fault. */
async function answer(request: Request, shop: Shop, token: string | undefined, work: Work): Promise<Response> {
  const requestId = crypto.randomUUID();
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex,nofollow',
    'x-request-id': requestId,
  };
  try {
    if (!token) throw new Fault('not-found', 'OPERATOR_TOKEN is not set');
    if (!hasBearer(request.headers.get('authorization'), token)) throw new Fault('unauthorized', 'no operator token');
    const result = await work(request);
    if (!(result instanceof Response)) return new Response(JSON.stringify(result), { status: 200, headers });
    for (const [name, value] of Object.entries(headers)) if (name !== 'content-type') result.headers.set(name, value);
    return result;
  } catch (error) {
    const fault = errorResponse(error, requestId, shop.log);
    if (fault.status === 401) headers['www-authenticate'] = 'Bearer';
    return new Response(JSON.stringify(fault.body), { status: fault.status, headers: { ...headers, ...fault.headers } });
  }
}

/** `token` is the setting OPERATOR_TOKEN. */
export function operatorRoutes(shop: Shop, token: string | undefined): Hono {
  const app = new Hono();

  async function moveOrder(key: OrderCall, action: OrderAction, raw: unknown): Promise<Output<(typeof operatorCalls)[OrderCall]>> {
    const { number } = parseInput(operatorCalls[key], raw);
    const { state, changed, text, refused } = await runOrderAction(shop, number, action, 'call');
    if (refused) throw new Fault(refused, `order ${number} is ${state}`, { text });
    return { number, state, changed, message: operatorText(text) };
  }

  for (const action of ['paid', 'cancel'] as const) {
    app.post(`/operator-api/orders/:number/${action}`, (c) =>
      answer(c.req.raw, shop, token, async (request) =>
        moveOrder(`POST /operator-api/orders/:number/${action}`, action, { ...(await bodyInput(request)), ...c.req.param() }),
      ),
    );
  }
  app.post('/operator-api/customers/:number', (c) =>
    answer(c.req.raw, shop, token, async (request) => {
      const call = operatorCalls['POST /operator-api/customers/:number'];
      const input = parseInput(call, { ...(await bodyInput(request)), ...c.req.param() });
      const { changed, text } = await changeCustomerType(shop, input);
      if (changed === null) throw new Fault('not-found', `no customer ${input.number}`, { text });
      const { number, type, isWhitelabel } = input;
      return { number, type, isWhitelabel, changed, message: operatorText(text) };
    }),
  );
  addFlagCalls(app, shop, (request, work) => answer(request, shop, token, work));
  app.all('*', (c) =>
    answer(c.req.raw, shop, token, () => {
      throw new Fault('not-found', `no call ${c.req.method} ${new URL(c.req.url).pathname}`);
    }),
  );
  return app;
}
