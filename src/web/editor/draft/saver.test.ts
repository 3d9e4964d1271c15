import { expect, test } from 'vitest';
import { plainDesign } from '#tests/orders.ts';
import { CallError } from '#web/page/client.ts';
import { createAutosave, type SaveState } from './autosave.ts';
import type { Content } from './content.ts';
import { createSaver } from './saver.ts';

const content = (words: string): Content<{ words: string }> => ({ design: plainDesign(), choice: { words } });
const at = '2026-11-22T10:00:00.000Z';

/** A draft whose calls fail with `statuses`, one after the other, and succeed from then on. `pass` runs the timer that is due next. */
function draft(statuses: number[]) {
  const stored: string[] = [];
  const states: SaveState[] = [];
  let timers: (() => void)[] = [];
  async function put({ choice }: Content<{ words: string }>) {
    const status = statuses.shift();
    if (status !== undefined) throw new CallError(status, 'too-many', `Antwort ${status}`, []);
    stored.push(choice.words);
    return { id: 'd', revision: stored.length, savedAt: at };
  }
  const calls = { create: put, update: (_known: unknown, next: Content<{ words: string }>) => put(next), load: () => Promise.reject() };
  const saver = createSaver({
    calls,
    first: { identity: null, base: null, sent: [], creationKey: null },
    beforeSend: async () => {},
    onSaved() {},
  });
  const autosave = createAutosave({
    async save(words: Content<{ words: string }>) {
      const outcome = await saver.save(words);
      if (outcome.kind === 'newer') throw new Error('there is one window only');
      return outcome;
    },
    schedule(run) {
      timers.push(run);
      return () => {
        timers = timers.filter((one) => one !== run);
      };
    },
    onState: (state) => states.push(state),
  });
  async function pass() {
    timers.shift()?.();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
  return { autosave, stored, states, pass };
}

test.each([429, 503, 507])('a draft whose save is answered with %i stays unsaved, and is saved at a later try', async (status) => {
  const { autosave, stored, states, pass } = draft([status, status, status]);
  autosave.changed(content('one'));
  for (let tries = 1; tries <= 3; tries += 1) {
    await pass();
    expect(autosave.state()).toEqual({ status: 'delayed', savedAt: null, message: `Antwort ${status}` });
    expect(autosave.isUnsaved()).toBe(true);
  }
  await pass();
  expect(stored).toEqual(['one']);
  expect(autosave.state()).toEqual({ status: 'saved', savedAt: at, message: null });
  expect(states.map((state) => state.status)).not.toContain('refused');
});

test('what is typed while saves meet a limit is what the later try sends', async () => {
  const { autosave, stored, pass } = draft([429]);
  autosave.changed(content('one'));
  await pass();
  autosave.changed(content('two'));
  await pass();
  expect(stored).toEqual(['two']);
  expect(autosave.isUnsaved()).toBe(false);
});

test('a draft whose save gets no answer is said to be offline, and goes on by itself', async () => {
  const { autosave, stored, pass } = draft([0, 0]);
  autosave.changed(content('one'));
  await pass();
  expect(autosave.state().status).toBe('waiting');
  autosave.retryNow();
  await pass();
  await pass();
  expect(stored).toEqual(['one']);
});
