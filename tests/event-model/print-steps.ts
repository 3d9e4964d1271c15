/** Orders of cards for an event: what is printed stays, and what is needed are the cards of today without those that are ordered. */
import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import { fieldValue, type MergeRecord } from '#core/merge/record.ts';
import { fullName } from '#core/people/name-line.ts';
import { mergedDesign } from '#services/merge/merged-design.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { lineRecords } from '#store/order/line-records.ts';
import { findOrder } from '#store/order/orders.ts';
import { munich } from '#tests/customer.ts';
import { approveMerged, fieldDesign, oliviaChoice } from '#tests/merged-guests.ts';
import { operatorCall } from '#tests/operator-sources.ts';
import { pairOf } from './counts.ts';
import { type Model, meet, type Turn } from './model.ts';
import { type Rows, rowsOf } from './rows.ts';

/** A card says who it is for and where that guest sits. `text` is all of it, with the guest's id. */
type Card = { key: string; text: string };

/** Place cards of the dinner, by the tokens of their orders that were not cancelled. */
export type Printing = { owner: OwnerId; design: string; part: string; orders: Map<string, Card[]> };

/** A card whose texts name no day: it may be printed at any time of a history. */
function cardDesign() {
  const design = fieldDesign('{{name}} {{tisch:frei}}');
  const dateless = (element: (typeof design.pages)[number]['elements'][number]) =>
    element.kind === 'text' && /\d/.test(element.text) ? { ...element, text: 'Willkommen' } : element;
  return { ...design, pages: design.pages.map((page) => ({ ...page, elements: page.elements.map(dateless) })) } as typeof design;
}

/** Has a design printed for who comes to the dinner. */
export async function startPrinting(model: Model): Promise<void> {
  const { home, event: id } = model;
  const { parts } = await home.call('GET /web-api/events/:id', { id });
  const part = parts.find(({ name }) => name === 'Fest')?.id ?? '';
  const { id: design } = await home.call('POST /web-api/designs', { design: cardDesign(), choice: oliviaChoice });
  await home.call('PUT /web-api/events/:id/print', { id, design, piece: 'place-card', part });
  const owner = await home.owner();
  if (owner === null) throw new Error('no session');
  model.printing = { owner, design, part, orders: new Map() };
}

function cardsOf({ guests, replies, seats, tables, parts }: Rows, part: string): Card[] {
  if (!parts.some(({ id }) => id === part)) return [];
  const nameOf = new Map(tables.map(({ id, name }) => [id, name]));
  const tableOf = new Map(seats.filter((seat) => seat.part === part).map(({ guest, table }) => [guest, nameOf.get(table) ?? '']));
  const coming = replies.filter((reply) => reply.part === part && reply.answer === 'yes');
  const names = new Map(guests.map((guest) => [guest.id, fullName(guest)]));
  return coming.map(({ guest }) => ({ key: guest, text: `${guest} ${names.get(guest) ?? ''} ${tableOf.get(guest) ?? ''}` }));
}

function missingOf(today: readonly Card[], { orders }: Printing): Card[] {
  const there = new Set([...orders.values()].flatMap((cards) => cards.map(({ text }) => text)));
  return today.filter(({ text }) => !there.has(text));
}

async function order({ shop, home }: Model, { owner, design, orders }: Printing): Promise<string> {
  await approveMerged({ store: shop.store, owner, design, now: shop.clock() });
  await home.call('POST /web-api/cart/lines', { designId: design, ...(orders.size > 0 && { isSupplement: true }) });
  const { id, total } = await home.call('GET /web-api/cart', {});
  const { token } = await home.call(
    'POST /web-api/order',
    {
      cartId: id ?? '',
      email: 'zoe@beispiel.de',
      delivery: { ...munich, country: 'DE' },
      billing: null,
      shippingType: 'standard',
      payment: 'prepayment',
      shownTotal: total.amount,
      termsAccepted: true,
    },
    { 'idempotency-key': randomBytes(16).toString('base64url') },
  );
  await runOrderAction(shop, (await findOrder(shop.store, token))?.number ?? '', 'paid', operatorCall);
  return token;
}

/** Orders what is missing, or cancels an order. */
export async function printStep(model: Model, { pick, device }: Turn): Promise<void> {
  const { shop, printing } = model;
  if (!printing) return;
  const { orders } = printing;
  if (orders.size > 0 && pick % 3 === 0) {
    const token = [...orders.keys()][pick % orders.size] ?? '';
    const found = await findOrder(shop.store, token);
    await runOrderAction(shop, found?.number ?? '', 'cancel', operatorCall);
    orders.delete(token);
    meet(model, 'cancelled order');
    return;
  }
  const missing = missingOf(cardsOf(await rowsOf(shop), printing.part), printing);
  if (missing.length === 0) return;
  if (orders.size > 0 && missing.length === 1) meet(model, 'one card');
  orders.set(await order(model, printing), missing);
  meet(model, 'order');
  // Nobody changed anything since: with the order nothing is missing.
  const { supplement } = (await printed(model)) ?? {};
  expect([supplement?.added, supplement?.changed]).toEqual([0, 0]);
  if (device === 1) await expectOneLateCard(model);
}

/** What the page of prints says of the design. */
async function printed({ home, event: id, printing }: Model) {
  const { groups } = await home.call('GET /web-api/events/:id/print', { id });
  return groups.flatMap((group) => group.printed).find(({ design }) => design.id === printing?.design);
}

/** Somebody says yes after everything was ordered: that is one card. */
async function expectOneLateCard(model: Model): Promise<void> {
  const { shop, home, event: id, printing } = model;
  if (!printing) return;
  const { invites, replies, homeOf } = await rowsOf(shop);
  const coming = new Set(replies.filter(({ answer }) => answer === 'yes').map(pairOf));
  const late = invites.find((pair) => pair.part === printing.part && !coming.has(pairOf(pair)));
  const household = homeOf.get(late?.guest ?? '');
  if (!late || household === undefined) return;
  const { household: shown } = await home.call('GET /web-api/events/:id/households/:household', { id, household });
  const sent = shown.replies.map(({ version, ...reply }) => {
    const seen = { answer: reply.answer, menu: reply.menu, version };
    return { ...reply, ...(pairOf(reply) === pairOf(late) && { answer: 'yes' as const }), seen };
  });
  const nothing = { companions: [], food: [], consents: false, message: { text: shown.message, seen: shown.message } };
  await home.call('POST /web-api/events/:id/households/:household/answer', { id, household, replies: sent, ...nothing });
  const missing = missingOf(cardsOf(await rowsOf(shop), printing.part), printing);
  const { supplement } = (await printed(model)) ?? {};
  expect((supplement?.added ?? 0) + (supplement?.changed ?? 0)).toBe(missing.length);
  // None where the card of an earlier yes is there.
  expect(missing.length).toBeLessThanOrEqual(1);
  if (missing.length === 1) meet(model, 'one card');
}

const textOfRecord = (record: MergeRecord) => `${record.key} ${fieldValue(record, 'name')?.text ?? ''} ${record.values.tisch ?? ''}`;

/** M2: what is needed, what of it is missing, and what orders hold. */
export async function checkPrinted(model: Model, rows: Rows): Promise<void> {
  const { shop, printing } = model;
  if (!printing) return;
  const { orders } = printing;
  const today = cardsOf(rows, printing.part);
  const missing = missingOf(today, printing);
  const page = await printed(model);
  const records = (await mergedDesign(shop.store, printing.owner, printing.design))?.records ?? [];
  expect(records.map(textOfRecord).sort()).toEqual(today.map(({ text }) => text).sort());
  expect(page?.needed).toBe(today.length);
  const all = [...orders.values()].flat();
  if (all.length === 0) expect(page?.supplement).toBeNull();
  else {
    const keys = new Set(all.map(({ key }) => key));
    const changed = missing.filter(({ key }) => keys.has(key)).length;
    const now = new Set(today.map(({ text }) => text));
    const obsolete = new Set(all.flatMap(({ text }) => (now.has(text) ? [] : [text])));
    const { added = 0, changed: told = 0, obsolete: shown = [], moreObsolete = 0 } = page?.supplement ?? {};
    expect([added, told, shown.length + moreObsolete]).toEqual([missing.length - changed, changed, obsolete.size]);
  }
  for (const [token, frozen] of orders) {
    const [line] = (await findOrder(shop.store, token))?.lines ?? [];
    const held = await lineRecords(shop.store, { id: line?.id ?? '', revision: line?.revision ?? 0 });
    expect(held.map(({ record }) => textOfRecord(record)).sort()).toEqual(frozen.map(({ text }) => text).sort());
  }
}
