/** A real browser for tests: Debian's Chromium without a window and with a fresh profile, and everything a page complains about. */
import { existsSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { tourKey } from '#web/editor/help/seen.ts';

/** The headless shell has the engine of the whole browser without its windows, and takes half of its processor time. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
export const chromiumPath = process.env.CHROMIUM ?? installed.find((path) => existsSync(path)) ?? '/usr/bin/chromium';
export const hasChromium = existsSync(chromiumPath);

/** What a page on a busy machine may take for one step. */
const timeoutMs = 90_000;

export const launchOptions = { executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] };

export type VisitorOptions = { asksConsent?: boolean; savesData?: boolean; seesTour?: boolean };

/**
 * Visitors ask by their browser not to be tracked, so that no page asks them about cookies; with `asksConsent` pages do. They save data, so
 * that pages do not fetch other pages ahead; with `savesData: false` they do, which adds a fifth to the work of a visit. They have closed the
 * hints of editors; with `seesTour` they come for the first time.
 */
export function forVisitors(browser: Browser, { asksConsent = false, savesData = true, seesTour = false }: VisitorOptions = {}): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(timeoutMs);
    if (!asksConsent)
      await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }));
    if (savesData)
      await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }));
    if (!seesTour)
      await context.addInitScript((key) => {
        try {
          if (/^\/configurator|\/gestalten\b/.test(location.pathname)) localStorage.setItem(key, 'seen');
        } catch {
          // Where nothing is stored, no hint is shown.
        }
      }, tourKey);
    return context;
  };
  return browser;
}

/** A browser of this process alone. Test files of shops share one of their worker (`sharedBrowser`). */
export async function launch(): Promise<Browser> {
  return forVisitors(await chromium.launch(launchOptions));
}

/** Console errors, uncaught errors and policy violations of every page of a context, as they come. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  return complaints;
}

type RootFiber = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/**
 * Waits until React has taken over the page: a click before that would be lost. Its elements get their properties one after the other while
 * React still compares the rest of the page with what the server rendered; only then is the root no longer dehydrated.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ownValue = (node: Node | null, name: string) => Object.entries(node ?? {}).find(([key]) => key.startsWith(name))?.[1];
    const root = ownValue(document, '__reactContainer$') as RootFiber | undefined;
    return root?.stateNode.current.memoizedState.isDehydrated === false && ownValue(document.querySelector('main'), '__reactProps$');
  });
  // Effects, and with them listeners of the window, run after the frame that hydrates.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Waits until React has taken over an element whose script comes when it is seen. */
export async function takenOver(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const handle = await element.elementHandle();
  await element.page().waitForFunction((node) => Object.keys(node ?? {}).some((key) => key.startsWith('__reactProps$')), handle);
}

/**
 * Waits until a page stands still: nothing busy, every transition at its end. Colours on their way from one state to
 * the next are never read, and a control may leave its busy state at any moment, so transitions are
 * played at a speed at which none can be seen under way.
 */
export async function steady(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1000 });
  await session.detach();
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy="true"]') && document.getAnimations().every((animation) => animation.playState !== 'running'),
  );
}

/** What axe finds against WCAG 2.2 A and AA on a page that stands still, or in the element that `within` selects, as "rule: selector". `isAlwaysBusy`: it shows controls that wait for ever. */
export async function accessibilityProblems(page: Page, within?: string, isAlwaysBusy = false): Promise<string[]> {
  const problems = await problemsNow(page, within, isAlwaysBusy);
  // A control may have left its busy state while axe read its colours; what is wrong with the page is found again.
  return problems.length === 0 ? [] : problemsNow(page, within, isAlwaysBusy);
}

async function problemsNow(page: Page, within: string | undefined, isAlwaysBusy: boolean): Promise<string[]> {
  if (!isAlwaysBusy) await steady(page);
  // Descriptions of thousands of elements that pass would be built and sent for nothing.
  const violationsOnly = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Otherwise each check opens a page of its own to put the results of frames together. The shop's pages have no frames of other hosts.
  violationsOnly.setLegacyMode();
  if (within) violationsOnly.include(within);
  const result = await violationsOnly.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  return result.violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')}`));
}

/** Looks at every page of the approval, so that one button approves them all. */
export async function lookAtAllPages(page: Page): Promise<void> {
  await page.locator('.proof-page').first().waitFor();
  const count = await page.locator('.proof-page').count();
  for (let at = 0; at < count; at += 1) {
    const one = page.locator('.proof-page').nth(at);
    await one.locator('.proof-sheet').first().waitFor();
    for (const sheet of await one.locator('.proof-sheet').all()) {
      await sheet.scrollIntoViewIfNeeded();
      await page.waitForTimeout(50);
    }
    await page.locator('.proof-page').nth(at).and(page.locator('[data-seen]')).waitFor();
  }
}
