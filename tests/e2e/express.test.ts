/** The page of express shipping in a real browser: the time to the next cut-off runs down. */
import { test } from 'vitest';
import { hasChromium } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();
const minuteMs = 60_000;

test.skipIf(!hasChromium)(
  'the express page counts down to the next cut-off, and to the one after when that has passed [E085]',
  async () => {
    const { cutOff } = (await guest(shop).call('GET', '/web-api/express-shop')).json;
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.clock.install({ time: Date.parse(cutOff) - (26 * 60 + 2) * minuteMs });
    await page.goto(`${shop.origin}/express/`);
    await page.getByText('Noch 1 Tag, 2 Stunden und 2 Minuten').waitFor();
    await page.clock.runFor(minuteMs);
    await page.getByText('Noch 1 Tag, 2 Stunden und 1 Minute').waitFor();
    const renewed = page.waitForRequest((request) => request.url().includes('/web-api/express-shop'));
    await page.clock.runFor(27 * 60 * minuteMs);
    await renewed;
    await context.close();
  },
);
