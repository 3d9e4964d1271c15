import { expect, test } from 'vitest';
import { ownTurn } from './own-turn.ts';

/** Names of the callers in the order of their turns, each with its address as the first letter. */
async function orderOf(callers: readonly string[]): Promise<string[]> {
  const steps: string[] = [];
  await Promise.all(callers.map((name) => ownTurn(name.charAt(0)).then(() => steps.push(name))));
  return steps;
}

test('callers go on in their order, each in a turn of the event loop of its own', async () => {
  const steps: string[] = [];
  let isDone = false;
  function turn(): void {
    steps.push('turn');
    if (!isDone) setImmediate(turn);
  }
  setImmediate(turn);
  await Promise.all(['a', 'b', 'c'].map((address) => ownTurn(address).then(() => steps.push(address))));
  isDone = true;
  expect(steps.join(' ').replace(/^turn /, '')).toBe('a turn b turn c');
});

test('an address that sends many requests at once has one turn a round', async () => {
  expect(await orderOf(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2'])).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4']);
});

test('a client that comes later waits for one turn of each other address at most', async () => {
  const steps: string[] = [];
  const many = Array.from({ length: 20 }, (_, at) => ownTurn('a').then(() => steps.push(`a${at}`)));
  await many[2];
  await ownTurn('b');
  expect(steps.length).toBeLessThanOrEqual(5);
  await Promise.all(many);
  expect(steps).toHaveLength(20);
});

test('a caller that comes after the others went on gets a turn, too', async () => {
  await ownTurn('a');
  await expect(ownTurn('a')).resolves.toBeUndefined();
});
