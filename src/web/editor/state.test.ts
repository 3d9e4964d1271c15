import { describe, expect, test } from 'vitest';
import type { CardChoice } from '#api/catalogue.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import type { Content } from './draft/content.ts';
import { type EditorState, initialState, openPanel, reduce, selectedElement } from './state.ts';
import { createEditorStore } from './store.ts';

const row = designRows.find(({ id }) => id === 'olivia');
if (!row) throw new Error('the card of these tests is gone');
const folded = blankDesign(row, 'folded', 'a6', undefined, 'none');
const flat = blankDesign(row, 'flat', 'a6', undefined, 'none');
const choice: CardChoice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 };
const begin = initialState({ content: { design: folded, choice }, savedAt: null });
const names = { page: 'outside', element: 'front-names' };

function textOf(state: EditorState<CardChoice>, element: string): string | undefined {
  const found = state.history.content.design.pages.flatMap((page) => page.elements).find(({ id }) => id === element);
  return found?.kind === 'text' ? found.text : undefined;
}

describe('state of the editor', () => {
  test('it begins with the front; selecting an element shows its panel and side panel', () => {
    expect(begin.panel).toBe('front');
    const chosen = reduce(begin, { type: 'select', ref: { page: 'inside', element: 'inside-photo' } });
    expect(chosen).toMatchObject({ panel: 'inside-left', sidePanel: 'pictures' });
    expect(reduce(chosen, { type: 'show', panel: 'front' }).selection.size).toBe(0);
  });

  test('an element beyond the right edge is shown with the panel at that edge', () => {
    const away = reduce(begin, { type: 'change', changes: [{ kind: 'moveElement', ...names, xUm: 220_000, yUm: 60_000 }], at: 1 });
    expect(reduce(away, { type: 'select', ref: names }).panel).toBe('front');
  });

  test('a tab beside the pages stays until a page, a panel or an element is chosen, and phones show it among the pages [E006]', () => {
    const envelope = reduce(begin, { type: 'view', view: 'envelope' });
    expect([envelope.view, openPanel(envelope)]).toEqual(['envelope', 'pages']);
    expect(reduce(envelope, { type: 'show', panel: 'front' }).view).toBe('pages');
    const paper = reduce(envelope, { type: 'open', sidePanel: 'paper' });
    expect([paper.view, openPanel(paper)]).toEqual(['pages', 'paper']);
    expect(reduce(envelope, { type: 'select', ref: names })).toMatchObject({ view: 'pages', sidePanel: 'text' });
    const product = reduce(paper, { type: 'view', view: 'product' });
    expect(openPanel(product)).toBe('paper');
    expect(reduce(product, { type: 'select', ref: names }).view).toBe('product');
  });

  test('what a step says stays until the next one, and undo takes both back', () => {
    const notice = { kind: 'undoable', text: 'Übernommen.' } as const;
    const taken = reduce(begin, { type: 'change', changes: [{ kind: 'setText', ...names, text: 'Lea' }], at: 1, notice });
    expect(taken.notice).toEqual(notice);
    const undone = reduce(taken, { type: 'undo' });
    expect([undone.notice, textOf(undone, 'front-names')]).toEqual([null, 'Sophie\n& Jörg']);
    const typed = reduce(taken, { type: 'change', changes: [{ kind: 'setText', ...names, text: 'Mia' }], at: 9_000 });
    expect(typed.notice).toBeNull();
  });

  test('undo shows the panel of what it changes', () => {
    const typed = reduce(begin, { type: 'change', changes: [{ kind: 'setText', ...names, text: 'Lea' }], at: 1 });
    const away = reduce(typed, { type: 'show', panel: 'inside-right' });
    const undone = reduce(away, { type: 'undo' });
    expect(undone.panel).toBe('front');
    expect(textOf(undone, 'front-names')).toBe('Sophie\n& Jörg');
    expect(textOf(reduce(undone, { type: 'redo' }), 'front-names')).toBe('Lea');
  });

  test('another format is one step, and what is shown exists in it', () => {
    const looking = reduce(begin, { type: 'select', ref: { page: 'inside', element: 'inside-photo' } });
    const content: Content<CardChoice> = { design: flat, choice: { ...choice, form: 'flat' } };
    const switched = reduce(looking, { type: 'migrate', content, unplaced: {}, notice: { kind: 'migrated', lost: [] }, at: 1 });
    expect(switched).toMatchObject({ panel: 'front', notice: { kind: 'migrated', lost: [] } });
    expect(switched.selection.size).toBe(0);
    expect(reduce(switched, { type: 'undo' }).history.content.choice.form).toBe('folded');
  });

  test('a merged version of another window keeps the steps of this one: undo takes back what was changed here only', () => {
    const mine = reduce(begin, { type: 'change', changes: [{ kind: 'setText', ...names, text: 'Meine' }], at: 1 });
    const date = { page: 'outside', element: 'front-date' };
    const theirs = reduce(mine, { type: 'change', changes: [{ kind: 'setText', ...date, text: 'Mai' }], at: 2 }).history.content;
    const merged = reduce(mine, { type: 'merge', content: theirs, hasOwnSteps: true, conflict: null, at: 3 });
    expect(merged.notice).toEqual({ kind: 'merged', at: 3 });
    const undone = reduce(merged, { type: 'undo' });
    expect([textOf(undone, 'front-names'), textOf(undone, 'front-date')]).toEqual(['Sophie\n& Jörg', 'Mai']);
    expect(textOf(reduce(undone, { type: 'redo' }), 'front-names')).toBe('Meine');
  });

  test('a conflict stays until it is put away, and the notice of a merge outlives what is typed at the time', () => {
    const conflict = { copy: 'c', places: [{ kind: 'options' }] } as const;
    const merged = reduce(begin, { type: 'merge', content: begin.history.content, hasOwnSteps: false, conflict, at: 10 });
    const again = reduce(merged, { type: 'merge', content: begin.history.content, hasOwnSteps: true, conflict: null, at: 11 });
    expect(again.conflict).toEqual(conflict);
    const typed = reduce(again, { type: 'change', changes: [{ kind: 'setText', ...names, text: 'Meine' }], at: 1_000 });
    expect(typed.notice?.kind).toBe('merged');
    expect(reduce(typed, { type: 'change', changes: [{ kind: 'setText', ...names, text: 'M' }], at: 60_000 }).notice).toBeNull();
    expect(reduce(again, { type: 'close-conflict' }).conflict).toBeNull();
  });

  test('selecting with extend adds an element and takes it out again; the side panel has one element only while one is selected', () => {
    const one = reduce(begin, { type: 'select', ref: names });
    const two = reduce(one, { type: 'select', ref: { page: 'outside', element: 'front-date' }, extend: true });
    expect([...two.selection.keys()]).toEqual(['outside front-names', 'outside front-date']);
    expect(selectedElement(two)).toBeNull();
    const back = reduce(two, { type: 'select', ref: names, extend: true });
    expect(selectedElement(back)).toEqual({ page: 'outside', element: 'front-date' });
    expect(reduce(two, { type: 'select', ref: null }).selection.size).toBe(0);
  });
});

describe('rights of the customer', () => {
  const locked = structuredClone(folded);
  for (const element of locked.pages.flatMap(({ elements }) => elements)) if (element.id === 'front-names') element.locked = true;

  test('an edit of a locked element is refused, and with it every edit of its step', () => {
    const store = createEditorStore(initialState({ content: { design: locked, choice }, savedAt: null }), () => 1);
    expect(store.edit([{ kind: 'setText', ...names, text: 'Lea' }])).toBe(false);
    expect(
      store.edit([
        { kind: 'setText', page: 'outside', element: 'front-date', text: 'Morgen' },
        { kind: 'setText', ...names, text: 'Lea' },
      ]),
    ).toBe(false);
    expect(store.getState().history.past).toEqual([]);
  });

  test('undo takes back what was edited before the element was locked', () => {
    const store = createEditorStore(initialState({ content: { design: folded, choice }, savedAt: null }), () => 1);
    store.edit([{ kind: 'setText', ...names, text: 'Lea' }]);
    store.edit([{ kind: 'setProperties', ...names, properties: { locked: true } }]);
    store.dispatch({ type: 'undo' });
    store.dispatch({ type: 'undo' });
    expect(textOf(store.getState(), 'front-names')).toBe('Sophie\n& Jörg');
  });
});
