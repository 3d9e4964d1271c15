import { describe, expect, test } from 'vitest';
import type { CardChoice } from '#api/catalogue.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { type BrowserCall, CallError } from '#web/page/client.ts';
import { migrateToFormat } from './migrate-to-format.ts';
import { createCardSaver } from './save-card.ts';
import { type CardContent, firstState, reduce, type State } from './state.ts';

const row = designRows.find(({ id }) => id === 'olivia');
if (!row) throw new Error('the card of these tests is gone');
const folded = blankDesign(row, 'folded', 'a6', undefined, 'none');
const flat = blankDesign(row, 'flat', 'a6', undefined, 'none');
const choice: CardChoice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 };
const begin = firstState({ design: folded, choice });
const names = { page: 'outside', element: 'front-names' };

function textOf(state: State, element: string): string | undefined {
  const found = state.edited.content.design.pages.flatMap((page) => page.elements).find(({ id }) => id === element);
  return found?.kind === 'text' ? found.text : undefined;
}

describe('state of the configurator', () => {
  test('it begins with the front, and choosing an element shows its face and tool', () => {
    expect(begin.panel).toBe('front');
    const chosen = reduce(begin, { type: 'select', place: { page: 'inside', element: 'inside-photo' } });
    expect(chosen).toMatchObject({ panel: 'inside-left', tool: 'pictures' });
    expect(reduce(chosen, { type: 'show', panel: 'front' }).selected).toBeNull();
  });

  test('undo shows the face where it happens', () => {
    const typed = reduce(begin, { type: 'change', changes: [{ kind: 'setText', ...names, text: 'Lea' }], at: 1 });
    const away = reduce(typed, { type: 'show', panel: 'inside-right' });
    const undone = reduce(away, { type: 'undo' });
    expect(undone.panel).toBe('front');
    expect(textOf(undone, 'front-names')).toBe('Sophie\n& Jörg');
    expect(textOf(reduce(undone, { type: 'redo' }), 'front-names')).toBe('Lea');
  });

  test('another format is one step, and what is shown exists in it', () => {
    const looking = reduce(begin, { type: 'select', place: { page: 'inside', element: 'inside-photo' } });
    const content: CardContent = { design: flat, choice: { ...choice, form: 'flat' } };
    const switched = reduce(looking, { type: 'format', content, parked: {}, notice: 'übernommen', at: 1 });
    expect(switched).toMatchObject({ panel: 'front', selected: null, notice: 'übernommen' });
    expect(reduce(switched, { type: 'undo' }).edited.content.choice.form).toBe('folded');
  });

  test('the version of another window comes as a step that can be taken back', () => {
    const mine = reduce(begin, { type: 'change', changes: [{ kind: 'setText', ...names, text: 'Meine' }], at: 1 });
    const theirs = reduce(mine, { type: 'server', content: begin.edited.content, at: 2 });
    expect(textOf(theirs, 'front-names')).toBe('Sophie\n& Jörg');
    expect(textOf(reduce(theirs, { type: 'undo' }), 'front-names')).toBe('Meine');
  });
});

describe('carrying over to another format', () => {
  const photoId = 'photo-0123456789abcdef';
  const own = {
    ...folded,
    pages: folded.pages.map((page) => ({
      ...page,
      elements: page.elements.map((element) => {
        if (element.id === 'front-names' && element.kind === 'text') return { ...element, text: 'Zoë\n& Łukasz', align: 'right' as const };
        if (element.id === 'inside-photo' && element.kind === 'photo') return { ...element, photoId };
        return element;
      }),
    })),
  };

  test('own words and chosen style move by element, samples become those of the new format', () => {
    const { design } = migrateToFormat(own, flat, folded, {});
    const moved = design.pages.flatMap((page) => page.elements).find(({ id }) => id === 'front-names');
    const blank = flat.pages.flatMap((page) => page.elements).find(({ id }) => id === 'front-names');
    expect(moved).toMatchObject({ text: 'Zoë\n& Łukasz', align: 'right', xUm: blank?.xUm });
    expect(design.pages.map(({ id }) => id)).toEqual(flat.pages.map(({ id }) => id));
  });

  test('what has no place is named, kept, and back again in the old format', () => {
    const there = migrateToFormat(own, flat, folded, {});
    expect(there.lost).toEqual(['Euer Foto']);
    const back = migrateToFormat(there.design, folded, flat, there.parked);
    const photo = back.design.pages.flatMap((page) => page.elements).find(({ id }) => id === 'inside-photo');
    expect(photo).toMatchObject({ photoId });
    expect(back.lost).toEqual([]);
  });
});

describe('saving a card', () => {
  const content: CardContent = { design: folded, choice };
  type Answer = (key: string, input: Record<string, unknown>) => unknown;

  function saver(answer: Answer, first: { id: string; revision: number } | null = { id: 'd', revision: 3 }) {
    const calls: string[] = [];
    const call = (async (key: string, input: Record<string, unknown>) => {
      calls.push(key.split(' ')[0] ?? '');
      return answer(key, input);
    }) as unknown as BrowserCall;
    return { calls, card: createCardSaver(call, first, () => {}) };
  }

  test('the first save makes the design, the next goes over its revision', async () => {
    const inputs: Record<string, unknown>[] = [];
    const { calls, card } = saver((_key, input) => {
      inputs.push(input);
      return { id: 'd', revision: inputs.length, savedAt: 'now' };
    }, null);
    expect(await card.save(content)).toEqual({ kind: 'saved', savedAt: 'now' });
    await card.save(content);
    expect(calls).toEqual(['POST', 'PUT']);
    expect(Object.keys(inputs[1] ?? {}).toSorted()).toEqual(['choice', 'design', 'id', 'revision']);
    expect(inputs[1]?.revision).toBe(1);
  });

  test('a conflict with our own lost answer is none', async () => {
    const { card } = saver((key) => {
      if (key.startsWith('PUT')) throw new CallError(409, 'design-conflict', '', []);
      return { design: structuredClone(folded), choice, revision: 4, savedAt: 'then', pictures: [] };
    });
    expect(await card.save(content)).toEqual({ kind: 'saved', savedAt: 'then' });
    expect(card.identity()).toEqual({ id: 'd', revision: 4 });
  });

  test('a conflict with somebody else is told', async () => {
    const { card } = saver((key) => {
      if (key.startsWith('PUT')) throw new CallError(409, 'design-conflict', '', []);
      return { design: folded, choice: { ...choice, quantity: 75 }, revision: 4, savedAt: 'then', pictures: [] };
    });
    expect(await card.save(content)).toEqual({ kind: 'conflict' });
    expect(card.identity()?.revision).toBe(3);
  });

  test('an expired design lives on as a new one; no network waits; a refusal says why', async () => {
    const gone = saver((key) => {
      if (key.startsWith('PUT')) throw new CallError(404, 'not-found', '', []);
      return { id: 'neu', revision: 1, savedAt: 'now' };
    });
    expect(await gone.card.save(content)).toEqual({ kind: 'saved', savedAt: 'now' });
    expect(gone.card.identity()?.id).toBe('neu');
    const away = saver(() => {
      throw new CallError(0, 'offline', 'keine Verbindung', []);
    });
    expect(await away.card.save(content)).toEqual({ kind: 'wait', message: 'keine Verbindung' });
    const refused = saver(() => {
      throw new CallError(422, 'bad-input', 'allgemein', [{ field: 'design', code: 'photo', message: 'Ein Foto fehlt.' }]);
    });
    expect(await refused.card.save(content)).toEqual({ kind: 'refused', message: 'Ein Foto fehlt.' });
  });
});
