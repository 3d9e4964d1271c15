import { expect, test } from 'vitest';
import { throttledLog } from './log-throttle.ts';

function bench() {
  const written: [string, number][] = [];
  let time = 0;
  let waiting: { work: () => void; at: number } | null = null;
  const log = throttledLog({
    write: (entry, repeats) => written.push([entry, repeats]),
    now: () => time,
    later(work, ms) {
      const mine = { work, at: time + ms };
      waiting = mine;
      return () => {
        if (waiting === mine) waiting = null;
      };
    },
  });
  const pass = (ms: number) => {
    time += ms;
    if (waiting && waiting.at <= time) {
      const { work } = waiting;
      waiting = null;
      work();
    }
  };
  return { written, log, pass };
}

test('five repeats are written, further ones within 1000 ms are told as one [F503]', () => {
  const { written, log, pass } = bench();
  for (let at = 0; at < 20; at += 1) {
    log('kaputt');
    pass(10);
  }
  expect(written).toEqual(Array.from({ length: 6 }, () => ['kaputt', 0]));
  pass(1000);
  expect(written.at(-1)).toEqual(['kaputt', 13]);
  expect(written).toHaveLength(7);
});

test('another entry tells at once what was held back, and slow repeats are all written', () => {
  const { written, log, pass } = bench();
  for (let at = 0; at < 8; at += 1) log('a');
  log('b');
  expect(written.slice(-2)).toEqual([
    ['a', 1],
    ['b', 0],
  ]);
  for (let at = 0; at < 9; at += 1) {
    pass(1000);
    log('b');
  }
  expect(written.filter(([entry]) => entry === 'b')).toHaveLength(10);
  pass(5000);
  expect(written.filter(([, repeats]) => repeats > 0)).toHaveLength(1);
});
