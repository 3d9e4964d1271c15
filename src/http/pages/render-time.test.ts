import { expect, test } from 'vitest';
import { createRenderTimes } from './render-time.ts';

/** A clock that stands until it is told, and renders that end when they are told. */
function setup() {
  let now = 100;
  const { measure } = createRenderTimes(() => now);
  const times: number[] = [];
  return {
    times,
    pass: (ms: number) => {
      now += ms;
    },
    begin(at: number) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const end = measure(
        () => promise,
        (ms) => {
          times[at] = ms;
        },
      );
      return {
        async end() {
          resolve();
          await end;
        },
        async fail(error: Error) {
          reject(error);
          await end;
        },
      };
    },
  };
}

test('a render takes what passes from its beginning to its end, and not what passes between renders', async () => {
  const { begin, pass, times } = setup();
  pass(1_000);
  const first = begin(0);
  pass(30);
  await first.end();
  pass(500);
  const second = begin(1);
  pass(7);
  await second.end();
  expect(times).toEqual([30, 7]);
});

test('renders at the same time share what passes while both run', async () => {
  const { begin, pass, times } = setup();
  const first = begin(0);
  pass(10);
  const second = begin(1);
  pass(20);
  await first.end();
  pass(5);
  await second.end();
  expect(times).toEqual([20, 15]);
});

test('a render that fails has taken its time', async () => {
  const { begin, pass, times } = setup();
  const failing = begin(0);
  pass(12);
  await expect(failing.fail(new Error('x'))).rejects.toThrow('x');
  expect(times).toEqual([12]);
});
