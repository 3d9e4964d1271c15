/** Cards that are ordered by number on a phone, and get their names on the page of the order, without a script. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { addDays, berlinTime } from '#core/values/date.ts';
import { openStore } from '#store/db/store.ts';
import { lineRecords } from '#store/order/line-records.ts';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { sampled } from '#tests/long-form.ts';
import { approveMerged, fieldDesign, guestNames, mergeSettings, oliviaChoice, saveMerged } from '#tests/merged-guests.ts';
import { orderAsGuest } from '#tests/order-in-browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();
const pictures = process.env.PICTURES;

describe.runIf(hasChromium)('a design whose names follow', () => {
  test.each(sampled([390, 1300], 2, 1))(
    'is ordered by number and frozen with its names at %s pixels, without a script [E089]',
    async (width) => {
      const store = await openStore({ databaseUrl: null, dataDir: shop.dataDir }, () => new Date());
      onTestFinished(() => store.close());
      const visitor = guest(shop);
      const design = (await visitor.call('POST', '/web-api/designs', { design: fieldDesign(), choice: oliviaChoice })).json.id as string;
      const cookies = [...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin }));
      const size = { viewport: { width, height: 900 }, locale: 'de-DE' };
      const scripted = await browser.newContext(size);
      await scripted.addCookies(cookies);
      const complaints = complaintsOf(scripted);
      const plain = await browser.newContext({ ...size, javaScriptEnabled: false });
      await plain.addCookies(cookies);
      const page = await plain.newPage();
      page.setDefaultTimeout(60_000);
      const picture = async (name: string) => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        if (pictures) await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true });
      };

      await page.goto(`${shop.origin}/gaeste/drucke/${design}/`);
      await picture('choose');
      await page.getByLabel('Wie viele Stück').fill('4');
      await page.getByLabel('Namen kommen bis').fill('2020-01-01');
      await page.getByRole('button', { name: 'In den Warenkorb, Namen folgen' }).click();
      await page.getByText('Bitte einen Tag dazwischen wählen.').waitFor();
      await page.getByLabel('Wie viele Stück').fill('4');
      await page.getByLabel('Namen kommen bis').fill(addDays(berlinTime(Date.now()).day, 30));
      await page.getByRole('button', { name: 'In den Warenkorb, Namen folgen' }).click();
      await page
        .getByText(/^Namen folgen bis/)
        .first()
        .waitFor();
      await page.getByText('4 Stück').first().waitFor();
      await picture('cart');

      const ordering = await scripted.newPage();
      ordering.setDefaultTimeout(60_000);
      await ordering.goto(`${shop.origin}/warenkorb/`);
      await hydrated(ordering);
      const number = await orderAsGuest(ordering);
      await ordering.getByRole('heading', { name: 'Namen und Adressen' }).waitFor();
      await ordering.getByText('Die Namen brauchen wir bis').waitFor();
      expect(await accessibilityProblems(ordering)).toEqual([]);
      const address = ordering.url();
      await page.goto(address);
      await picture('order');
      await page.getByRole('link', { name: 'Gästeliste wählen oder anlegen' }).click();
      await page.getByRole('heading', { name: 'Mit Gästeliste drucken' }).waitFor();

      const list = (await visitor.call('POST', '/web-api/guest-lists', { name: 'Hochzeit' })).json.id as string;
      await visitor.call('POST', `/web-api/guest-lists/${list}/rows`, { rows: guestNames(3).map((names) => ({ names })) });
      const { owner } = await store.db.selectFrom('designs').select('owner').where('id', '=', design).executeTakeFirstOrThrow();
      const saved = { store, owner, design, now: new Date() };
      await saveMerged(saved, list, { ...mergeSettings, blanks: 0 });
      await page.goto(address);
      await page.getByText('Noch nicht freigegeben').waitFor();
      await approveMerged(saved);
      await page.goto(address);
      await page.getByText('Ein Stück hat noch keinen Namen.').waitFor();
      await picture('fewer');
      await page.getByRole('button', { name: '1 Stück blanko drucken' }).click();
      await page.getByText('Die Namen sind da: Hochzeit, 3 Namen').waitFor();
      await page.getByText('3 Namen + 1 blanko').first().waitFor();
      await picture('taken');

      const line = await store.db
        .selectFrom('order_lines')
        .innerJoin('orders', 'orders.id', 'order_lines.order')
        .select(['order_lines.id', 'order_lines.revision'])
        .where('number', '=', number)
        .executeTakeFirstOrThrow();
      expect(line.revision).toBe(2);
      expect((await lineRecords(store, line)).map(({ record }) => record.key === '')).toEqual([false, false, false, true]);
      expect(complaints).toEqual([]);
      await plain.close();
      await scripted.close();
    },
  );
});
