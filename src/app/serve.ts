/** The HTTP server of the web role: one door for health, files, pictures, calls and pages; leaves cleanly on SIGTERM. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { type ContentSettings, contentRoutes, contentSettings } from '#cms/routes/routes.ts';
import { fontFiles } from '#core/layout/text/faces.ts';
import { readCookie } from '#core/values/cookies.ts';
import { faults } from '#core/values/fault.ts';
import { callRoutes } from '#http/calls/calls.ts';
import { locationPath, sendLocation } from '#http/calls/location.ts';
import { oneClickLeave } from '#http/calls/one-click-unsubscribe.ts';
import { robotsText } from '#http/feeds/robots.ts';
import { sitemapText } from '#http/feeds/sitemaps.ts';
import { openAssets } from '#http/files/assets.ts';
import { serveEmoji } from '#http/files/emoji.ts';
import { builtPictures, serveImages } from '#http/files/img.ts';
import { servePicture } from '#http/files/pictures.ts';
import { channelCookie } from '#http/pages/channel-switch.ts';
import { devPages } from '#http/pages/dev-pages.ts';
import { openPages, type RenderPage } from '#http/pages/pages.ts';
import type { PreviewSettings } from '#http/pages/preview.ts';
import { hostOf } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { prepareCardPictures, prewarmListPictures } from '#services/images/card-pictures.ts';
import { openImages } from '#services/images/img.ts';
import { readVersions } from '#store/db/versions.ts';
import { openShop } from './open-shop.ts';
import { seedShop } from './seed.ts';
import { readSettings, type Settings } from './settings.ts';
import { answerVendorHook, vendorHook, vendorSpace } from './story-space.ts';
import { superviseWork } from './supervise-workers.ts';

export type ServeOptions = {
  render: RenderPage;
  clientFolder: string;
  workEntry: string;
  decodeEntry: string;
  /** Development only: answers what Vite serves (modules, styles) before anything else. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/** Settings of an environment; a wrong one ends the process with its name and code 1. */
function settingsOrEnd(environment: Record<string, string | undefined>): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

export async function serveShop(environment: Record<string, string | undefined>, options: ServeOptions): Promise<void> {
  const settings = settingsOrEnd(environment);
  const { shop, close } = await openShop(settings, 'web', options.decodeEntry);
  const { hosts } = shop;
  await seedShop(shop, settings.CMS_SPACE_ID);
  const servedFonts = new Map(Array.from(fontFiles, ([served, file]) => [file, served]));
  await prepareCardPictures(shop);
  const assets = await openAssets([
    { prefix: '/assets', folder: `${options.clientFolder}/assets`, immutable: true },
    {
      prefix: '/fonts',
      folder: fileURLToPath(new URL('../../fonts', import.meta.url)),
      immutable: true,
      name: (file) => servedFonts.get(file) ?? null,
    },
    { prefix: '', folder: options.clientFolder, immutable: false, name: (file) => (file.startsWith('assets') ? null : file) },
  ]);
  const hostOfRequest = (header: string | undefined, cookie: string | null) =>
    hostOf(header, hosts, settings.PUBLIC_ORIGIN, readCookie(cookie, channelCookie));
  const api = callRoutes(shop, (request) => hostOfRequest(request.headers.get('host') ?? undefined, request.headers.get('cookie')));
  const listener = getRequestListener(api.fetch);
  const tokens = await contentSettings(settings);
  const content = getRequestListener(contentRoutes(shop, tokens).fetch);
  const pages = openPages(
    shop,
    {
      cacheBytes: settings.PAGE_CACHE_MB * 1024 * 1024,
      hot: options.before !== undefined,
      verification: settings.SITE_VERIFICATION,
      preview: previewSettings(settings, tokens),
    },
    options.render,
    () => pageStamp(shop),
    toRequest,
  );
  const images = openImages(shop);
  const pictures = { space: settings.CMS_SPACE_ID, files: await builtPictures(options.clientFolder) };
  const dev = settings.local ? devPages(shop, pages.counts) : null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (!methods.has(request.method ?? 'GET'))
      return void response
        .writeHead(405, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`405 ${faults['method-not-allowed'].text}\n`);
    if (path === '/healthz') return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
    if (await serveImages(shop, images, pictures, request, response, path)) return;
    const host = hostOfRequest(request.headers.host, request.headers.cookie ?? null);
    if ((request.method === 'GET' || request.method === 'HEAD') && (await assets.serve(path, request, response))) return;
    if (path.startsWith('/emoji/')) return serveEmoji(request, response, path);
    if (path === '/robots.txt') return void response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(robotsText(host));
    if (path.startsWith('/sitemap') && path.endsWith('.xml')) {
      const text = await sitemapText(shop, host, path);
      if (text) return void response.writeHead(200, { 'content-type': 'application/xml; charset=utf-8' }).end(text);
    }
    if (path.startsWith('/img/')) return servePicture(shop, request, response, path, host);
    if (path.startsWith('/web-api/') || path.startsWith('/price-api/')) return void listener(request, response);
    if (path === vendorHook && settings.STORYBLOK_WEBHOOK_SECRET && request.method === 'POST')
      return answerVendorHook(shop, settings.STORYBLOK_WEBHOOK_SECRET, request, response);
    if (locationPath.test(path) && request.method === 'GET') return sendLocation(request, response, host, hosts, settings.COUNTRY_HEADER);
    if (await oneClickLeave(shop, request, response, path)) return;
    if (path.startsWith('/cms/')) return void content(request, response);
    if (dev && path.startsWith('/dev/') && (await dev(request, response, path))) return;
    return pages.serve(request, response, host);
  }

  const server = createServer(
    { maxHeaderSize: 16_384, headersTimeout: 10_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      const run = () =>
        answer(request, response).catch((error: unknown) => {
          shop.log('error', 'unanswered', { error: error instanceof Error ? error.stack : String(error) });
          if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
          response.end();
        });
      if (options.before) options.before(request, response, run);
      else void run();
    },
  );
  server.maxConnections = 2_000;

  server.on('error', (error: NodeJS.ErrnoException) => {
    const text =
      error.code === 'EADDRINUSE'
        ? `Der Port ${settings.PORT} ist belegt. Beende das andere Programm oder wähle einen anderen: PORT=3001 npm start`
        : `Der Server kann nicht starten: ${error.code ?? 'unbekannt'}.`;
    console.error(text);
    process.exit(1);
  });
  await new Promise<void>((resolve) => server.listen(settings.PORT, resolve));
  const work = superviseWork(options.workEntry, settings.WORKERS, shop.log);
  announce(server.address(), settings);
  void prewarmListPictures(shop);

  let leaving = false;
  async function leave(): Promise<void> {
    if (leaving) return;
    leaving = true;
    server.close();
    server.closeIdleConnections();
    await work.stop();
    setTimeout(() => server.closeAllConnections(), 5_000).unref();
    await close();
    process.exit(0);
  }
  process.on('SIGTERM', () => void leave());
  process.on('SIGINT', () => void leave());
}

/** What the shop answers at all; a Request cannot even be made for TRACE. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function toRequest(incoming: IncomingMessage, url: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    for (const item of Array.isArray(value) ? value : [value ?? '']) headers.append(name, item);
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  return new Request(url, {
    method: incoming.method,
    headers,
    ...(hasBody ? { body: incoming as unknown as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit);
}

function announce(address: ReturnType<ReturnType<typeof createServer>['address']>, settings: Settings): void {
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  console.log(
    [
      'Federleicht läuft.',
      `  Karten-Shop     http://localhost:${port}/  (Österreich: http://at.localhost:${port}/, Schweiz: http://ch.localhost:${port}/)`,
      `  Poster-Shop     http://myposter.localhost:${port}/`,
      ...(settings.local
        ? [`  Postausgang     http://localhost:${port}/dev/mailbox`, `  Aufträge        http://localhost:${port}/dev/jobs`]
        : []),
      `  Daten           ${settings.DATABASE_URL ? 'PostgreSQL' : settings.dataDir}`,
      '  Beenden         Strg + C',
    ].join('\n'),
  );
}

function previewSettings(settings: Settings, own: ContentSettings): PreviewSettings {
  const vendor = vendorSpace(settings);
  return {
    space: settings.STORYBLOK_SPACE_ID ?? own.space,
    previewToken: vendor?.previewToken ?? own.previewToken,
    local: settings.local,
    vendor: vendor !== null,
  };
}

/** All versions as one word: an index that grew makes every older page stale, and so do stories that arrived later than announced. */
async function pageStamp(shop: Shop): Promise<string> {
  const versions = await readVersions(shop.store);
  const stories = await shop.stories.settle(versions.get('content') ?? 0);
  return [...versions, ['stories', stories] as const]
    .map(([name, value]) => `${name}${value}`)
    .sort()
    .join(' ');
}
