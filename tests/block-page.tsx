/** Blocks as pages load and show them: real handlers on a database of their own, real transformers, real components. */

import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { OwnerId } from '#core/customer/owner.ts';
import { wordingVersion } from '#core/site/consent.ts';
import type { Channel } from '#core/values/channel.ts';
import { inProcessClient } from '#http/calls/handlers.ts';
import { importedCopy } from '#http/calls/imported-copy.ts';
import { importedFrom } from '#http/calls/imported-list.ts';
import { repairedWithPhoto } from '#http/calls/repaired-photo.ts';
import type { Context, Shop } from '#services/handler.ts';
import { openEmptyShop } from '#tests/empty-shop.ts';
import { noSession } from '#tests/no-session.ts';
import { seedAll } from '#tests/seeded.ts';
import { Blocks } from '#web/blocks/runtime/blocks.tsx';
import { loadBlocks } from '#web/blocks/runtime/load-blocks.ts';
import type { RootData } from '#web/page/page-context.ts';
import type { PageRequest } from '#web/page/request.ts';

/** The catalogue of the seed on SQLite, without a content service. */
export async function openCatalogue(): Promise<{ shop: Shop; close(): Promise<void> }> {
  const opened = await openEmptyShop();
  await seedAll(opened.shop.store);
  return opened;
}

type Place = { channel?: Channel; country?: 'DE' | 'AT' | 'CH'; origin?: string; path?: string };

export function pageOf(
  shop: Shop,
  { channel = 'federleicht', country = 'DE', origin = 'http://localhost', path = '/' }: Place = {},
): PageRequest {
  const site = { channel, country, locale: `de-${country}`, origin } as const;
  const owner = { ...noSession, current: null, ensure: async () => 'nobody' as OwnerId };
  const context: Context = {
    shop,
    site,
    actor: { kind: 'visitor', owner },
    requestId: 'r',
    ipAddress: '127.0.0.1',
    header: () => null,
  };
  return {
    site,
    call: inProcessClient(context),
    importCopy: (form) => importedCopy(form, context),
    importList: (list, from) => importedFrom(from, context, list),
    repairWithPhoto: (form, token, place) => repairedWithPhoto(form, context, token, place),
    path,
    canonical: `http://localhost${path}`,
    alternates: {},
    mayIndex: false,
    pageType: null,
    verification: null,
    google: false,
    tracking: null,
    report: () => {},
    logError: () => {},
    bridge: null,
    scriptNonce: '',
    isDevelopment: false,
    omitsMissing: false,
    branch: async () => 'control',
    isPreview: false,
  };
}

type Shown = { html: string; data: unknown; complaints: string[] };

/** A story of these blocks, loaded and rendered. `data` is that of the first one. */
export async function showBlocks(
  page: PageRequest,
  body: readonly ({ component: string } & Record<string, unknown>)[],
  { params = {}, search = '' }: { params?: Record<string, string>; search?: string } = {},
): Promise<Shown> {
  const complaints: string[] = [];
  const story = { name: 'Seite', fullSlug: 'federleicht/seite', tags: [], publishedAt: null };
  const blocks = await loadBlocks(body, { page, story, params, query: new URLSearchParams(search), links: {} }, (message) =>
    complaints.push(message),
  );
  const { site, canonical, alternates, mayIndex, pageType, verification, google, tracking } = page;
  const wording = wordingVersion(tracking);
  const root: RootData = {
    site,
    lang: site.locale,
    germanNotice: null,
    canonical,
    alternates,
    mayIndex,
    pageType,
    verification,
    google,
    tracking,
    wording,
    occasions: [],
    menu: [],
    products: [],
  };
  const router = createMemoryRouter([{ id: 'root', path: '*', loader: () => root, element: <Blocks blocks={blocks} /> }], {
    initialEntries: [`${page.path}${search}`],
    hydrationData: { loaderData: { root } },
  });
  return { html: renderToStaticMarkup(<RouterProvider router={router} />), data: blocks[0]?.data, complaints };
}
