import { expect, test } from 'vitest';
import type { CardChoice } from '#api/catalogue.ts';
import { blank, date, isStoredLocally, names, opened, savedDesign, server, textAt, write } from '#tests/draft-server.ts';
import { openBrowser, openWindow } from '#tests/draft-windows.ts';
import type { Stored } from './saver.ts';

test('a crash before the server answered loses nothing: the change is in this browser at once and is saved after reopening [E023]', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop, browser);
  const window = await opened(shop, browser, id);
  shop.down(true);
  write(window, names, 'Kurz vor dem Absturz');
  await expect.poll(() => isStoredLocally(browser, names, 'Kurz vor dem Absturz')).toBe(true);
  window.crash();
  shop.down(false);
  const again = await opened(shop, browser, id);
  expect(textAt(again.content(), names)).toBe('Kurz vor dem Absturz');
  expect(await again.session.flush()).toBe(true);
  expect(textAt((shop.designs.get(id) as Stored<CardChoice>).content, names)).toBe('Kurz vor dem Absturz');
  again.store.dispatch({ type: 'undo' });
  expect(textAt(again.content(), names)).toBe('Anfang');
});

test('a save whose response was lost in a crash is not taken for a version of another window', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop, browser);
  const window = await opened(shop, browser, id);
  shop.fail.push('lost', 'offline');
  write(window, names, 'Angekommen');
  expect(await window.session.flush()).toBe(false);
  shop.down(true);
  write(window, names, 'Danach getippt');
  await expect.poll(() => isStoredLocally(browser, names, 'Danach getippt')).toBe(true);
  window.crash();
  shop.down(false);
  const again = await opened(shop, browser, id);
  expect(await again.session.flush()).toBe(true);
  expect(again.store.getState().conflict).toBeNull();
  expect(textAt((shop.designs.get(id) as Stored<CardChoice>).content, names)).toBe('Danach getippt');
  expect(shop.designs.size).toBe(1);
});

test('a window that dies right after a save leaves no other version behind, whether the answer came or not [E023]', async () => {
  for (const answer of ['acknowledged', 'lost'] as const) {
    const [shop, browser] = [server(), openBrowser<CardChoice>()];
    const id = await savedDesign(shop, browser);
    const window = await opened(shop, browser, id);
    write(window, names, 'Erst');
    await expect.poll(() => isStoredLocally(browser, names, 'Erst')).toBe(true);
    write(window, names, 'Zuletzt');
    if (answer === 'lost') shop.fail.push('lost', 'offline');
    expect(await window.session.flush()).toBe(answer === 'acknowledged');
    window.crash();
    shop.fail.length = 0;
    const again = await opened(shop, browser, id);
    expect(textAt(again.content(), names)).toBe('Zuletzt');
    write(again, date, 'Danach');
    expect(await again.session.flush()).toBe(true);
    expect(again.store.getState().conflict).toBeNull();
    expect(shop.designs.size).toBe(1);
  }
});

test('a first save whose answer was lost creates one design, in this window and in the next one [E023]', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const window = await opened(shop, browser, null);
  shop.fail.push('lost', 'offline');
  write(window, names, 'Zum ersten Mal');
  expect(await window.session.flush()).toBe(false);
  expect(shop.designs.size).toBe(1);
  write(window, date, 'Noch offline');
  shop.fail.push('lost', 'offline');
  expect(await window.session.flush()).toBe(false);
  await expect.poll(() => isStoredLocally(browser, date, 'Noch offline')).toBe(true);
  window.crash();
  const again = await opened(shop, browser, null);
  expect([textAt(again.content(), names), textAt(again.content(), date)]).toEqual(['Zum ersten Mal', 'Noch offline']);
  expect(await again.session.flush()).toBe(true);
  expect(shop.designs.size).toBe(1);
  expect(again.store.getState().conflict).toBeNull();
  expect(textAt((shop.designs.get(again.address() ?? '') as Stored<CardChoice>).content, date)).toBe('Noch offline');
});

test('a first save that another window took further is merged, not created again', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const window = await opened(shop, browser, null);
  shop.fail.push('lost', 'offline');
  write(window, names, 'Zum ersten Mal');
  expect(await window.session.flush()).toBe(false);
  const [id = ''] = shop.designs.keys();
  const other = await opened(shop, openBrowser(), id);
  write(other, date, 'Vom anderen Gerät');
  expect(await other.session.flush()).toBe(true);
  expect(await window.session.flush()).toBe(true);
  expect(window.store.getState().conflict).toBeNull();
  const stored = (shop.designs.get(id) as Stored<CardChoice>).content;
  expect([textAt(stored, names), textAt(stored, date)]).toEqual(['Zum ersten Mal', 'Vom anderen Gerät']);
  expect(shop.designs.size).toBe(1);
});

test('a first save that was answered in the moment of a crash goes on in its design, also after others changed it', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const window = await openWindow(browser, {
    calls: {
      ...shop.calls,
      async create(content, key) {
        const answer = await shop.calls.create(content, key);
        window.crash();
        return answer;
      },
    },
    blank,
    saved: null,
  });
  write(window, names, 'Anfang');
  await window.session.flush();
  const [id = ''] = shop.designs.keys();
  const other = await opened(shop, openBrowser(), id);
  write(other, names, 'Vom anderen Gerät');
  expect(await other.session.flush()).toBe(true);
  const again = await opened(shop, browser, null);
  expect(textAt(again.content(), names)).toBe('Anfang');
  expect(await again.session.flush()).toBe(true);
  expect(again.store.getState().conflict).toBeNull();
  expect(again.address()).toBe(id);
  expect(textAt(again.content(), names)).toBe('Vom anderen Gerät');
  expect(shop.designs.size).toBe(1);
});

test('offline edits of two windows that crashed are all there after reopening [E023]', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop, browser);
  const [first, second] = [await opened(shop, browser, id), await opened(shop, browser, id)];
  shop.down(true);
  write(first, names, 'Offline im ersten');
  write(second, date, 'Offline im zweiten');
  await expect.poll(() => isStoredLocally(browser, names, 'Offline im ersten')).toBe(true);
  await expect.poll(() => isStoredLocally(browser, date, 'Offline im zweiten')).toBe(true);
  first.crash();
  second.crash();
  shop.down(false);
  const again = await opened(shop, browser, id);
  await again.until(() => textAt(again.content(), names) === 'Offline im ersten' && textAt(again.content(), date) === 'Offline im zweiten');
  expect(await again.session.flush()).toBe(true);
  const stored = (shop.designs.get(id) as Stored<CardChoice>).content;
  expect([textAt(stored, names), textAt(stored, date)]).toEqual(['Offline im ersten', 'Offline im zweiten']);
  await expect.poll(() => [...browser.copies.values()].filter(({ design }) => design === id)).toHaveLength(1);
});

test('of two windows that are opened at once one takes over the copy of a crashed one, and changes it without a conflict [E023]', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop, browser);
  const before = await opened(shop, browser, id);
  shop.down(true);
  write(before, names, 'Vor dem Absturz');
  await expect.poll(() => isStoredLocally(browser, names, 'Vor dem Absturz')).toBe(true);
  before.crash();
  shop.down(false);
  const [first, second] = await Promise.all([opened(shop, browser, id), opened(shop, browser, id)]);
  const heir = textAt(first.content(), names) === 'Vor dem Absturz' ? first : second;
  const other = heir === first ? second : first;
  expect(textAt(other.content(), names)).toBe('Anfang');
  expect(await other.session.flush()).toBe(true);
  write(heir, names, 'Zuletzt');
  expect(await heir.session.flush()).toBe(true);
  expect(heir.store.getState().conflict).toBeNull();
  await other.until(() => textAt(other.content(), names) === 'Zuletzt');
  expect(shop.designs.size).toBe(1);
});

test('a save without an answer of one window is no conflict for the unsaved copy of another that was typed later', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop, browser);
  const [first, second] = [await opened(shop, browser, id), await opened(shop, browser, id)];
  write(second, date, 'Angekommen');
  shop.fail.push('lost', 'offline');
  expect(await second.session.flush()).toBe(false);
  shop.down(true);
  write(second, date, 'Danach');
  await expect.poll(() => isStoredLocally(browser, date, 'Danach')).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 5));
  write(first, names, 'Zuletzt');
  await expect.poll(() => isStoredLocally(browser, names, 'Zuletzt')).toBe(true);
  first.crash();
  second.crash();
  shop.down(false);
  const again = await opened(shop, browser, id);
  await again.until(() => textAt(again.content(), names) === 'Zuletzt' && textAt(again.content(), date) === 'Danach');
  expect(await again.session.flush()).toBe(true);
  expect(again.store.getState().conflict).toBeNull();
  const stored = (shop.designs.get(id) as Stored<CardChoice>).content;
  expect([textAt(stored, names), textAt(stored, date)]).toEqual(['Zuletzt', 'Danach']);
  expect(shop.designs.size).toBe(1);
});

test('a save that begins while copies are restored leaves what another device saved meanwhile [E023]', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop, browser);
  const window = await opened(shop, browser, id);
  write(window, names, 'Angekommen');
  shop.fail.push('lost', 'offline', 'offline');
  expect(await window.session.flush()).toBe(false);
  window.crash();
  const other = await opened(shop, openBrowser(), id);
  write(other, date, 'Vom anderen Gerät');
  expect(await other.session.flush()).toBe(true);
  const opening = opened(shop, browser, id);
  const [again] = browser.windows.values();
  if (!again) throw new Error('the window is not open');
  // The copy is shown, and not yet merged with what the server has.
  await again.until(() => textAt(again.content(), date) !== 'Vom anderen Gerät');
  expect(await again.session.flush()).toBe(true);
  await opening;
  const stored = (shop.designs.get(id) as Stored<CardChoice>).content;
  expect([textAt(stored, names), textAt(stored, date)]).toEqual(['Angekommen', 'Vom anderen Gerät']);
  expect(again.content()).toEqual(stored);
});

test('a copy whose content the server turned out to have is put away', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop, browser);
  const [first, second] = [await opened(shop, browser, id), await opened(shop, browser, id)];
  write(first, names, 'Angekommen');
  shop.fail.push('lost', 'offline');
  expect(await first.session.flush()).toBe(false);
  shop.down(true);
  await new Promise((resolve) => setTimeout(resolve, 5));
  write(second, date, 'Zuletzt');
  await expect.poll(() => isStoredLocally(browser, date, 'Zuletzt')).toBe(true);
  first.crash();
  second.crash();
  shop.down(false);
  const again = await opened(shop, browser, id);
  expect(await again.session.flush()).toBe(true);
  expect([textAt(again.content(), names), textAt(again.content(), date)]).toEqual(['Angekommen', 'Zuletzt']);
  await expect.poll(() => [...browser.copies.values()].filter(({ design, isUnsaved }) => design === id && isUnsaved)).toEqual([]);
});
