/** Every handler under its call key, and the two ways to call one: in process with a context, or over HTTP (calls.ts). */
import { safeParse } from 'zod/mini';
import type { Output } from '#api/call.ts';
import { type CallKey, type Calls, type Client, calls } from '#api/calls.ts';
import { parseInput } from '#http/request/input.ts';
import { cartHandlers } from '#services/cart/cart.ts';
import { catalogueHandlers } from '#services/catalogue/catalogue.ts';
import { customerAreaHandlers } from '#services/customer/customer-area.ts';
import { messageHandlers } from '#services/customer/messages.ts';
import { newsletterHandlers } from '#services/customer/newsletter.ts';
import { designHandlers } from '#services/design/designs.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { pictureHandlers } from '#services/images/upload.ts';
import { logHandlers } from '#services/log/log.ts';
import { orderHandlers } from '#services/order/order.ts';
import { pageStoryHandlers } from '#services/site/page-story.ts';
import { siteHandlers } from '#services/site/site.ts';

export const handlers = {
  ...catalogueHandlers,
  ...pageStoryHandlers,
  ...customerAreaHandlers,
  ...designHandlers,
  ...pictureHandlers,
  ...cartHandlers,
  ...logHandlers,
  ...messageHandlers,
  ...newsletterHandlers,
  ...orderHandlers,
  ...siteHandlers,
} satisfies Handlers<Calls>;

/** Runs a call: input checked, handler run, and outside production the answer checked too, so that a contract cannot rot unseen. */
export async function runCall<K extends CallKey>(key: K, raw: unknown, context: Context): Promise<Output<Calls[K]>> {
  const call = calls[key];
  const input = parseInput(call, raw);
  const handler = handlers[key] as (input: unknown, context: Context) => Promise<Output<Calls[K]>> | Output<Calls[K]>;
  const output = await handler(input, context);
  if (process.env.NODE_ENV !== 'production') {
    const checked = safeParse(call.output, output);
    if (!checked.success) throw new Error(`${key} answered against its contract: ${JSON.stringify(checked.error.issues.slice(0, 5))}`);
  }
  return output;
}

/** The client loaders use: same keys, same types, no network. Headers given here override the request's own. */
export function inProcessClient(context: Context): Client {
  return (key, input, headers) => {
    const given = headers ?? {};
    return runCall(key, input, { ...context, header: (name) => given[name.toLowerCase()] ?? context.header(name) });
  };
}
