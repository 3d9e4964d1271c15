/** The web role: opens the shop, serves the route table over HTTP and ends gracefully on SIGTERM. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server as Acceptor } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentSettings } from '#cms/routes/routes.ts';
import { servedFonts } from '#core/layout/text/served-fonts.ts';
import { readCookie } from '#core/values/cookies.ts';
import { Fault } from '#core/values/fault.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { createStreamHub, type StreamHub } from '#flags/handlers/stream-hub.ts';
import { createAcceptors, listenAll } from '#http/acceptors.ts';
import { type AssetFolder, openAssets } from '#http/files/assets.ts';
import { layerFolder } from '#http/files/scene-layers.ts';
import { countRequests } from '#http/operations/metrics.ts';
import { channelCookie } from '#http/pages/channel-switch.ts';
import { createPages } from '#http/pages/pages.ts';
import type { PreviewSettings } from '#http/pages/preview.ts';
import type { RenderPage } from '#http/pages/render.ts';
import { sendPageError } from '#http/pages/send.ts';
import { ipAddressOf, isTrustedProxy } from '#http/request/client-address.ts';
import { setDeviceHeader } from '#http/request/device-header.ts';
import { hostOf as requestHost } from '#http/request/site.ts';
import { createDispatcher } from '#http/route-table.ts';
import { createWebServer, timeLimits } from '#http/web-server.ts';
import { openVendorFlags, type VendorFlags } from '#services/flags/vendor-flags.ts';
import type { Shop } from '#services/handler.ts';
import { prepareCardPictures, prewarmListPictures } from '#services/images/card-pictures.ts';
import { prewarmPosterPictures } from '#services/images/posters/poster-pictures.ts';
import { prepareSearch } from '#services/search/searched.ts';
import { readVersions } from '#store/db/versions.ts';
import { flagVersion, readFlagsFrom } from '#store/flags/flag-index.ts';
import { refreshSoldOut } from '#store/order/stock.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { contentSettings } from './content-settings.ts';
import { sweepTempHourly } from './data-folder.ts';
import { flagKeys } from './flag-settings.ts';
import { gracefulClose } from './graceful-close.ts';
import { onTermination } from './on-termination.ts';
import { openShop } from './open-shop.ts';
import { pageStamp } from './page-stamp.ts';
import { seedShop } from './seed.ts';
import { serverCodeHash } from './server-code.ts';
import { readSettings, type Settings } from './settings.ts';
import { vendorSpace } from './story-space.ts';
import { superviseWork, type Workers } from './supervise-workers.ts';
import { type RoleState, webRoutes } from './web-routes.ts';

/** What requests in flight may take after the signal to end. */
const requestGraceMs = 20_000;

export type ServeOptions = {
  render: RenderPage;
  /** Of the browser code; null in development. */
  buildId: string | null;
  /** Ids of the routes of that code; null in development. */
  routeIds: ReadonlySet<string> | null;
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
  const { shop, events, close } = await openShop(settings, 'web', options.decodeEntry);
  const vendor = await vendorFlags(settings, shop);
  await sweepTempHourly(shop.tempDir, shop.clock, (error) => shop.log('warn', 'temp-sweep-failed', { error: String(error) }));
  await seedShop(shop, settings.CMS_SPACE_ID);
  await prepareCardPictures(shop);
  await prepareSearch(shop);
  let isLeaving = false;
  let work: Workers | null = null;
  const requests = countRequests();
  const state: RoleState = { isLeaving: () => isLeaving, workers: () => work?.alive() ?? 0, requests, events };
  const streams = createStreamHub(shop);
  const answer = await createListener(shop, settings, options, state, streams);
  const { before } = options;
  const server = createWebServer(
    (request, response) => {
      requests.count(response);
      setDeviceHeader(request, settings.DEVICE_HEADER, isTrustedProxy(request.socket.remoteAddress, settings.trustedProxies));
      const run = () => void answer(request, response);
      if (before) before(request, response, run);
      else run();
    },
    timeLimits,
    {
      isProxy: (address) => isTrustedProxy(address, settings.trustedProxies),
      clientOf: (request) => ipAddressOf(request, settings.trustedProxies),
      refuse(response, code) {
        requests.count(response);
        // A flood of these is seen in the metrics; a line each would fill the log.
        sendPageError(response, new Fault(code), crypto.randomUUID(), () => {}, defaultLocale);
      },
    },
  );
  const acceptors = createAcceptors(server);
  const closeServer = gracefulClose(server, acceptors);
  await listen(acceptors, settings);
  const workers = superviseWork(shop, { entry: options.workEntry, count: settings.WORKERS, environment });
  work = workers;
  announce(server.address(), settings);
  prewarm(shop, options).catch((error: unknown) => shop.log('warn', 'picture-failed', { error: String(error) }));
  onTermination(async () => {
    isLeaving = true;
    workers.stopRestarts();
    // Their clients poll meanwhile; no other request stays open for so long.
    streams.close();
    await closeServer(requestGraceMs);
    await workers.stop();
    await vendor?.close();
    await close();
  });
}

/** Feature flags of another vendor's service, where one is set up. Pages do not wait for it. */
async function vendorFlags({ SPLIT_SERVER_KEY, SPLIT_ENDPOINT }: Settings, { store, log }: Shop): Promise<VendorFlags | null> {
  if (!SPLIT_SERVER_KEY) return null;
  const vendor = await openVendorFlags({ serverKey: SPLIT_SERVER_KEY, endpoint: SPLIT_ENDPOINT ?? null }, log);
  readFlagsFrom(store, vendor.index);
  return vendor;
}

/** In development the code may change while the shop runs, so that nothing is known to be drawn by the same code. */
async function prewarm(shop: Shop, { workEntry, before }: ServeOptions): Promise<void> {
  const codeHash = before ? null : await serverCodeHash(dirname(workEntry));
  await prewarmListPictures(shop, codeHash);
  await prewarmPosterPictures(shop, codeHash);
}

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Everything the web role answers: the routes of the table, then pages. */
async function createListener(
  shop: Shop,
  settings: Settings,
  options: ServeOptions,
  state: RoleState,
  streams: StreamHub,
): Promise<Listener> {
  const { clientFolder, render, buildId, routeIds, before } = options;
  const hostOf = (host: string | undefined, cookie: string | null) =>
    requestHost(host, shop.hosts, settings.PUBLIC_ORIGIN, readCookie(cookie, channelCookie));
  const clientOf = (request: IncomingMessage) => ipAddressOf(request, settings.trustedProxies);
  const tokens = await contentSettings(settings, shop.store.secretOf);
  const pages = createPages(shop, {
    render,
    buildId,
    routeIds,
    hot: before !== undefined,
    cacheBytes: settings.PAGE_CACHE_MB * 1024 * 1024,
    verification: settings.SITE_VERIFICATION,
    preview: previewSettings(settings, tokens),
    versions: () => pageVersions(shop),
    clientOf,
  });
  const assets = await openAssets(assetFolders(clientFolder));
  const keys = await flagKeys(settings, shop.store.secretOf);
  const stamp = async () => (await pageVersions(shop)).stamp;
  const routes = await webRoutes({ shop, settings, tokens, keys, streams, assets, pages, stamp, clientFolder, state, hostOf, clientOf });
  return createDispatcher(
    routes,
    ({ request, response, host }) => pages.serve(request, response, host),
    ({ headers }) => hostOf(headers.host, headers.cookie ?? null),
    shop.log,
  );
}

function assetFolders(clientFolder: string): AssetFolder[] {
  const servedNames = new Map(Array.from(servedFonts, ([served, file]) => [file, served]));
  return [
    { prefix: '/assets', folder: `${clientFolder}/assets`, immutable: true },
    {
      prefix: '/fonts',
      folder: fileURLToPath(new URL('../../fonts', import.meta.url)),
      immutable: true,
      name: (file) => servedNames.get(file) ?? null,
    },
    layerFolder(),
    { prefix: '', folder: clientFolder, immutable: false, name: (file) => (file.startsWith('assets') ? null : file) },
  ];
}

/** Resolves when the server accepts connections; ends the process with a sentence when it cannot. */
async function listen(acceptors: readonly Acceptor[], { PORT: port, listenAddress }: Settings): Promise<void> {
  try {
    await listenAll(acceptors, { port, ...(listenAddress === null ? {} : { host: listenAddress }) });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '?';
    console.error(code === 'EADDRINUSE' ? t('operator.port-taken', { port }) : t('operator.cannot-start', { code }));
    process.exit(1);
  }
}

function announce(address: ReturnType<Acceptor['address']>, settings: Settings): void {
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  const at = (host: string, path = '/') => `http://${host}:${port}${path}`;
  const countries = t('operator.other-countries', { austria: at('at.localhost'), switzerland: at('ch.localhost') });
  const rows: [string, string][] = [
    [t('operator.cards'), `${at('localhost')}  ${countries}`],
    [t('operator.posters'), at('myposter.localhost')],
    ...(settings.local
      ? ([
          [t('operator.mailbox'), at('localhost', '/dev/mailbox')],
          [t('operator.jobs'), at('localhost', '/dev/jobs')],
        ] as [string, string][])
      : []),
    [t('operator.data'), settings.store.databaseUrl ? 'PostgreSQL' : settings.dataDir],
    [t('operator.end'), t('operator.end.keys')],
  ];
  console.log([t('operator.running'), ...rows.map(([name, value]) => `  ${name.padEnd(15)} ${value}`)].join('\n'));
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

/** Versions of the data that pages are made from. Stories count with the version that is held, which may be an older one. */
async function pageVersions(shop: Shop): Promise<{ stamp: string; flags: number }> {
  const versions = await readVersions(shop.store);
  await refreshSoldOut(shop.store, versions);
  const stories = await shop.stories.settle(versions.get('content') ?? 0);
  return { stamp: pageStamp(versions, stories, shop.clock()), flags: flagVersion(versions) };
}
