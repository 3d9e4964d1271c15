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
import { call } from '#web/page/client.ts';
import { idempotencyKey } from '#web/page/idempotency-key.ts';

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

/** The calls of a customer's browser over HTTP, with what they acknowledged. */
function callsOf(customer: ReturnType<typeof guest>, onAcknowledged: (content: Card) => void): Calls {
  const send = (async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const { status, text } = await customer.call(init.method ?? 'GET', path, body);
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
  const calls = cardSaverCalls(call({ channel: 'federleicht', country: 'DE', locale: 'de-DE' }, send));
  return {
    ...calls,
    async update(known, content) {
      const saved = await calls.update(known, content);
      onAcknowledged(content);
      return saved;
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

export type DraftRound = { acknowledged: number; kept: number; typed: number };

/**
 * One customer, a new design, two windows of one browser and one of another device. `restart` kills the shop while they edit, and starts
 * it again after the windows crashed; without it, only the windows crash. Expects that everything promised is in the reopened design.
 */
export async function draftRound(shop: RunningShop, restart: (() => Promise<void>) | null): Promise<DraftRound> {
  const customer = guest(shop);
  const promised: Promised[] = fields.map(() => ({ number: 0, added: new Set() }));
  const acknowledged: Promised[] = fields.map(() => ({ number: 0, added: new Set() }));
  const calls = callsOf(customer, (content) => note(acknowledged, content));
  const blank = await blankCard(customer);
  const { id } = await calls.create(blank, idempotencyKey());
  const browsers = [openBrowser<CardChoice>(), openBrowser<CardChoice>()] as const;
  const [home, device] = browsers;
  const open = async (browser: FakeBrowser<CardChoice>) => openWindow(browser, { calls, blank, saved: await calls.load(id) });
  const windows = [await open(home), await open(home), await open(device)];
  let isOver = false;
  let typed = 0;
  const typing = windows.map(async (window, at) => {
    for (let number = 1; !isOver; number += 1) {
      edit(window, at, number);
      typed += 1;
      await sleep(Math.random() * 60);
    }
  });
  await sleep(Math.random() * 1_500);
  if (restart) {
    await shop.kill();
    // What is typed now is kept in the browsers only.
    await sleep(150 + Math.random() * 300);
  }
  isOver = true;
  await Promise.all(typing);
  for (const window of windows) window.crash();
  const sum = (list: Promised[]) => list.reduce((total, { number }) => total + number, 0);
  const answered = sum(acknowledged);
  for (const browser of browsers) for (const { edited } of browser.copies.values()) note(promised, edited.content);
  acknowledged.forEach(({ number, added }, at) => {
    const known = promised[at];
    if (!known) return;
    known.number = Math.max(known.number, number);
    for (const text of added) known.added.add(text);
  });
  await restart?.();
  await expectPromised(
    { open, calls, id },
    browsers,
    promised,
    windows.map((window) => window.content()),
  );
  return { acknowledged: answered, kept: sum(promised), typed };
}

type Reopening = { open: (browser: FakeBrowser<CardChoice>) => Promise<FakeWindow<CardChoice>>; calls: Calls; id: string };

/** Opens the design in each browser again, until all that was promised is on the server: not less, and nothing that was never typed. */
async function expectPromised(
  { open, calls, id }: Reopening,
  browsers: readonly FakeBrowser<CardChoice>[],
  promised: readonly Promised[],
  last: readonly Card[],
): Promise<void> {
  // The design, and the copies of what could not be merged.
  const kept: Card[] = [];
  for (const browser of browsers) {
    const window = await open(browser);
    await expect.poll(() => window.session.flush(), { timeout: 60_000 }).toBe(true);
    // Copies of other windows are merged one after the other.
    await expect.poll(() => [...browser.copies.values()].filter(({ isUnsaved }) => isUnsaved).length, { timeout: 60_000 }).toBe(0);
    expect(await window.session.flush()).toBe(true);
    const { conflict } = window.store.getState();
    if (conflict) kept.push((await calls.load(conflict.copy)).content);
    window.crash();
  }
  const { content } = await calls.load(id);
  kept.push(content);
  promised.forEach(({ number, added }, at) => {
    const numbers = kept.map((version) => numberIn(version, at));
    expect(Math.max(...numbers)).toBeGreaterThanOrEqual(number);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(numberIn(last[at] ?? content, at));
    expect([...added].filter((text) => !kept.some((version) => addedBy(version, at).has(text)))).toEqual([]);
  });
}
