import { launch, hydrated } from '#tests/browser.ts';
import { startShop, removeData } from '#tests/shop.ts';
const shop = await startShop();
const browser = await launch();
try {
  for (const [host, path, width] of [['myposter.localhost', '/fotobox', 1300], ['myposter.localhost', '/fotobox', 360], ['localhost', '/fotobox/', 1300]] as const) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.goto(`http://${host}:${shop.port}${path}`);
    await hydrated(page);
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/box-${host.split('.')[0]}-${width}.png`, fullPage: true });
    console.log(host, await page.evaluate(() => document.documentElement.scrollWidth));
  }
} finally { await browser.close(); await shop.stop(); removeData(shop); }
