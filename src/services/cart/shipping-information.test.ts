import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatalogue, pageOf } from '#tests/block-page.tsx';

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

/** What customers read about deliveries to Germany at a time of Berlin. */
async function offers(at: string) {
  const shop = { ...catalogue.shop, clock: () => new Date(`${at}+01:00`) };
  const { types } = await pageOf(shop).call('GET /web-api/shipping-information', {});
  return Object.fromEntries(
    types.map(({ type, from, to, text, note }) => [type, { from, to, text: text.replaceAll('\u00a0', ' '), note }]),
  );
}

test('express ordered until 11:00:00 arrives on the next day, a second later one working day more [F025]', async () => {
  expect((await offers('2026-11-19T11:00:00')).express).toEqual({
    from: '2026-11-20',
    to: '2026-11-20',
    text: 'Freitag, 20. November',
    note: 'Bei Bestellung bis 11 Uhr',
  });
  expect((await offers('2026-11-19T11:00:01')).express).toMatchObject({ from: '2026-11-23', to: '2026-11-23' });
});

test('standard delivery takes two to four working days after the handover of Monday, 23 November [F026]', async () => {
  expect((await offers('2026-11-19T10:00:00')).standard).toEqual({
    from: '2026-11-25',
    to: '2026-11-27',
    text: 'Mittwoch, 25. bis Freitag, 27. November',
    note: 'Zwei bis vier Werktage nach der Übergabe',
  });
});
