/** The page of express in a browser whose clock the test sets. */
import { describe, expect, test } from 'vitest';
import { complaintsOf, hasChromium } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { send } from '#tests/shop.ts';
import { noBreak } from '#tests/shop-in-browser.ts';

const shop = await sharedShop();
const minuteMs = 60_000;
const call = '/web-api/express-shop';

describe.skipIf(!hasChromium)('the page of express', () => {
  test('counts down to the cut-off by the minute, and shows the next one when it has passed [E085]', async () => {
    const headers = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' };
    const promise = JSON.parse((await send(shop, { path: call, headers })).text);
    const cutOff = Date.parse(promise.cutOff);
    const context = await sharedBrowser().newContext({ locale: 'de-DE' });
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    // A second early: the clock runs on while the page loads.
    await page.clock.install({ time: cutOff - 62 * minuteMs + 1_000 });
    const next = { ...promise, cutOff: new Date(cutOff + 24 * 60 * minuteMs).toISOString(), cutOffText: 'Übermorgen' };
    await page.route(`**${call}`, (route) => route.fulfill({ json: next }));
    await page.goto(`${shop.origin}/express/`);
    const box = page.locator('main p', { hasText: /^Bestellt bis / }).locator('..');
    const shown = async () => noBreak(await box.textContent());
    await expect.poll(shown).toContain('Noch 1 Stunde und 2 Minuten');
    expect(await shown()).toContain(noBreak(promise.cutOffText));
    await page.clock.runFor(minuteMs);
    await expect.poll(shown).toContain('Noch 1 Stunde und 1 Minute');
    await page.clock.runFor(61 * minuteMs);
    await expect.poll(shown).toContain('Bestellt bis Übermorgen');
    await page.clock.runFor(minuteMs);
    await expect.poll(shown).toMatch(/Noch 23 Stunden und 5\d Minuten/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
