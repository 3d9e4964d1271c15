import { expect, test } from 'vitest';
import { commandOf } from './use-shortcuts.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const label = (number: number) => `Gruppe ${number}`;

test.each([
  ['Delete', {}, { name: 'delete' }],
  ['d', { ctrlKey: true }, { name: 'duplicate' }],
  ['c', { metaKey: true }, { name: 'copy' }],
  ['a', { ctrlKey: true }, { name: 'select-all' }],
  ['g', { ctrlKey: true }, { name: 'group', label }],
  ['G', { ctrlKey: true, shiftKey: true }, { name: 'ungroup' }],
  [']', { ctrlKey: true, altKey: true }, { name: 'order', step: 'forward' }],
  ['ArrowDown', { ctrlKey: true, shiftKey: true }, { name: 'order', step: 'back' }],
  ['d', {}, null],
  ['v', { ctrlKey: true, altKey: true }, null],
  ['c', { ctrlKey: true, shiftKey: true }, null],
] as const)('%s with %j is the command %j', (key, held, command) => {
  expect(commandOf({ ...plain, ...held, key }, label)).toEqual(command);
});
