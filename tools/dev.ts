/** `npm run dev`: the shop from source. Pages reload hot through Vite; a change in services or core restarts this process. */
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { serveShop } from '#app/serve.ts';

const vite = await createServer({ server: { middlewareMode: true } });
const { pageRenderer } = (await vite.ssrLoadModule('/src/web/app/render.ts')) as typeof import('#web/app/render.ts');

await serveShop(process.env, {
  render: pageRenderer(() => vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>, 'development'),
  buildId: null,
  routeIds: null,
  clientFolder: fileURLToPath(new URL('../public', import.meta.url)),
  workEntry: fileURLToPath(new URL('../src/work.ts', import.meta.url)),
  decodeEntry: fileURLToPath(new URL('../src/decode.ts', import.meta.url)),
  before: (request, response, next) => vite.middlewares(request, response, next),
});
