import { expect, test } from 'vitest';
import { stackOf } from './log.ts';

test('the stack of an error holds those of its causes', () => {
  const stack = stackOf(new Error('hydration failed', { cause: new Error('hooks differ') }));
  expect(stack.match(/^.*Error: .*$/gm)).toEqual(['Error: hydration failed', 'Caused by: Error: hooks differ']);
});
