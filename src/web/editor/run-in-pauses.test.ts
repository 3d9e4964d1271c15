import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInLongPause, runInPauses } from './run-in-pauses.ts';

type Pause = (deadline: { didTimeout: boolean; timeRemaining(): number }) => void;
let pauses: Pause[] = [];
let isPressed = false;

beforeEach(() => {
  pauses = [];
  isPressed = false;
  vi.stubGlobal('document', { querySelector: () => (isPressed ? {} : null) });
  vi.stubGlobal('requestIdleCallback', (run: Pause) => pauses.push(run));
  vi.stubGlobal('cancelIdleCallback', () => {
    pauses = [];
  });
});
afterEach(() => vi.unstubAllGlobals());

function pause(timeRemaining: () => number) {
  for (const run of pauses.splice(0)) run({ didTimeout: false, timeRemaining });
}

function* counted(seen: number[]): Generator<void, string> {
  for (const at of [1, 2, 3]) {
    seen.push(at);
    yield;
  }
  return 'done';
}

test('a pause takes as many steps as it has time for, and one at least', () => {
  const seen: number[] = [];
  const results: string[] = [];
  runInPauses(counted(seen), (result) => results.push(result));
  expect(seen).toEqual([]);
  pause(() => 0);
  expect([seen, results]).toEqual([[1], []]);
  pause(() => 20);
  expect([seen, results]).toEqual([[1, 2, 3], ['done']]);
  expect(pauses).toEqual([]);
});

test('steps that are ended take no further pause', () => {
  const seen: number[] = [];
  const end = runInPauses(counted(seen), () => expect.unreachable());
  pause(() => 0);
  end();
  pause(() => 20);
  expect(seen).toEqual([1]);
});

test('steps wait for the end of a drag', async () => {
  const seen: number[] = [];
  const results: string[] = [];
  runInPauses(counted(seen), (result) => results.push(result));
  isPressed = true;
  pause(() => 20);
  expect([seen, pauses.length]).toEqual([[], 0]);
  isPressed = false;
  await expect.poll(() => pauses.length).toBe(1);
  pause(() => 20);
  expect([seen, results]).toEqual([[1, 2, 3], ['done']]);
});

test('a browser without pauses goes on by timers', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const results: string[] = [];
  runInPauses(counted([]), (result) => results.push(result));
  await expect.poll(() => results).toEqual(['done']);
});

test('a long task takes a long pause only', async () => {
  let runs = 0;
  runInLongPause(() => (runs += 1), 0);
  await expect.poll(() => pauses.length).toBe(1);
  pause(() => 12);
  expect(runs).toBe(0);
  pause(() => 45);
  expect([runs, pauses.length]).toEqual([1, 0]);
});

test('a long task waits for the end of a drag, even in a long pause', async () => {
  let runs = 0;
  runInLongPause(() => (runs += 1), 0);
  await expect.poll(() => pauses.length).toBe(1);
  isPressed = true;
  pause(() => 45);
  expect([runs, pauses.length]).toEqual([0, 0]);
  isPressed = false;
  await expect.poll(() => pauses.length).toBe(1);
  pause(() => 45);
  expect(runs).toBe(1);
});

test('a long task that is cancelled never runs', async () => {
  let runs = 0;
  const cancel = runInLongPause(() => (runs += 1), 0);
  await expect.poll(() => pauses.length).toBe(1);
  cancel();
  pause(() => 45);
  expect(runs).toBe(0);
});
