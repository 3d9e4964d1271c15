/** Birthdays and dates of a customer, apart from the calendars they were typed in: saved with them, for the next one. */
import { expect, test } from 'vitest';
import type { CalendarEntry } from '#core/calendar/entries.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { completeCalendar } from '#core/products/calendar/complete.ts';
import { blankCalendar } from '#core/products/calendar/days.ts';
import { calendarChoiceOf, calendarOf } from '#core/products/calendar/document.ts';
import { calendarOptionsRow } from '#core/products/calendar/rows.ts';
import { usualSettings } from '#core/products/calendar/settings.ts';
import { openFonts } from '#resources/fonts.ts';
import { createPicture } from '#store/picture/pictures.ts';
import { accountShop, browser, mailedToken, type TestBrowser, zoe } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { seedAll } from '#tests/seeded.ts';
import { calendarWords } from '#texts/calendar-words.ts';
import { serverTexts } from '#texts/server-texts.ts';

const words = calendarWords(serverTexts({ locale: 'de-DE' }), 'de-DE');
const inge: CalendarEntry = { kind: 'birthday', name: 'Oma Inge', day: 14, month: 3, year: 1947 };
const leo: CalendarEntry = { kind: 'birthday', name: 'Leo', day: 29, month: 2, year: 2020 };
const wedding: CalendarEntry = { kind: 'anniversary', name: 'Hochzeitstag', day: 5, month: 6, year: 2015 };

function sent(entries: readonly CalendarEntry[]) {
  const choice = completeCalendar({ year: 2027, startMonth: 1 }, { rows: calendarOptionsRow });
  const settings = { ...usualSettings({ locale: 'de-DE', country: 'DE' }), entries: [...entries] };
  const design = blankCalendar(calendarOf(choice, settings), words);
  const { type: _, ...options } = calendarChoiceOf(design.product);
  return { design: design as never, choice: { ...options, quantity: 1 } as never };
}

async function entriesOf(home: TestBrowser): Promise<CalendarEntry[]> {
  return (await home.call('GET /web-api/calendar-entries', {})).entries;
}

const fonts = await openFonts();
const clock = () => new Date('2026-11-26T10:00:00.000Z');

withStore('entries of calendars', (open) => {
  test('are stored with the calendar they are typed in and follow it; nobody else gets them [E007]', async () => {
    const store = await open();
    await seedAll(store);
    const shop = { ...accountShop(store, clock), fonts };
    const home = browser(shop);
    expect(await entriesOf(home)).toEqual([]);
    const { id, revision } = await home.call('POST /web-api/designs', sent([inge]));
    expect(await entriesOf(home)).toEqual([inge]);
    const { revision: next } = await home.call('PUT /web-api/designs/:id', { id, revision, ...sent([inge, { ...leo, name: 'Loe' }]) });
    // A name that is mended, and another calendar with one of the entries.
    const { revision: last } = await home.call('PUT /web-api/designs/:id', { id, revision: next, ...sent([inge, leo]) });
    await home.call('POST /web-api/designs', sent([inge, wedding]));
    expect(await entriesOf(home)).toEqual([leo, inge, wedding]);
    // What is taken out of a calendar leaves the list, a calendar that is deleted keeps it.
    await home.call('PUT /web-api/designs/:id', { id, revision: last, ...sent([leo]) });
    expect(await entriesOf(home)).toEqual([leo, wedding]);
    await home.call('DELETE /web-api/designs/:id', { id });
    expect(await entriesOf(home)).toEqual([leo, wedding]);
    expect(await entriesOf(browser(shop))).toEqual([]);
    await store.close();
  });

  test('are those of the newest calendar where it was saved before there was a list', async () => {
    const store = await open();
    await seedAll(store);
    const home = browser({ ...accountShop(store, clock), fonts });
    const { id, revision } = await home.call('POST /web-api/designs', sent([inge, leo]));
    await store.write((trx) => trx.deleteFrom('calendar_entries').execute());
    expect(await entriesOf(home)).toEqual([leo, inge]);
    await home.call('PUT /web-api/designs/:id', { id, revision, ...sent([inge, leo, wedding]) });
    expect(await entriesOf(home)).toEqual([leo, inge, wedding]);
    await store.close();
  });

  test('keep the photo of a day as long as it is there, and take none of others [E007]', async () => {
    const store = await open();
    await seedAll(store);
    const shop = { ...accountShop(store, clock), fonts };
    const [home, other] = [browser(shop), browser(shop)];
    await home.call('POST /web-api/designs', sent([wedding]));
    const { id: owner } = await store.db.selectFrom('owners').select('id').executeTakeFirstOrThrow();
    const size = { width: 900, height: 600, orientation: 1, focusX: 0.5, focusY: 0.5, bytes: 30 };
    const keys = { printKey: 'pictures/a/print.jpg', previewKey: 'pictures/a/preview.webp', thumbKey: 'pictures/a/thumb.webp' };
    const facts = { name: 'inge.jpg', sha256: 'a'.repeat(64), kind: 'jpeg' as const, warnings: [], ...keys, ...size };
    const { id: photoId } = await createPicture(store, owner, facts, clock());
    const shown: CalendarEntry = { ...inge, photo: { photoId, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } } };
    const { id } = await home.call('POST /web-api/designs', sent([shown]));
    expect(await entriesOf(home)).toEqual([shown, wedding]);
    const opened = await home.call('GET /web-api/designs/:id', { id });
    expect(opened.pictures.map((picture) => picture.id)).toEqual([photoId]);
    await expect(other.call('POST /web-api/designs', sent([shown]))).rejects.toMatchObject({ code: 'bad-input' });
    await store.write((trx) => trx.deleteFrom('pictures').where('id', '=', photoId).execute());
    expect(await entriesOf(home)).toEqual([inge, wedding]);
    await store.close();
  });

  test('are replaced as a whole, each once, within the limits of a calendar', async () => {
    const store = await open();
    await seedAll(store);
    const home = browser({ ...accountShop(store, clock), fonts });
    const put = (entries: unknown) => home.call('PUT /web-api/calendar-entries', { entries } as never);
    expect(await put([])).toEqual({ entries: [] });
    expect(await store.db.selectFrom('owners').selectAll().execute()).toEqual([]);
    expect(await put([inge, leo, { ...inge, name: 'OMA INGE' }])).toEqual({ entries: [leo, inge] });
    expect(await put([wedding])).toEqual({ entries: [wedding] });
    for (const wrong of [
      Array.from({ length: 401 }, (_, at) => ({ ...inge, name: `Oma ${at}` })),
      [{ ...inge, name: 'x'.repeat(201) }],
      [{ ...inge, day: 31, month: 2 }],
      [{ ...inge, farbe: 'rot' }],
    ])
      await expect(put(wrong)).rejects.toMatchObject({ code: 'bad-input' });
    expect(await put([])).toEqual({ entries: [] });
    await store.close();
  });

  test('of a guest come behind those of the customer who signs in, and the guest keeps none [E007]', async () => {
    const store = await open();
    await seedAll(store);
    const shop = { ...accountShop(store, clock), fonts };
    const home = browser(shop);
    await home.call('POST /web-api/customer-signup', zoe);
    await home.call('POST /web-api/customer-verify', { token: (await mailedToken(shop, zoe.email)) ?? '' });
    await home.call('PUT /web-api/calendar-entries', { entries: [inge] });
    const other = browser(shop);
    await other.call('POST /web-api/designs', sent([leo, { ...inge, year: 1950 }]));
    const guest = await other.withContext(async ({ actor }) => actor.owner.current as OwnerId);
    await other.call('POST /web-api/customer-login', { email: zoe.email, password: zoe.password });
    for (const one of [home, other]) expect(await entriesOf(one)).toEqual([leo, inge]);
    expect(await store.db.selectFrom('calendar_entries').selectAll().where('owner', '=', guest).execute()).toEqual([]);
    await store.close();
  });
});
