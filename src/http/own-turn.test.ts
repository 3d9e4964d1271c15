import { expect, test } from 'vitest';
import { ownTurn } from './own-turn.ts';

test('callers go on in their order, each in a turn of the event loop of its own', async () => {
  const steps: string[] = [];
  let isDone = false;
  function turn(): void {
    steps.push('turn');
    if (!isDone) setImmediate(turn);
  }
  setImmediate(turn);
  await Promise.all(['a', 'b', 'c'].map((name) => ownTurn().then(() => steps.push(name))));
  isDone = true;
  expect(steps.join(' ').replace(/^turn /, '')).toBe('a turn b turn c');
});

test('a caller that comes after the others went on gets a turn, too', async () => {
  await ownTurn();
  await expect(ownTurn()).resolves.toBeUndefined();
});
