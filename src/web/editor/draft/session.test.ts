import { expect, test } from 'vitest';
import type { CardChoice } from '#api/catalogue.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { type FakeWindow, openBrowser, openWindow } from '#tests/draft-windows.ts';
import { CallError } from '#web/page/client.ts';
import { type Content, findElement } from './content.ts';
import type { SaverCalls, Stored } from './saver.ts';

const row = designRows.find(({ id }) => id === 'olivia');
if (!row) throw new Error('the card of these tests is gone');
const choice: CardChoice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 };
const blank: Content<CardChoice> = { design: blankDesign(row, 'folded', 'a6', undefined, 'none'), choice };
const names = { page: 'outside', element: 'front-names' };
const date = { page: 'outside', element: 'front-date' };

/** A server in memory. `fail`: the next calls end so; 'lost': the call is carried out, and its response is lost. */
function server() {
  const designs = new Map<string, Stored<CardChoice>>();
  const created = new Map<string, string>();
  const fail: ('offline' | 'lost' | number)[] = [];
  let isDown = false;
  async function carryOut<T>(work: () => T): Promise<T> {
    await Promise.resolve();
    const failure = isDown ? 'offline' : fail.shift();
    if (typeof failure === 'number') throw new CallError(failure, '', `Antwort ${failure}`, []);
    if (failure === 'offline') throw new CallError(0, 'offline', '', []);
    const done = work();
    if (failure === 'lost') throw new CallError(0, 'offline', '', []);
    return done;
  }
  function save(id: string, revision: number, content: Content<CardChoice>) {
    const stored = { id, revision, savedAt: new Date().toISOString(), content: structuredClone(content) };
    designs.set(id, stored);
    return stored;
  }
  const calls: SaverCalls<CardChoice> = {
    create: (content, key) =>
      carryOut(() => {
        const known = designs.get(created.get(key) ?? '');
        if (known) return { ...known, isKnown: true };
        const id = `design-${designs.size + 1}`;
        created.set(key, id);
        return save(id, 1, content);
      }),
    update: (known, content) =>
      carryOut(() => {
        const stored = designs.get(known.id);
        if (!stored) throw new CallError(404, 'not-found', '', []);
        if (stored.revision !== known.revision) throw new CallError(409, 'design-conflict', '', []);
        return save(known.id, known.revision + 1, content);
      }),
    load: (id) =>
      carryOut(() => {
        const stored = designs.get(id);
        if (!stored) throw new CallError(404, 'not-found', '', []);
        return structuredClone(stored);
      }),
  };
  return {
    designs,
    calls,
    fail,
    down(value: boolean) {
      isDown = value;
    },
  };
}

type Server = ReturnType<typeof server>;
type Opened = FakeWindow<CardChoice>;

function opened(shop: Server, browser: ReturnType<typeof openBrowser<CardChoice>>, id: string | null): Promise<Opened> {
  return openWindow(browser, { calls: shop.calls, blank, saved: structuredClone((id && shop.designs.get(id)) || null) });
}

function write(window: Opened, at: typeof names, text: string): void {
  window.store.edit([{ kind: 'setText', ...at, text }]);
}

function textAt({ design }: Content<CardChoice>, at: typeof names): string {
  const element = findElement(design, at)?.element;
  return element?.kind === 'text' ? element.text : '';
}

/** A design on the server, made by a window that is gone. */
async function savedDesign(shop: Server, browser = openBrowser<CardChoice>()): Promise<string> {
  const window = await opened(shop, browser, null);
  write(window, names, 'Anfang');
  expect(await window.session.flush()).toBe(true);
  window.crash();
  return window.address() ?? '';
}

function isStoredLocally(browser: ReturnType<typeof openBrowser<CardChoice>>, at: typeof names, text: string): boolean {
  return [...browser.copies.values()].some((copy) => copy.isUnsaved && textAt(copy.edited.content, at) === text);
}

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
  const id = await savedDesign(shop, browser);
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
  expect(conflict?.places).toEqual([{ kind: 'element', page: 'outside', label: 'Namen' }]);
  expect(desk.address()).toBe(id);
  const copy = (shop.designs.get(conflict?.copy ?? '') as Stored<CardChoice>).content;
  expect([textAt(copy, names), textAt(copy, date)]).toEqual(['Vom Schreibtisch', 'Im Mai']);
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
