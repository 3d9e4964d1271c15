/** The rest of a longer list goes into the parcel of its first order, where it is paid in time. */
import { expect, test } from 'vitest';
import type { Shop } from '#services/handler.ts';
import { handOver } from '#services/order/hand-over.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { writeTicket } from '#services/print/write-ticket.ts';
import { ordersInParcel } from '#store/order/one-parcel.ts';
import { type Engine, onEachEngine, withStore } from '#tests/engines.ts';
import { startLater } from '#tests/later-orders.ts';
import { operatorCall } from '#tests/operator-sources.ts';

/** An order of four pieces with a list of six, and the order of the other two, not paid yet. */
async function start(open: Engine['open']) {
  const later = await startLater(open);
  const { guest, names, ordered, list, print, stored, shop, produced, toPress } = later;
  const first = await ordered(4);
  await list(6);
  await print(first);
  const total = (await names(first)).lines[0]?.list?.rest?.total.amount ?? 0;
  const { path } = await guest.request()('POST /web-api/orders/:token/rest', { token: first, position: 1, total });
  const rest = /[\w-]{22}/.exec(path)?.[0] ?? '';
  const numberOf = async (token: string) => (await stored(token)).number;
  const beside = async (token: string) => (await ordersInParcel(shop.store, (await stored(token)).id)).map(({ number }) => number);
  const send = async (token: string) => handOver(shop.store, await numberOf(token), operatorCall);
  const plate = async (token: string) => {
    await produced(token);
    expect(await toPress(token)).toEqual({ ok: true });
  };
  const ticket = async (token: string) => {
    const written = new Map<string, Uint8Array>();
    const files = { put: async (key: string, bytes: Uint8Array) => void written.set(key, bytes) };
    const order = await stored(token);
    await writeTicket({ ...shop, files } as unknown as Shop, order, [], new Map());
    return Buffer.from(written.get(`orders/${order.number.toLowerCase()}/ticket.html`) ?? []).toString();
  };
  const papers = async (token: string) => {
    const { id } = await stored(token);
    const jobs = await shop.store.db.selectFrom('jobs').select('payload').where('kind', '=', 'order-ticket').execute();
    return jobs.filter(({ payload }) => JSON.parse(payload).order === id).length;
  };
  return { ...later, first, rest, numberOf, beside, send, plate, ticket, papers };
}

onEachEngine('a rest that is paid before the plate of its first order', (open) => {
  test('is named on the papers of both, and neither is handed over before the other is packed', { timeout: 120_000 }, async () => {
    const { first, rest, pay, names, numberOf, beside, send, plate, ticket, papers } = await start(open);
    expect([await beside(first), await beside(rest)]).toEqual([[], []]);
    const before = await papers(first);
    await pay(rest);
    expect(await papers(first)).toBe(before + 1);
    const numbers = [await numberOf(first), await numberOf(rest)];
    expect((await names(rest)).linked).toMatchObject([{ number: numbers[0], isFirst: true, isTogether: true }]);
    expect([await beside(rest), await beside(first)]).toEqual(numbers.map((number) => [number]));
    expect(await ticket(first)).toContain(`gehört zu Bestellung ${numbers[1]}`);
    expect(await ticket(rest)).toContain(`gehört zu Bestellung ${numbers[0]}`);
    await plate(first);
    const early = await send(first);
    expect(early).toMatchObject({ state: 'packed', refused: 'order-refused' });
    expect(early.text).toMatchObject({ values: { other: numbers[1] } });
    await plate(rest);
    expect(await send(rest)).toMatchObject({ state: 'handed_over', refused: null });
    expect(await send(first)).toMatchObject({ state: 'handed_over', refused: null });
  });
});

withStore('a rest', (open) => {
  test('that is not paid holds nothing, and goes alone once the plate of the first order is made', { timeout: 60_000 }, async () => {
    const { first, rest, pay, names, beside, send, plate, ticket, numberOf, clock } = await start(open);
    await plate(first);
    clock.now = new Date(clock.now.getTime() + 1_000);
    await pay(rest);
    expect([await beside(first), await beside(rest)]).toEqual([[], []]);
    expect((await names(rest)).linked).toMatchObject([{ isFirst: true, isTogether: false }]);
    expect(await ticket(first)).not.toContain(await numberOf(rest));
    expect(await send(first)).toMatchObject({ state: 'handed_over', refused: null });
    await plate(rest);
    expect(await send(rest)).toMatchObject({ state: 'handed_over', refused: null });
  });

  test('that is cancelled holds nothing, and the papers of the first order are written anew', { timeout: 60_000 }, async () => {
    const { first, rest, pay, send, plate, papers, numberOf, shop, ticket } = await start(open);
    await pay(rest);
    const before = await papers(first);
    await runOrderAction(shop, await numberOf(rest), 'cancel', operatorCall);
    expect(await papers(first)).toBe(before + 1);
    expect(await ticket(first)).not.toContain(await numberOf(rest));
    await plate(first);
    expect(await send(first)).toMatchObject({ state: 'handed_over', refused: null });
  });
});
