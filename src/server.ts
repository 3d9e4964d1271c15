/** The web role: pages and calls. Also starts and supervises the work role. Nothing is decided here, only put together. */
import { fileURLToPath } from 'node:url';
import * as serverBuild from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { serveShop } from '#app/serve.ts';
import { readEnvironment } from '#app/settings.ts';
import { pageRenderer } from '#web/app/render.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

const build = serverBuild as unknown as ServerBuild;

await serveShop(readEnvironment(process.env), {
  render: pageRenderer(async () => build, 'production'),
  buildId: build.assets.version,
  routeIds: new Set(Object.keys(build.routes)),
  clientFolder: fileURLToPath(new URL('../client', import.meta.url)),
  workEntry: `${here}work.js`,
  decodeEntry: `${here}decode.js`,
});
