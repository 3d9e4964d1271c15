/** An order whose line cannot be printed waits for its customer, who repairs it on the page of the order. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ProblemPlace } from '#api/order/repair.ts';
import { dayMs } from '#core/values/unit.ts';
import { repairedWithPhoto } from '#http/calls/repaired-photo.ts';
import { mailJobs } from '#services/mail/mail.job.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { recheckOrder } from '#services/order/recheck.ts';
import { printJobs } from '#services/print/produce.job.ts';
import { listMails } from '#store/mail/mails.ts';
import { holdOrder } from '#store/order/holds.ts';
import { lineDocumentText } from '#store/order/line-content.ts';
import { findOrder, orderById, transitionOrder } from '#store/order/orders.ts';
import { productionFiles } from '#store/order/production.ts';
import { findPicture } from '#store/picture/pictures.ts';
import { orderKey } from '#tests/customer.ts';
import { browser, runJobs, type TestBrowser } from '#tests/customer-browser.ts';
import { type Engine, onEachEngine, withStore } from '#tests/engines.ts';
import { fileForm } from '#tests/file-form.ts';
import { coloursOf, expectColour, openLabShop } from '#tests/lab-orders.ts';
import { operatorCall } from '#tests/operator-sources.ts';
import { even, mug, photoOrder } from '#tests/photo-orders.ts';
import { servedPicture } from '#tests/served-picture.ts';

type Lab = Awaited<ReturnType<typeof openLabShop>>;

async function openShop(open: Engine['open']) {
  let now = new Date('2026-11-19T09:00:00Z');
  const lab = await openLabShop(open, () => now);
  onTestFinished(() => lab.close());
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const mail = mailJobs({ MAIL_FROM: 'post@federleicht.example', PORT: 3000 });
  return { ...lab, pass, mail };
}

const stateOf = async ({ shop }: Lab, id: string) => (await orderById(shop.store, id))?.state;
async function heldReason({ shop }: Lab, id: string) {
  const row = await shop.store.db.selectFrom('orders').select(['held_at', 'held_reason']).where('id', '=', id).executeTakeFirst();
  return row?.held_at ? row.held_reason : null;
}
const repairOf = (who: TestBrowser, token: string) => who.call('GET /web-api/orders/:token/repair', { token });

/** The first place that the page of the order shows. */
async function placeIn(who: TestBrowser, token: string): Promise<ProblemPlace & { text: string }> {
  const [line] = (await repairOf(who, token)).lines;
  const [problem] = line?.problems ?? [];
  if (!line || !problem) throw new Error('nothing is wrong');
  return { position: line.position, revision: line.revision, key: problem.key, text: problem.text };
}

async function send(who: TestBrowser, token: string, { text: _, ...place }: ProblemPlace & { text?: string }, bytes: Buffer) {
  const { headers, body } = fileForm(bytes, 'neu.jpg');
  const request = new Request('http://localhost/', { method: 'POST', headers, body: new Uint8Array(body) });
  return who.withContext((context) => repairedWithPhoto(request, context, token, place));
}

/** Overwrites or removes the print file of a picture; answers its key. */
async function spoil({ shop, home }: Lab, photo: string, how: 'broken' | 'missing') {
  const picture = await findPicture(shop.store, (await home.owner()) as never, photo);
  if (!picture) throw new Error('no picture');
  const { printKey } = picture;
  if (how === 'missing') {
    await shop.files.remove(printKey);
    return printKey;
  }
  const file = join(shop.tempDir, `broken-${orderKey()}`);
  const whole = await shop.files.get(printKey);
  await writeFile(file, whole.subarray(0, Math.floor(whole.length / 2)));
  await shop.files.put(printKey, file);
  return printKey;
}

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

async function picturesIn({ shop }: Lab, order: string): Promise<string[]> {
  const [line] = (await orderById(shop.store, order))?.lines ?? [];
  const document = (await lineDocumentText(shop.store, line?.id ?? '')) ?? '';
  return [...new Set(document.match(/(?<="photoId":")[^"]+/g) ?? [])];
}

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
