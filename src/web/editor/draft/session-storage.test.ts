/** A draft in a browser whose storage refuses, is late, or is emptied. */
import { expect, test, vi } from 'vitest';
import type { CardChoice } from '#api/catalogue.ts';
import { blank, date, isStoredLocally, names, opened, savedDesign, server, textAt, write } from '#tests/draft-server.ts';
import { openBrowser, openWindow } from '#tests/draft-windows.ts';
import type { Stored } from './saver.ts';

test.each([
  ['of this window', false],
  ['of a window before', true],
])(
  'what a full browser saved over an older unsaved copy %s is shown after a reload, without a question [E023]',
  async (_name, isCrashed) => {
    const [shop, browser] = [server(), openBrowser<CardChoice>()];
    const id = await savedDesign(shop, browser);
    const first = await opened(shop, browser, id);
    shop.down(true);
    write(first, names, 'Unterwegs');
    await expect.poll(() => isStoredLocally(browser, names, 'Unterwegs')).toBe(true);
    browser.hasRoom = false;
    if (isCrashed) first.crash();
    const window = isCrashed ? await opened(shop, browser, id) : first;
    expect(textAt(window.content(), names)).toBe('Unterwegs');
    write(window, names, 'Zuletzt');
    shop.down(false);
    expect(await window.session.flush()).toBe(true);
    expect(window.store.getState().save.status).toBe('saved');
    window.crash();
    const again = await opened(shop, browser, id);
    expect(textAt(again.content(), names)).toBe('Zuletzt');
    expect(await again.session.flush()).toBe(true);
    expect(shop.designs.size).toBe(1);
  },
);

test('a copy that a full browser cannot replace stays while its change is not on the server', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop, browser);
  const window = await opened(shop, browser, id);
  shop.down(true);
  write(window, names, 'Unterwegs');
  await expect.poll(() => isStoredLocally(browser, names, 'Unterwegs')).toBe(true);
  browser.hasRoom = false;
  write(window, names, 'Ohne Platz');
  expect(await window.session.flush()).toBe(false);
  expect(window.store.getState().isStoredHere).toBe(false);
  expect(isStoredLocally(browser, names, 'Unterwegs')).toBe(true);
});

test('what is typed before the copies of this browser are read is unsaved work, and is saved once they are', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const answered = Promise.withResolvers<void>();
  browser.answers = answered.promise;
  const opening = openWindow(browser, { calls: shop.calls, blank, saved: null });
  const [window] = browser.windows.values();
  if (!window) throw new Error('the window is not open');
  write(window, names, 'Sofort');
  expect(window.events().isUnsaved()).toBe(true);
  expect(window.store.getState().save.status).toBe('unsaved');
  const flushed = window.session.flush();
  answered.resolve();
  await opening;
  expect(await flushed).toBe(true);
  expect([...shop.designs.values()].map(({ content }) => textAt(content, names))).toEqual(['Sofort']);
});

test.each([
  ['another text is merged', date, 'Vor dem Absturz', [['Vor dem Absturz', 'Sofort']]],
  [
    'the same text stays beside',
    names,
    'Sofort',
    [
      ['Sofort', textAt(blank, date)],
      ['Vor dem Absturz', textAt(blank, date)],
    ],
  ],
] as const)(
  'typed before the copies of this browser are read, %s what a window that crashed left unsaved [E023]',
  async (_name, place, shown, designs) => {
    const [shop, browser] = [server(), openBrowser<CardChoice>()];
    const id = await savedDesign(shop, browser);
    const first = await opened(shop, browser, id);
    shop.down(true);
    write(first, names, 'Vor dem Absturz');
    await expect.poll(() => isStoredLocally(browser, names, 'Vor dem Absturz')).toBe(true);
    first.crash();
    shop.down(false);
    const answered = Promise.withResolvers<void>();
    browser.answers = answered.promise;
    const opening = opened(shop, browser, id);
    await expect.poll(() => browser.windows.size).toBe(1);
    const [window] = browser.windows.values();
    if (!window) throw new Error('the window is not open');
    write(window, place, 'Sofort');
    answered.resolve();
    await opening;
    await window.until(() => textAt(window.content(), names) === 'Vor dem Absturz' || window.store.getState().conflict !== null);
    expect(await window.session.flush()).toBe(true);
    expect(textAt(window.content(), names)).toBe(shown);
    expect([...shop.designs.values()].map(({ content }) => [textAt(content, names), textAt(content, date)])).toEqual(designs);
  },
);

test('what the page says of a saved design is still said once the copies of this browser are read', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop, browser);
  const answered = Promise.withResolvers<void>();
  browser.answers = answered.promise;
  const opening = opened(shop, browser, id);
  const [window] = browser.windows.values();
  if (!window) throw new Error('the window is not open');
  const { history, accepted, approved, unplaced, conflict } = window.store.getState();
  const notice = { kind: 'text', text: 'Nicht mehr im Angebot' } as const;
  window.store.dispatch({ type: 'restore', history, accepted, approved, unplaced, conflict, notice });
  answered.resolve();
  expect((await opening).store.getState().notice).toEqual(notice);
});

test('a browser that does not answer a write is not said to hold the change', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop, browser);
  const window = await opened(shop, browser, id);
  const answered = Promise.withResolvers<void>();
  browser.answers = answered.promise;
  shop.down(true);
  write(window, names, 'Ohne Antwort');
  expect(await window.session.flush()).toBe(false);
  expect(window.store.getState().isStoredHere).toBe(false);
  answered.resolve();
  await window.until(() => window.store.getState().isStoredHere);
  expect(isStoredLocally(browser, names, 'Ohne Antwort')).toBe(true);
});

test('a database that is emptied while it is open gets the unsaved copy again', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop, browser);
  const window = await opened(shop, browser, id);
  shop.down(true);
  write(window, names, 'Unterwegs');
  expect(await window.session.flush()).toBe(false);
  browser.empty();
  await expect.poll(() => isStoredLocally(browser, names, 'Unterwegs')).toBe(true);
});

test('once the first save is shown, a reload finds the steps to undo under the design’s own id [E022]', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const window = await openWindow(browser, { calls: shop.calls, blank, saved: null });
  write(window, names, 'Magdalena');
  const shown = window.until(() => window.store.getState().save.status === 'saved').then(() => window.crash());
  await window.session.flush();
  await shown;
  const again = await opened(shop, browser, window.address() ?? '');
  again.store.dispatch({ type: 'undo' });
  expect(textAt(again.content(), names)).toBe(textAt(blank, names));
});

test('a browser that never answers what is stored holds up no save for good [E023]', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop);
  vi.useFakeTimers();
  try {
    browser.answers = new Promise(() => {});
    const opening = opened(shop, browser, id);
    const [window] = browser.windows.values();
    if (!window) throw new Error('the window is not open');
    write(window, names, 'Sofort');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(textAt((shop.designs.get(id) as Stored<CardChoice>).content, names)).toBe('Sofort');
    expect((await opening).store.getState()).toMatchObject({ isStoredHere: false, save: { status: 'saved' } });
  } finally {
    vi.useRealTimers();
  }
});
