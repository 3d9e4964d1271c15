/** Windows of two browsers that edit one design over a network that is slow, fails and loses answers, and that crash at any moment. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardChoice } from '#api/catalogue.ts';
import { blank, savedDesign, server, textAt, write } from '#tests/draft-server.ts';
import { type FakeBrowser, type FakeWindow, openBrowser, openWindow } from '#tests/draft-windows.ts';
import { CallError } from '#web/page/client.ts';
import type { Content } from './content.ts';
import './merge-newer.ts';
import type { SaverCalls } from './saver.ts';

type Card = Content<CardChoice>;

/** How a call ends, and how long it takes before and after the server carries it out. */
type Fate = { end: 'answered' | 'offline' | 'lost' | 429 | 503; beforeMs: number; afterMs: number };

/** What happens to the window in a place, and the time until the next step. */
type Step = { at: number; kind: 'write' | 'undo' | 'hide' | 'return' | 'crash' | 'open' | 'slow disk'; thenMs: number };

const fates = fc.array(
  fc.record({
    end: fc.oneof(
      { weight: 4, arbitrary: fc.constant('answered' as const) },
      fc.constantFrom('offline' as const, 'lost' as const, 429 as const, 503 as const),
    ),
    beforeMs: fc.nat(1_500),
    afterMs: fc.nat(1_500),
  }),
  { minLength: 1, maxLength: 12 },
);

const steps = fc.array(
  fc.record({
    at: fc.nat(2),
    kind: fc.oneof(
      { weight: 5, arbitrary: fc.constant('write' as const) },
      { weight: 2, arbitrary: fc.constantFrom('undo', 'crash', 'open') },
      fc.constantFrom('hide', 'return', 'slow disk'),
    ),
    thenMs: fc.oneof(fc.nat(100), fc.nat(3_000)),
  }),
  { minLength: 5, maxLength: 40 },
);

/** Two windows of one browser and one of another device, each with a text of its own: there is nothing to choose between. */
const fields = ['front-names', 'front-date', 'front-place'].map((element) => ({ page: 'outside', element }));

/** Longer than the timeout of a call with the longest pause between two tries, some times over. */
const quietMs = 180_000;

type Place = {
  field: (typeof fields)[number];
  browser: FakeBrowser<CardChoice>;
  window: FakeWindow<CardChoice> | null;
  /** What its text was, in order. */
  texts: string[];
  /** Index of the last one that was acknowledged by the server, or kept in the browser when the window crashed. */
  promised: number;
};

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function driven<T>(work: Promise<T>): Promise<T> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) await vi.advanceTimersByTimeAsync(10);
  return ended;
}

class Model {
  readonly shop = server();
  id = '';
  places: Place[] = [];
  #fates: readonly Fate[];
  #calls = 0;
  /** Calls end as the server answers them. */
  isFair = false;

  constructor(given: readonly Fate[]) {
    this.#fates = given;
  }

  async begin(): Promise<void> {
    this.id = await driven(savedDesign(this.shop));
    const content = this.shop.designs.get(this.id)?.content ?? blank;
    const [home, device] = [openBrowser<CardChoice>(), openBrowser<CardChoice>()];
    this.places = fields.map((field, at) => ({
      field,
      browser: at === 2 ? device : home,
      window: null,
      texts: [textAt(content, field)],
      promised: 0,
    }));
    for (const place of this.places) this.open(place);
    await vi.advanceTimersByTimeAsync(1_000);
  }

  async #carryOut<T>(work: () => Promise<T>): Promise<T> {
    const fate = this.#fates[this.#calls % this.#fates.length];
    this.#calls += 1;
    if (this.isFair || !fate) return work();
    await sleep(fate.beforeMs);
    if (typeof fate.end === 'number') throw new CallError(fate.end, '', '', []);
    if (fate.end === 'offline') throw new CallError(0, 'offline', '', []);
    const answer = await work();
    await sleep(fate.end === 'lost' ? 20_000 : fate.afterMs);
    if (fate.end === 'lost') throw new CallError(0, 'offline', '', []);
    return answer;
  }

  open(place: Place): void {
    const { calls } = this.shop;
    const own: SaverCalls<CardChoice> = {
      create: (content, key) => this.#carryOut(() => calls.create(content, key)),
      load: (id) => this.#carryOut(() => calls.load(id)),
      update: async (known, content) => {
        const saved = await this.#carryOut(() => calls.update(known, content));
        if (known.id === this.id) this.promise(place, content);
        return saved;
      },
    };
    void openWindow(place.browser, { calls: own, blank, saved: structuredClone(this.shop.designs.get(this.id) ?? null) });
    place.window = [...place.browser.windows.values()].at(-1) ?? null;
  }

  promise(place: Place, content: Card): void {
    place.promised = Math.max(place.promised, place.texts.indexOf(textAt(content, place.field)));
  }

  crash(place: Place): void {
    place.window?.crash();
    place.window = null;
    for (const { edited } of place.browser.copies.values()) this.promise(place, edited.content);
  }

  async take({ at, kind, thenMs }: Step): Promise<void> {
    const place = this.places[at];
    if (!place) throw new Error('no such place');
    const { window, browser, field, texts } = place;
    const before = window?.content();
    if (kind === 'slow disk') browser.answers = sleep(thenMs);
    if (kind === 'open' && !window) this.open(place);
    if (kind === 'crash') this.crash(place);
    if (kind === 'hide') window?.events().onHide();
    if (kind === 'return') window?.events().onReady();
    if (kind === 'write' && window) write(window, field, `Text ${at} ${texts.length}`);
    if (kind === 'undo') window?.store.dispatch({ type: 'undo' });
    if (window && before) this.#note(before, window.content());
    await vi.advanceTimersByTimeAsync(thenMs);
  }

  /** What is taken back may be a step of a window whose copy was taken over, or what another device saved. */
  #note(before: Card, after: Card): void {
    for (const { field, texts } of this.places) if (textAt(before, field) !== textAt(after, field)) texts.push(textAt(after, field));
  }

  /** Every request succeeds and no edit follows: the server has what the windows show, and after reopening them everything that was acknowledged. */
  async end(): Promise<void> {
    this.isFair = true;
    await vi.advanceTimersByTimeAsync(quietMs);
    for (const { window, field, texts } of this.places) {
      if (!window) continue;
      expect(window.events().isUnsaved()).toBe(false);
      expect(window.store.getState().save.status).toMatch(/^(saved|untouched)$/);
      expect(this.#newest(field, texts)).toBeGreaterThanOrEqual(texts.lastIndexOf(textAt(window.content(), field)));
    }
    for (const place of this.places) this.crash(place);
    for (const place of [...this.places, ...this.places]) {
      this.open(place);
      await vi.advanceTimersByTimeAsync(quietMs);
      this.crash(place);
    }
    for (const { field, texts, promised, browser } of this.places) {
      expect(this.#newest(field, texts)).toBeGreaterThanOrEqual(promised);
      expect([...browser.copies.values()].filter(({ isUnsaved }) => isUnsaved)).toEqual([]);
    }
  }

  /** Index of the text in the design, or in one that was made of it where a place was written in while another window had taken it over. */
  #newest(field: Place['field'], texts: readonly string[]): number {
    return Math.max(...[...this.shop.designs.values()].map(({ content }) => texts.lastIndexOf(textAt(content, field))));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('whatever fails, and whichever windows crash, everything is on the server once the network is back [E023]', async () => {
  await fc.assert(
    fc.asyncProperty(fates, steps, async (given, taken) => {
      const model = new Model(given);
      await model.begin();
      for (const one of taken) await model.take(one);
      await model.end();
    }),
    { numRuns: 100 },
  );
}, 120_000);
