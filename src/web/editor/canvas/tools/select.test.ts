import { describe, expect, test } from 'vitest';
import { down, move, refOf, run, selecting, toolContext, toolDesign, up, withGroups } from '#tests/tool-fixture.ts';

const click = { type: 'click', isShift: false, isKeyboard: false } as const;

describe('select', () => {
  test('a click selects; a text gets the focus on the canvas, a key opens the field of a photo', () => {
    const [, , text] = run(toolContext(), [down('text', 0, 0), up, { ...click, ref: refOf('text') }]);
    expect(text?.select).toEqual({ ref: refOf('text'), withGroup: true, focusField: false });
    expect(text?.focus).toEqual(refOf('text'));
    const [shape] = run(toolContext(), [{ ...click, ref: refOf('shape') }]);
    expect(shape?.select).toEqual({ ref: refOf('shape'), withGroup: true, focusField: false });
    const [byKey] = run(toolContext(), [{ ...click, ref: refOf('photo'), isKeyboard: true }]);
    expect(byKey?.select).toEqual({ ref: refOf('photo'), withGroup: true, focusField: true });
  });

  test('a click with Shift adds to the selection', () => {
    const [added] = run(selecting('text'), [{ ...click, ref: refOf('photo'), isShift: true }]);
    expect(added?.select).toEqual({ ref: refOf('photo'), extend: true, withGroup: true });
  });

  test('a press below the threshold stays a click, of touch longer than of a mouse', () => {
    const outcomes = run(selecting('text'), [down('text', 0, 0), move(3, 0), up]);
    expect(outcomes.every(({ edits }) => edits === undefined)).toBe(true);
    const finger = { id: 2, isMouse: false };
    const touch = run(selecting('text'), [down('text', 0, 0, finger), move(7, 0, finger), move(9, 0, finger)]);
    expect(touch.map(({ tool }) => tool.name)).toEqual(['select', 'select', 'drag']);
  });

  test('touch leaves an element alone that is not selected: it scrolls', () => {
    const finger = { id: 2, isMouse: false };
    const outcomes = run(toolContext(), [down('text', 0, 0, finger), move(50, 50, finger)]);
    expect(outcomes.at(-1)).toEqual({ tool: expect.objectContaining({ name: 'select' }) });
  });

  test('the click after a drag selects nothing, a key press does', () => {
    const dragged = run(selecting('text'), [down('text', 0, 0), move(20, 0), up, { ...click, ref: refOf('text') }]);
    expect(dragged.at(-1)?.select).toBeUndefined();
    const keyed = run(selecting('text'), [down('text', 0, 0), move(20, 0), up, { ...click, ref: refOf('text'), isKeyboard: true }]);
    expect(keyed.at(-1)?.select).toEqual({ ref: refOf('text'), withGroup: true, focusField: false });
  });

  test('arrows move by one millimetre, with Shift by ten; all that is selected', () => {
    const key = { type: 'key', ref: refOf('text'), isShift: false } as const;
    const [left] = run(selecting('text'), [{ ...key, key: 'ArrowLeft' }]);
    expect(left?.edits).toEqual([{ kind: 'moveElement', ...refOf('text'), xUm: -1_000, yUm: 0 }]);
    const both = toolContext({
      selection: new Map([
        ['page text', refOf('text')],
        ['page shape', refOf('shape')],
      ]),
    });
    const [down10] = run(both, [{ ...key, key: 'ArrowDown', isShift: true }]);
    expect(down10?.edits).toEqual([
      { kind: 'moveElement', ...refOf('text'), xUm: 0, yUm: 10_000 },
      { kind: 'moveElement', ...refOf('shape'), xUm: 10_000, yUm: 70_000 },
    ]);
  });

  test('arrows with Alt move by a tenth of a millimetre', () => {
    const [fine] = run(selecting('text'), [{ type: 'key', ref: refOf('text'), key: 'ArrowRight', isShift: false, isAlt: true }]);
    expect(fine?.edits).toEqual([{ kind: 'moveElement', ...refOf('text'), xUm: 100, yUm: 0 }]);
  });

  test('while a tap adds to the selection, a click does without Shift', () => {
    const [added] = run(selecting('text', { isExtending: true }), [{ ...click, ref: refOf('photo') }]);
    expect(added?.select).toEqual({ ref: refOf('photo'), extend: true, withGroup: true });
  });

  test('a drag of one element of a group moves the group; a double click enters it', () => {
    const context = toolContext({ design: withGroups({ text: 'pair', shape: 'pair' }), scale: 10 });
    const [, dragged] = run(context, [down('shape', 0, 0), move(120, 0)]);
    expect(dragged?.select).toEqual({ ref: refOf('shape'), withGroup: true });
    expect(dragged?.edits?.map((edit) => 'element' in edit && edit.element)).toEqual(['text', 'shape']);
    const [entered] = run(context, [{ type: 'double-click', ref: refOf('shape') }]);
    expect(entered).toMatchObject({ enterGroup: 'pair', select: { ref: refOf('shape') } });
    const [, alone] = run({ ...context, enteredGroup: 'pair' }, [down('shape', 0, 0), move(120, 0)]);
    expect(alone?.edits?.map((edit) => 'element' in edit && edit.element)).toEqual(['shape']);
  });

  test('Escape leaves an entered group first', () => {
    const context = selecting('shape', { design: withGroups({ text: 'pair', shape: 'pair' }), enteredGroup: 'pair' });
    const [left] = run(context, [{ type: 'key', ref: refOf('shape'), key: 'Escape', isShift: false }]);
    expect(left).toMatchObject({ enterGroup: null, select: { ref: refOf('shape'), withGroup: true } });
  });

  test('an arrow on an element that is not selected selects it first', () => {
    const [outcome] = run(toolContext(), [{ type: 'key', ref: refOf('shape'), key: 'ArrowUp', isShift: false }]);
    expect(outcome?.select).toEqual({ ref: refOf('shape') });
  });

  test('Escape clears the selection', () => {
    const [outcome] = run(selecting('text'), [{ type: 'key', ref: refOf('text'), key: 'Escape', isShift: false }]);
    expect(outcome?.select).toEqual({ ref: null });
  });

  test('the design is never changed by a tool', () => {
    const before = JSON.stringify(toolDesign);
    run(selecting('text'), [down('text', 0, 0), move(20, 0), up]);
    expect(JSON.stringify(toolDesign)).toBe(before);
  });
});
