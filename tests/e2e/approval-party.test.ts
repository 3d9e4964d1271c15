/** A card in two languages that two parties approve by link, in a real browser: the host's page, the page of a party, wide, on a phone and without a script. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

/** A page in a machine under load needs its time. */
const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 60_000 });

const shape = { card: 'olivia-platzkarte', form: 'place-card', format: 'place' };
const choice = { ...shape, paper: 'feinstpapier', refinementType: 'none', quantity: 50 };

type Text = { kind: string; text?: string };

/** A guest with a card that thanks a German and a French guest in their languages. */
async function withCard() {
  const visitor = guest(shop);
  const { design } = (await visitor.call('GET', `/web-api/card-blank?${new URLSearchParams(shape)}`)).json;
  const texts = design.pages.flatMap(({ elements }: { elements: Text[] }) => elements.filter(({ kind }) => kind === 'text'));
  for (const [at, text] of texts.entries()) text.text = at === 0 ? 'Danke, {{vorname}}' : '{{name}}';
  const { id, revision } = (await visitor.call('POST', '/web-api/designs', { design, choice })).json;
  const list = (await visitor.call('POST', '/web-api/guest-lists', { name: 'Sophie & Jörg' })).json.id as string;
  const { rows } = (
    await visitor.call('POST', `/web-api/guest-lists/${list}/rows`, { rows: [{ names: 'Anna Roth' }, { names: 'Zoé Blanc' }] })
  ).json;
  const path = `/web-api/guest-lists/${list}/households/${rows[1].id}`;
  const { household } = (await visitor.call('GET', path)).json;
  const { id: _, ...form } = household;
  await visitor.call('PUT', path, { ...form, language: 'fr' });
  await visitor.call('PUT', `/web-api/designs/${id}/merge`, { version: 0, list, kind: 'guest' });
  const translations = (await visitor.call('GET', `/web-api/designs/${id}/merge/translations`)).json;
  await visitor.call('PUT', `/web-api/designs/${id}/merge/translations`, {
    version: translations.version,
    language: 'fr',
    texts: translations.texts.map(({ key }: { key: string }) => ({ key, text: 'Merci, {{vorname}}' })),
  });
  const change = () => {
    if (texts[0]) texts[0].text = 'Danken, {{vorname}}';
    return visitor.call('PUT', `/web-api/designs/${id}`, { revision, design, choice });
  };
  return { visitor, id: id as string, change };
}

async function contextOf(jar: ReadonlyMap<string, string>, options: object): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'de-DE', ...options });
  await context.addCookies([...jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  return context;
}

async function show(page: Page, path: string, isScripted: boolean): Promise<void> {
  page.setDefaultTimeout(60_000);
  await page.goto(new URL(path, shop.origin).href, isScripted ? { waitUntil: 'networkidle', timeout: 120_000 } : {});
  if (isScripted) await hydrated(page);
}

async function expectFine(page: Page, width: number, name: string, isScripted: boolean): Promise<void> {
  if (isScripted) {
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await soon(() =>
      page.locator('main figure img').evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
    ).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}-${width}${isScripted ? '' : '-plain'}.png`, fullPage: true });
}

describe.skipIf(!hasChromium)('a card in two languages', () => {
  test.each([
    [1300, true],
    [390, true],
    [390, false],
  ])(
    'is approved by two parties by link, each of which sees both languages, %i px wide, with a script: %s [E103]',
    async (width, isScripted) => {
      const { visitor, id, change } = await withCard();
      const options = { viewport: { width, height: 900 }, javaScriptEnabled: isScripted };
      const context = await contextOf(visitor.jar, options);
      const complaints = complaintsOf(context);
      const host = await context.newPage();
      await show(host, `/gaeste/drucke/${id}/`, isScripted);
      await host.getByRole('link', { name: 'Von anderen freigeben lassen' }).click();
      await host.waitForURL(/\/freigaben\/$/);
      const ask = async (name: string, email: string, language: string) => {
        await host.getByLabel('Name', { exact: true }).fill(name);
        await host.getByLabel('E-Mail-Adresse').last().fill(email);
        await host.getByLabel('Liest vor allem').selectOption(language);
        await host.getByRole('button', { name: 'Link verschicken' }).click();
      };
      await ask('Rosa', 'rosa', 'de');
      await host.getByText('Diese E-Mail-Adresse ist nicht vollständig.').waitFor();
      await host.getByLabel('E-Mail-Adresse').last().fill('rosa@beispiel.de');
      await host.getByRole('button', { name: 'Link verschicken' }).click();
      await host.waitForURL(/getan=asked/);
      await ask('Zoé', 'zoe@exemple.fr', 'fr');
      await host.getByRole('link', { name: 'Link für Zoé' }).waitFor();
      await expectFine(host, width, 'host', isScripted);
      const links = await Promise.all(
        ['Rosa', 'Zoé'].map((name) => host.getByRole('link', { name: `Link für ${name}` }).getAttribute('href')),
      );

      // Nobody has an account or a session behind the links.
      const outside = await contextOf(new Map(), options);
      const outsideComplaints = complaintsOf(outside);
      const party = await outside.newPage();
      for (const [at, link] of links.entries()) {
        const answer = await party.goto(link ?? '');
        expect([answer?.headers()['cache-control'], answer?.headers()['referrer-policy'], answer?.headers()['x-robots-tag']]).toEqual([
          'private, no-store',
          'no-referrer',
          expect.stringContaining('noindex'),
        ]);
        await show(party, link ?? '', isScripted);
        const names = await party.getByRole('figure').filter({ hasText: 'eine Karte' }).locator('figcaption').allInnerTexts();
        expect(names.slice(0, 2)).toEqual(
          at === 0 ? ['Deutsch, eine Karte', 'Französisch, eine Karte'] : ['Französisch, eine Karte', 'Deutsch, eine Karte'],
        );
        if (at === 1) await expectFine(party, width, 'party', isScripted);
        await party.getByRole('button', { name: 'Freigeben' }).click();
        await party.getByText(/Gedruckt wird genau das/).waitFor();
      }
      await show(host, `/gaeste/drucke/${id}/`, isScripted);
      expect(await host.getByText(/: freigegeben$/).count()).toBe(2);

      await change();
      await show(party, links[1] ?? '', isScripted);
      await party.getByText(/Die Freigabe vom .* gilt nicht mehr/).waitFor();
      await expectFine(party, width, 'party-changed', isScripted);
      await party.locator('summary', { hasText: 'Änderung wünschen' }).click();
      await party.getByRole('button', { name: 'Wunsch schicken' }).click();
      await party.getByText('Hier fehlt noch, was anders werden soll.').waitFor();
      await party.getByLabel('Was soll anders werden?').fill('Bitte „Merci“ größer.');
      await party.getByRole('button', { name: 'Wunsch schicken' }).click();
      await party.getByText(/Änderungswunsch vom .* ist angekommen/).waitFor();

      await show(host, `/gaeste/drucke/${id}/`, isScripted);
      expect(await host.getByText('Rosa: Freigabe gilt nicht mehr').count()).toBe(1);
      await expectFine(host, width, 'proof-changed', isScripted);
      await show(host, `/gaeste/drucke/${id}/freigaben/`, isScripted);
      expect(await host.getByText(/^Die Freigabe vom .* gilt nicht mehr/).count()).toBe(1);
      expect(await host.getByText(/^Wünscht seit dem/).count()).toBe(1);
      await expectFine(host, width, 'host-changed', isScripted);
      await host.locator('summary', { hasText: 'Link beenden' }).last().click();
      await host.getByRole('button', { name: 'Link für Zoé beenden' }).click();
      await host.waitForURL(/getan=ended/);
      expect((await party.goto(links[1] ?? ''))?.status()).toBe(410);
      await party.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' }).waitFor();
      expect(complaints).toEqual([]);
      expect(outsideComplaints.filter((one) => !one.includes('410'))).toEqual([]);
      await Promise.all([context.close(), outside.close()]);
    },
  );
});
