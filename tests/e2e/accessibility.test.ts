/**
 * axe against WCAG 2.2 A and AA in every state of the shop that an address and a few steps lead to, each on a wide window or on a phone, and
 * on both in the long form. States at the end of a long way are looked at by the tests that go it.
 */
import { describe, expect, test } from 'vitest';
import { states, widths } from '#tests/accessibility-states.ts';
import { accessibilityProblems, hasChromium, hydrated } from '#tests/browser.ts';
import { isLongForm } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser({ keepsContexts: true });

const cases = states.flatMap((state, index) => {
  const own = state.widths ?? widths;
  return (isLongForm ? own : [own[index % own.length] ?? 360]).map((width) => ({ ...state, width }));
});

// Few files have as many pages, and it is the last of them: two at a time use both processors.
describe.skipIf(!hasChromium).concurrent('every state of the shop', () => {
  test.each(cases)('$name at $width pixels has no violation and does not scroll sideways [E069] [E082]', async (state) => {
    const { host = 'localhost', at, show, width, within, isAlwaysBusy } = state;
    const visitor = guest(shop);
    const path = typeof at === 'string' ? at : await at(visitor);
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      hasTouch: width === 360,
      reducedMotion: 'reduce',
      locale: 'de-DE',
    });
    await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
    const shown = await context.newPage();
    await shown.goto(`http://${host}:${shop.port}${path}`);
    if (/configurator|gestalten/.test(path) && !path.startsWith('/karten')) await shown.locator('[data-hydrated]').first().waitFor();
    else await hydrated(shown);
    await show?.(shown);
    expect(await accessibilityProblems(shown, within, isAlwaysBusy)).toEqual([]);
    expect(await shown.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });
});
