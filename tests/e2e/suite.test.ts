/** From one piece of a suite to the next: what is taken over, and how it is taken back. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { complaintsOf } from '#tests/browser.ts';
import { savedCard } from '#tests/customer.ts';
import { fileForm } from '#tests/file-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

/** A guest with an invitation that has a photo, other names, and a photo place filled. */
async function withInvitation() {
  const visitor = guest(shop);
  const { id } = await savedCard(visitor);
  const { headers, body } = fileForm(readFileSync('tests/render/photo.jpg'));
  const uploaded = await visitor.request({ path: '/web-api/customer-picture', method: 'POST', headers, body });
  const picture: string = JSON.parse(uploaded.text).id;
  const { revision, choice } = (await visitor.call('GET', `/web-api/designs/${id}`)).json;
  const { design } = (await visitor.call('GET', '/web-api/card-blank?card=olivia&form=folded&format=a6')).json;
  for (const element of design.pages.flatMap((page: { elements: unknown[] }) => page.elements)) {
    if (element.kind === 'photo') element.photoId = picture;
    if (element.id === 'front-names') element.text = 'Zoë\n& Max';
  }
  const saved = await visitor.call('PUT', `/web-api/designs/${id}`, { revision, design, choice });
  if (saved.status !== 200) throw new Error(saved.text);
  return { visitor, picture };
}

test('a thank-you card that is begun shows names and photo of the invitation, says so, and takes it back in one step [E004]', async () => {
  const { visitor, picture } = await withInvitation();
  const context = await browser.newContext({ viewport: { width: 1300, height: 850 }, locale: 'de-DE' });
  await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(`${shop.origin}/configurator-card/?card=olivia-dankeskarte&form=flat&format=a6`);
  const names = page.getByRole('textbox', { name: 'Namen' }).first();
  await page.getByText('Aus deinen Karten dieser Serie übernommen: Namen, ein Foto.').waitFor();
  await expect.poll(() => names.inputValue()).toBe('ZOË UND MAX');
  expect(await page.locator('.canvas image').first().getAttribute('href')).toContain(picture);

  await page.locator('.panel-notice').getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => names.inputValue()).toBe('SOPHIE UND JÖRG');
  expect(await page.locator('.canvas image').count()).toBe(0);
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect.poll(() => names.inputValue()).toBe('ZOË UND MAX');
  await page.locator('.canvas image').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
