/** An order whose line cannot be printed waits for its customer, who repairs it on the page of the order. */
import { expect, test } from 'vitest';
import { dayMs } from '#core/values/unit.ts';
import { printJobs } from '#services/print/produce.job.ts';
import { listMails } from '#store/mail/mails.ts';
import { findOrder, transitionOrder } from '#store/order/orders.ts';
import { productionFiles } from '#store/order/production.ts';
import { findPicture } from '#store/picture/pictures.ts';
import { orderKey } from '#tests/customer.ts';
import { browser, runJobs } from '#tests/customer-browser.ts';
import { onEachEngine, withStore } from '#tests/engines.ts';
import { coloursOf, expectColour } from '#tests/lab-orders.ts';
import { even, mug, photoOrder } from '#tests/photo-orders.ts';
import { servedPicture } from '#tests/served-picture.ts';
import { openShop, picturesIn, placeIn, repairOf, send, spoil, stateOf } from '#tests/unprintable-orders.ts';

withStore('an order of a photo whose file is broken', (open) => {
  test('asks its customer once, takes another photo from any holder of the link, and prints that one', { timeout: 120_000 }, async () => {
    const lab = await openShop(open);
    const { shop, mail } = lab;
    const order = await photoOrder(lab, [mug(await lab.uploaded(even('#c02020'), 'rot.jpg'))]);
    await spoil(lab, (await picturesIn(lab, order.id))[0] ?? '', 'broken');
    const before = await findOrder(shop.store, order.token);
    await runJobs(shop, printJobs);
    const asked = await findOrder(shop.store, order.token);
    expect(asked?.events.slice(-2).map(({ state, reason }) => [state, reason])).toEqual([
      ['preflight', 'files-checked'],
      ['needs_customer', 'not-printable'],
    ]);
    await runJobs(shop, mail);
    const mails = (await listMails(shop.store)).filter(({ subject }) => subject.includes('braucht dich'));
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Dieses Foto ist beschädigt')]);

    const stranger = browser(shop);
    const { lines } = await repairOf(stranger, order.token);
    expect(lines).toMatchObject([{ position: 1, revision: 1, problems: [{ repair: null, takesPhoto: true, isAcceptable: false }] }]);
    const picture = `${lines[0]?.problems[0]?.picture}-960.webp`;
    expect((await servedPicture(shop, picture)).status).toBe(200);
    expect((await servedPicture(shop, picture.replace(order.token, orderKey()))).status).toBe(404);
    lab.pass(7 * dayMs);
    expect(await send(stranger, order.token, await placeIn(stranger, order.token), await even('#20a040'))).toBe(true);
    const repaired = await findOrder(shop.store, order.token);
    expect([repaired?.state, repaired?.lines[0]?.revision, repaired?.total]).toEqual(['preflight', 2, before?.total]);
    expect((repaired?.deliveryFrom ?? '') > (before?.deliveryFrom ?? '')).toBe(true);
    expect(await repairOf(stranger, order.token)).toEqual({ lines: [], isRepaired: true });
    // The picture belongs to whom the order belongs to, not to the holder of the link.
    const [photo = ''] = [...(await picturesIn(lab, order.id))].slice(-1);
    expect(await findPicture(shop.store, repaired?.owner as never, photo)).not.toBeNull();

    await runJobs(shop, printJobs);
    const [made] = await productionFiles(shop.store, order.id);
    expect(made?.name).toMatch(/_v2\./);
    expectColour((await coloursOf(await shop.files.get(made?.key ?? '')))(0.5, 0.5).slice(0, 3), '#20a040');
    const rows = await shop.store.db.selectFrom('order_line_revisions').selectAll().orderBy('revision').execute();
    expect(rows.map(({ revision, actor, sheets_key }) => [revision, actor, sheets_key !== null])).toEqual([
      [1, 'customer', false],
      [2, 'customer', true],
    ]);
    expect(await stateOf(lab, order.id)).toBe('preflight');
    await runJobs(shop, mail);
    expect((await listMails(shop.store)).filter(({ subject }) => subject.includes('braucht dich'))).toHaveLength(1);
  });
});

onEachEngine('an order that two windows repair at once', (open) => {
  test('gets one new revision, and the second window reads that the place was changed', { timeout: 120_000 }, async () => {
    const lab = await openShop(open);
    const { shop } = lab;
    const order = await photoOrder(lab, [mug(await lab.uploaded(even('#c02020', 1_200, 1_200), 'rot.jpg'), 8)]);
    await runJobs(shop, printJobs);
    const { text: _, ...place } = await placeIn(browser(shop), order.token);
    const repairs = Array.from({ length: 4 }, () =>
      browser(shop).call('POST /web-api/orders/:token/repair', { token: order.token, ...place, how: 'repair' }),
    );
    const ended = await Promise.allSettled(repairs);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of ended) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'order-refused' });
    const rows = await shop.store.db.selectFrom('order_line_revisions').select('revision').orderBy('revision').execute();
    expect(rows).toEqual([{ revision: 1 }, { revision: 2 }]);

    // Not produced yet: it cannot go to the press. Afterwards it can, and has no other revision any more.
    const toPress = () =>
      shop.store.write((trx) => transitionOrder(trx, order.id, { state: 'in_production', actor: 'shop', reason: 'test' }, shop.clock()));
    expect(await toPress()).toMatchObject({ ok: false, state: 'preflight' });
    await runJobs(shop, printJobs);
    expect(await toPress()).toEqual({ ok: true });
    const line = await shop.store.db.selectFrom('order_lines').select('plate_at').where('order', '=', order.id).executeTakeFirst();
    expect(line?.plate_at).toBe(shop.clock().toISOString());
    const late = browser(shop).call('POST /web-api/orders/:token/repair', { token: order.token, ...place, how: 'repair' });
    await expect(late).rejects.toMatchObject({ code: 'order-refused' });
  });
});
