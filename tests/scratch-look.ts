import { readFile } from 'node:fs/promises';
import { launch } from '#tests/browser.ts';
import { removeData, startShop } from '#tests/shop.ts';

const shop = await startShop();
const browser = await launch();
const photo = { name: 'Urlaub.jpg', mimeType: 'image/jpeg', buffer: await readFile(process.env.PHOTO ?? 'tests/render/photo.jpg') };
const host = shop.origin
  .replace('127.0.0.1', 'myposter.localhost')
  .replace('localhost:', 'myposter.localhost:')
  .replace('myposter.myposter', 'myposter');
console.log(shop.origin, host);
for (const width of [1300, 360]) {
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 740 : 850 },
    locale: 'de-DE',
    hasTouch: width === 360,
  });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(m.text()));
  page.on('pageerror', (e) => console.log(e.message));
  await page.goto(`${shop.origin}/configurator-photo-frame${process.env.QUERY ?? ''}`);
  await page.locator('.editor[data-hydrated]').waitFor();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/pf-${width}-0.png` });
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles([photo]);
  await page.locator('.canvas image').first().waitFor({ timeout: 30000 });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/pf-${width}-1.png` });
  for (const [at, name] of ['Größe', 'Material', 'Rahmen', 'Menge'].entries()) {
    await page.getByRole('navigation', { name: 'Werkzeuge' }).getByRole('button', { name, exact: true }).click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/pf-${width}-${at + 2}.png` });
  }
  console.log(page.url());
  await context.close();
}
await browser.close();
await shop.stop();
removeData(shop);
