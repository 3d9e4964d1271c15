/** A child that only renders: the React tree of a page, its loaders answered beforehand, by nothing but `renderToString`. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { EntryContext, RouterContextProvider as Provider, ServerBuild } from 'react-router';
import { calls } from '#api/calls.ts';
import { send } from '#tests/shop.ts';

type Bare = { build: ServerBuild; pageRequest: Parameters<Provider['set']>[0] } & Pick<
  typeof import('react-router'),
  'createRequestHandler' | 'RouterContextProvider' | 'ServerRouter'
>;

const port = Number(process.argv[2]);
const path = process.argv[3] ?? '/';
const origin = `http://localhost:${port}`;
const entry = '../build/server/bare.js';
const { build, pageRequest, createRequestHandler, RouterContextProvider, ServerRouter } = (await import(entry)) as Bare;

/** Loaders ask the running shop over HTTP; the rendering that is measured comes after that. */
async function call(key: string, input: Record<string, unknown>) {
  const [method = 'GET', pattern = ''] = key.split(' ');
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input))
    for (const item of [value].flat()) if (item !== undefined) query.append(name, String(item));
  const target = pattern.replace(/:(\w+)/g, (_match, name: string) => String(input[name]));
  const answer = await send(
    { port },
    { path: `${target}?${query}`, method, headers: { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' } },
  );
  if (answer.status !== 200 || !(key in calls)) throw new Error(`${key} answered ${answer.status}`);
  return JSON.parse(answer.text);
}

let context: EntryContext | null = null;
const handler = createRequestHandler(
  {
    ...build,
    entry: {
      module: {
        ...build.entry.module,
        default: (_request: Request, status: number, headers: Headers, made: EntryContext) => {
          context = made;
          return new Response(null, { status, headers });
        },
      },
    },
  },
  'production',
);
const provider = new RouterContextProvider();
provider.set(pageRequest, {
  site: { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin },
  call,
  path,
  canonical: origin + path,
  alternates: {},
  robots: 'noindex,nofollow',
  verification: null,
});
await handler(new Request(origin + path), provider);

function render(): string {
  if (!context) throw new Error('the page did not get as far as rendering');
  const { serverHandoffStream: _stream, ...rest } = context;
  return renderToString(createElement(ServerRouter, { context: rest, url: origin + path }));
}

const html = render();
process.on('message', (message: { count: number }) => {
  for (let index = 0; index < message.count; index += 1) render();
  process.send?.('done');
});
process.send?.(html.length);
