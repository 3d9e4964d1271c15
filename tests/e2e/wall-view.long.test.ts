/** Wall art on a wall, on the kit page in a real browser: in a painted room, and in a photo of a wall taken by a known camera. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const photo = { width: 1_600, height: 1_200 };

type Point = { x: number; y: number };

/** Where a camera 2.2 m in front of the wall, turned and tilted, sees a point of the wall (millimetres from the sheet's corner). */
function seen({ x, y }: Point): Point {
  const [yaw, pitch, roll] = [0.45, 0.1, 0.03];
  const [u, v] = [x - 300, y - 250];
  const [x1, z1] = [u * Math.cos(yaw), u * Math.sin(yaw)];
  const [y2, z2] = [v * Math.cos(pitch) - z1 * Math.sin(pitch), v * Math.sin(pitch) + z1 * Math.cos(pitch)];
  const [x3, y3] = [x1 * Math.cos(roll) - y2 * Math.sin(roll), x1 * Math.sin(roll) + y2 * Math.cos(roll)];
  return { x: 800 + (1_500 * x3) / (2_200 + z2), y: 600 + (1_500 * y3) / (2_200 + z2) };
}

const sheet: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 210, y: 0 },
  { x: 210, y: 297 },
  { x: 0, y: 297 },
];
const wallPhoto = {
  name: 'wand.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><path fill="#bdb3a4" d="M0 0h1600v1200H0z"/><polygon fill="#fff" points="${sheet
      .map(seen)
      .map(({ x, y }) => `${x},${y}`)
      .join(' ')}"/></svg>`,
  ),
};

async function open(): Promise<{ page: Page; view: Locator; complaints: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1300, height: 1000 } });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(`http://myposter.localhost:${shop.port}/dev/kit/`);
  await hydrated(page);
  // The picture that never comes belongs to another section.
  complaints.splice(0);
  await page.locator('.wall-view').waitFor();
  return { page, view: page.locator('.wall-view'), complaints };
}

async function boxOf(element: Locator) {
  return (await element.boundingBox()) ?? expect.fail('not shown');
}

/** With the photo chosen and its corners dragged to where the camera saw those of the sheet. */
async function measured(page: Page, view: Locator): Promise<{ scale: number }> {
  await view.getByText('An deiner Wand').click();
  await view.locator('.own-file input').setInputFiles(wallPhoto);
  await view.locator('.own-corner').first().waitFor();
  await view.locator('.own-photo').scrollIntoViewIfNeeded();
  const box = await boxOf(view.locator('.own-photo'));
  const scale = box.width / photo.width;
  for (const [index, corner] of sheet.entries()) {
    const handle = await boxOf(view.locator('.own-corner').nth(index));
    const { x, y } = seen(corner);
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + x * scale, box.y + y * scale, { steps: 3 });
    await page.mouse.up();
  }
  return { scale };
}

describe.runIf(hasChromium)('wall art on a wall', () => {
  test('hangs in true scale with its middle 1.50 m above the floor, beside a sofa of 2 m [E030]', async () => {
    const { view } = await open();
    const [framed, sofa, scale] = [
      await boxOf(view.locator('.framed')),
      await boxOf(view.locator('.room-sofa')),
      await boxOf(view.locator('.room-scale')),
    ];
    const mm = scale.width / 1_000;
    // 600 × 400 in a mat of 30 and a profile of 20 mm.
    expect(framed.width / mm).toBeCloseTo(700, -1);
    expect(framed.height / mm).toBeCloseTo(500, -1);
    expect(sofa.width / mm).toBeCloseTo(2_000, -1);
    const room = await boxOf(view.locator('.room'));
    const floor = room.y + room.height - 330 * mm;
    expect((floor - framed.y - framed.height / 2) / mm).toBeCloseTo(1_500, -1);
    expect(await view.locator('.wall-facts').first().innerText()).toContain('die Mitte auf 1,50\u00a0m. Das Sofa misst 2 m.');
    await view.getByText('Nah', { exact: true }).click();
    expect((await boxOf(view.locator('.framed'))).width).toBeGreaterThan(3 * framed.width);
  });

  test('keeps the colour of the wall for the visit [E030]', async () => {
    const { page, view } = await open();
    await view.getByText('Tanne', { exact: true }).click();
    await page.reload();
    await hydrated(page);
    await view.waitFor();
    await expect.poll(() => view.getByLabel('Tanne').isChecked()).toBe(true);
    await expect
      .poll(() => view.locator('.room-scene').evaluate((scene) => getComputedStyle(scene).getPropertyValue('--wall')))
      .toBe('#33423a');
  });

  test('is drawn into a photo of the own wall within 1 per cent, and the photo stays in the browser [E030]', async () => {
    const { page, view, complaints } = await open();
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    const { scale } = await measured(page, view);
    await view.getByText('Bild hängen').click();
    const origin = await boxOf(view.locator('.own-photo'));
    // The middle of the frame hangs on the middle of the sheet: 700 × 500 mm around (105, 148.5).
    const corners = [
      { x: -245, y: -101.5 },
      { x: 455, y: -101.5 },
      { x: 455, y: 398.5 },
      { x: -245, y: 398.5 },
    ].map(seen);
    const shown = await boxOf(view.locator('.own-hung'));
    const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))];
    expect(Math.abs(shown.width / ((right - left) * scale) - 1)).toBeLessThan(0.01);
    expect(Math.abs(shown.height / ((bottom - top) * scale) - 1)).toBeLessThan(0.01);
    expect(Math.abs(shown.x - origin.x - left * scale)).toBeLessThan(0.01 * shown.width);
    expect(Math.abs(shown.y - origin.y - top * scale)).toBeLessThan(0.01 * shown.height);

    // Moved by a key and by dragging, it stays on the plane of the wall: farther to the right is smaller.
    const hung = view.getByRole('button', { name: 'Bild an der Wand verschieben' });
    await hung.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => hung.getAttribute('aria-description')).toBe('Die Mitte hängt 10 cm rechts und 0 cm über der Mitte des Blatts.');
    const moved = await boxOf(view.locator('.own-hung'));
    await page.mouse.move(moved.x + moved.width / 2, moved.y + moved.height / 2);
    await page.mouse.down();
    await page.mouse.move(moved.x + moved.width / 2 + 250, moved.y + moved.height / 2, { steps: 3 });
    await page.mouse.up();
    expect((await boxOf(view.locator('.own-hung'))).height).toBeLessThan(shown.height * 0.9);
    expect([sent, complaints]).toEqual([[], []]);
  });

  test('has corners that keys move, and says where they are and what is wrong with them', async () => {
    const { page, view } = await open();
    await measured(page, view);
    const corner = view.getByRole('button', { name: 'Ecke oben links' });
    const before = await corner.getAttribute('aria-description');
    await corner.focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => corner.getAttribute('aria-description')).not.toBe(before);
    expect(await view.getByRole('status').first().innerText()).toMatch(/^Ecke oben links: [\d.]+ % von links/);
    for (let press = 0; press < 24; press++) await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => view.getByRole('alert').innerText()).toMatch(/^(Drei Ecken liegen|Das Blatt ist|Zwei Ecken sind)/);
    await view.getByText('Bild hängen').click();
    expect(await view.locator('.own-hung').count()).toBe(0);
  });

  test('hangs with the other pieces of the customer, and gives a template to print', async () => {
    const { page, view } = await open();
    for (const box of await view.getByRole('checkbox').all()) await box.check();
    await view.getByText('Raster', { exact: true }).click();
    const boxes = await Promise.all((await view.locator('.framed').all()).map(boxOf));
    expect(boxes).toHaveLength(4);
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1))
        expect(
          one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y,
        ).toBe(true);
    const [download] = await Promise.all([page.waitForEvent('download'), view.getByText('Hängevorlage laden').click()]);
    expect(download.suggestedFilename()).toMatch(/^haengevorlage-\d{4}-\d\d-\d\d\.pdf$/);
  });

  test('shows what is edited, and the saved wall art of the customer beside it [E030]', async () => {
    const context = await browser.newContext({ viewport: { width: 1300, height: 900 } });
    const page = await context.newPage();
    for (const choice of [
      'material=leinwand&format=300x400',
      'material=poster&format=600x400&frameType=holzrahmen&frameColour=oak&matSize=30',
    ]) {
      await page.goto(`http://myposter.localhost:${shop.port}/configurator-photo-frame?${choice}`);
      await hydrated(page);
      await page.locator('input[type=file]').first().setInputFiles('src/web/dev/karwendel.webp');
      await page.waitForURL(/designId=/);
    }
    await page.getByRole('button', { name: 'An der Wand' }).first().click();
    const view = page.locator('.wall-view');
    await view.getByRole('checkbox', { name: 'Leinwand 30 × 40 cm' }).check();
    await expect.poll(() => view.locator('.framed').count()).toBe(2);
    const [poster, canvas] = [await boxOf(view.locator('.framed').nth(0)), await boxOf(view.locator('.framed').nth(1))];
    expect(canvas.width / poster.width).toBeCloseTo(300 / 700, 2);
    await expect
      .poll(() => view.locator('.framed img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
      .toBe(true);
  });

  test('has no barriers that axe finds, in the room and on the photo', async () => {
    const { page, view } = await open();
    // Other sections show what is busy for ever.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('main section:not(#wandbilder, .wall-view)')) one.remove();
    });
    expect(await accessibilityProblems(page, '.wall-view')).toEqual([]);
    await measured(page, view);
    expect(await accessibilityProblems(page, '.wall-view')).toEqual([]);
    await view.getByText('Bild hängen').click();
    expect(await accessibilityProblems(page, '.wall-view')).toEqual([]);
  });
});
