import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { hydrated, launch } from '#tests/browser.ts';
import { removeData, startShop } from '#tests/shop.ts';

const files: string[] = [];
for (let at = 0; at < 12; at += 1) {
  const lying = at % 3 !== 0;
  const hue = at * 30;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${lying ? 1800 : 1350}" height="${lying ? 1350 : 1800}"><rect width="100%" height="100%" fill="hsl(${hue} 50% 70%)"/><circle cx="50%" cy="50%" r="400" fill="hsl(${hue} 60% 40%)"/><text x="50%" y="52%" font-size="300" fill="white" text-anchor="middle">${at + 1}</text></svg>`;
  const file = `/tmp/scratch-photo-${at}.jpg`;
  await writeFile(file, await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer());
  files.push(file);
}
const shop = await startShop();
const browser = await launch();
try {
  for (const width of [1300, 360]) {
    const page = await browser.newPage({ viewport: { width, height: width === 360 ? 740 : 900 } });
    page.on('console', (message) => message.type() === 'error' && console.log('console', message.text()));
    page.on('pageerror', (error) => console.log('pageerror', error.message));
    await page.goto(`http://myposter.localhost:${shop.port}/fotobox`);
    await hydrated(page);
    await page.screenshot({ path: `/tmp/box-page-${width}.png`, fullPage: true });
    await page.goto(`http://myposter.localhost:${shop.port}/configurator-photobox?photoboxDesignType=motiv&photoboxMaterial=gold`);
    await page.locator('.editor[data-hydrated]').waitFor();
    await page.screenshot({ path: `/tmp/box-empty-${width}.png` });
    await page.locator('input[type=file]').first().setInputFiles(files);
    await page.locator('.set-picture image').nth(3).waitFor();
    await page.waitForTimeout(4000);
    await page.screenshot({ path: `/tmp/box-editor-${width}.png` });
    if (width === 360) {
      await page.getByRole('button', { name: 'Alle ändern' }).click();
      await page.waitForTimeout(300);
    }
    const lid = page.locator('.lid-options');
    await lid.scrollIntoViewIfNeeded();
    await page.locator('.lid-photos button').nth(2).click();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/box-lid-${width}.png` });
    await page.getByRole('button', { name: 'In Originalgröße ansehen' }).click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/box-size-${width}.png` });
    console.log(
      width,
      await page.evaluate(() => document.documentElement.scrollWidth),
      await page.locator('.set-reason').allInnerTexts(),
      await page.locator('.set-notice').allInnerTexts(),
    );
  }
} finally {
  await browser.close();
  await shop.stop();
  removeData(shop);
}
