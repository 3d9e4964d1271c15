/** A card in two languages that two parties approve by link, in a real browser: from the host's question to the cart, wide, on a phone and without a script. */
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { quietMs } from '#core/merge/approval-parties.ts';
import { approvalMailJobs } from '#services/design/approval-mails.job.ts';
import type { Shop } from '#services/handler.ts';
import { openStore } from '#store/db/store.ts';
import { listMails } from '#store/mail/mails.ts';
import { expectFineInBothWidths } from '#tests/both-widths.ts';
import { complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { fieldDesign, mergeSettings, oliviaChoice, saveMerged } from '#tests/merged-guests.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const own = 'Danke, {{vorname}}';
const french = 'Merci, {{vorname}}';

/** A guest's design for a German and a French guest, each of whom it thanks in their language. */
async function withCard() {
  // The job tells parties what has stayed so for a while.
  const clock = () => new Date(Date.now() + 2 * quietMs);
  const store = await openStore({ databaseUrl: null, dataDir: shop.dataDir }, clock);
  onTestFinished(() => store.close());
  const visitor = guest(shop);
  const list = (await visitor.call('POST', '/web-api/guest-lists', { name: 'Sophie & Jörg' })).json.id as string;
  const names = ['Anna Roth', 'Zoé Blanc'].map((each) => ({ names: each }));
  const { rows } = (await visitor.call('POST', `/web-api/guest-lists/${list}/rows`, { rows: names })).json;
  await store.write((trx) => trx.updateTable('households').set({ language: 'fr' }).where('id', '=', rows[1].id).execute());
  const id = (await visitor.call('POST', '/web-api/designs', { design: fieldDesign(own), choice: oliviaChoice })).json.id as string;
  const { owner } = await store.db.selectFrom('designs').select('owner').where('id', '=', id).executeTakeFirstOrThrow();
  await saveMerged({ store, owner, design: id, now: new Date() }, list, { ...mergeSettings, blanks: 0 });
  const translate = async (words: string) => {
    const path = `/web-api/designs/${id}/merge/translations`;
    const { version, texts } = (await visitor.call('GET', path)).json;
    const all = texts.map(({ key, text }: { key: string; text: string }) => ({ key, text: text === own ? words : text }));
    expect((await visitor.call('PUT', path, { version, language: 'fr', texts: all })).status).toBe(200);
  };
  await translate(french);
  /** Of the mails to an address, those whose subject begins so. */
  const mailsTo = async (address: string, subject: string) =>
    (await listMails(store)).filter((mail) => mail.to === address && mail.subject.startsWith(subject));
  const tell = () => approvalMailJobs(shop.origin)['approval-mails']?.({}, { store, clock, hosts: [], log() {} } as unknown as Shop);
  return { visitor, id, translate, mailsTo, tell };
}

/** Two people in browsers of their own: the host, and one without a session. */
async function openBrowsers(jar: ReadonlyMap<string, string>, isScripted: boolean) {
  const options = { viewport: { width: isScripted ? 1300 : 390, height: 900 }, locale: 'de-DE', javaScriptEnabled: isScripted };
  const contexts = [await browser.newContext(options), await browser.newContext(options)] as const;
  await contexts[0].addCookies([...jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  const complaints = contexts.map(complaintsOf);
  const [host, party] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!host || !party) throw new Error('no pages');
  const show = async (page: Page, address: string) => {
    const answer = await page.goto(new URL(address, shop.origin).href);
    if (isScripted) await hydrated(page);
    return answer;
  };
  const look = async (page: Page) => {
    if (isScripted) await expectFineInBothWidths(page);
    else expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  };
  const close = () => Promise.all(contexts.map((context) => context.close()));
  return { host, party, complaints, show, look, close };
}

async function ask(host: Page, name: string, email: string, language: string): Promise<void> {
  await host.getByLabel('Name', { exact: true }).fill(name);
  await host.getByLabel('E-Mail-Adresse', { exact: true }).fill(email);
  await host.getByLabel('Liest vor allem').selectOption(language);
  await host.getByRole('button', { name: 'Link verschicken' }).click();
}

describe.skipIf(!hasChromium)('a card in two languages', () => {
  test.each([true, false])(
    'is ordered once two parties have approved it by link, each in both languages, with a script: %s [E103]',
    async (isScripted) => {
      const { visitor, id, translate, mailsTo, tell } = await withCard();
      const { host, party, complaints, show, look, close } = await openBrowsers(visitor.jar, isScripted);
      const proof = `/gaeste/drucke/${id}/`;
      const parties = [
        { name: 'Rosa', email: `rosa-${isScripted}@beispiel.de`, language: 'de', shown: ['Deutsch', 'Französisch'] },
        { name: 'Zoé', email: `zoe-${isScripted}@exemple.fr`, language: 'fr', shown: ['Französisch', 'Deutsch'] },
      ] as const;
      const approve = async () => {
        await show(host, proof);
        await host.getByRole('button', { name: '2 Namen freigeben' }).click();
        await host.getByText('Freigegeben. Gedruckt wird genau das.').waitFor();
      };
      const missing = host.getByText('Es fehlen die Freigaben von Rosa und Zoé.');

      await show(host, proof);
      await host.getByRole('link', { name: 'Von anderen freigeben lassen' }).click();
      await host.waitForURL(/\/freigaben\/$/);
      await look(host);
      await ask(host, 'Rosa', 'rosa', 'de');
      await host.getByText('Diese E-Mail-Adresse ist nicht vollständig.').waitFor();
      for (const { name, email, language } of parties) {
        await ask(host, name, email, language);
        await host.getByRole('listitem').filter({ hasText: email }).waitFor();
      }
      await look(host);
      await approve();
      await look(host);
      await host.getByRole('button', { name: 'In den Warenkorb' }).click();
      await host.waitForURL(/\/warenkorb\//);
      await missing.waitFor();
      await look(host);

      const links: string[] = [];
      for (const { email, shown } of parties) {
        const [mail, ...more] = await mailsTo(email, 'Bitte freigeben');
        expect(more).toEqual([]);
        const link = /https?:\S+\/teilen\/freigabe\/[\w-]{22}\//.exec(mail?.text ?? '')?.[0] ?? '';
        links.push(link);
        const answer = await show(party, link);
        expect([answer?.headers()['cache-control'], answer?.headers()['referrer-policy'], answer?.headers()['x-robots-tag']]).toEqual([
          'private, no-store',
          'no-referrer',
          expect.stringContaining('noindex'),
        ]);
        const captions = await party.getByRole('figure').locator('figcaption').allInnerTexts();
        expect(captions.slice(0, 2)).toEqual(shown.map((language) => `${language}, eine Karte`));
        const tops = await party.getByRole('figure').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
        if (party.viewportSize()?.width === 1300) expect(tops[1]).toBe(tops[0]);
        await look(party);
        await party.getByRole('button', { name: 'Freigeben' }).click();
        await party.getByText(/^Freigegeben am/).waitFor();
      }
      await look(party);
      await show(host, '/warenkorb/');
      expect(await missing.count()).toBe(0);
      await host.getByRole('link', { name: 'Zur Kasse' }).waitFor();

      await translate('Mercy, {{vorname}}');
      await show(party, links[0] ?? '');
      await party.getByText(/^Die Freigabe vom .* gilt nicht mehr/).waitFor();
      await look(party);
      await approve();
      for (const { name } of parties) await host.getByText(`${name}: Freigabe gilt nicht mehr`).waitFor();
      await show(host, `${proof}freigaben/`);
      expect(await host.getByText(/^Die Freigabe vom .* gilt nicht mehr/).count()).toBe(2);
      await look(host);
      await show(host, '/warenkorb/');
      await missing.waitFor();
      await tell();
      await tell();
      for (const { email } of parties) expect(await mailsTo(email, 'Bitte noch einmal ansehen')).toHaveLength(1);

      await translate(french);
      await show(party, links[0] ?? '');
      await party.getByText(/^Freigegeben am/).waitFor();
      await approve();
      await show(host, '/warenkorb/');
      await host.getByRole('link', { name: 'Zur Kasse' }).waitFor();
      expect(await missing.count()).toBe(0);
      // The address that was refused.
      expect(complaints.flat().filter((text) => !/status of (400|422)/.test(text))).toEqual([]);
      await close();
    },
  );
});
