/** An event with answers and a design that is printed for them, for tests. */
import type { EventPiece } from '#core/merge/event-source.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { newToken } from '#store/db/tokens.ts';
import { lineRecords } from '#store/order/line-records.ts';
import { findOrder } from '#store/order/orders.ts';
import { putReplies } from '#store/people/event/replies.ts';
import { munich } from '#tests/customer.ts';
import type { Engine } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { sellerFacts } from '#tests/invoiced-orders.ts';
import { approveMerged, fieldDesign, oliviaChoice } from '#tests/merged-guests.ts';
import { operatorCall } from '#tests/operator-sources.ts';

type Given = { names: readonly string[]; field?: string; options?: string[] };

/** A household a row of `names`. Answers are set by the id of a guest, in the part "Fest". */
export async function printedEvent(open: Engine['open'], { names, field = '{{name}}', options = ['Saibling', 'Gemüse'] }: Given) {
  const clock = { now: new Date('2027-04-01T09:00:00Z') };
  const shop = { ...(await seededShop(open, () => clock.now)), seller: sellerFacts, hosts: [] };
  const guest = await guestCalls(shop);
  const { store } = shop;
  const call = guest.request();
  const { id: list } = await call('POST /web-api/guest-lists', { name: 'Hochzeit' });
  for (let at = 0; at < names.length; at += 100)
    await guest.request()('POST /web-api/guest-lists/:id/rows', {
      id: list,
      rows: names.slice(at, at + 100).map((each) => ({ names: each })),
    });
  const { id: event } = await guest.request()('POST /web-api/events', {
    title: 'Sophie & Jörg',
    firstDay: '2027-06-12',
    occasion: 'hochzeit',
    list,
  });
  const fest = { id: null, name: 'Fest', startsAt: '2027-06-12T18:30', endsAt: null, place: '', options, childOptions: [] };
  const kirche = { ...fest, name: 'Trauung', startsAt: '2027-06-12T14:00', options: [] };
  await guest.request()('PUT /web-api/events/:id/parts', { id: event, version: 1, parts: [kirche, fest] });
  const shown = await guest.request()('GET /web-api/events/:id', { id: event });
  const [church, part] = [shown.parts[0]?.id ?? '', shown.parts[1]?.id ?? ''];
  const menus = Object.fromEntries((shown.parts[1]?.options ?? []).map((option) => [option.name, option.id]));
  const persons = await store.db
    .selectFrom('guests')
    .innerJoin('households', 'households.id', 'guests.household')
    .select(['guests.id', 'guests.household', 'given', 'family'])
    .where('list', '=', list)
    .orderBy('households.position')
    .orderBy('guests.position')
    .execute();
  const answer = (to: string, id: string, given: 'yes' | 'no' | 'open', menu: string | null = null) =>
    store.write((trx) =>
      putReplies(
        trx,
        [{ part: to, guest: id, answer: given, menu: menu === null ? null : (menus[menu] ?? null), version: 1 }],
        'host',
        clock.now,
      ),
    );
  /** A table with guests, behind those that are there. */
  const seat = async (name: string, guests: readonly string[]) => {
    const id = newToken();
    await store.write(async (trx) => {
      const { count } = await trx
        .selectFrom('seating_tables')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('seating_tables')
        .values({ id, part, position: Number(count) + 1, name, shape: 'round', seats: 10, locked: 0 })
        .execute();
      for (const [at, one] of guests.entries()) {
        await trx.deleteFrom('seats').where('part', '=', part).where('guest', '=', one).execute();
        await trx.insertInto('seats').values({ part, guest: one, table: id, position: at, fixed: 0 }).execute();
      }
    });
    return id;
  };
  const { id: design } = await guest.request()('POST /web-api/designs', { design: fieldDesign(field), choice: oliviaChoice });
  const join = (piece: EventPiece, of: string | null = part) =>
    guest.request()('PUT /web-api/events/:id/print', { id: event, design, piece, part: of });
  const approve = () => approveMerged({ store, owner: guest.owner, design, now: clock.now });
  const printed = async () => {
    const { groups } = await guest.request()('GET /web-api/events/:id/print', { id: event });
    return groups.flatMap((group) => group.printed).find((one) => one.design.id === design);
  };
  const stored = async (token: string) => (await findOrder(store, token)) ?? Promise.reject(new Error('no order'));
  const place = async () => {
    const { id, total } = await guest.cart();
    const { token } = await guest.request()('POST /web-api/order', {
      cartId: id ?? '',
      email: 'zoe@beispiel.de',
      delivery: { ...munich, country: 'DE' },
      billing: null,
      shippingType: 'standard',
      payment: 'prepayment',
      shownTotal: total.amount,
      termsAccepted: true,
    });
    await runOrderAction(shop, (await stored(token)).number, 'paid', operatorCall);
    return token;
  };
  const add = () => guest.request()('POST /web-api/cart/lines', { designId: design });
  const supplement = () => guest.request()('POST /web-api/cart/lines', { designId: design, isSupplement: true });
  /** Records of the first line of an order. */
  const recordsOf = async (token: string) => {
    const [line] = (await stored(token)).lines;
    return (await lineRecords(store, { id: line?.id ?? '', revision: line?.revision ?? 0 })).map(({ record }) => record);
  };
  return {
    ...{ shop, clock, guest, list, event, church, part, menus, persons, design },
    ...{ answer, seat, join, approve, printed, stored, place, add, supplement, recordsOf },
  };
}
