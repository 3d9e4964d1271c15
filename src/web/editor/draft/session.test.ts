import { expect, test } from 'vitest';
import type { CardChoice } from '#api/catalogue.ts';
import { blank, date, isStoredLocally, names, opened, savedDesign, server, textAt, write } from '#tests/draft-server.ts';
import { openBrowser } from '#tests/draft-windows.ts';
import { CallError } from '#web/page/client.ts';
import type { Stored } from './saver.ts';

test('edits of two devices that do not overlap end in both [E023]', async () => {
  const shop = server();
  const id = await savedDesign(shop);
  const [phone, desk] = [await opened(shop, openBrowser(), id), await opened(shop, openBrowser(), id)];
  write(phone, names, 'Vom Telefon');
  expect(await phone.session.flush()).toBe(true);
  write(desk, date, 'Vom Schreibtisch');
  expect(await desk.session.flush()).toBe(true);
  const stored = (shop.designs.get(id) as Stored<CardChoice>).content;
  expect([textAt(stored, names), textAt(stored, date)]).toEqual(['Vom Telefon', 'Vom Schreibtisch']);
  expect(desk.content()).toEqual(stored);
  expect(desk.store.getState()).toMatchObject({ conflict: null, notice: { kind: 'merged' } });
  // Undo takes back what was done here.
  desk.store.dispatch({ type: 'undo' });
  expect([textAt(desk.content(), names), textAt(desk.content(), date)]).toEqual(['Vom Telefon', textAt(blank, date)]);
});

test('a change is saved over one that another device made and took back [E023]', async () => {
  const shop = server();
  const id = await savedDesign(shop);
  const [phone, desk] = [await opened(shop, openBrowser(), id), await opened(shop, openBrowser(), id)];
  write(phone, date, 'Im Mai');
  expect(await phone.session.flush()).toBe(true);
  phone.store.dispatch({ type: 'undo' });
  expect(await phone.session.flush()).toBe(true);
  write(desk, names, 'Vom Schreibtisch');
  expect(await desk.session.flush()).toBe(true);
  expect(textAt((shop.designs.get(id) as Stored<CardChoice>).content, names)).toBe('Vom Schreibtisch');
  expect(desk.store.getState()).toMatchObject({ conflict: null, save: { status: 'saved' } });
});

test('the same text changed on two devices stays as saved first, and the other version is a design of its own', async () => {
  const shop = server();
  const id = await savedDesign(shop);
  const [phone, desk] = [await opened(shop, openBrowser(), id), await opened(shop, openBrowser(), id)];
  write(phone, names, 'Vom Telefon');
  expect(await phone.session.flush()).toBe(true);
  write(desk, names, 'Vom Schreibtisch');
  write(desk, date, 'Im Mai');
  expect(await desk.session.flush()).toBe(true);
  const stored = (shop.designs.get(id) as Stored<CardChoice>).content;
  expect([textAt(stored, names), textAt(stored, date)]).toEqual(['Vom Telefon', 'Im Mai']);
  const { conflict } = desk.store.getState();
  expect(conflict?.places).toEqual([{ kind: 'element', page: 'outside', name: { key: 'element.role.names' } }]);
  expect(desk.address()).toBe(id);
  const copy = (shop.designs.get(conflict?.copy ?? '') as Stored<CardChoice>).content;
  expect([textAt(copy, names), textAt(copy, date)]).toEqual(['Vom Schreibtisch', 'Im Mai']);
});

test('after a conflict the own version of its places is one step, with what others changed elsewhere, and undo takes it back', async () => {
  const shop = server();
  const id = await savedDesign(shop);
  const [phone, desk] = [await opened(shop, openBrowser(), id), await opened(shop, openBrowser(), id)];
  write(phone, names, 'Vom Telefon');
  write(phone, date, 'Im Mai');
  expect(await phone.session.flush()).toBe(true);
  write(desk, names, 'Vom Schreibtisch');
  expect(await desk.session.flush()).toBe(true);
  const mine = desk.store.getState().conflict?.mine;
  if (!mine) throw new Error('there is no conflict');
  desk.store.dispatch({ type: 'take-mine', content: mine, at: 1 });
  expect(desk.store.getState().conflict).toBeNull();
  expect([textAt(desk.content(), names), textAt(desk.content(), date)]).toEqual(['Vom Schreibtisch', 'Im Mai']);
  expect(await desk.session.flush()).toBe(true);
  expect(textAt((shop.designs.get(id) as Stored<CardChoice>).content, names)).toBe('Vom Schreibtisch');
  desk.store.dispatch({ type: 'undo' });
  expect(textAt(desk.content(), names)).toBe('Vom Telefon');
});

test('a conflict whose copy cannot be saved leaves everything as it is, and is merged later into one copy', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop);
  const [phone, desk] = [await opened(shop, openBrowser(), id), await opened(shop, browser, id)];
  write(phone, names, 'Vom Telefon');
  await phone.session.flush();
  write(desk, names, 'Vom Schreibtisch');
  const save = shop.calls.create;
  shop.calls.create = () => Promise.reject(new CallError(507, 'quota-full', 'voll', []));
  expect(await desk.session.flush()).toBe(false);
  expect(textAt(desk.content(), names)).toBe('Vom Schreibtisch');
  expect(desk.store.getState().save).toMatchObject({ status: 'delayed', message: 'voll' });
  await expect.poll(() => isStoredLocally(browser, names, 'Vom Schreibtisch')).toBe(true);
  shop.calls.create = save;
  expect(await desk.session.flush()).toBe(true);
  expect(shop.designs.size).toBe(2);
  expect(textAt(desk.content(), names)).toBe('Vom Telefon');
});

test('windows of one browser follow each other without a save in between', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop, browser);
  const [first, second] = [await opened(shop, browser, id), await opened(shop, browser, id)];
  write(first, names, 'Aus dem ersten');
  expect(await first.session.flush()).toBe(true);
  await second.until(() => textAt(second.content(), names) === 'Aus dem ersten');
  const { revision } = shop.designs.get(id) as Stored<CardChoice>;
  expect(second.events().isUnsaved()).toBe(false);
  write(second, date, 'Aus dem zweiten');
  expect(await second.session.flush()).toBe(true);
  await first.until(() => textAt(first.content(), date) === 'Aus dem zweiten');
  expect(shop.designs.get(id)?.revision).toBe(revision + 1);
});

test('a window shows what another one saved while its own save was being answered', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop, browser);
  const answered = Promise.withResolvers<void>();
  const late = {
    ...shop.calls,
    async update(...given: Parameters<typeof shop.calls.update>) {
      const answer = await shop.calls.update(...given);
      await answered.promise;
      return answer;
    },
  };
  const first = await opened({ ...shop, calls: late }, browser, id);
  const second = await opened(shop, browser, id);
  write(first, names, 'Aus dem ersten');
  const saving = first.session.flush();
  await expect.poll(() => textAt((shop.designs.get(id) as Stored<CardChoice>).content, names)).toBe('Aus dem ersten');
  write(second, date, 'Aus dem zweiten');
  expect(await second.session.flush()).toBe(true);
  answered.resolve();
  expect(await saving).toBe(true);
  await first.until(() => textAt(first.content(), date) === 'Aus dem zweiten');
  expect([textAt(first.content(), names), first.events().isUnsaved()]).toEqual(['Aus dem ersten', false]);
});

test('the copy of a window that is open is left to it', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop, browser);
  const first = await opened(shop, browser, id);
  shop.down(true);
  write(first, names, 'Noch offen');
  await expect.poll(() => isStoredLocally(browser, names, 'Noch offen')).toBe(true);
  const second = await opened(shop, browser, id);
  expect(textAt(second.content(), names)).toBe('Anfang');
  expect(isStoredLocally(browser, names, 'Noch offen')).toBe(true);
});

test('a browser without room says so, and keeps the copies it has', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop, browser);
  const window = await opened(shop, browser, id);
  shop.down(true);
  write(window, names, 'Gerade noch');
  await expect.poll(() => isStoredLocally(browser, names, 'Gerade noch')).toBe(true);
  window.crash();
  browser.hasRoom = false;
  const again = await opened(shop, browser, id);
  write(again, date, 'Ohne Platz');
  await again.until(() => !again.store.getState().isStoredHere);
  expect(isStoredLocally(browser, names, 'Gerade noch')).toBe(true);
});

test('a lost session saves the draft as a new design, and a refused photo stays here until the next sign-in', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop, browser);
  const window = await opened(shop, browser, id);
  shop.fail.push(404, 422);
  write(window, names, 'Ohne Sitzung');
  // Both tries of a flush are refused.
  shop.fail.push(404, 422);
  expect(await window.session.flush()).toBe(false);
  expect(window.store.getState().save.status).toBe('refused');
  await expect.poll(() => isStoredLocally(browser, names, 'Ohne Sitzung')).toBe(true);
  window.events().onReady();
  await window.until(() => window.store.getState().save.status === 'saved');
  expect(textAt((shop.designs.get(id) as Stored<CardChoice>).content, names)).toBe('Ohne Sitzung');
});

test('250 steps are undone and redone one by one after a crash [E022]', async () => {
  const [shop, browser] = [server(), openBrowser<CardChoice>()];
  const id = await savedDesign(shop, browser);
  const window = await opened(shop, browser, id);
  const at = (step: number) => (step % 2 === 0 ? names : date);
  for (let step = 1; step <= 250; step += 1) write(window, at(step), `Schritt ${step}`);
  expect(await window.session.flush()).toBe(true);
  await expect.poll(() => [...browser.copies.values()].some(({ edited, isUnsaved }) => !isUnsaved && edited.past.length >= 250)).toBe(true);
  window.crash();
  const again = await opened(shop, browser, id);
  for (let step = 250; step >= 1; step -= 1) {
    expect(textAt(again.content(), at(step))).toBe(`Schritt ${step}`);
    again.store.dispatch({ type: 'undo' });
  }
  expect(textAt(again.content(), names)).toBe('Anfang');
  for (let step = 1; step <= 250; step += 1) again.store.dispatch({ type: 'redo' });
  expect([textAt(again.content(), names), textAt(again.content(), date)]).toEqual(['Schritt 250', 'Schritt 249']);
});
