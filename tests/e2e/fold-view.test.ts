/** The card in the hand: found in configurator and on the product page, opened by button, keys and dragging, still for who wants it so. */
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const editor = '/configurator-card/?card=goldjahre&form=folded&format=square&refinementType=gold';

async function open(path: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ viewport: { width: 1300, height: 850 }, reducedMotion: 'reduce', ...options });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  await page.goto(shop.origin + path);
  return { page, complaints, close: () => context.close() };
}

async function hold(page: Page) {
  await page.waitForSelector('.editor[data-hydrated] .face-picture');
  await page.getByRole('button', { name: '3D-Ansicht' }).first().click();
  await page.waitForSelector('.fold-card .plate-gold', { state: 'attached' });
}

const opening = (page: Page) => page.locator('.fold-view').evaluate((view) => (view as HTMLElement).style.getPropertyValue('--open'));

describe('the configurator [E029][E030]', () => {
  test('the card opens by button, keys and dragging, and turns over', async () => {
    const { page, complaints, close } = await open(editor);
    await hold(page);
    expect(await opening(page)).toBe('0');
    await page.getByRole('button', { name: 'Aufklappen' }).click();
    expect(await opening(page)).toBe('1');
    await page.getByText('Zu sehen ist die Innenseite.').waitFor({ state: 'attached' });
    const slider = page.getByRole('slider', { name: 'Karte öffnen' });
    await slider.press('ArrowLeft');
    expect(await opening(page)).toBe('0.9');
    expect(await slider.getAttribute('aria-valuetext')).toBe('90 Prozent offen');
    await page.getByRole('button', { name: 'Zuklappen' }).click();
    const box = await page.locator('.fold-room').boundingBox();
    if (!box) throw new Error('no view');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 6 });
    await page.mouse.up();
    expect(await opening(page)).toBe('1');
    await page.getByRole('button', { name: 'Umdrehen' }).click();
    await page.getByText('Zu sehen ist die Rückseite.').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Innen', exact: true }).first().click();
    await page.waitForSelector('.face-picture');
    expect(await page.locator('.fold-view').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('light follows the pointer over gradients and moves no shape; without motion it stands still', async () => {
    const shapes = (page: Page) => page.locator('.plate path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join());
    const ramp = (page: Page) => page.locator('.plate-light').first().getAttribute('gradientTransform');
    const moving = await open(editor, { reducedMotion: 'no-preference' });
    await hold(moving.page);
    const before = await shapes(moving.page);
    await moving.page.mouse.move(300, 300);
    await expect.poll(() => ramp(moving.page)).toMatch(/^translate\(/);
    const first = await ramp(moving.page);
    await moving.page.mouse.move(800, 500);
    await expect.poll(() => ramp(moving.page)).not.toBe(first);
    expect(await shapes(moving.page)).toBe(before);
    await moving.close();
    const still = await open(editor);
    await hold(still.page);
    await still.page.mouse.move(300, 300);
    await still.page.mouse.move(800, 500);
    await still.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await ramp(still.page)).toBeNull();
    expect(await opening(still.page)).toBe('0');
    await still.close();
  });
});

describe('the product page', () => {
  test('the card can be taken into the hand and laid back, on a phone too, and its code comes only then', async () => {
    const { page, close } = await open('/karten-designen/goldjahre/', { viewport: { width: 360, height: 740 } });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((url) => url.includes('fold-view'))).toEqual([]);
    await page.getByRole('button', { name: '3D-Ansicht' }).click();
    await page.waitForSelector('.fold-card');
    expect(loaded.some((url) => url.includes('fold-view'))).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('list', { name: 'Ansichten' }).getByRole('link').first().click();
    await page.waitForSelector('.fold-card', { state: 'detached' });
    await close();
  });
});
