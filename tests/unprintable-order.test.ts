/** Orders that cannot be printed: when their customer is asked, and which repairs are taken. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runOrderAction } from '#services/order/order-action.ts';
import { recheckOrder } from '#services/order/recheck.ts';
import { printJobs } from '#services/print/produce.job.ts';
import { listMails } from '#store/mail/mails.ts';
import { holdOrder } from '#store/order/holds.ts';
import { orderById } from '#store/order/orders.ts';
import { productionFiles } from '#store/order/production.ts';
import { orderKey } from '#tests/customer.ts';
import { browser, runJobs } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { operatorCall } from '#tests/operator-sources.ts';
import { even, mug, photoOrder } from '#tests/photo-orders.ts';
import { heldReason, openShop, picturesIn, placeIn, repairOf, send, spoil, stateOf } from '#tests/unprintable-orders.ts';

withStore('an order that cannot be printed', (open) => {
  test('for a file that is missing asks with the last try only, and for one too small at once', { timeout: 120_000 }, async () => {
    const lab = await openShop(open);
    const { shop } = lab;
    const missing = await photoOrder(lab, [mug(await lab.uploaded(even('#c02020'), 'rot.jpg'))]);
    const printKey = await spoil(lab, (await picturesIn(lab, missing.id))[0] ?? '', 'missing');
    const produce = printJobs['produce-line'];
    const [line] = (await orderById(shop.store, missing.id))?.lines ?? [];
    // A job of before names no revision.
    await expect(produce?.({ orderLine: line?.id }, shop, false)).rejects.toMatchObject({ code: 'not-found' });
    expect(await stateOf(lab, missing.id)).toBe('invoice_open');
    const write = await produce?.({ orderLine: line?.id }, shop, true);
    await shop.store.write(async (trx) => write?.(trx));
    expect(await stateOf(lab, missing.id)).toBe('needs_customer');
    // An operator has put the file back: the order goes on without its customer.
    expect(await recheckOrder(shop, missing.number)).toMatchObject({ refused: null, changed: true });
    const file = join(shop.tempDir, 'found.jpg');
    await writeFile(file, await even('#c02020'));
    await shop.files.put(printKey, file);
    await runJobs(shop, printJobs);
    expect(await stateOf(lab, missing.id)).toBe('preflight');
    expect(await recheckOrder(shop, missing.number)).toMatchObject({ refused: 'order-refused', changed: false });
    await shop.store.write((trx) => trx.deleteFrom('jobs').where('kind', '=', 'produce-line').execute());

    const small = await photoOrder(lab, [mug(await lab.uploaded(even('#c02020', 90, 90), 'klein.jpg'))]);
    await runJobs(shop, printJobs);
    const { lines } = await repairOf(browser(shop), small.token);
    expect(lines[0]?.problems).toMatchObject([{ takesPhoto: true, isAcceptable: false, page: expect.any(String) }]);
    expect(lines[0]?.problems[0]?.key).toMatch(/^photo-resolution /);
  });

  test('of several lines has one state and one mail, which names them all', { timeout: 120_000 }, async () => {
    const lab = await openShop(open);
    const { shop } = lab;
    const ids = [await lab.uploaded(even('#c02020'), 'rot.jpg'), await lab.uploaded(even('#2040c0'), 'blau.jpg')];
    const order = await photoOrder(
      lab,
      ids.map((id) => mug(id)),
    );
    for (const id of ids) await spoil(lab, id, 'broken');
    await runJobs(shop, printJobs);
    lab.pass(10 * 60_000);
    await runJobs(shop, lab.mail);
    const mails = (await listMails(shop.store)).filter(({ subject }) => subject.includes('braucht dich'));
    expect(mails.map(({ text }) => text.match(/Position \d/g))).toEqual([['Position 1', 'Position 2']]);
    const { events } = (await orderById(shop.store, order.id)) ?? { events: [] };
    expect(events.filter(({ state }) => state === 'needs_customer')).toHaveLength(1);
    // Repairing one of two keeps the order where it is.
    expect(await send(browser(shop), order.token, await placeIn(browser(shop), order.token), await even('#20a040'))).toBe(false);
    expect(await stateOf(lab, order.id)).toBe('needs_customer');
    await runJobs(shop, printJobs);
    expect(await stateOf(lab, order.id)).toBe('needs_customer');
    expect(await send(browser(shop), order.token, await placeIn(browser(shop), order.token), await even('#808080'))).toBe(true);
  });

  test('takes the repair that was tried, and a photo that is too small again is refused', { timeout: 120_000 }, async () => {
    const lab = await openShop(open);
    const { shop } = lab;
    const order = await photoOrder(lab, [mug(await lab.uploaded(even('#c02020', 1_200, 1_200), 'rot.jpg'), 8)]);
    await runJobs(shop, printJobs);
    const who = browser(shop);
    const { text, ...place } = await placeIn(who, order.token);
    await expect(send(who, order.token, place, await even('#20a040', 80, 80))).rejects.toMatchObject({ code: 'bad-input' });
    await expect(who.call('POST /web-api/orders/:token/repair', { token: order.token, ...place, how: 'accept' })).rejects.toMatchObject({
      code: 'order-refused',
    });
    expect((await repairOf(who, order.token)).lines[0]?.problems[0]).toMatchObject({ repair: 'Kleiner ziehen', text });
    // A hold is for the press alone.
    await shop.store.write((trx) => holdOrder(trx, order.id, 'operator', shop.clock()));
    await who.call('POST /web-api/orders/:token/repair', { token: order.token, ...place, how: 'repair' });
    expect(await stateOf(lab, order.id)).toBe('preflight');
    await runJobs(shop, printJobs);
    expect(await heldReason(lab, order.id)).toBe('operator');
    expect(await productionFiles(shop.store, order.id)).not.toEqual([]);
  });

  test('that was cancelled or is of another customer is not repaired', { timeout: 120_000 }, async () => {
    const lab = await openShop(open);
    const { shop } = lab;
    const order = await photoOrder(lab, [mug(await lab.uploaded(even('#c02020', 90, 90), 'klein.jpg'))]);
    await runJobs(shop, printJobs);
    const who = browser(shop);
    const place = await placeIn(who, order.token);
    await expect(send(who, orderKey(), place, await even('#20a040'))).rejects.toMatchObject({ code: 'not-found' });
    await runOrderAction({ ...shop, payments: [] } as never, order.number, 'cancel', operatorCall);
    await expect(send(who, order.token, place, await even('#20a040'))).rejects.toMatchObject({
      code: 'order-refused',
      details: { shown: { text: expect.stringContaining('storniert') } },
    });
    expect(await repairOf(who, order.token)).toEqual({ lines: [], isRepaired: false });
  });
});
