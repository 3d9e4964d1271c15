/** Photos from a phone: a wide window shows a code, a phone opens it and sends, the window places one and cuts the link. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium } from '#tests/browser.ts';
import { press, shopInBrowser } from '#tests/shop-in-browser.ts';

const host = 'myposter.localhost';
const site = await shopInBrowser(host);

const colours = ['#c23b2e', '#2e7d4f', '#2f55a4'] as const;
const photosOf = () =>
  Promise.all(
    colours.map(async (background, at) => ({
      name: `IMG_${at}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 1800, height: 1200, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  );

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Fotos vom Handy holen' });
const lettersOn = async (page: Page) =>
  /: ((?:\w ){3}\w)/.exec((await page.getByText('Buchstaben zum Vergleichen').first().textContent()) ?? '')?.[1];

async function openCode(): Promise<{ desk: Page; url: string; complaints: string[] }> {
  const { page: desk, complaints } = await site.open('/configurator-collage/', { viewport: { width: 1300, height: 900 } });
  await press(desk, 'Fotos vom Handy holen');
  await dialog(desk).getByRole('img', { name: 'QR-Code zum Verbinden des Handys' }).waitFor();
  const url = await dialog(desk).getByRole('textbox').inputValue();
  return { desk, url, complaints };
}

describe.skipIf(!hasChromium)('photos from a phone', () => {
  test('arrive on the wide window, are placed there, and the phone is told that the link was cut', { timeout: 120_000 }, async () => {
    const { desk, url, complaints } = await openCode();
    expect(await accessibilityProblems(desk, 'dialog[open]')).toEqual([]);
    const token = url.split('#')[1] ?? '';
    const { page: phone } = await site.open(`/hochladen/#${token}`, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await phone.getByText('Verbunden', { exact: true }).waitFor();
    expect(new URL(phone.url()).hash).toBe('');
    expect(await phone.content()).not.toContain(token);
    expect(await accessibilityProblems(phone)).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await dialog(desk).getByText('Handy verbunden').waitFor();
    const letters = await lettersOn(desk);
    expect(letters).toMatch(/^\w \w \w \w$/);
    expect(await lettersOn(phone)).toBe(letters);

    await phone.locator('input[type=file]').setInputFiles(await photosOf());
    await phone.getByText('3 von 3 Fotos').first().waitFor();
    await dialog(desk).getByText('3 Fotos sind angekommen.').waitFor();
    await expect.poll(() => dialog(desk).locator('.phone-arrived img').count()).toBe(3);
    expect(await accessibilityProblems(desk, 'dialog[open]')).toEqual([]);
    await phone.setViewportSize({ width: 360, height: 640 });
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    // The window is closed and opened anew: the phone is still connected.
    await dialog(desk).getByRole('button', { name: 'Schließen' }).click();
    await press(desk, 'Fotos vom Handy holen');
    await dialog(desk).getByText('Handy verbunden').waitFor();
    await press(phone, 'Fertig');
    await phone.getByRole('heading', { name: '3 Fotos sind angekommen' }).waitFor();
    expect(await accessibilityProblems(phone)).toEqual([]);
    await dialog(desk).getByText('Die Verbindung ist getrennt.').waitFor();

    await dialog(desk).getByRole('button', { name: 'Neuen Code zeigen' }).click();
    const again = await dialog(desk).locator('.phone-link input').inputValue();
    const { page: second } = await site.open(`/hochladen/#${again.split('#')[1]}`, { viewport: { width: 390, height: 844 } });
    await dialog(desk).getByText('Handy verbunden').waitFor();
    await dialog(desk).getByRole('button', { name: 'Verbindung trennen' }).click();
    await dialog(desk).getByText('Die Verbindung ist getrennt.').waitFor();
    await second.getByRole('heading', { name: 'Verbindung getrennt' }).waitFor();
    expect(await accessibilityProblems(second)).toEqual([]);
    await dialog(desk).getByRole('button', { name: 'Schließen' }).click();

    await press(desk, 'Aus deinen Bildern');
    const library = desk.getByRole('dialog', { name: 'Deine Bilder' });
    await library.getByRole('button', { name: /^IMG_0\.jpg/ }).click();
    await library.getByRole('button', { name: '1 Bild einsetzen' }).click();
    await expect.poll(() => desk.locator('.canvas image').count()).toBe(1);
    expect(complaints).toEqual([]);

    const { page: late } = await site.open(`/hochladen/#${token}`, { viewport: { width: 390, height: 844 } });
    await late.getByRole('heading', { name: 'Verbindung getrennt' }).waitFor();
    for (const page of [desk, phone, second, late]) await page.context().close();
  });

  test('are not offered on a phone, and a code that was used says so to the next one', { timeout: 60_000 }, async () => {
    const { page: narrow } = await site.open('/configurator-collage/', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await narrow.locator('.editor[data-hydrated]').waitFor();
    expect(await narrow.getByRole('button', { name: 'Fotos vom Handy holen' }).count()).toBe(0);
    await narrow.context().close();
    const { desk, url } = await openCode();
    const path = `/hochladen/#${url.split('#')[1]}`;
    const pages = [];
    for (const heading of ['Fotos vom Handy', 'Code schon benutzt']) {
      const { page } = await site.open(path, { viewport: { width: 390, height: 844 } });
      await page.getByRole('heading', { name: heading }).waitFor();
      pages.push(page);
      if (heading === 'Fotos vom Handy') await page.getByText('Verbunden', { exact: true }).waitFor();
    }
    expect(await accessibilityProblems(pages[1] as Page)).toEqual([]);
    for (const page of [desk, ...pages]) await page.context().close();
  });
});
