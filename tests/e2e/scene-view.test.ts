/** A card in a product scene, composed in the browser: the same picture as the server's, and something to look at where there is none. */
import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Artwork } from '#core/design/artwork.ts';
import { layout } from '#core/layout/layout.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { openFonts } from '#resources/fonts.ts';
import { composeLayers, type Designs, type FoilPlates, type ScenePixels } from '#services/images/product-scene/compose.ts';
import { loadSceneLayers } from '#services/images/product-scene/layers.ts';
import { scenePrint } from '#services/images/product-scene/scene-prints.ts';
import { complaintsOf, hasChromium } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const wide = { width: 1300, height: 850 };
const phone = { width: 390, height: 844 };
const plain = 'card=olivia&form=flat&format=a6';

async function openEditor(query: string, viewport = wide, prepare?: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(`${shop.origin}/configurator-card/?${query}`);
  await page.waitForSelector('.editor[data-hydrated] .face-picture');
  await page.getByRole('button', { name: '3D-Ansicht' }).filter({ visible: true }).first().click();
  await page.waitForSelector('.fold-view');
  return { page, complaints, close: () => context.close() };
}

const view = (page: Page) => page.getByRole('button', { name: 'Ansehen', exact: true });

async function openScene(query: string, viewport = wide, prepare?: (page: Page) => Promise<unknown>) {
  const opened = await openEditor(query, viewport, prepare);
  await view(opened.page).click();
  await opened.page.waitForSelector('.scene-view:is([data-state="shown"], [data-state="failed"])');
  return opened;
}

async function shownPixels(page: Page): Promise<ScenePixels> {
  const address = await page.locator('.scene-picture canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL('image/png'));
  const file = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** What the server composes of the same blank card. */
async function composed(query: string, scene: string, width: 600 | 1200): Promise<ScenePixels> {
  const { json } = await guest(shop).call('GET', `/web-api/card-blank?${query}`);
  const { design, artworks } = json as { design: CardDocument; artworks: Artwork[] };
  const fonts = await openFonts();
  const byId = new Map(artworks.map((artwork) => [artwork.id, artwork]));
  const { sheets } = layout(design, { fonts, artwork: (id) => byId.get(id) ?? null, photo: () => null });
  const layers = await loadSceneLayers(scene, width, (_level, event, details) => {
    throw new Error(`${event} ${details?.message}`);
  });
  if (!layers) throw new Error(`no layers of ${scene}`);
  const designs: Record<string, Designs[string]> = {};
  const plates: Record<string, FoilPlates[string]> = {};
  for (const { print } of layers.surfaces) {
    const panel = print === 'second' ? 'back' : 'front';
    const sheet = sheets.find(({ panels }) => panels.some(({ id }) => id === panel));
    if (!sheet) throw new Error(`no panel ${panel}`);
    const drawn = scenePrint({ sheet, panel, photos: {} }, 900, fonts, layers.foil !== null);
    designs[print] = drawn.design;
    if (drawn.plate) plates[print] = drawn.plate;
  }
  return composeLayers(layers, designs, plates);
}

/** Of all samples, in values of 255. */
function meanDifference(one: ScenePixels, other: ScenePixels): number {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  let sum = 0;
  for (let at = 0; at < one.rgb.length; at += 1) sum += Math.abs((one.rgb[at] as number) - (other.rgb[at] as number));
  return sum / one.rgb.length;
}

describe.skipIf(!hasChromium)('a card in a product scene', () => {
  test.each([
    ['a light card', plain, 'flat-cards-a6'],
    ['a dark card', `${plain}&colourway=nacht`, 'flat-cards-a6'],
    ['a card with foil', 'card=kleinod&form=flat&format=a6&refinementType=gold', 'foil-cards-a6'],
    ['a blank white card', 'card=blanko-flat&form=flat&format=a6', 'plain-cards-a6'],
    ['a folded card', 'card=olivia&form=folded&format=a6', 'folded-card-a6'],
  ])('%s looks in the browser as the server composes it', async (_, query, scene) => {
    const { page, complaints, close } = await openScene(query);
    expect(meanDifference(await shownPixels(page), await composed(query, scene, 1200))).toBeLessThanOrEqual(2);
    expect(complaints).toEqual([]);
    await close();
  });

  test('on a phone it fills the width with the small layers, and has a name', async () => {
    const { page, close } = await openScene(plain, phone);
    expect(meanDifference(await shownPixels(page), await composed(plain, 'flat-cards-a6', 600))).toBeLessThanOrEqual(2);
    const picture = page.getByRole('img', { name: 'Olivia: Vorder- und Rückseite auf Leinen, daneben Umschlag, Eukalyptus und Ringe' });
    expect((await picture.boundingBox())?.width).toBe(390);
    await close();
  });

  test('shows what is typed, and the view in the hand again when the button is pressed once more', async () => {
    const { page, complaints, close } = await openScene(plain);
    const before = await shownPixels(page);
    await page.getByRole('textbox', { name: 'Namen' }).fill('Anna\n& Bo');
    await page.waitForSelector('.scene-view[data-state="changing"]');
    await page.waitForSelector('.scene-view[data-state="shown"]');
    expect(meanDifference(await shownPixels(page), before)).toBeGreaterThan(0.1);
    await view(page).press('Enter');
    await page.waitForSelector('.fold-view');
    expect(await page.locator('canvas').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('is not offered where no scene suits the card: on brown paper', async () => {
    const { page, close } = await openEditor(`${plain}&paper=kraft`);
    await page.waitForLoadState('networkidle');
    expect(await view(page).count()).toBe(0);
    await close();
  });
});

describe.skipIf(!hasChromium)('where the scene cannot be composed, the card is shown without it and a sentence says so:', () => {
  const torn = (pattern: string, answer: (route: Route) => Promise<void>) => (page: Page) => page.route(pattern, answer);
  const cut = async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, 500), headers: { 'content-type': response.headers()['content-type'] ?? '' } });
  };
  const withoutWebgl = (page: Page) =>
    page.addInitScript(() => {
      const get = HTMLCanvasElement.prototype.getContext as (this: HTMLCanvasElement, ...args: unknown[]) => unknown;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : get.call(this, kind, ...rest);
      } as never;
    });

  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['no WebGL 2', withoutWebgl],
    ['a torn layer', torn('**/scenes/**/light.webp', cut)],
    ['torn facts', torn('**/scenes/**/scene.json', cut)],
    ['a layer that does not come', torn('**/scenes/**/cover-0.webp', (route) => route.abort())],
    ['a layer that is missing', torn('**/scenes/**/base.webp', (route) => route.fulfill({ status: 404 }))],
  ])('%s', async (_, prepare) => {
    const { page, close } = await openScene(plain, wide, prepare);
    await page.getByRole('status').filter({ hasText: 'Das Bild lässt sich gerade nicht zeichnen.' }).waitFor();
    expect(await page.locator('.fold-view').count()).toBe(1);
    expect(await page.locator('canvas').count()).toBe(0);
    await close();
  });

  test('no WebGL 2: a saved card is shown in the picture of the server', async () => {
    const { page, complaints, close } = await openScene(plain, wide, withoutWebgl);
    await page.getByRole('textbox', { name: 'Namen' }).fill('Anna\n& Bo');
    const picture = page.locator('img.scene-saved');
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1200);
    expect(await picture.getAttribute('src')).toMatch(/^\/img\/designs\/[A-Za-z0-9_-]{22}\/scene-\d+-1200\.webp$/);
    await page.getByRole('status').filter({ hasText: 'Zu sehen ist dein Entwurf, wie er gespeichert ist.' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a context that is lost while it is shown', async () => {
    const { page, close } = await openScene(plain);
    await page.locator('.scene-picture canvas').evaluate((canvas) => {
      (canvas as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await page.waitForSelector('.scene-view[data-state="failed"] .fold-view');
    await page.getByRole('textbox', { name: 'Namen' }).fill('Anna');
    expect(await page.locator('.scene-view').getAttribute('data-state')).toBe('failed');
    // Opened again it is drawn anew.
    await view(page).click();
    await view(page).click();
    await page.waitForSelector('.scene-view[data-state="shown"]');
    await close();
  });
});
