import { describe, expect, test } from 'vitest';
import { fixtureDesign } from '#tests/render/fixture-design.ts';
import {
  applyStep,
  endCoalescing,
  freshHistory,
  maxUndoSteps,
  newestSteps,
  ownSteps,
  redoStep,
  type UndoState,
  undoStep,
} from './history.ts';

type Choice = { paper: string };
const begin: UndoState<Choice> = freshHistory({ design: fixtureDesign, choice: { paper: 'feinstpapier' } });
const found = fixtureDesign.pages.flatMap((page) =>
  page.elements.filter((element) => element.kind === 'text').map((element) => ({ page, element })),
)[0];
if (!found) throw new Error('the fixture has no text');
const place = { page: found.page.id, element: found.element.id };
const say = (text: string) => [{ kind: 'setText', ...place, text }] as const;

function textOf(edited: UndoState<Choice>): string {
  const page = edited.content.design.pages.find(({ id }) => id === place.page);
  const element = page?.elements.find(({ id }) => id === place.element);
  return element?.kind === 'text' ? element.text : '';
}

describe('history', () => {
  test('typing without a pause is one step, a pause begins the next', () => {
    let edited = applyStep(begin, say('S'), { coalesceKey: 'text', at: 1000 });
    edited = applyStep(edited, say('So'), { coalesceKey: 'text', at: 1400 });
    edited = applyStep(edited, say('Sop'), { coalesceKey: 'text', at: 2800 });
    expect(edited.past).toHaveLength(1);
    edited = applyStep(edited, say('Soph'), { coalesceKey: 'text', at: 4400 });
    expect(edited.past).toHaveLength(2);
    edited = undoStep(edited);
    expect(textOf(edited)).toBe('Sop');
    expect(textOf(undoStep(edited))).toBe(found.element.text);
  });

  test('a sealed step takes nothing more in', () => {
    const edited = applyStep(endCoalescing(applyStep(begin, say('A'), { coalesceKey: 'text', at: 0 })), say('B'), {
      coalesceKey: 'text',
      at: 10,
    });
    expect(edited.past).toHaveLength(2);
  });

  test('a drag stays one step however slow it is', () => {
    const move = (xUm: number) => [{ kind: 'moveElement', ...place, xUm, yUm: found.element.yUm }] as const;
    let edited = applyStep(begin, move(1), { coalesceKey: 'drag 1', at: 0, isGesture: true });
    edited = applyStep(edited, move(2), { coalesceKey: 'drag 1', at: 60_000, isGesture: true });
    expect(edited.past).toHaveLength(1);
  });

  test('undo and redo give back the very same content, also after the history went through JSON', () => {
    let edited = begin;
    for (let step = 0; step < 250; step += 1) {
      edited =
        step % 5 === 0
          ? applyStep(edited, [{ kind: 'setChoice', choice: { paper: `p${step}` } }], { at: step })
          : applyStep(edited, say(`Text ${step}`), { at: step });
    }
    const end = edited.content;
    edited = JSON.parse(JSON.stringify(edited));
    for (let step = 0; step < 250; step += 1) edited = undoStep(edited);
    expect(edited.content).toEqual(begin.content);
    expect(undoStep(edited)).toBe(edited);
    for (let step = 0; step < 250; step += 1) edited = redoStep(edited);
    expect(edited.content).toEqual(end);
  });

  test('only the newest steps are kept', () => {
    let edited = begin;
    for (let step = 0; step < maxUndoSteps + 10; step += 1) edited = applyStep(edited, say(`${step}`), { at: step });
    expect(edited.past).toHaveLength(maxUndoSteps);
  });

  test('what changes nothing or meets nothing is no step', () => {
    expect(applyStep(begin, say(found.element.text), { at: 0 })).toBe(begin);
    expect(applyStep(begin, [{ kind: 'setText', page: 'nowhere', element: 'none', text: 'x' }], { at: 0 })).toBe(begin);
    expect(applyStep(begin, [...say('x'), { kind: 'setText', page: 'nowhere', element: 'none', text: 'x' }], { at: 0 })).toBe(begin);
  });

  test('a change after an undo ends the way forward', () => {
    const undone = undoStep(applyStep(begin, say('A'), { at: 0 }));
    expect(applyStep(undone, say('B'), { at: 1 }).future).toEqual([]);
  });
});

describe('history as it is stored', () => {
  function typed(steps: number): UndoState<Choice> {
    let edited = begin;
    for (let step = 0; step < steps; step += 1) edited = applyStep(edited, say(`Text ${step}`), { at: step });
    return edited;
  }

  test('400 steps of typing take less than a tenth of the room that a copy has for them [E022]', () => {
    const edited = typed(maxUndoSteps);
    expect(newestSteps(edited, 200_000)).toBe(edited);
  });

  test('beyond its room the oldest steps go, the others still lead back one by one', () => {
    let edited = typed(20);
    for (let step = 0; step < 3; step += 1) edited = undoStep(edited);
    const length = JSON.stringify(edited.past[0]).length;
    const kept = newestSteps(edited, length * 12);
    expect(kept.past.length).toBeLessThan(edited.past.length);
    expect(kept.past.at(-1)).toBe(edited.past.at(-1));
    expect(textOf(undoStep(kept))).toBe('Text 15');
    expect(newestSteps(edited, 0)).toMatchObject({ content: edited.content, past: [], future: [] });
    expect(newestSteps(edited, length * 19).future.length).toBeGreaterThan(0);
  });
});

describe('history on top of a merged version', () => {
  const other = { kind: 'setInks', colourway: 'nacht', inks: fixtureDesign.inks } as const;

  test('steps take back what was changed here and leave what came in', () => {
    const mine = applyStep(applyStep(begin, say('A'), { at: 0 }), say('B'), { at: 5_000 });
    const merged = applyStep(mine, [other], { at: 6_000 }).content;
    const edited = ownSteps(undoStep(mine), merged);
    expect([edited.past.length, edited.future.length]).toEqual([1, 1]);
    const undone = undoStep(edited);
    expect(undone.content.design.product.colourway).toBe('nacht');
    expect(textOf(undone)).toBe(found.element.text);
  });

  test('a step that replaces the whole content or a choice that came in ends the history, as does one that meets nothing', () => {
    const whole = { kind: 'setContent', content: { ...begin.content, choice: { paper: 'a' } } } as const;
    const mine = applyStep(applyStep(begin, [whole], { at: 0 }), say('A'), { at: 5_000 });
    expect(ownSteps(mine, applyStep(mine, [other], { at: 6_000 }).content).past).toHaveLength(1);
    const chosen = applyStep(begin, [{ kind: 'setChoice', choice: { paper: 'b' } }], { at: 0 });
    expect(ownSteps(chosen, { ...chosen.content, choice: { paper: 'c' } }).past).toEqual([]);
    expect(ownSteps(chosen, chosen.content).past).toHaveLength(1);
    const gone = applyStep(mine, [{ kind: 'removeElement', ...place }], { at: 6_000 }).content;
    expect(ownSteps(mine, gone).past).toEqual([]);
  });
});
