/** When suggestions are asked for, and which answers count. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askLater } from './ask-later.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Answers that are given by hand, as a shop whose answers come in any order. */
function shop() {
  const asked: { q: string; signal: AbortSignal; answer: (text: string) => void; fail: () => void }[] = [];
  const ask = (q: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      asked.push({ q, signal, answer: resolve, fail: () => reject(new Error('gone')) });
    });
  return { asked, ask };
}

test('a query is asked once, 150 ms after its last letter', () => {
  const { asked, ask } = shop();
  let giveUp: () => void = () => {};
  for (const q of ['ol', 'oli', 'oliv']) {
    giveUp();
    giveUp = askLater(q, ask, () => undefined);
    vi.advanceTimersByTime(149);
  }
  expect(asked).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(asked.map(({ q }) => q)).toEqual(['oliv']);
});

test('a request that was given up ends, and its answer is not told, also when it comes last', async () => {
  const { asked, ask } = shop();
  const told: (string | null)[] = [];
  const giveUp = askLater('oli', ask, (answer) => told.push(answer));
  vi.advanceTimersByTime(150);
  giveUp();
  askLater('oliv', ask, (answer) => told.push(answer));
  vi.advanceTimersByTime(150);
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.answer('new');
  await vi.advanceTimersByTimeAsync(0);
  asked[0]?.answer('old');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['new']);
});

test('a request that fails tells null; one that was given up tells nothing', async () => {
  const { asked, ask } = shop();
  const told: (string | null)[] = [];
  askLater('oliv', ask, (answer) => told.push(answer));
  const giveUp = askLater('rose', ask, (answer) => told.push(answer));
  vi.advanceTimersByTime(150);
  giveUp();
  for (const request of asked) request.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([null]);
});
