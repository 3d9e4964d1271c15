/**
 * Attaches work to routes. `who` is for whom: it checks limits and access, and writes results and errors. The calls of a table have a
 * schema. Routes have none, because they take or answer a file, or speak the protocol of another vendor.
 */
import type { Env, Hono, Context as HttpContext } from 'hono';
import type { Call, CallTable } from '#api/call.ts';
import type { Handlers } from '#services/handler.ts';
import { type AnyContext, type CallHandler, type CallRun, runHandler } from './calls/run-handler.ts';

/** For whom routes are mounted. `answer` runs `work` with the context of a request, and writes what it returns or throws. */
export type Who<C, E extends Env, Result = unknown> = {
  answer(http: HttpContext<E>, work: (context: C) => Promise<Result>): Promise<Response>;
};

/** For whom calls are mounted. `input` reads what is sent besides the names of the path. */
export type CallWho<C, E extends Env> = Who<C, E> & CallRun<C> & { input(call: Call, request: Request, context: C): Promise<object> };

/** Work by "METHOD /path"; ALL stands for every method. */
export type Routes<C, E extends Env, Result = unknown> = Record<string, (context: C, http: HttpContext<E>) => Promise<Result> | Result>;

/** Exact addresses come before those with a name in them. */
export function mountRoutes<C, E extends Env, Result>(
  app: Hono<E>,
  routes: Routes<C, E, Result>,
  { who }: { who: Who<C, E, Result> },
): void {
  const hasName = (key: string) => Number(key.includes(':'));
  for (const [key, work] of Object.entries(routes).toSorted(([a], [b]) => hasName(a) - hasName(b))) {
    const [method = '', path = ''] = key.split(' ');
    app.on(method, path, (http) => who.answer(http, async (context) => work(context, http)));
  }
}

/** A table does not compile without a handler for each call. */
export function mountCalls<T extends CallTable, C extends AnyContext, E extends Env>(
  app: Hono<E>,
  table: T,
  handlers: Handlers<T, C>,
  { who }: { who: CallWho<C, E> },
): void {
  const routes: Routes<C, E> = {};
  for (const [key, call] of Object.entries<Call>(table)) {
    routes[key] = async (context, { req }) => {
      const sent = await who.input(call, req.raw, context);
      return runHandler({ key, call, handler: handlers[key] as CallHandler }, { ...sent, ...req.param() }, context, who);
    };
  }
  mountRoutes(app, routes, { who });
}
