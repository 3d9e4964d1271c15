/** Lines of stored orders for common forms: their files with paper, refinement and day, and why others are on none. */
import { expect, test } from 'vitest';
import { handoverOf } from '#services/print/write-ticket.ts';
import { holdOrder } from '#store/order/holds.ts';
import { withStore } from '#tests/engines.ts';
import { guestRecord } from '#tests/merge-records.ts';
import { mergedDocument, placeCard, placeMerged, produceOrder, rowOf, shopWithFiles } from '#tests/merged-lines.ts';
import { dayGroups, linesOfOrders } from '../tools/impose-orders.ts';

withStore('lines of orders for a form', (open) => {
  test('are those that wait for their plates; held ones, lists and unknown orders are named [E066]', { timeout: 600_000 }, async () => {
    const shop = await shopWithFiles(open);
    const document = mergedDocument(rowOf('olivia-platzkarte'), { 'front-name': 'Anna' });
    const [one, other, held] = [
      await placeCard(shop, document, 50),
      await placeCard(shop, document, 75),
      await placeCard(shop, document, 25),
    ];
    const list = await placeMerged(shop, { document: mergedDocument(rowOf('olivia-platzkarte')), records: [guestRecord(1)] });
    for (const { order } of [one, other, held, list]) expect(await produceOrder(shop, order.id)).toEqual([]);
    const unmade = await placeCard(shop, document, 30);
    await shop.store.write((trx) => holdOrder(trx, held.order.id, 'word', shop.clock()));

    const day = handoverOf(one.order);
    const lines = await linesOfOrders(shop.store, shop.files, day);
    expect(lines?.files.map(({ order, copies, sides, plateDay }) => [order, copies, sides, plateDay]).toSorted()).toEqual(
      [
        [`${one.order.number}-01`, 50, 2, day],
        [`${other.order.number}-01`, 75, 2, day],
      ].toSorted(),
    );
    expect(lines && dayGroups(lines.files)).toHaveLength(1);
    expect(lines?.files[0]).toMatchObject({ paper: expect.stringMatching(/^[a-z]/), refinement: '–' });
    expect(lines?.left.toSorted()).toEqual(
      [
        `${held.order.number}: Die Bestellung ist nicht zum Druck frei.`,
        `${list.order.number}-01: Jedes Stück ist ein anderes. Schieße die Dateien mit --records aus.`,
      ].toSorted(),
    );

    const named = await linesOfOrders(shop.store, shop.files, `${one.order.number},${unmade.order.number},F1`);
    expect(named?.files.map(({ order }) => order)).toEqual([`${one.order.number}-01`]);
    expect(named?.left).toEqual([
      'F1: Diese Bestellung gibt es hier nicht.',
      `${unmade.order.number}: Die Bestellung ist nicht zum Druck frei.`,
    ]);
    expect((await linesOfOrders(shop.store, shop.files, '2020-01-01'))?.files).toEqual([]);
    expect(await linesOfOrders(shop.store, shop.files, 'morgen')).toBeNull();
  });
});
