/** What keys do in the search field. */
import { describe, expect, test } from 'vitest';
import { afterKey, type FieldState } from './keys.ts';

const closed: FieldState = { isOpen: false, active: -1 };
const open = (active = -1): FieldState => ({ isOpen: true, active });
const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false, keyCode: 0 };

function press(key: string, state: FieldState, { count = 3, isEmpty = false, ...held }: Record<string, unknown> = {}) {
  return afterKey({ ...plain, key, ...held }, state, { count: Number(count), isEmpty: Boolean(isEmpty) });
}

describe('arrow keys', () => {
  test('go through the options and the field itself, in both directions', () => {
    const walk = (key: string) => {
      const seen: number[] = [];
      let state = open();
      for (let step = 0; step < 5; step += 1) {
        const after = press(key, state);
        expect(after).toMatchObject({ isTaken: true, effect: null });
        state = after?.state ?? state;
        seen.push(state.active);
      }
      return seen;
    };
    expect(walk('ArrowDown')).toEqual([0, 1, 2, -1, 0]);
    expect(walk('ArrowUp')).toEqual([2, 1, 0, -1, 2]);
  });

  test('open a closed list at its first or last option, with Alt without an option', () => {
    expect(press('ArrowDown', closed)?.state).toEqual(open(0));
    expect(press('ArrowUp', closed)?.state).toEqual(open(2));
    expect(press('ArrowDown', closed, { altKey: true })?.state).toEqual(open());
    expect(press('ArrowUp', open(1), { altKey: true })?.state).toEqual(closed);
  });

  test('ask for a list that has no options yet, and leave the key to the caret', () => {
    expect(press('ArrowDown', closed, { count: 0 })).toEqual({ state: open(), effect: null, isTaken: false });
  });
});

describe('other keys', () => {
  test('Enter opens the active option; without one it is left to the form', () => {
    expect(press('Enter', open(1))).toMatchObject({ effect: 'choose', isTaken: true });
    expect(press('Enter', open())).toBeNull();
    expect(press('Enter', closed)).toBeNull();
  });

  test('Escape closes the list, then empties the field, then is left to the page', () => {
    expect(press('Escape', open(2))).toEqual({ state: closed, effect: null, isTaken: true });
    expect(press('Escape', closed)).toEqual({ state: closed, effect: 'empty', isTaken: true });
    expect(press('Escape', open(), { count: 0 })).toMatchObject({ effect: 'empty' });
    expect(press('Escape', closed, { isEmpty: true })).toBeNull();
  });

  test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])('%s moves the caret, and what was typed counts again', (key) => {
    expect(press(key, open(1))).toEqual({ state: open(), effect: null, isTaken: false });
    expect(press(key, open())).toBeNull();
  });

  test.each(['Tab', 'a', '/', 'PageDown'])('%s is the browser’s own', (key) => {
    for (const state of [closed, open(), open(1)]) expect(press(key, state)).toBeNull();
  });

  test('nothing is done while an input method composes, and with Ctrl, Command or Shift', () => {
    for (const key of ['Enter', 'ArrowDown', 'Escape'])
      for (const held of [{ isComposing: true }, { keyCode: 229 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
        expect(press(key, open(1), held)).toBeNull();
  });
});
