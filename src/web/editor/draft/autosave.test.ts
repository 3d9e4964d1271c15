import { describe, expect, test } from 'vitest';
import { createAutosave, type SaveOutcome, type SaveState } from './autosave.ts';

/** A manual clock and a server that responds on demand. */
function bench() {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  const sent: string[] = [];
  const answers: { resolve(outcome: SaveOutcome): void; reject(error: Error): void }[] = [];
  const states: SaveState[] = [];
  const saver = createAutosave<string>({
    save: (content) => {
      sent.push(content);
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
    schedule: (run, ms) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    onState: (state) => states.push(state),
  });
  async function pass(ms: number) {
    const end = now + ms;
    for (;;) {
      const next = timers.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      now = next.at;
      timers = timers.filter((other) => other !== next);
      next.run();
      await finishSaving();
    }
    now = end;
  }
  async function finishSaving() {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  }
  async function answer(outcome: SaveOutcome) {
    answers.shift()?.resolve(outcome);
    await finishSaving();
  }
  async function fail(error: Error) {
    answers.shift()?.reject(error);
    await finishSaving();
  }
  return { saver, sent, states, pass, answer, fail };
}

const saved: SaveOutcome = { kind: 'saved', savedAt: '2026-11-20T10:42:00.000Z' };
const wait: SaveOutcome = { kind: 'wait', message: 'keine Verbindung' };

describe('autosave', () => {
  test('steady typing is on the server after at most two seconds', async () => {
    const { saver, sent, pass } = bench();
    for (let at = 0; at < 1900; at += 100) {
      saver.changed(`${at}`);
      await pass(100);
    }
    expect(sent).toHaveLength(1);
  });

  test('what was typed while a save was on its way is saved next', async () => {
    const { saver, sent, pass, answer } = bench();
    saver.changed('a');
    await pass(1000);
    saver.changed('b');
    await answer(saved);
    expect(saver.isUnsaved()).toBe(true);
    await pass(2000);
    expect(sent).toEqual(['a', 'b']);
    await answer(saved);
    expect(saver.state()).toMatchObject({ status: 'saved', savedAt: '2026-11-20T10:42:00.000Z' });
    expect(saver.isUnsaved()).toBe(false);
  });

  test('a change during a save leaves within two seconds of the change, although the save took one and a half', async () => {
    const { saver, sent, pass, answer } = bench();
    saver.changed('a');
    await pass(1000);
    expect(sent).toEqual(['a']);
    saver.changed('b');
    await pass(1500);
    await answer(saved);
    await pass(100);
    expect(sent).toEqual(['a', 'b']);
  });

  test('typing without a pause is sent a second and a half after the first unsaved change, and again after each save', async () => {
    const { saver, sent, pass, answer } = bench();
    for (let at = 0; at < 6000; at += 100) {
      saver.changed(`${at}`);
      await pass(100);
      if (sent.length > 0) await answer(saved);
    }
    expect(sent.length).toBeGreaterThanOrEqual(4);
  });

  test('a save that fails in an unforeseen way is tried again without another change', async () => {
    const { saver, sent, pass, fail, answer } = bench();
    saver.changed('a');
    await pass(1000);
    await fail(new TypeError('terminated'));
    expect(saver.state().status).toBe('waiting');
    await pass(1000);
    expect(sent).toEqual(['a', 'a']);
    await answer(saved);
    expect(saver.isUnsaved()).toBe(false);
  });

  test('what was refused is tried again on request, for example after another sign-in', async () => {
    const { saver, sent, pass, answer } = bench();
    saver.changed('a');
    await pass(1000);
    await answer({ kind: 'refused', message: 'geht nicht' });
    saver.retryNow();
    expect(sent).toEqual(['a', 'a']);
    await answer(saved);
    expect(saver.state().status).toBe('saved');
  });

  test('without a connection it tries again, later each time, and at once when the network is back', async () => {
    const { saver, sent, pass, answer } = bench();
    saver.changed('a');
    await pass(1000);
    await answer(wait);
    expect(saver.state()).toMatchObject({ status: 'waiting', message: 'keine Verbindung' });
    await pass(999);
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(sent).toHaveLength(2);
    await answer(wait);
    await pass(1999);
    expect(sent).toHaveLength(2);
    saver.changed('b');
    saver.retryNow();
    expect(sent).toEqual(['a', 'a', 'b']);
    await answer(saved);
    expect(saver.isUnsaved()).toBe(false);
  });

  test('a refused content is not sent again until it changes', async () => {
    const { saver, sent, pass, answer } = bench();
    saver.changed('a');
    await pass(1000);
    await answer({ kind: 'refused', message: 'geht nicht' });
    await pass(60_000);
    expect(sent).toEqual(['a']);
    expect(saver.state()).toMatchObject({ status: 'refused', message: 'geht nicht' });
    saver.changed('b');
    await pass(1000);
    expect(sent).toEqual(['a', 'b']);
  });

  test('what is discarded during a save is not sent again', async () => {
    const { saver, sent, pass, answer } = bench();
    saver.changed('a');
    await pass(1000);
    saver.changed('b');
    saver.discard();
    await answer(saved);
    await pass(60_000);
    expect(sent).toEqual(['a']);
    expect(saver.state().status).toBe('saved');
    expect(saver.isUnsaved()).toBe(false);
  });

  test('a change after a discarded save that failed is saved', async () => {
    const { saver, sent, pass, answer } = bench();
    saver.changed('a');
    await pass(1000);
    saver.discard();
    await answer(wait);
    expect(saver.state().status).toBe('untouched');
    await pass(60_000);
    saver.changed('b');
    await pass(2000);
    expect(sent).toEqual(['a', 'b']);
  });

  test('what was merged during a save is sent right after it', async () => {
    const { saver, sent, pass, answer } = bench();
    saver.changed('a');
    await pass(1000);
    saver.changed('a and theirs');
    await answer({ kind: 'merged', savedAt: '2026-11-20T10:41:00.000Z' });
    expect(sent).toEqual(['a', 'a and theirs']);
    await answer(saved);
    expect(saver.state()).toMatchObject({ status: 'saved', savedAt: '2026-11-20T10:42:00.000Z' });
  });

  test('a save that falls due during other work begins after it, with the content of then', async () => {
    const { saver, sent, pass, answer } = bench();
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = saver.betweenSaves(() => promise);
    saver.changed('a');
    expect(saver.state().status).toBe('unsaved');
    await pass(2000);
    expect(sent).toEqual([]);
    saver.changed('b');
    resolve();
    await done;
    expect(sent).toEqual(['b']);
    await answer(saved);
    expect(saver.isUnsaved()).toBe(false);
  });

  test('flushing saves now and says whether all of it arrived', async () => {
    const { saver, sent, answer } = bench();
    saver.changed('a');
    const first = saver.flush();
    expect(sent).toEqual(['a']);
    await answer(saved);
    expect(await first).toBe(true);
    saver.changed('b');
    const second = saver.flush();
    await answer({ kind: 'refused', message: '' });
    await answer({ kind: 'refused', message: '' });
    expect(await second).toBe(false);
  });
});
