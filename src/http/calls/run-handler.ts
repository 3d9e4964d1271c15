/** Runs the handler of a call, in process or over HTTP. */
import { safeParse } from 'zod/mini';
import type { Call } from '#api/call.ts';
import { isFault } from '#core/values/fault.ts';
import { noteFault } from '#http/note-fault.ts';
import { parseInput } from '#http/request/input.ts';
import type { Shop } from '#services/handler.ts';

export type AnyContext = { shop: Pick<Shop, 'log'>; requestId: string };

/** Its table says what it takes. */
export type CallHandler = (input: never, context: never) => unknown;

/** What the calls of a table have in common besides their schema. */
export type CallRun<C> = {
  /** Takes the limit that a call declares and reads the key it asks for. Returns the context of its handler. */
  prepare?(call: Call, context: C): Promise<C>;
  /** Writes the messages in what a handler returns. */
  write?(result: unknown, context: C): unknown;
};

/**
 * The output of a call: input checked, handler run, messages written, and outside production the output checked too, so that a contract
 * cannot rot unseen.
 */
export async function runHandler<C extends AnyContext>(
  { key, call, handler }: { key: string; call: Call; handler: CallHandler },
  raw: unknown,
  context: C,
  { prepare, write }: CallRun<C>,
): Promise<unknown> {
  const input = parseInput(call, raw);
  const result = await noted(context, async () => handler(input as never, (prepare ? await prepare(call, context) : context) as never));
  const output = write ? write(result, context) : result;
  if (process.env.NODE_ENV !== 'production') {
    const checked = safeParse(call.output, output);
    if (!checked.success) throw new Error(`${key} answered against its contract: ${JSON.stringify(checked.error.issues.slice(0, 5))}`);
  }
  return output;
}

/** Does `work`. A fault is noted, however the caller handles it. */
async function noted<T>({ shop, requestId }: AnyContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isFault(error)) noteFault(error, requestId, shop.log);
    throw error;
  }
}
