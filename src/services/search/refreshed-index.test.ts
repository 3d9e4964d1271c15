import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { createRefreshedIndex } from './refreshed-index.ts';

type Work = { version: number; done: (value: string) => void; fail: (error: Error) => void };

/** An index whose values are made by hand. */
function index(times: Partial<{ retryMs: number; graceMs: number; maxWaitMs: number }> = {}) {
  const [works, failures, ended]: [Work[], unknown[], string[]] = [[], [], []];
  const own = createRefreshedIndex<string>({
    make: (version) => new Promise((done, fail) => works.push({ version, done, fail })),
    onFailure: (error) => failures.push(error),
    end: (value) => void ended.push(value),
    retryMs: 20,
    graceMs: 0,
    maxWaitMs: 1_000,
    ...times,
  });
  return { own, works, failures, ended };
}

const settled = () => wait(5);

test('the value before answers while the next one is made, and ends when that is there', async () => {
  const { own, works, ended } = index();
  const first = own.at(1);
  works[0]?.done('one');
  expect(await first).toEqual({ version: 1, value: 'one' });
  expect((await own.at(2)).value).toBe('one');
  expect(ended).toEqual([]);
  works[1]?.done('two');
  await settled();
  expect((await own.at(2)).value).toBe('two');
  expect([own.current()?.version, ended]).toEqual([2, ['one']]);
});

test('of many versions one is made at a time, and the last one always', async () => {
  const { own, works } = index();
  const first = own.at(1);
  works[0]?.done('1');
  await first;
  for (let version = 2; version <= 9; version++) await own.at(version);
  expect(works.map(({ version }) => version)).toEqual([1, 2]);
  works[1]?.done('2');
  await settled();
  expect(works.map(({ version }) => version)).toEqual([1, 2, 9]);
  works[2]?.done('9');
  await settled();
  expect([works.length, (await own.at(9)).value]).toEqual([3, '9']);
});

test('a failure keeps the old value, is told of once and is tried again later', async () => {
  const { own, works, failures } = index();
  const first = own.at(1);
  works[0]?.done('one');
  await first;
  await own.at(2);
  works[1]?.fail(new Error('no memory'));
  await settled();
  for (let time = 0; time < 5; time++) expect((await own.at(2)).value).toBe('one');
  expect(works.length).toBe(2);
  await expect.poll(() => works.length).toBe(3);
  works[2]?.fail(new Error('no memory'));
  await expect.poll(() => works.length).toBe(4);
  works[3]?.done('two');
  await settled();
  expect([(await own.at(2)).value, failures.length]).toEqual(['two', 1]);
});

test('who asks for the first value waits for some time, and is then told that it is not there', async () => {
  const { own, works } = index({ maxWaitMs: 10 });
  const isBusy = (error: unknown) => isFault(error) && error.code === 'busy';
  await expect(own.at(1)).rejects.toSatisfy(isBusy);
  works[0]?.done('one');
  await settled();
  expect((await own.at(1)).value).toBe('one');
});

test('a value that was dropped is made anew', async () => {
  const { own, works, ended } = index();
  const first = own.at(1);
  works[0]?.done('one');
  await first;
  own.drop('one');
  own.drop('one');
  expect([own.current(), ended, works.length]).toEqual([null, ['one'], 2]);
  const again = own.at(1);
  works[1]?.done('anew');
  expect((await again).value).toBe('anew');
});
