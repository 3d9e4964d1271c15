/** The limit of posted forms, for every route that has an action. */
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type PageRequest, pageRequest } from '#web/page/request.ts';

type RouteModule = { action?: (args: { request: Request; context: RouterContextProvider; params: object }) => Promise<unknown> };

const modules = import.meta.glob<RouteModule>('./routes/*.tsx', { eager: true });
const routes = Object.entries(modules).flatMap(([file, { action }]) => (action ? [[file, action] as const] : []));

const type = { 'content-type': 'application/x-www-form-urlencoded' };

/** A body of 10 MB in parts of 16 kB. `sent` counts the parts that were read. */
function endless() {
  const part = new Uint8Array(16_000).fill(97);
  const counter = { sent: 0 };
  const body = new ReadableStream({
    pull(controller) {
      counter.sent += 1;
      if (counter.sent > 625) controller.close();
      else controller.enqueue(part);
    },
  });
  return { body, counter };
}

function post(body: ReadableStream | string, headers: Record<string, string>): Request {
  return new Request('http://localhost/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
}

async function answerOf(action: NonNullable<RouteModule['action']>, request: Request): Promise<unknown> {
  const context = new RouterContextProvider();
  const call = () => Promise.reject(new Error('no call is made for a form above the limit'));
  context.set(pageRequest, { call } as unknown as PageRequest);
  return action({ request, context, params: {} }).catch((thrown: unknown) => thrown);
}

const tooLarge = { init: { status: 413 }, data: expect.stringContaining('Das ist zu groß.') };

test('the routes of cart, checkout and newsletter have an action', () => {
  expect(routes.map(([file]) => file.replace(/^.*\/|\.tsx$/g, ''))).toEqual(
    expect.arrayContaining(['cart', 'checkout', 'newsletter', 'newsletter-confirm', 'newsletter-leave']),
  );
});

test.each(routes)('%s refuses a form that declares more than 64 kB unread', async (_file, action) => {
  const { body, counter } = endless();
  expect(await answerOf(action, post(body, { ...type, 'content-length': '64001' }))).toMatchObject(tooLarge);
  expect(counter.sent).toBeLessThan(2);
});

test.each(routes)('%s stops reading a form at 64 kB', async (_file, action) => {
  const { body, counter } = endless();
  expect(await answerOf(action, post(body, type))).toMatchObject(tooLarge);
  expect(counter.sent).toBeLessThan(8);
  expect(await answerOf(action, post(`email=${'a'.repeat(64_000)}`, type))).toMatchObject(tooLarge);
});
