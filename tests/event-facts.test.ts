/** Facts of an event in the texts of the host's cards, by calls. */
import { expect, test } from 'vitest';
import type { DesignDocument } from '#core/design/document.ts';
import { isFault } from '#core/values/fault.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { type Engine, onEachEngine, withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { orderFor } from '#tests/orders.ts';

const clock = () => new Date('2026-11-23T10:00:00Z');

const choices = {
  olivia: { card: 'olivia', form: 'folded', format: 'a6' },
  'olivia-save-the-date': { card: 'olivia-save-the-date', form: 'flat', format: 'a6' },
  'olivia-menuekarte': { card: 'olivia-menuekarte', form: 'flat', format: 'din-long' },
  'olivia-dankeskarte': { card: 'olivia-dankeskarte', form: 'flat', format: 'a6' },
} as const;

type Texts = Record<string, string>;

function withTexts(design: DesignDocument, texts: Texts): DesignDocument {
  const pages = design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => (element.kind === 'text' ? { ...element, text: texts[element.id] ?? element.text } : element)),
  }));
  return { ...design, pages };
}

function textsOf(design: DesignDocument): Texts {
  return Object.fromEntries(
    design.pages.flatMap((page) => page.elements.flatMap((element) => (element.kind === 'text' ? [[element.id, element.text]] : []))),
  );
}

async function started(open: Engine['open']) {
  const shop = await seededShop(open, clock);
  const guest = await guestCalls(shop);
  // As a browser, with a request of its own each time.
  const call: ReturnType<typeof guest.request> = (key, input) => guest.request()(key, input);
  const { id } = await call('POST /web-api/events', { title: 'Zoë & Max', firstDay: '2028-09-02', occasion: 'hochzeit', list: null });
  const save = async (piece: keyof typeof choices, texts: Texts = {}) => {
    const shape = choices[piece];
    const blank = await call('GET /web-api/card-blank', shape);
    const design = withTexts(blank.design, texts) as typeof blank.design;
    return (
      await call('POST /web-api/designs', {
        design,
        choice: { ...shape, paper: 'feinstpapier', refinementType: 'none', quantity: 50 },
      })
    ).id;
  };
  const read = async (design: string) => textsOf((await call('GET /web-api/designs/:id', { id: design })).design as DesignDocument);
  /** Other texts of a saved invitation. */
  const change = async (design: string, texts: Texts) => {
    const stored = await call('GET /web-api/designs/:id', { id: design });
    const changed = withTexts(stored.design as DesignDocument, texts) as typeof stored.design;
    await call('PUT /web-api/designs/:id', { id: design, revision: stored.revision, design: changed, choice: stored.choice } as never);
  };
  const link = (design: string) => call('PUT /web-api/events/:id/designs/:design', { id, design, isLinked: true });
  const linked = async () => (await call('GET /web-api/events/:id/designs', { id })).linked;
  const behind = async () => (await linked()).filter(({ changes }) => changes.length > 0).map(({ design }) => design.id);
  const apply = async () =>
    call('POST /web-api/events/:id/designs', {
      id,
      pieces: (await linked()).flatMap(({ design, revision, changes }) => (changes.length > 0 ? [{ id: design.id, revision }] : [])),
    });
  const facts = async (change: { firstDay?: string; first?: string; second?: string; place?: string }) => {
    const { version, facts: known } = await call('GET /web-api/events/:id', { id });
    const { firstDay = known.firstDay, ...details } = change;
    const changed = { ...known, occasion: 'hochzeit' as const, firstDay, lastDay: firstDay, details: { ...known.details, ...details } };
    await call('PUT /web-api/events/:id', { id, version, facts: changed });
  };
  return { shop, guest, call, id, save, read, change, link, linked, behind, apply, facts };
}

onEachEngine('facts of an event', (open) => {
  test('reach every text that shows an older one, in its own words, and no other', { timeout: 60_000 }, async () => {
    const { save, read, link, behind, apply, facts, linked } = await started(open);
    await facts({ first: 'Zoë', second: 'Max' });
    const invitation = await save('olivia', { 'front-names': 'Zoë\n& Max', 'front-date': 'Samstag, 2. September 2028' });
    const dayCard = await save('olivia-save-the-date', { 'front-date': 'im Sommer 2028' });
    const other = await save('olivia-menuekarte');
    await link(invitation);
    await link(dayCard);
    await apply();
    const before = { invitation: await read(invitation), dayCard: await read(dayCard), other: await read(other) };
    expect(await behind()).toEqual([]);
    await facts({ firstDay: '2028-09-09' });
    expect(await behind()).toEqual([invitation]);
    const first = (await linked()).find(({ design }) => design.id === invitation);
    expect(first?.changes.map(({ before: was, after }) => [was, after])).toContainEqual([
      'Samstag, 2. September 2028',
      'Samstag, 9. September 2028',
    ]);
    expect(await apply()).toEqual({ changed: 1, conflicts: 0 });
    expect(await behind()).toEqual([]);
    const after = { invitation: await read(invitation), dayCard: await read(dayCard), other: await read(other) };
    expect(after.invitation['front-date']).toBe('Samstag, 9. September 2028');
    expect(after.invitation['front-names']).toBe(before.invitation['front-names']);
    // Worded anew, and never linked.
    expect([after.dayCard, after.other]).toEqual([before.dayCard, before.other]);
  });
});

withStore('facts of an event', (open) => {
  test('leave what names another day on purpose, and follow what the host had changed by hand to an older fact', {
    timeout: 60_000,
  }, async () => {
    const { save, read, change, link, apply, facts } = await started(open);
    const invitation = await save('olivia', { 'front-date': 'Samstag, 2. September 2028' });
    await link(invitation);
    await facts({ firstDay: '2028-09-09' });
    await facts({ firstDay: '2028-09-16' });
    await apply();
    expect((await read(invitation))['front-date']).toBe('Samstag, 16. September 2028');
    // Back to a day that the event once had, by hand.
    await change(invitation, { 'front-date': 'Samstag, 9. September 2028' });
    await apply();
    expect((await read(invitation))['front-date']).toBe('Samstag, 16. September 2028');
    await change(invitation, { 'front-date': 'Freitag, 1. September 2028' });
    await facts({ firstDay: '2028-09-23' });
    await apply();
    expect((await read(invitation))['front-date']).toBe('Freitag, 1. September 2028');
  });

  test('leave ordered cards, cards of others, and cards that were saved meanwhile', { timeout: 60_000 }, async () => {
    const { shop, guest, call, id, save, read, link, linked, facts } = await started(open);
    const [ordered, edited] = [await save('olivia', { 'front-date': 'Samstag, 2. September 2028' }), await save('olivia-dankeskarte', {})];
    await link(ordered);
    await link(edited);
    await call('POST /web-api/cart/lines', { designId: ordered });
    const { owner, ...order } = await orderFor(shop.store, guest.owner);
    await placeOrder(shop.store, owner, order);
    await facts({ firstDay: '2028-09-09', first: 'Zoë', second: 'Max' });
    const printed = await read(ordered);
    const row = (await linked()).find(({ design }) => design.id === ordered);
    expect(row).toMatchObject({ isOrdered: true, changes: [] });
    await call('POST /web-api/events/:id/designs', { id, pieces: [{ id: ordered, revision: row?.revision ?? 0 }] });
    expect(await read(ordered)).toEqual(printed);
    const stale = (await linked()).find(({ design }) => design.id === edited);
    expect(stale?.changes.length).toBeGreaterThan(0);
    const text = await read(edited);
    expect(await call('POST /web-api/events/:id/designs', { id, pieces: [{ id: edited, revision: (stale?.revision ?? 0) + 1 }] })).toEqual({
      changed: 0,
      conflicts: 1,
    });
    expect(await read(edited)).toEqual(text);
    const other = await guestCalls(shop);
    const refused = await other
      .request()('PUT /web-api/events/:id/designs/:design', { id, design: edited, isLinked: true })
      .catch((error: unknown) => (isFault(error) ? error.code : error));
    expect(refused).toBe('not-found');
  });
});
