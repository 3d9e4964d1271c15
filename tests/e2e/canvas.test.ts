/** The canvas in a real browser: elements are selected, moved, sized, turned, grouped and added by mouse, by keys and by touch. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf } from '#tests/browser.ts';
import { openBarPart, openTool } from '#tests/editor-tools.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const entry = '/configurator-card/?card=olivia&form=folded&format=a6&paper=feinstpapier&refinementType=none&quantity=50';
const names = '[data-hit-area="outside front-names"]';
const letters = '.face-right [data-element="front-names"]';
const date = '[data-hit-area="outside front-date"]';
const added = (id: string) => `[data-hit-area="outside added-${id}"]`;

const shop = await sharedShop();
const browser = sharedBrowser();

async function visit({ width = 1300, height = 900, isTouch = false } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'de-DE', hasTouch: isTouch, isMobile: isTouch });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(`${shop.origin}${entry}`);
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
  return { page, context, complaints };
}

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return box;
}

function middleOf({ x, y, width, height }: Box): [x: number, y: number] {
  return [x + width / 2, y + height / 2];
}

/** Presses at a point, moves by a distance in steps and lets go. */
async function drag(page: Page, [x, y]: readonly [x: number, y: number], byX: number, byY: number, key?: string) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  if (key) await page.keyboard.down(key);
  await page.mouse.move(x + byX / 2, y + byY / 2, { steps: 3 });
  await page.mouse.move(x + byX, y + byY, { steps: 3 });
  await page.mouse.up();
  if (key) await page.keyboard.up(key);
}

/** A pattern found by a word and chosen by keys, then an own photo on one panel; the ground is what the canvas shows. */
async function walkGrounds(page: Page) {
  const ground = page.locator('.canvas [data-element="background"]').last();
  const search = page.getByLabel('Motive, Formen und Emoji suchen');
  await search.fill('vichy');
  await page.getByRole('button', { name: 'Muster Vichykaro als Hintergrund' }).press('Enter');
  await expect.poll(() => ground.locator('path').count()).toBeGreaterThan(10);
  await search.fill('');
  await page.getByLabel('Größe des Musters').press('ArrowRight');
  await page.getByLabel('Größe des Musters').and(page.locator('[aria-valuetext="105 Prozent"]')).waitFor();
  const photo = { name: 'garten.jpg', mimeType: 'image/jpeg', buffer: readFileSync('tests/render/photo.jpg') };
  await page.locator('.ground input[type="file"]').setInputFiles(photo);
  await ground.locator('image').waitFor({ state: 'attached', timeout: 30_000 });
  await page.getByRole('radio', { name: 'Vorderseite' }).check({ force: true });
  await page.getByRole('button', { name: 'Bild nach links' }).press('Enter');
  expect(await ground.locator('image').count()).toBe(1);
  expect(await accessibilityProblems(page)).toEqual([]);
}

/** How many elements are selected. */
function selectedCount(page: Page): Promise<number> {
  return page.locator('.hit-area-selected').count();
}

function grip(page: Page, name: string): Promise<Box> {
  return boxOf(page, `[data-grip="${name}"]`);
}

/** The elements of the shown page, to compare before and after. */
function shownElements(page: Page): Promise<(string | null)[]> {
  return page
    .locator('.hit-area')
    .evaluateAll((areas) => areas.map((area) => `${area.getAttribute('data-hit-area')} ${area.getAttribute('style')}`));
}

async function undoAll(page: Page) {
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  while (await undo.isEnabled()) await undo.click();
}

function bar(page: Page) {
  return page.locator('.editor-bar');
}

const openPanel = openTool;

describe('the canvas', () => {
  test('by mouse: marquee, snap, resize, turn, group, duplicate, delete, and undo one by one [E022]', async () => {
    const { page, context, complaints } = await visit();
    const before = await shownElements(page);
    const at = await boxOf(page, names);
    await drag(page, [at.x + at.width + 40, at.y - 30], -at.width - 60, at.height + 160);
    expect(await selectedCount(page)).toBe(3);

    await page.keyboard.press('Escape');
    expect(await selectedCount(page)).toBe(0);
    const paper = (await page.locator('.face-paper').last().boundingBox()) as Box;
    await page.locator(names).click();
    const frame = await boxOf(page, '[data-selection]');
    // Two pixels beside the middle of the panel: the element goes onto it and its guide is shown.
    const toMiddle = paper.x + paper.width / 2 - (frame.x + frame.width / 2);
    await page.mouse.move(...middleOf(at));
    await page.mouse.down();
    await page.mouse.move(at.x + at.width / 2 + toMiddle + 2, at.y + at.height / 2 - 31, { steps: 4 });
    await page.locator('.face-mark-line-x').first().waitFor();
    const drawn = [await boxOf(page, letters), await boxOf(page, '[data-selection]')];
    await page.mouse.up();
    const moved = await boxOf(page, '[data-selection]');
    // While it is dragged it is drawn where it is laid out afterwards.
    [await boxOf(page, letters), moved].forEach((laidOut, index) => {
      expect(laidOut.x).toBeCloseTo(drawn[index]?.x ?? Number.NaN, 0);
      expect(laidOut.y).toBeCloseTo(drawn[index]?.y ?? Number.NaN, 0);
    });
    expect(moved.x + moved.width / 2).toBeCloseTo(paper.x + paper.width / 2, 0);
    expect(await page.locator('.face-mark').count()).toBe(0);

    await drag(page, middleOf(await grip(page, 'se')), -moved.width / 2, -moved.height / 2);
    expect((await boxOf(page, '[data-selection]')).width).toBeCloseTo(moved.width / 2, -1);
    await drag(page, middleOf(await grip(page, 'e')), 40, 0);
    expect((await boxOf(page, '[data-selection]')).width).toBeGreaterThan(moved.width / 2 + 30);
    await drag(page, middleOf(await grip(page, 'turn')), 120, 60, 'Shift');
    const turned = await page.locator('[data-selection]').getAttribute('style');
    expect(Number(/rotate\((-?[\d.]+)deg/.exec(turned ?? '')?.[1]) % 15).toBe(0);

    await page.locator(date).click({ modifiers: ['Shift'] });
    await bar(page)
      .getByRole('button', { name: /^Gruppieren/ })
      .click();
    await page.keyboard.press('Escape');
    await page.locator(date).click();
    expect(await selectedCount(page)).toBe(2);
    await page.locator(date).dblclick();
    await expect.poll(() => selectedCount(page)).toBe(1);
    await page.locator('.canvas-scroll').click({ position: { x: 30, y: 300 } });
    await page.locator(date).click();
    await bar(page)
      .getByRole('button', { name: /^Duplizieren/ })
      .click();
    await page.locator('[data-hit-area="outside front-date-2"]').waitFor();
    expect(await selectedCount(page)).toBe(2);
    await bar(page)
      .getByRole('button', { name: /^Löschen/ })
      .click();
    await expect.poll(() => page.locator('[data-hit-area="outside front-date-2"]').count()).toBe(0);

    await undoAll(page);
    await expect.poll(() => shownElements(page)).toEqual(before);

    await page.keyboard.press('Control+=');
    await page.getByRole('button', { name: /jetzt 125 Prozent/ }).waitFor();
    await page.mouse.move(...middleOf(at));
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await boxOf(page, names)).width).toBeGreaterThan(at.width * 1.5);
    const far = await boxOf(page, names);
    await page.keyboard.down(' ');
    await drag(page, [700, 600], 60, 50);
    await page.keyboard.up(' ');
    expect((await boxOf(page, names)).x - far.x).toBeCloseTo(60, 0);
    expect(await selectedCount(page)).toBe(0);
    await page.keyboard.press('Control+0');
    await expect.poll(() => shownElements(page)).toEqual(before);
    await page.locator('.canvas-guides summary').click();
    await page.getByLabel('Wird abgeschnitten').check();
    expect(await page.locator('.line-bleed').count()).toBe(2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('shapes, clip art, frames, emoji, backgrounds and a code are added from one panel by German words [F013] [F014] [F015] [F016] [E020]', async () => {
    const { page, context, complaints } = await visit();
    const before = await shownElements(page);
    await openPanel(page, 'Elemente');
    const shapes = page.locator('.add-section').filter({ has: page.getByText('Formen', { exact: true }) });
    const heart = shapes.getByRole('button', { name: 'Herz hinzufügen' });
    const paper = page.locator('.face-paper').last();
    await heart.dragTo(paper, { targetPosition: { x: 90, y: 120 } });
    await page.locator(added('shape-2')).waitFor();
    const [dropped, onPaper] = [await boxOf(page, added('shape-2')), await boxOf(page, '.face-paper >> nth=-1')];
    expect(dropped.x + dropped.width / 2 - onPaper.x).toBeCloseTo(90, -1);
    await page.locator('.canvas [data-element="added-shape-2"] path').waitFor();
    const search = page.getByLabel('Motive, Formen und Emoji suchen');
    await search.fill('trauung');
    await page.getByRole('button', { name: 'Ringe hinzufügen', exact: true }).click();
    await page.locator(added('clip-art-2')).waitFor();
    await search.fill('sekt');
    await page.getByRole('button', { name: 'Anstoßen hinzufügen', exact: true }).click();
    await page.locator('.canvas [data-element="added-emoji-2"] path').first().waitFor();
    await search.fill('art deco');
    await page.getByRole('button', { name: 'Art déco hinzufügen', exact: true }).click();
    await page.locator('.canvas [data-element="added-frame-2"] path').first().waitFor({ state: 'attached' });
    await search.fill('');
    await page.getByLabel('Adresse oder Text im Code').fill('https://unsere-hochzeit.de');
    await page.getByText('so liest ihn jede Kamera').waitFor();
    await page.getByRole('button', { name: 'QR-Code hinzufügen' }).click();
    await page.locator('.canvas [data-element="added-qr-2"] path').first().waitFor();
    const ground = page.locator('.canvas [data-element="background"]').last();
    const bare = await ground.innerHTML();
    await page
      .getByRole('radiogroup', { name: /Farbe der Seite/ })
      .getByLabel('Dunkelgrün')
      .first()
      .check({ force: true });
    await expect.poll(() => ground.innerHTML()).not.toBe(bare);
    await walkGrounds(page);
    await undoAll(page);
    await expect.poll(() => shownElements(page)).toEqual(before);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the same by keys: select all, move, group, order, copy to another panel, lock and unlock, delete [E028]', async () => {
    const { page, context } = await visit();
    const before = await shownElements(page);
    await page.locator(names).focus();
    await page.keyboard.press('Control+a');
    await expect.poll(() => selectedCount(page)).toBe(3);
    const at = await boxOf(page, date);
    await page.keyboard.press('Alt+ArrowLeft');
    await page.keyboard.press('Shift+ArrowLeft');
    const left = await boxOf(page, date);
    expect(at.x - left.x).toBeGreaterThan(20);
    await page.keyboard.press('Control+g');
    await page.keyboard.press('Control+Shift+g');
    await page.keyboard.press('Control+d');
    await page.locator('[data-hit-area="outside front-names-2"]').waitFor();
    await page.keyboard.press('Control+x');
    await page.getByRole('button', { name: 'Innen', exact: true }).first().click();
    await page.keyboard.press('Control+v');
    await page.locator('[data-hit-area="inside front-names-2"]').waitFor();
    await page.keyboard.press('Delete');
    await expect.poll(() => page.locator('[data-hit-area="inside front-names-2"]').count()).toBe(0);
    await page.getByRole('button', { name: 'Außen', exact: true }).first().click();

    await openPanel(page, 'Was liegt vorn?');
    const layer = page.locator('.layer-choose').filter({ hasText: 'Namen' });
    expect(await layer.textContent()).toMatch(/Text (über|unter|auf|hinter|links neben|rechts neben) \S+ \S+/);
    await layer.focus();
    await page.keyboard.press('Enter');
    await page.locator('.layer-chosen .exact summary').click();
    expect(await page.locator('.layer-chosen .exact p').textContent()).toMatch(/^-?\d+ mm vom linken Rand$/);
    await layer.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => page.locator('.layer-label').nth(1).textContent()).toBe('Namen');
    await page.getByRole('button', { name: 'Namen sperren' }).press('Enter');
    await expect.poll(() => page.locator(names).count()).toBe(0);
    await page.getByRole('button', { name: 'Namen entsperren' }).press('Enter');
    await page.locator(names).waitFor();
    await undoAll(page);
    await expect.poll(() => shownElements(page)).toEqual(before);
    await context.close();
  });

  test('the same by touch at 360 pixels: bar, numbers, several elements, and a panel that stays usable [E027]', async () => {
    const { page, context, complaints } = await visit({ width: 360, height: 740, isTouch: true });
    const before = await shownElements(page);
    await page.locator(date).tap();
    const tools = bar(page);
    await tools.waitFor();
    for (const button of await tools.getByRole('button').all()) {
      const box = (await button.boundingBox()) as Box;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    await openBarPart(page, 'Anordnen');
    await page.getByRole('button', { name: 'Waagerecht mittig ausrichten' }).tap();
    await page.getByLabel('Von oben').fill('30,5');
    await page.getByLabel('Von oben').press('Enter');
    await expect.poll(() => page.getByLabel('Von oben').inputValue()).toBe('30,5');
    await openBarPart(page, 'Mehrere antippen');
    await page.locator(names).tap();
    expect(await selectedCount(page)).toBe(2);
    await openBarPart(page, 'Gruppieren');
    await openBarPart(page, 'Mehr');
    await tools.getByRole('button', { name: 'Gruppe auflösen' }).waitFor();
    await openBarPart(page, 'Mehr');
    await openPanel(page, 'Elemente');
    await page.getByRole('button', { name: 'Herz hinzufügen' }).first().tap();
    await page.locator(added('shape-2')).waitFor();
    await tools.getByRole('button', { name: 'Farbe', exact: true }).tap();
    await tools.getByRole('radiogroup', { name: /Linie/ }).waitFor();
    await tools.getByRole('button', { name: 'Farbe', exact: true }).tap();
    await tools.getByRole('button', { name: /^Löschen/ }).tap();
    await expect.poll(() => page.locator(added('shape-2')).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await undoAll(page);
    await expect.poll(() => shownElements(page)).toEqual(before);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
