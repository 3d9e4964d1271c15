/** Script, paint and shift of a first visit on a mid phone: shared by the browser test of the limits and the bench of the paint. */
import type { Browser, BrowserContext } from 'playwright-core';
import { hydrated } from './browser.ts';

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms from request to answer. */
const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

/** Name, connection, TLS handshake and the document itself; a style sheet and a picture that it names. */
const roundTrips = 5;

export type Vitals = {
  /** Bytes of script as they were sent. */
  scriptBytes: number;
  /** When the largest paint happened, in milliseconds. Depends on the processors of the machine. */
  paintMs: number;
  /**
   * When the largest paint could happen on a phone whose network is all it waits for: the round trips, and what the paint depends on, sent
   * one after the other: document, style sheets, fonts and the painted picture. Depends on bytes only.
   */
  transferMs: number;
  /** Sum of layout shifts. */
  layoutShift: number;
};

/**
 * What a page loads in a fresh window of a phone, a second after it loaded and came alive. Visitors of this browser save data, so that pages fetched ahead
 * are no part of it.
 */
export async function measureVitals(browser: Pick<Browser, 'newContext'>, address: string): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  try {
    return await measured(context, address);
  } finally {
    await context.close();
  }
}

async function measured(context: BrowserContext, address: string): Promise<Vitals> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await page.goto(address, { waitUntil: 'load' });
  await hydrated(page);
  await page.waitForTimeout(1000);
  const { bytes, ...vitals } = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
    const largest = (await entries('largest-contentful-paint')).at(-1) as (PerformanceEntry & { url: string }) | undefined;
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const needed = resources.filter(({ name }) => name === largest?.url || /\.(?:css|woff2)$/.test(name));
    const sum = (list: readonly PerformanceResourceTiming[]) => list.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    return {
      scriptBytes: sum(resources.filter(({ name }) => name.endsWith('.js'))),
      paintMs: largest?.startTime ?? Number.NaN,
      bytes: (document?.encodedBodySize ?? Number.NaN) + sum(needed),
      layoutShift: shifts.reduce((total, { value }) => total + value, 0),
    };
  });
  return { ...vitals, transferMs: roundTrips * network.latency + (bytes / network.downloadThroughput) * 1000 };
}
