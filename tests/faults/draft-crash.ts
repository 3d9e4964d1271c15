/** Windows edit a card of the running shop and crash at random moments, some rounds with the shop: what came back after reopening. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { CardChoice } from '#api/catalogue.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { type FakeBrowser, type FakeWindow, openBrowser, openWindow } from '#tests/draft-windows.ts';
import { guest, type RunningShop } from '#tests/shop.ts';
import { cardSaverCalls } from '#web/configurators/card/card-editor.ts';
import type { Content } from '#web/editor/draft/content.ts';
import type { SaverCalls } from '#web/editor/draft/saver.ts';
import { CallError, call } from '#web/page/client.ts';

type Card = Content<CardChoice>;
type Calls = SaverCalls<CardChoice>;

/** Texts that a card of the seed has. Each window writes into one of its own, and adds elements whose ids collide. */
const fields = ['front-names', 'front-date', 'front-place'];
const page = 'outside';

function textOf({ design }: Card, id: string): string {
  const element = design.pages.flatMap(({ elements }) => elements).find((one) => one.id === id);
  return element?.kind === 'text' ? element.text : '';
}

/** The number a window wrote last: "Fenster 2 Nr. 17". */
function numberIn(content: Card, window: number): number {
  return Number(/Nr\. (\d+)$/.exec(textOf(content, fields[window] ?? ''))?.[1] ?? 0);
}

/** Texts of the elements a window added. */
function addedBy({ design }: Card, window: number): Set<string> {
  const texts = design.pages.flatMap(({ elements }) => elements.flatMap((one) => (one.kind === 'text' ? [one.text] : [])));
  return new Set(texts.filter((text) => text.startsWith(`Neu ${window} `)));
}

/** What a window may rely on: acknowledged by the server, or kept in its browser. */
type Promised = { number: number; added: Set<string> };

function note(promised: Promised[], content: Card): void {
  promised.forEach((known, window) => {
    known.number = Math.max(known.number, numberIn(content, window));
    for (const text of addedBy(content, window)) known.added.add(text);
  });
}

/** What happens on the way of a save. */
type SaveEvents = { onSend(): void; onAcknowledged(content: Card): void; onAnswer(hasArrived: boolean): void };

/** The calls of a customer's browser over HTTP. */
function callsOf(customer: ReturnType<typeof guest>, { onSend, onAcknowledged, onAnswer }: SaveEvents): Calls {
  const send = (async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const { status, text } = await customer.call(init.method ?? 'GET', path, body);
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
  const calls = cardSaverCalls(call({ channel: 'federleicht', country: 'DE', locale: 'de-DE' }, send));
  return {
    ...calls,
    async update(known, content) {
      const saving = calls.update(known, content);
      onSend();
      try {
        const saved = await saving;
        onAcknowledged(content);
        onAnswer(true);
        return saved;
      } catch (error) {
        onAnswer(!(error instanceof CallError) || error.status !== 0);
        throw error;
      }
    },
  };
}

async function blankCard(customer: ReturnType<typeof guest>): Promise<Card> {
  const { json } = await customer.call('GET', '/web-api/cards/olivia');
  const choice = { ...json.choice, quantity: 50 } as CardChoice;
  const query = `card=olivia&form=${choice.form}&format=${choice.format}&refinementType=${choice.refinementType}`;
  const { json: blank } = await customer.call('GET', `/web-api/card-blank?${query}`);
  return { design: blank.design as DesignDocument, choice };
}

/** A design of a guest on the server, made of a blank card. */
export async function createCard(customer: ReturnType<typeof guest>): Promise<{ id: string; blank: Card }> {
  const blank = await blankCard(customer);
  const { json } = await customer.call('POST', '/web-api/designs', blank);
  return { id: json.id, blank };
}

/** Writes into the window's own text, and now and then adds an element. */
function edit(window: FakeWindow<CardChoice>, at: number, number: number): void {
  const { design } = window.content();
  window.store.edit([{ kind: 'setText', page, element: fields[at] ?? '', text: `Fenster ${at} Nr. ${number}` }]);
  if (number % 5 !== 0) return;
  const sheet = design.pages.find(({ id }) => id === page);
  const model = sheet?.elements.find(({ id }) => id === fields[0]);
  if (!sheet || model?.kind !== 'text') throw new Error('the card of this test is gone');
  const ids = new Set(sheet.elements.map(({ id }) => id));
  let free = 2;
  while (ids.has(`added-text-${free}`)) free += 1;
  const { slot: _, group: __, ...rest } = model;
  const added = { ...rest, id: `added-text-${free}`, text: `Neu ${at} ${number}`, personal: false };
  window.store.edit([{ kind: 'addElement', page, index: sheet.elements.length, added }]);
}

/** When the shop is killed: at any moment, while a save is on its way, or right after the answer to one. */
export type KillMoment = 'any' | 'in a save' | 'after a save';

/** `saves`: acknowledged by the server; `cut`: on their way when the shop or the windows ended. */
export type DraftRound = { saves: number; cut: number; kept: number; typed: number };

/** Resolves `reached` at the moment, a third of a second after typing began at the earliest. */
function momentOf(kind: KillMoment) {
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  let isDue = false;
  void sleep(300 + Math.random() * 1_200).then(() => {
    isDue = true;
    if (kind === 'any') resolve();
  });
  return {
    reached,
    onSend() {
      if (isDue && kind === 'in a save') setTimeout(resolve, Math.random() * 10);
    },
    onAcknowledged() {
      if (isDue && kind === 'after a save') resolve();
    },
  };
}

/**
 * `count` customers at once, each with a new design that is open in two windows of one browser and one of another device. With `kill`, the
 * shop is killed at its moment and started again after the windows crashed; without, the windows of each customer crash at a moment of
 * their own. Expects that everything promised is in the reopened designs, and that no conflict is shown.
 */
export async function draftRounds(
  shop: RunningShop,
  count: number,
  kill: { moment: KillMoment; restart(): Promise<void> } | null,
): Promise<DraftRound[]> {
  const moment = momentOf(kill?.moment ?? 'any');
  const customers = await Promise.all(Array.from({ length: count }, () => editingCustomer(shop, moment)));
  if (kill) {
    await moment.reached;
    await shop.kill();
    // What is typed now is kept in the browsers only.
    await sleep(100 + Math.random() * 200);
  }
  await Promise.all(customers.map(async ({ crash }) => crash(kill ? 0 : 300 + Math.random() * 1_500)));
  await kill?.restart();
  return Promise.all(customers.map(({ check }) => check()));
}

/** One customer whose three windows are typing. */
async function editingCustomer(shop: RunningShop, moment: { onSend(): void; onAcknowledged(): void }) {
  const customer = guest(shop);
  const acknowledged: Promised[] = fields.map(() => ({ number: 0, added: new Set() }));
  const promised: Promised[] = fields.map(() => ({ number: 0, added: new Set() }));
  const round: DraftRound = { saves: 0, cut: 0, kept: 0, typed: 0 };
  let onTheirWay = 0;
  const calls = callsOf(customer, {
    onSend() {
      onTheirWay += 1;
      moment.onSend();
    },
    onAnswer(hasArrived) {
      onTheirWay -= 1;
      if (!hasArrived) round.cut += 1;
    },
    onAcknowledged(content) {
      round.saves += 1;
      note(acknowledged, content);
      moment.onAcknowledged();
    },
  });
  const { id, blank } = await createCard(customer);
  const browsers = [openBrowser<CardChoice>(), openBrowser<CardChoice>()] as const;
  const [home, device] = browsers;
  const open = async (browser: FakeBrowser<CardChoice>) => openWindow(browser, { calls, blank, saved: await calls.load(id) });
  const windows = [await open(home), await open(home), await open(device)];
  let isOver = false;
  const typing = windows.map(async (window, at) => {
    for (let number = 1; !isOver; number += 1) {
      edit(window, at, number);
      round.typed += 1;
      // The tab is hidden: what is unsaved is saved at once.
      if (Math.random() < 0.1) window.events().onHide();
      await sleep(Math.random() * 60);
    }
  });
  return {
    /** Ends the windows without a word. */
    async crash(afterMs: number): Promise<void> {
      await sleep(afterMs);
      isOver = true;
      await Promise.all(typing);
      for (const window of windows) window.crash();
      round.cut += onTheirWay;
      for (const browser of browsers) for (const { edited } of browser.copies.values()) note(promised, edited.content);
      acknowledged.forEach(({ number, added }, at) => {
        const known = promised[at];
        if (!known) return;
        known.number = Math.max(known.number, number);
        for (const text of added) known.added.add(text);
      });
    },
    async check(): Promise<DraftRound> {
      const last = windows.map((window) => window.content());
      await expectPromised({ open, calls, id }, browsers, promised, last);
      round.kept = promised.reduce((total, { number }) => total + number, 0);
      return round;
    },
  };
}

type Reopening = { open: (browser: FakeBrowser<CardChoice>) => Promise<FakeWindow<CardChoice>>; calls: Calls; id: string };

/** Opens the design in each browser again, until all that was promised is on the server: not less, and no number that was never typed. */
async function expectPromised(
  { open, calls, id }: Reopening,
  browsers: readonly FakeBrowser<CardChoice>[],
  promised: readonly Promised[],
  last: readonly Card[],
): Promise<void> {
  for (const browser of browsers) {
    const window = await open(browser);
    await expect.poll(() => window.session.flush(), { timeout: 60_000 }).toBe(true);
    // Copies of other windows are merged one after the other.
    await expect.poll(() => [...browser.copies.values()].filter(({ isUnsaved }) => isUnsaved).length, { timeout: 60_000 }).toBe(0);
    expect(await window.session.flush()).toBe(true);
    // Everybody wrote into a text of their own: there is nothing to choose between.
    expect(window.store.getState().conflict).toBeNull();
    window.crash();
  }
  const { content } = await calls.load(id);
  promised.forEach(({ number, added }, at) => {
    expect(numberIn(content, at)).toBeGreaterThanOrEqual(number);
    expect(numberIn(content, at)).toBeLessThanOrEqual(numberIn(last[at] ?? content, at));
    const found = addedBy(content, at);
    expect([...added].filter((text) => !found.has(text))).toEqual([]);
  });
}
