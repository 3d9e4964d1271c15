/** Headings at the widths of phones: no word is broken or reaches into the margin of its page. In a real browser. */
import { expect, test } from 'vitest';
import { hasChromium } from '#tests/browser.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const pages: readonly (readonly [string, string])[] = [
  ['localhost', '/hochzeitseinladungen/'],
  ['localhost', '/karten-designen/?occasion=weihnachten-business'],
  ['myposter.localhost', '/fotoabzuege'],
  ['localhost', '/datenschutz/'],
  ['localhost', '/karten-designen/blanko-sparkler-label/'],
  ['localhost', '/fotogeschenke/'],
  ['myposter.localhost', '/fotokalender'],
  ['localhost', '/fotokalender/familienplaner/'],
  ['localhost', '/'],
  ['myposter.localhost', '/'],
  ['localhost', '/themes/'],
  ['localhost', '/geschaeftskunden/'],
  ['localhost', '/gutschein/'],
  ['myposter.localhost', '/wandbilder'],
  ['localhost', '/barrierefreiheit/'],
  ['myposter.localhost', '/impressum'],
];

/** Words of headings that stand on more than one line, or reach into the margin. */
function brokenWords(): string[] {
  const words: string[] = [];
  const side = 20;
  for (const heading of document.querySelectorAll('h1, h2')) {
    if (!heading.checkVisibility() || heading.getBoundingClientRect().width < 2) continue;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const found of (text.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(text, found.index);
        range.setEnd(text, found.index + found[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const { right } = range.getBoundingClientRect();
        // Slides of a carousel wait at the side of the window.
        const isInside = right - range.getBoundingClientRect().width < innerWidth;
        if (lines.size > 1 || (isInside && right > innerWidth - side + 1)) words.push(found[0]);
      }
    }
  }
  return words;
}

test.runIf(hasChromium).each(sampled(pages, 3))('headings of %s%s have whole words inside its margins on phones', async (host, path) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'de-DE' });
  const page = await context.newPage();
  const answer = await page.goto(`http://${host}:${shop.port}${path}`);
  expect(answer?.status()).toBe(200);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, ...(await page.evaluate(brokenWords))]).toEqual([width]);
  }
  await context.close();
});

/** Compounds that are longer than those of the shop's own pages, and than a line of a phone in the size of a title. */
test.runIf(hasChromium).each(['Hochzeitseinladungen', 'Weihnachtsgrußkartenkollektion'])(
  'a title of the word „%s“ fits on one line of a phone',
  async (word) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'de-DE' });
    const page = await context.newPage();
    for (const [host, path] of [
      ['localhost', '/hochzeitseinladungen/'],
      ['myposter.localhost', '/fotokalender'],
    ] as const) {
      await page.goto(`http://${host}:${shop.port}${path}`);
      await page.locator('h1').evaluate((title, text) => {
        title.textContent = text;
        title.style.setProperty('--longest-word', String(text.length));
      }, word);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(brokenWords)).toEqual([]);
    }
    await context.close();
  },
);
