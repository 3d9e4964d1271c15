/** Sharing a card and its versions in real browsers: the owner, a visitor without an account, and a link that ends. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hydrated } from '#tests/browser.ts';
import { savedCard } from '#tests/customer.ts';
import { openTool } from '#tests/editor-tools.ts';
import { openWithoutScripts } from '#tests/form-visitor.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest, send } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const wide = { width: 1300, height: 900 };
const narrow = { width: 360, height: 740 };

/** A page with the cookies of `visitor`; without one it is a browser that was never here. */
async function open(path: string, viewport = wide, visitor?: ReturnType<typeof guest>) {
  const context: BrowserContext = await browser.newContext({ viewport, locale: 'de-DE' });
  if (visitor) await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(shop.origin + path);
  return { context, page, complaints };
}

async function openEditor(visitor: ReturnType<typeof guest>, id: string, viewport = wide) {
  const opened = await open(`/configurator-card/?designId=${id}`, viewport, visitor);
  await opened.page.locator('.editor[data-hydrated] .face').first().waitFor();
  return opened;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
/** Writes a picture into the folder SHOTS, for eyes. */
const shoot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};
const loaded = (page: Page) =>
  page.waitForFunction(() => [...document.images].every((image) => image.loading === 'lazy' || (image.complete && image.naturalWidth > 0)));

test('an owner shares a card, a visitor comments and suggests, the owner accepts and revokes, and the link says that it ended [E025]', async () => {
  const visitor = guest(shop);
  const { id } = await savedCard(visitor);
  const owner = await openEditor(visitor, id);
  await press(owner.page, 'Teilen');
  await owner.page.getByRole('radio', { name: /Texte vorschlagen/ }).check();
  await press(owner.page, 'Link erstellen');
  await said(owner.page, /Der Link ist fertig/);
  const url = await owner.page.locator('.share-address').innerText();
  // The list has it as long as the link is valid, and the sheet of the system where there is one.
  await press(owner.page, 'Text');
  await owner.page.evaluate(() =>
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { passed: data.url }) }),
  );
  await press(owner.page, 'Teilen');
  expect(await owner.page.locator('.share-address').innerText()).toBe(url);
  await press(owner.page, /^Weitergeben/);
  expect(await owner.page.evaluate(() => (window as unknown as { passed: string }).passed)).toBe(url);
  await shoot(owner.page, 'share-panel');
  const path = new URL(url).pathname;
  expect(path).toMatch(/^\/teilen\/[\w-]{22}\/$/);

  const proof = await send(shop, { path: `/img/proofs/shared/${path.split('/')[2]}.pdf` });
  expect([proof.status, proof.headers['content-type'], proof.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  const answer = await send(shop, { path });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers['x-robots-tag']).toContain('noindex');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.text).not.toContain(id);

  const { page, complaints } = await open(path, narrow);
  await hydrated(page);
  await loaded(page);
  await shoot(page, 'shared-narrow');
  await page.getByRole('img', { name: 'Vorderseite, Bild der Seite' }).click({ position: { x: 100, y: 60 } });
  await press(page, 'Senden');
  await said(page, 'Hier fehlt noch der Text.');
  const point = page.getByRole('button', { name: /^Stelle auf Vorderseite/ });
  await point.press('ArrowRight');
  await page.getByLabel('Dein Kommentar').fill('Größer wäre schöner. <b>Oder?</b>');
  await page.getByLabel('Name (freiwillig)').fill('Oma Lotte');
  await shoot(page, 'shared-comment-narrow');
  expect(await accessibilityProblems(page)).toEqual([]);
  await press(page, 'Senden');
  await said(page, 'Danke, das ist angekommen.');
  await press(page, /^Anderen Text vorschlagen für: .*/);
  await page.getByLabel('Vorschlag', { exact: true }).fill('Anna\n& Łukasz');
  await press(page, 'Senden');
  await said(page, /^Gesendet: Anna/);
  expect(complaints).toEqual([]);

  await press(owner.page, 'Text');
  await press(owner.page, 'Teilen');
  await said(owner.page, 'Größer wäre schöner. <b>Oder?</b>');
  await said(owner.page, /Oma Lotte/);
  await press(owner.page, /^Notiz \d: Größer/);
  expect(await owner.page.evaluate(() => document.activeElement?.textContent)).toContain('Größer wäre schöner.');
  await shoot(owner.page, 'note-marks');
  await shoot(owner.page, 'notes-panel');
  expect(await accessibilityProblems(owner.page)).toEqual([]);
  await press(owner.page, /^Erledigt: Größer/);
  const saved = owner.page.waitForResponse(
    (response) => response.request().method() === 'PUT' && /designs\/[\w-]{22}$/.test(response.url()),
  );
  await press(owner.page, /^Übernehmen: Anna/);
  await said(owner.page, /^Übernommen\. Mit/);
  await saved;
  const texts = async () => JSON.stringify((await visitor.call('GET', `/web-api/designs/${id}`)).json.design);
  expect(await texts()).toContain('Anna\\n& Łukasz');
  await press(owner.page, 'Rückgängig');
  await expect.poll(texts).not.toContain('Anna\\n& Łukasz');

  await press(owner.page, /^Link vom .* zurückziehen/);
  await said(owner.page, 'Der Link gilt nicht mehr.');
  expect((await send(shop, { path: `/img/proofs/shared/${path.split('/')[2]}.pdf` })).status).toBe(410);
  const ended = await send(shop, { path });
  expect(ended.status).toBe(410);
  expect(ended.text).toContain('Dieser Link gilt nicht mehr');
  const unknown = await send(shop, { path: `/teilen/${'A'.repeat(22)}/` });
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('Diesen Link gibt es nicht');
  const image = answer.text.match(/\/img\/shared\/[^"\\]+\.webp/)?.[0] ?? '';
  expect((await send(shop, { path: image })).status).toBe(410);
  await press(page, /^Kommentieren.*Vorderseite/);
  await page.getByLabel('Dein Kommentar').fill('Zu spät?');
  await press(page, 'Senden');
  await said(page, /Dieser Link gilt nicht mehr/);
  expect(await page.getByLabel('Dein Kommentar').inputValue()).toBe('Zu spät?');
  expect(owner.complaints).toEqual([]);
});

test('an owner keeps a version, changes the card, looks at the version and restores it, which is one step of undo', async () => {
  const visitor = guest(shop);
  const { id } = await savedCard(visitor);
  const { page, complaints } = await openEditor(visitor, id, narrow);
  const names = page.getByLabel('Namen', { exact: true });
  const before = await names.inputValue();
  await openTool(page, 'Versionen');
  await page.getByLabel('Name der Version').fill('Mit Goldrand');
  await page.keyboard.press('Enter');
  await said(page, '„Mit Goldrand“ ist festgehalten.');
  await openTool(page, 'Text');
  await names.fill('Ida & Max');
  await openTool(page, 'Versionen');
  await press(page, 'Ansehen: Mit Goldrand');
  const dialog = page.getByRole('dialog', { name: 'Mit Goldrand' });
  await dialog.getByRole('img', { name: 'Vorderseite' }).waitFor();
  await loaded(page);
  expect(await accessibilityProblems(page)).toEqual([]);
  await shoot(page, 'version-preview');
  await dialog.getByRole('button', { name: 'Wiederherstellen' }).click();
  await said(page, /^„Mit Goldrand“ ist wiederhergestellt/);
  await said(page, 'Stand vor dem Wiederherstellen');
  await shoot(page, 'versions-narrow');
  expect(await accessibilityProblems(page)).toEqual([]);
  await openTool(page, 'Text');
  expect(await names.inputValue()).toBe(before);
  await press(page, 'Rückgängig');
  await expect.poll(() => names.inputValue()).toBe('Ida & Max');
  expect(complaints).toEqual([]);
});

test('a draft is duplicated, deleted and restored without JavaScript [E024]', async () => {
  const visitor = guest(shop);
  await savedCard(visitor);
  const copied = await (await openWithoutScripts(visitor, '/kundenkonto/')).press(/^Duplizieren/);
  expect(copied.words).toContain('Der Entwurf ist dupliziert');
  expect(copied.buttons(/^Löschen/)).toBe(2);
  const deleted = await copied.press(/^Löschen/);
  expect(deleted.words).toContain('Der Entwurf liegt im Papierkorb');
  expect(deleted.buttons(/^Löschen/)).toBe(1);
  const restored = await deleted.press(/^Wiederherstellen/);
  expect(restored.words).toContain('Der Entwurf ist wieder da.');
  expect(restored.buttons(/^Löschen/)).toBe(2);
});
