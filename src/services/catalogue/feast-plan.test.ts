import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatalogue, pageOf } from '#tests/block-page.tsx';
import { readPlanQuery } from '#web/planner/plan-query.ts';

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

/** The plan of an address, as its page asks for it on a November morning. */
function planOf(search: string) {
  const { query } = readPlanQuery(new URLSearchParams(search));
  const shop = { ...catalogue.shop, clock: () => new Date('2026-11-19T09:42:00+01:00') };
  return pageOf(shop).call('GET /web-api/feast-plan', query);
}

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('a wedding with guests in France: what comes next in words, every piece with its days, and who decides', async () => {
  const plan = await planOf('occasion=hochzeit&day=2027-06-12&guestPlaces=FR&households=90');
  expect(plan).toMatchObject({ day: '2027-06-12', today: '2026-11-19', isExample: false, problem: null, country: 'DE' });
  expect(plan.title).toBe('Als Nächstes: die Einladung.');
  expect(plain(plan.lead)).toBe('Bestellt bis Montag, 1. Februar, liegt alles rechtzeitig am Ziel.');
  expect(plan.pieces.map(({ piece }) => piece)).toEqual([
    'save-the-date',
    'invitation',
    'church-booklet',
    'menu-card',
    'place-card',
    'seating-plan',
    'thank-you-card',
  ]);
  const [announcement, invitation] = plan.pieces;
  expect(announcement).toMatchObject({ urgency: 'late', latest: expect.anything() });
  expect(plain(announcement?.note ?? '')).toBe('heute bestellt, ab Mo, 30. Nov. bei allen Gästen');
  expect(plain(invitation?.latest?.text)).toBe('Mo, 1. Feb., 11 Uhr');
  expect(plain(invitation?.target)).toBe('bei den Gästen bis Sa, 20. März, im Ausland bis Sa, 20. Feb.');
  expect(invitation?.others.map(plain)[0]).toMatch(/^Express bis Mo, 8\. Feb\./);
  expect(plan.deciding).toMatchObject({ title: 'Frankreich entscheidet.' });
});

test('the pieces lie in one suite as far as it goes, and lead to lists that hold designs', async () => {
  const { pieces } = await planOf('day=2027-06-12');
  const pictures = pieces.map(({ picture }) => picture?.id);
  expect(pictures.every((id) => id !== undefined)).toBe(true);
  for (const { path } of pieces) {
    const filter = Object.fromEntries(new URL(path, 'https://shop.example').searchParams);
    const { total, blanks } = await pageOf(catalogue.shop).call('GET /web-api/cards', { ...filter, category: [filter.category ?? ''] });
    expect(total + blanks.length, path).toBeGreaterThan(0);
  }
});

test.each([
  ['', null],
  ['day=2020-02-02', 'past'],
  ['day=2099-01-01', 'far'],
  ['day=2027-02-30', null],
  ['day=<script>&occasion=constructor&households=-3&deliveryCountry=XX&guestPlaces=__proto__', null],
])('%s is answered with an example', async (search, problem) => {
  const plan = await planOf(search);
  expect(plan).toMatchObject({ isExample: true, problem, day: '2027-09-18' });
  expect(plan.pieces.every(({ urgency }) => urgency !== 'late')).toBe(true);
});

test.each([
  ['2027-02-30', true],
  ['soon', true],
  ['2027-02-28', false],
])('an address with the day %s says whether the calendar has it', (day, isNoDay) => {
  expect(readPlanQuery(new URLSearchParams({ day })).isNoDay).toBe(isNoDay);
});
