/** Windows of a card over a server in memory that can be down, refuse, or lose its answers. */
import { expect } from 'vitest';
import type { CardChoice } from '#api/catalogue.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { type Content, findElement } from '#web/editor/draft/content.ts';
import type { SaverCalls, Stored } from '#web/editor/draft/saver.ts';
import { CallError } from '#web/page/client.ts';
import { type FakeWindow, openBrowser, openWindow } from './draft-windows.ts';

const row = designRows.find(({ id }) => id === 'olivia');
if (!row) throw new Error('the card of these tests is gone');
const choice: CardChoice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 };
export const blank: Content<CardChoice> = { design: blankDesign(row, 'folded', 'a6', undefined, 'none'), choice };
export const names = { page: 'outside', element: 'front-names' };
export const date = { page: 'outside', element: 'front-date' };

/** A server in memory. `fail`: the next calls end so; 'lost': the call is carried out, and its response is lost. */
export function server() {
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

export function opened(shop: Server, browser: ReturnType<typeof openBrowser<CardChoice>>, id: string | null): Promise<Opened> {
  return openWindow(browser, { calls: shop.calls, blank, saved: structuredClone((id && shop.designs.get(id)) || null) });
}

export function write(window: Opened, at: typeof names, text: string): void {
  window.store.edit([{ kind: 'setText', ...at, text }]);
}

export function textAt({ design }: Content<CardChoice>, at: typeof names): string {
  const element = findElement(design, at)?.element;
  return element?.kind === 'text' ? element.text : '';
}

/** A design on the server, made by a window that is gone. */
export async function savedDesign(shop: Server, browser = openBrowser<CardChoice>()): Promise<string> {
  const window = await opened(shop, browser, null);
  write(window, names, 'Anfang');
  expect(await window.session.flush()).toBe(true);
  window.crash();
  return window.address() ?? '';
}

export function isStoredLocally(browser: ReturnType<typeof openBrowser<CardChoice>>, at: typeof names, text: string): boolean {
  return [...browser.copies.values()].some((copy) => copy.isUnsaved && textAt(copy.edited.content, at) === text);
}
