/**
 * Contexts of a browser that are used again. A new context starts another process and loads and compiles the scripts of the shop anew, which is
 * a third of the processor time of a page. A kept one has them, and nothing else of the tests before: no cookie, no storage, no page of theirs.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

type Kept = {
  context: BrowserContext;
  /** A page without scripts by origin. It keeps the process that has compiled what pages of this origin load. */
  holders: Map<string, Page>;
  /** Every origin that its pages showed. */
  origins: Set<string>;
  /** A test added what cannot be taken away again. */
  isUsedUp: boolean;
  close: () => Promise<void>;
};

const storages = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';
const listened = ['console', 'weberror', 'page', 'request', 'requestfailed', 'requestfinished', 'response', 'dialog'] as const;
const lasting = ['addInitScript', 'exposeFunction', 'exposeBinding', 'grantPermissions', 'setExtraHTTPHeaders', 'setGeolocation'] as const;

/**
 * Hands out contexts that look new. Closing one forgets its visitor, and keeps it for the next test with the same options. For tests that set
 * no clock, and do not ask a context for all its pages.
 */
export function keepContexts(browser: Pick<Browser, 'newContext'>): Pick<Browser, 'newContext'> {
  const free = new Map<string, Kept[]>();
  return {
    async newContext(options = {}) {
      const key = JSON.stringify(options);
      const kept = free.get(key)?.pop() ?? (await openContext(browser, options));
      const { context, origins } = kept;
      context.on('page', (page) => page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin)));
      context.close = async () => {
        if (kept.isUsedUp) return kept.close();
        await forgetVisitor(kept);
        free.set(key, [...(free.get(key) ?? []), kept]);
      };
      return context;
    },
  };
}

async function openContext(browser: Pick<Browser, 'newContext'>, options: BrowserContextOptions): Promise<Kept> {
  const context = await browser.newContext(options);
  const kept: Kept = { context, holders: new Map(), origins: new Set(), isUsedUp: false, close: context.close.bind(context) };
  for (const name of lasting) {
    const method = context[name] as unknown as (...given: unknown[]) => unknown;
    Object.assign(context, {
      [name]: (...given: unknown[]) => {
        kept.isUsedUp = true;
        return method.apply(context, given);
      },
    });
  }
  return kept;
}

async function forgetVisitor({ context, holders, origins }: Kept): Promise<void> {
  for (const name of listened) context.removeAllListeners(name);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  const isHolder = new Set(holders.values());
  for (const page of context.pages().filter((one) => !isHolder.has(one))) await holdOrClose(page, holders);
  const [holder] = holders.values();
  if (!holder) return context.clearCookies();
  const session = await context.newCDPSession(holder);
  for (const origin of origins) if (origin !== 'null') await session.send('Storage.clearDataForOrigin', { origin, storageTypes: storages });
  await session.detach();
  await context.clearCookies();
}

/** The first page of an origin stays there, at an address without scripts. */
async function holdOrClose(page: Page, holders: Map<string, Page>): Promise<void> {
  const { origin, protocol } = new URL(page.url());
  if (protocol !== 'http:' || holders.has(origin)) return page.close();
  holders.set(origin, page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${origin}/healthz`);
}
