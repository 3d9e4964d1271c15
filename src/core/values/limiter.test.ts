import { expect, test } from 'vitest';
import { isFault } from './fault.ts';
import { createLimiter, type LimiterOptions, type Turn } from './limiter.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** A promise with its resolver. */
function gate() {
  return Promise.withResolvers<void>();
}

test('no more calls run at once than the concurrency, and waiting ones start in order', async () => {
  const limiter = createLimiter({ name: 'test', concurrency: 2 });
  const gates = [gate(), gate(), gate(), gate()];
  const started: number[] = [];
  const work = gates.map(({ promise }, index) =>
    limiter.run(async () => {
      started.push(index);
      await promise;
      return index;
    }),
  );
  await tick();
  expect([started, limiter.waiting()]).toEqual([[0, 1], 2]);
  gates[1]?.resolve();
  await work[1];
  await tick();
  expect([started, limiter.waiting()]).toEqual([[0, 1, 2], 1]);
  for (const { resolve } of gates) resolve();
  expect(await Promise.all(work)).toEqual([0, 1, 2, 3]);
});

test('a call is rejected when the queue is full', async () => {
  const limiter = createLimiter({ name: 'test', concurrency: 1, queueSize: 1 });
  const slot = await limiter.acquire();
  const waiting = limiter.acquire();
  const error = await limiter.acquire().catch((thrown: unknown) => thrown);
  expect(isFault(error) && error.code).toBe('busy');
  slot();
  (await waiting)();
});

test('a failed call frees its slot', async () => {
  const limiter = createLimiter({ name: 'test', concurrency: 1 });
  await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limiter.run(async () => 'fine')).toBe('fine');
});

test('a call that waits longer than the timeout leaves the queue with the given error', async () => {
  const limiter = createLimiter({ name: 'test', concurrency: 1, timeoutMs: 5, busy: () => new Error('too long') });
  const slot = await limiter.acquire();
  await expect(limiter.acquire()).rejects.toThrow('too long');
  expect(limiter.waiting()).toBe(0);
  slot();
  (await limiter.acquire())();
});

test('an aborted signal takes a waiting call out of the queue and refuses a new one', async () => {
  const limiter = createLimiter({ name: 'test', concurrency: 1 });
  const abort = new AbortController();
  const slot = await limiter.acquire();
  const waiting = limiter.acquire({ signal: abort.signal });
  abort.abort(new Error('closing'));
  await expect(waiting).rejects.toThrow('closing');
  await expect(limiter.acquire({ signal: abort.signal })).rejects.toThrow('closing');
  slot();
  expect(await limiter.run(async () => 'fine')).toBe('fine');
});

test('a slot that is released twice is free once', async () => {
  const limiter = createLimiter({ name: 'test', concurrency: 1 });
  const slot = await limiter.acquire();
  slot();
  slot();
  const [second, third] = [limiter.acquire(), limiter.acquire()];
  await second;
  expect(limiter.waiting()).toBe(1);
  (await second)();
  (await third)();
});

const of = (address: string, owner: string | null = null): Turn => ({ address, owner });

/** Calls whose work lasts until `end`; `started` names them in the order of their slots. */
function calls(options: Omit<LimiterOptions, 'name'>) {
  const limiter = createLimiter({ name: 'test', ...options });
  const started: string[] = [];
  const outcomes = new Map<string, string>();
  const gates = new Map<string, () => void>();
  function call(name: string, turn: Turn, signal?: AbortSignal): void {
    const work = limiter.run(
      () => {
        started.push(name);
        return new Promise<void>((resolve) => gates.set(name, resolve));
      },
      { turn, signal },
    );
    work.then(
      () => outcomes.set(name, 'done'),
      () => outcomes.set(name, 'refused'),
    );
  }
  /** Ends a call, the last that started by default. */
  async function end(name?: string): Promise<void> {
    await tick();
    gates.get(name ?? started.at(-1) ?? '')?.();
    await tick();
  }
  return { limiter, started, outcomes, call, end };
}

test('slots go round by address, and within an address by owner', async () => {
  const { started, call, end } = calls({ concurrency: 1 });
  for (const name of ['a1', 'a2', 'a3']) call(name, of('a', 'anna'));
  call('a4', of('a', 'otto'));
  for (const name of ['b1', 'b2']) call(name, of('b'));
  call('c1', of('c'));
  for (let at = 0; at < 7; at += 1) await end();
  expect(started).toEqual(['a1', 'b1', 'c1', 'a4', 'b2', 'a2', 'a3']);
});

test('work of one owner that many addresses ask for has one turn', async () => {
  const { started, call, end } = calls({ concurrency: 1 });
  for (let at = 0; at < 6; at += 1) call(`shared${at}`, of(`203.0.113.${at}`, 'eve'));
  call('mine', of('198.51.100.1', 'zoe'));
  await end();
  expect(started).toEqual(['shared0', 'mine']);
});

test('an address has all slots alone, and one while another waits', async () => {
  const { started, call, end } = calls({ concurrency: 2, address: { beside: 1 } });
  for (const name of ['a1', 'a2', 'a3', 'a4']) call(name, of('a'));
  await tick();
  expect(started).toEqual(['a1', 'a2']);
  for (const name of ['b1', 'b2', 'b3']) call(name, of('b'));
  await end('a1');
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(started).toEqual(['a1', 'a2', 'b1', 'b2']);
  await end('a2');
  expect(started.at(-1)).toBe('a3');
});

test('an owner never has more slots than its share or its call says, whatever is free', async () => {
  const { limiter, started, call, end } = calls({ concurrency: 4, owner: { running: 2 } });
  for (const name of ['a1', 'a2', 'a3']) call(name, of(name, 'anna'));
  for (const name of ['n1', 'n2']) call(name, { address: name, owner: 'new', running: 1 });
  await tick();
  expect([started, limiter.running(), limiter.waiting()]).toEqual([['a1', 'a2', 'n1'], 3, 2]);
  await end('n1');
  expect(started).toEqual(['a1', 'a2', 'n1', 'n2']);
  await end('a2');
  expect(started).toEqual(['a1', 'a2', 'n1', 'n2', 'a3']);
});

test('in a full queue the one with most calls loses its newest to a newcomer', async () => {
  const { outcomes, call } = calls({ concurrency: 1, queueSize: 4 });
  for (const name of ['a0', 'a1', 'a2', 'a3', 'a4']) call(name, of('a'));
  call('b1', of('b'));
  call('b2', of('b'));
  await tick();
  expect([...outcomes.keys()]).toEqual(['a4', 'a3']);
  call('b3', of('b'));
  call('c1', of('c'));
  await tick();
  expect([...outcomes.keys()]).toEqual(['a4', 'a3', 'b3', 'a2']);
});

test('in a queue full of single calls a newcomer is refused', async () => {
  const { outcomes, call } = calls({ concurrency: 1, queueSize: 3 });
  for (const address of ['a', 'b', 'c', 'd', 'e']) call(address, of(address));
  await tick();
  expect([...outcomes]).toEqual([['e', 'refused']]);
});

test('an address and an owner have places of their own to wait', async () => {
  const { outcomes, call } = calls({ concurrency: 1, address: { waiting: 2 }, owner: { waiting: 1 } });
  call('first', of('x'));
  for (const name of ['a1', 'a2', 'a3']) call(name, of('a'));
  for (const name of ['o1', 'o2']) call(name, of(name, 'otto'));
  await tick();
  expect([...outcomes.keys()]).toEqual(['a3', 'o2']);
});

/** A small generator of numbers, the same in each run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test.each([1, 2, 3, 4, 5, 6])(
  'whatever comes, nothing is lost, bounds hold and no address waits for two turns of another (%i)',
  async (seed) => {
    const next = random(seed);
    const concurrency = 1 + next(3);
    const { limiter, started, outcomes, call, end } = calls({ concurrency, queueSize: 30, address: { waiting: 8 } });
    const addressOf = (name: string) => name.slice(0, 1);
    const running: string[] = [];
    /** Slots that were given since the first of an address' calls began to wait, by address. */
    const passed = new Map<string, string[]>();
    const waitingOf = (address: string) =>
      [...all].filter((name) => addressOf(name) === address && !started.includes(name) && !outcomes.has(name));
    const all: string[] = [];
    let seen = 0;
    const look = () => {
      for (; seen < started.length; seen += 1) {
        const name = started[seen] ?? '';
        running.push(name);
        passed.delete(addressOf(name));
        for (const names of passed.values()) names.push(addressOf(name));
      }
      for (const address of 'abcdefg') {
        if (waitingOf(address).length === 0) passed.delete(address);
        else if (!passed.has(address)) passed.set(address, []);
      }
      for (const names of passed.values()) expect(names).toHaveLength(new Set(names).size);
      expect(limiter.running()).toBeLessThanOrEqual(concurrency);
      expect(limiter.waiting()).toBeLessThanOrEqual(30);
      for (const address of 'abcdefg') expect(waitingOf(address).length).toBeLessThanOrEqual(8);
      if (limiter.waiting() > 0) expect(limiter.running()).toBe(concurrency);
    };
    for (let step = 0; step < 400; step += 1) {
      const address = next(3) === 0 ? 'a' : ('abcdefg'[next(7)] ?? 'a');
      if (next(5) < 3) {
        const name = `${address}${step}`;
        all.push(name);
        call(name, of(address, next(2) === 0 ? null : `${address}${next(3)}`));
        await tick();
      } else if (running.length > 0) await end(running.splice(next(running.length), 1)[0]);
      look();
    }
    while (running.length > 0) {
      await end(running.shift());
      look();
    }
    expect([limiter.running(), limiter.waiting()]).toEqual([0, 0]);
    expect([...outcomes.keys()].toSorted()).toEqual(all.toSorted());
    expect(
      [...outcomes]
        .filter(([, outcome]) => outcome === 'done')
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(started.toSorted());
  },
);
