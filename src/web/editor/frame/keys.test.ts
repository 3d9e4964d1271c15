import { describe, expect, test } from 'vitest';
import { keyTexts } from '#texts/de/editor/help.ts';
import { actionOf, commandOfAction, editorKeys, type KeyAction, type Press } from './keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const actions = Object.keys(editorKeys) as KeyAction[];

test.each([
  ['Delete', {}, { name: 'delete' }],
  ['d', { ctrlKey: true }, { name: 'duplicate' }],
  ['c', { metaKey: true }, { name: 'copy' }],
  ['a', { ctrlKey: true }, { name: 'select-all' }],
  ['g', { ctrlKey: true }, { name: 'group' }],
  ['G', { ctrlKey: true, shiftKey: true }, { name: 'ungroup' }],
  [']', { ctrlKey: true, altKey: true }, { name: 'order', step: 'forward' }],
  ['{', { ctrlKey: true, altKey: true }, { name: 'order', step: 'back' }],
  ['ArrowDown', { ctrlKey: true, shiftKey: true }, { name: 'order', step: 'back' }],
  ['d', {}, null],
  ['v', { ctrlKey: true, altKey: true }, null],
  ['c', { ctrlKey: true, shiftKey: true }, null],
] as const)('%s with %j is the command %j', (key, held, command) => {
  const action = actionOf({ ...plain, ...held, key });
  expect(action && commandOfAction(action)).toEqual(command);
});

test.each([
  ['z', { ctrlKey: true }, 'undo'],
  ['Z', { metaKey: true, shiftKey: true }, 'redo'],
  ['y', { ctrlKey: true }, 'redo'],
  ['Y', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['z', { ctrlKey: true, altKey: true }, null],
  ['?', { shiftKey: true }, 'help'],
  ['?', { ctrlKey: true, shiftKey: true }, null],
  ['m', {}, null],
  ['ArrowUp', { shiftKey: true }, 'move'],
  ['ArrowUp', { ctrlKey: true }, 'order-forward'],
  ['Escape', {}, 'leave'],
] as const)('%s with %j is %j', (key, held, action) => {
  expect(actionOf({ ...plain, ...held, key })).toBe(action);
});

describe('the list of keys', () => {
  const eventOf = ({ key, ctrl = false, shift = false, alt = false }: Press) => ({
    ...plain,
    key: shift && key.length === 1 ? key.toUpperCase() : key,
    ctrlKey: ctrl,
    shiftKey: shift,
    altKey: alt,
  });

  test.each(actions.flatMap((action) => editorKeys[action].map((press) => [action, press] as const)))(
    '%s is what its keys do: %j',
    (action, press) => {
      expect(actionOf(eventOf(press))).toBe(action);
      // No other line says the same keys.
      expect(actions.filter((one) => editorKeys[one].some((other) => JSON.stringify(other) === JSON.stringify(press)))).toEqual([action]);
    },
  );

  test('has a word for every key that does something, and none for others', () => {
    const named = Object.keys(keyTexts).flatMap((key) => /^keys\.do\.(.+)$/.exec(key)?.[1] ?? []);
    expect(named.toSorted()).toEqual(actions.toSorted());
  });
});
