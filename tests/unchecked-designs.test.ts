/** Designs whose print check is late, refused or shared: what the check, the cart and the order answer. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { ProductDocument } from '#core/products/document.ts';
import { Fault } from '#core/values/fault.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { inProcessClient } from '#http/calls/handlers.ts';
import { openFonts } from '#resources/fonts.ts';
import type * as checks from '#services/checks/check-document.ts';
import type { Context, Shop } from '#services/handler.ts';
import { createOwner } from '#store/session/sessions.ts';
import { pageOf } from '#tests/block-page.tsx';
import { munich, personalised } from '#tests/customer.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { noSession } from '#tests/no-session.ts';
import { seedAll } from '#tests/seeded.ts';

/** What the pool does with a check; each test sets it. */
const pool = vi.hoisted(() => ({ run: async (): Promise<unknown> => [], deadlines: [] as number[] }));

vi.mock('#services/checks/check-document.ts', async (original) => ({
  ...(await original<typeof checks>()),
  checkPool: () => ({
    run: (_task: object, deadlineMs: number) => {
      pool.deadlines.push(deadlineMs);
      return pool.run();
    },
  }),
}));

beforeEach(() => {
  pool.run = async () => [];
  pool.deadlines.length = 0;
});

const clock = () => new Date('2026-11-19T09:00:00Z');
const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;

async function guestOn(open: Engine['open']) {
  const store = await open();
  await seedAll(store);
  const owner = (await createOwner(store, clock())).id;
  const shop = {
    store,
    fonts: await openFonts(),
    clock,
    bank: { recipient: '', iban: '' },
    payments: [],
    log: () => {},
  } as unknown as Shop;
  const request = () =>
    inProcessClient({
      shop,
      site: pageOf(shop).site,
      actor: { kind: 'visitor', owner: { current: owner, ensure: async () => owner, ...noSession } },
      ipAddress: '127.0.0.1',
      requestId: 'r',
      header: (name) => (name === 'idempotency-key' ? 'k'.repeat(22) : null),
    } satisfies Context);
  const olivia = designRows.find(({ id }) => id === 'olivia');
  if (!olivia) throw new Error('the seed has no Olivia');
  const design = personalised(blankDesign(olivia, 'folded', 'a6', undefined, 'none')) as ProductDocument;
  const { id } = await request()('POST /web-api/designs', { design, choice });
  return { store, request, id, check: () => request()('GET /web-api/designs/:id/preflight', { id }) };
}

withStore('the print check of a saved design', (open) => {
  test('has two seconds and 50 ms a page, and requests at once share it', async () => {
    const { store, request, id, check } = await guestOn(open);
    expect(await Promise.all([check(), check(), check()])).toEqual(Array(3).fill({ orderable: true, findings: [] }));
    await request()('POST /web-api/cart/lines', { designId: id });
    expect(pool.deadlines).toEqual([2_100]);
    await store.close();
  });

  test('that takes too long answers with one finding that blocks, in the cart as well', async () => {
    const { store, request, id, check } = await guestOn(open);
    pool.run = () => Promise.reject(new DOMException('late', 'TimeoutError'));
    const { orderable, findings } = await check();
    expect([orderable, findings.map(({ rule, level }) => `${level} ${rule}`)]).toEqual([false, ['block too-complex']]);
    const cart = await request()('POST /web-api/cart/lines', { designId: id });
    expect(cart.lines[0]?.total?.amount).toBeGreaterThan(0);
    expect(cart.lines[0]?.problems).toEqual([expect.stringMatching(/^Dieser Entwurf hat so viele oder so feine Formen, dass wir/)]);
    await store.close();
  });

  test('that finds the queue full is a 503 with a time to wait; the cart keeps line and price, and the order is not placed', async () => {
    const { store, request, id, check } = await guestOn(open);
    pool.run = () => Promise.reject(new Fault('busy', 'full', { retryAfterSeconds: 2 }));
    await expect(check()).rejects.toMatchObject({ code: 'busy', details: { retryAfterSeconds: 2 } });
    const cart = await request()('POST /web-api/cart/lines', { designId: id });
    expect([cart.orderable, cart.lines[0]?.problems]).toEqual([false, [expect.stringMatching(/^Die Druckprüfung dauert gerade länger\./)]]);
    const order = request()('POST /web-api/order', {
      cartId: cart.id ?? '',
      email: 'zoe@beispiel.de',
      delivery: { ...munich, country: 'DE' },
      billing: null,
      shippingType: 'standard',
      payment: 'invoice',
      shownTotal: cart.total.amount,
      termsAccepted: true,
    });
    await expect(order).rejects.toMatchObject({ code: 'busy', details: { retryAfterSeconds: 5 } });
    pool.run = async () => [];
    expect((await request()('GET /web-api/cart', {})).orderable).toBe(true);
    await store.close();
  });
});
