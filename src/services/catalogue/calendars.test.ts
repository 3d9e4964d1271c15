import { expect, test } from 'vitest';
import { completeCalendar } from '#core/products/calendar/complete.ts';
import { calendarKinds, calendarTypes, formatsOf, refinementTypes } from '#core/products/calendar/kinds.ts';
import { calendarPrice } from '#core/products/calendar/price.ts';
import { calendarOptionsRow } from '#core/products/calendar/rows.ts';
import { calendarSkuOfChoice } from '#core/products/calendar/sku.ts';
import { isFault } from '#core/values/fault.ts';
import { seedRows } from '#seed/catalogue-rows.ts';
import { seedNumber } from '#seed/number.ts';
import { calendarPrices } from '#seed/prices/calendar.ts';
import { putOperatorRow, seedCatalogue } from '#store/catalogue/catalogue.ts';
import { withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';

const clock = () => new Date('2026-11-25T10:00:00Z');

async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'answered',
    (error) => (isFault(error) ? `${error.code} ${error.details.errors?.[0]?.field}: ${error.details.shown?.text}` : String(error)),
  );
}

withStore('calls about calendars', (open) => {
  test('have the price of the product under each path [F341] [F388]', async () => {
    const shop = await seededShop(open, clock);
    for (const country of ['DE', 'CH'] as const) {
      const call = (await guestCalls(shop, country)).request();
      for (const calendarType of calendarTypes)
        for (const formatType of formatsOf(calendarType))
          for (const [at, mountingType] of calendarKinds[calendarType].mountings.entries()) {
            const refinementType = refinementTypes[at % refinementTypes.length];
            const given = { calendarType, formatType, mountingType, refinementType };
            const choice = completeCalendar({ ...given, year: 2027, startMonth: 1 }, { rows: calendarOptionsRow });
            const own = calendarPrice(choice, 3, { prices: calendarPrices, country });
            const sku = calendarSkuOfChoice(choice);
            const article = await call('GET /web-api/calendar-price', { ...given, amount: '3' });
            expect(article).toMatchObject({ sku, unit: own.unit, total: own.total, quantity: 3 });
            expect(article.parts.map(({ key, amount }) => [key, amount.amount])).toEqual(
              own.parts.map(({ key, amount }) => [key, amount.amount]),
            );
            const bySku = await call('GET /prices/article', { sku, amount: 3 });
            expect(bySku).toMatchObject({ unit: own.unit, total: own.total, ladder: article.ladder });
          }
    }
    const call = (await guestCalls(shop)).request();
    expect(await call('GET /web-api/calendar-price', { formatType: 'din-a3', amount: 2 })).toMatchObject({
      unit: { amount: 2_659 },
      total: { amount: 5_318 },
      parts: [
        { key: 'base', amount: { amount: 2_799 } },
        { key: 'tier', amount: { amount: -140 } },
      ],
      shippingHint: 'inkl. MwSt., zzgl. Versand',
    });
    expect(await call('GET /web-api/calculator/reference', { productType: 'calendar' })).toMatchObject({
      price: { unit: { amount: 1_099 } },
      options: { calendarType: 'tischkalender', formatType: 'small', mountingType: 'ohne' },
    });
  });

  test.each([
    [{ startMonth: '13' }, /^bad-input startMonth: Der erste Monat ist eine Zahl von 1 bis 12, nicht „13“\. Am nächsten kommt 12\./],
    [{ year: '1899' }, /^bad-input year: .*von 1900 bis 2100, nicht für „1899“\. Am nächsten kommt 1900\./],
    [{ year: '2101' }, /Am nächsten kommt 2100/],
    [
      { calendarType: 'terminkalender', displayType: 'week', startDate: '2027-01-05' },
      /^bad-input startDate: Die erste Woche beginnt an einem Montag, und Dienstag, 5\.\sJanuar ist keiner\. Am nächsten kommt der 04\.01\.2027\./,
    ],
    [{ startDate: '2027-02-30' }, /^bad-input startDate: „2027-02-30“ ist kein Datum/],
    [{ startDate: '2027-01-04' }, /^bad-input startDate: Einen Tag als Anfang gibt es nur beim Terminkalender/],
    [{ formatType: 'portrait-long' }, /^bad-input formatType: Wandkalender: Schmal gibt es dafür nicht\. Am nächsten kommt: DIN A3/],
    [{ formatType: 'a3' }, /^bad-input formatType: „a3“ gibt es bei Kalendern nicht\. Am nächsten kommt „din-a3“/],
    [{ mountingType: 'holzfuss' }, /^bad-input mountingType: Wandkalender: Holzfuß gibt es dafür nicht/],
    [{ calendarType: 'adventskalender' }, /^bad-input calendarType: .*Am nächsten kommt „wandkalender“/],
    [{ refinementType: 'relief' }, /^bad-input refinementType/],
    [{ designGroupId: '9' }, /^bad-input designGroupId: Ein Design mit der Nummer „9“ gibt es bei Kalendern nicht\. Am nächsten kommt 1\./],
    [{ designGroupId: '2', designId: '29' }, /^bad-input designId: .*Am nächsten kommt 21/],
    [{ accessoryTypes: 'stift,kerze' }, /^bad-input accessoryTypes: „kerze“/],
    [{ amount: '501' }, /^bad-input amount: .*von 1 bis 500\. Am nächsten kommt 500/],
    [{ amount: '12.5' }, /Am nächsten kommt 13/],
    [{ amount: '-5' }, /Am nächsten kommt 1\./],
  ])('refuse %o with a sentence and the nearest value [F167]', async (given, sentence) => {
    const call = (await guestCalls(await seededShop(open, clock))).request();
    expect(await refusal(call('GET /web-api/calendar-price', given))).toMatch(sentence);
  });

  test('name school holidays by decree once an operator took them over, with their source, through a start of the shop', async () => {
    const shop = await seededShop(open, clock);
    const call = (await guestCalls(shop)).request();
    const asked = { area: 'DE-BY', from: '2027-01-01', to: '2027-12-31' };
    expect(await call('GET /web-api/school-holidays', asked)).toEqual({ holidays: [] });
    const shown = { name: 'Testferien', from: '2027-03-01', to: '2027-03-05', source: 'Quelle eines Tests', asOf: '2026-11-01' };
    const put = (row: unknown) => putOperatorRow(shop.store, 'options', 'school-holidays', row);
    await put([{ ...shown, area: 'DE-BY', year: 2027 }]);
    expect(await call('GET /web-api/school-holidays', asked)).toEqual({ holidays: [shown] });
    expect(await call('GET /web-api/school-holidays', { ...asked, area: 'DE-HE' })).toEqual({ holidays: [] });
    await expect(put([{ ...shown, area: 'DE-BY', year: 2026 }])).rejects.toMatchObject({ code: 'bad-input' });
    await seedCatalogue(shop.store, { number: seedNumber + 1, rows: seedRows });
    expect(await call('GET /web-api/school-holidays', asked)).toEqual({ holidays: [shown] });
    await put([]);
    expect(await call('GET /web-api/school-holidays', asked)).toEqual({ holidays: [] });
    expect(await refusal(call('GET /web-api/school-holidays', { ...asked, area: 'DE' }))).toMatch(/^bad-input/);
  });

  test('describe a design group with its formats, options and starts [F340]', async () => {
    const call = (await guestCalls(await seededShop(open, clock))).request();
    const group = await call('GET /web-api/calendar-design-group', { id: '3', calendarType: 'tischkalender' });
    expect(group).toMatchObject({
      id: 3,
      name: 'Zweige',
      calendarType: 'tischkalender',
      designs: [{ designId: 31, name: 'Salbei', image: '/img/calendars/tischkalender/31-cover' }, { designId: 32 }],
      formats: [{ key: 'small', widthMm: 105, heightMm: 148 }, { key: 'square' }, { key: 'landscape' }],
    });
    expect(group.mountings.map(({ value, addition }) => [value, addition?.amount ?? 0])).toEqual([
      ['spirale', 0],
      ['holzblock', 600],
      ['holzfuss', 500],
      ['ohne', -200],
    ]);
    expect(group.startMonths.slice(0, 3)).toEqual(['2026-10', '2026-11', '2026-12']);
    expect(group.startMonths).toHaveLength(25);
    expect(group.groups).toHaveLength(5);
    expect(await call('GET /web-api/calendar-design-group', { calendarType: 'familienplaner' })).toMatchObject({ id: 1 });
    expect(await refusal(call('GET /web-api/calendar-design-group', { id: '77' }))).toMatch(/^not-found/);
    const { types, delivery } = await call('GET /web-api/calendar-types', {});
    expect(types.map(({ calendarType, from }) => [calendarType, from.amount])).toEqual([
      ['wandkalender', 1_999],
      ['familienplaner', 2_199],
      ['kuechenkalender', 1_899],
      ['terminkalender', 2_199],
      ['tischkalender', 1_099],
    ]);
    expect(delivery).toMatch(/dein Kalender bis .* bei dir/);
    const { items } = await call('GET /web-api/sku/container', { skus: ['wandkalender-din-a4-spirale-matt-none-2027-01', 'mug-330'] });
    expect(items[0]).toMatchObject({ name: 'Wandkalender', path: '/fotokalender/wandkalender/', from: { amount: 1_999 } });
    expect(items[1]).toMatchObject({ sku: 'mug-330' });
  });
});
