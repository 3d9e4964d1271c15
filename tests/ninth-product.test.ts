/** A product type that is not among the sources is sold once it is in the registries: price, saved design, cart, order, print file, ticket. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Shop } from '#services/handler.ts';
import { producePrintFiles } from '#services/print/produce.job.ts';
import { ticketKeys, writeTicket } from '#services/print/write-ticket.ts';
import { findOrder } from '#store/order/orders.ts';
import { orderBody, orderKey } from '#tests/customer.ts';
import { browser } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { seededShop } from '#tests/guest-calls.ts';
import { openLabShop } from '#tests/lab-orders.ts';
import { type BookmarkSize, bookmarkDocument } from '#tests/ninth-product.ts';

vi.mock('#core/products/sold.ts', async (importOriginal) => {
  const { bookmark } = await import('#tests/fixtures/bookmark/product.ts');
  return { ...(await importOriginal<object>()), bookmark };
});
vi.mock('#core/products/sold-row-schemas.ts', async (importOriginal) => {
  const { bookmarkRowSchemas } = await import('#tests/fixtures/bookmark/row-schemas.ts');
  return { ...(await importOriginal<object>()), bookmark: bookmarkRowSchemas };
});
vi.mock('#seed/prices/products.ts', async (importOriginal) => {
  const { bookmarkPrices } = await import('#tests/fixtures/bookmark/prices.ts');
  return { ...(await importOriginal<object>()), bookmark: bookmarkPrices };
});
vi.mock('#texts/de/all.ts', async (importOriginal) => {
  const all = await importOriginal<typeof import('#texts/de/all.ts')>();
  const { bookmarkTexts } = await import('#tests/fixtures/bookmark/texts.ts');
  return { ...all, allTexts: { ...all.allTexts, ...bookmarkTexts } };
});
// A thread has modules of its own, whose registries do not have the product.
vi.mock('#services/jobs/thread-pool.ts', async (importOriginal) => {
  async function run(task: { kind: string }): Promise<unknown> {
    const { checkTasks } = await import('#services/checks/check-document.ts');
    const { documentTasks } = await import('#services/document-tasks.ts');
    return ({ ...checkTasks, ...documentTasks } as Record<string, (task: object) => unknown>)[task.kind]?.(task);
  }
  const pool = { run, waiting: () => 0, close: async () => undefined };
  return { ...(await importOriginal<object>()), openThreadPool: () => pool };
});

const clock = () => new Date('2026-11-25T10:00:00.000Z');

/** Calls whose keys the types of the sources do not have. */
function callsOf(visitor: ReturnType<typeof browser>) {
  return (key: string, input: unknown, headers?: Record<string, string>): Promise<unknown> =>
    visitor.call(key as never, input as never, headers);
}

withStore('a ninth product type', (open) => {
  test('has a price by size, paper and quantity, and refuses what is not offered', async () => {
    const call = callsOf(browser(await seededShop(open, clock)));
    const price = (size: string, paper: string, quantity: number) => call('GET /web-api/bookmark-price', { size, paper, quantity });
    expect(await price('narrow', 'smooth', 1)).toMatchObject({ unit: { amount: 190 }, total: { text: '1,90\u00a0€' } });
    expect(await price('wide', 'laid', 50)).toMatchObject({ unit: { amount: 232 }, total: { amount: 11_600, currency: 'EUR' } });
    await expect(price('wide', 'gold', 1)).rejects.toMatchObject({ code: 'bad-input' });
  });

  test('is saved with a document of its own size, ordered, printed and named in the ticket', async () => {
    const { shop, close } = await openLabShop(open, clock);
    onTestFinished(close);
    const call = callsOf(browser(shop));
    const save = (design: BookmarkSize, size: BookmarkSize) =>
      call('POST /web-api/designs', { design: bookmarkDocument(design, 'Für Oma'), choice: { size, paper: 'kraft', quantity: 3 } });
    await expect(save('narrow', 'wide')).rejects.toMatchObject({ details: { errors: [{ field: 'choice' }] } });
    const { id } = (await save('wide', 'wide')) as { id: string };
    const cart = await call('POST /web-api/cart/lines', { designId: id });
    expect(cart).toMatchObject({
      lines: [
        { product: 'bookmark', name: 'Lesezeichen', options: 'Lesezeichen breit, Kraftpapier', total: { amount: 810 }, problems: [] },
      ],
    });
    const body = { ...orderBody(cart as Parameters<typeof orderBody>[0]), payment: 'prepayment' };
    const { token } = (await call('POST /web-api/order', body, { 'idempotency-key': orderKey() })) as { token: string };
    await expectPrinted(shop, token);
  });
});

async function expectPrinted(shop: Shop, token: string): Promise<void> {
  const order = await findOrder(shop.store, token);
  const [line] = order?.lines ?? [];
  if (!order || !line) throw new Error('no order');
  const produced = await producePrintFiles(shop, order, line);
  expect(produced.files.map(({ name }) => name)).toEqual([`${order.number}_01_bookmark-wide_60x180_3x_1p_v1.pdf`]);
  await writeTicket(shop, order, produced.files, new Map([[line.id, produced]]));
  const keys = ticketKeys(order);
  expect((await shop.files.get(keys['ticket.xjdf'])).toString()).toContain('Amount="3"');
  expect((await shop.files.get(keys['ticket.html'])).toString()).toContain('Kraftpapier, 250 g/m²');
}
