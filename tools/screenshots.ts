/** Makes the pictures of the README from the running shop: list, configurator, checkout, posters, phone. Needs the build and a Chromium. */
import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { launch } from '#tests/browser.ts';
import { savedCard } from '#tests/customer.ts';
import { guest, removeData, startShop } from '#tests/shop.ts';

const folder = 'docs/images';
const configurator = '/configurator-card/?card=olivia&form=folded&format=a6&refinementType=gold&quantity=50&paper=feinstpapier';

async function keep(page: Page, name: string): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  const png = await page.screenshot();
  if (name) await sharp(png).webp({ quality: 88 }).toFile(`${folder}/${name}.webp`);
  return png;
}

const shop = await startShop();
const browser = await launch();
try {
  await mkdir(folder, { recursive: true });
  const visitor = guest(shop);
  await savedCard(visitor, { inCart: true });
  const cookies = [...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin }));

  const desk = await browser.newContext({ viewport: { width: 1300, height: 900 } });
  await desk.addCookies(cookies);
  const page = await desk.newPage();
  // Pictures of cards are drawn at the first visit; the second one finds them all.
  await page.goto(`${shop.origin}/karten-designen/`, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.goto(`${shop.origin}/karten-designen/`);
  await keep(page, 'list');
  await page.goto(shop.origin + configurator);
  await keep(page, 'configurator');
  await page.goto(`${shop.origin}/kasse/`);
  await keep(page, 'checkout');

  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(shop.origin.replace('localhost', 'myposter.localhost'), { waitUntil: 'networkidle', timeout: 120_000 });
  }
  await keep(page, 'posters');

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await phone.addCookies(cookies);
  const hand = await phone.newPage();
  const shots: Buffer[] = [];
  for (const path of ['/', '/karten-designen/olivia/', configurator, '/kasse/']) {
    await hand.goto(shop.origin + path);
    shots.push(await keep(hand, ''));
  }
  const gap = 40;
  await sharp({ create: { width: shots.length * (720 + gap) + gap, height: 1480 + 2 * gap, channels: 3, background: '#EEF0EC' } })
    .composite(shots.map((input, index) => ({ input, left: gap + index * (720 + gap), top: gap })))
    .webp({ quality: 86 })
    .toFile(`${folder}/phone.webp`);
} finally {
  await browser.close();
  await shop.stop();
  removeData(shop);
}
