/** Keeps the server's copy at most two seconds behind. It knows neither network nor clock: both are given, so it can be proven. */

/** What an attempt to save ended with. `wait`: worth another try; `refused`: only another content helps; `conflict`: somebody else saved. */
export type SaveOutcome =
  | { kind: 'saved'; savedAt: string }
  | { kind: 'wait'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'conflict' };

export type SaveStatus = 'untouched' | 'saved' | 'unsaved' | 'saving' | 'waiting' | 'refused' | 'conflict';
export type SaveState = {
  status: SaveStatus /** ISO instant of the last copy on the server. */;
  savedAt: string | null;
  message: string | null;
};

type Parts<T> = {
  save: (content: T) => Promise<SaveOutcome>;
  /** Calls back after some milliseconds; the answer takes it back. */
  later: (run: () => void, ms: number) => () => void;
  onState: (state: SaveState) => void;
  savedAt?: string | null;
};

/** After a change, waits for a pause this long, but never longer than `latestMs` after the first unsaved change (E023). */
const debounceMs = 700;
const maxWaitMs = 1800;
const retryMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

export type Autosave<T> = {
  state(): SaveState;
  /** True while something is not on the server. */
  isUnsaved(): boolean;
  changed(content: T): void;
  /** Saves what is left now; true when everything is on the server. */
  flush(): Promise<boolean>;
  /** The network is back: no reason to wait any longer. */
  wake(): void;
  /** The conflict is settled: saving goes on with the content given, or with nothing to save. */
  settle(content: T | null, savedAt?: string): void;
  /** Marks a conflict that was noticed elsewhere. */
  conflict(): void;
  stop(): void;
};

export function createAutosave<T>({ save, later, onState, savedAt = null }: Parts<T>): Autosave<T> {
  let state: SaveState = { status: savedAt ? 'saved' : 'untouched', savedAt, message: null };
  let pending: { content: T } | null = null;
  let running: Promise<void> | null = null;
  let failures = 0;
  let cancelPause = () => {};
  let cancelLatest: (() => void) | null = null;

  function tell(change: Partial<SaveState>) {
    state = { ...state, ...change };
    onState(state);
  }

  function cancelTimers() {
    cancelPause();
    cancelLatest?.();
    cancelLatest = null;
  }

  function run(): Promise<void> {
    cancelTimers();
    running ??= attempt().finally(() => {
      running = null;
      if (pending && (state.status === 'unsaved' || state.status === 'saved')) plan();
    });
    return running;
  }

  async function attempt(): Promise<void> {
    const taken = pending;
    if (!taken || state.status === 'conflict') return;
    tell({ status: 'saving' });
    const outcome = await save(taken.content);
    const isNewest = pending === taken;
    switch (outcome.kind) {
      case 'saved':
        failures = 0;
        if (isNewest) pending = null;
        return tell({ status: isNewest ? 'saved' : 'unsaved', savedAt: outcome.savedAt, message: null });
      case 'conflict':
        return tell({ status: 'conflict', message: null });
      case 'refused':
        return tell({ status: isNewest ? 'refused' : 'unsaved', message: outcome.message });
      case 'wait': {
        const ms = retryMs[Math.min(failures, retryMs.length - 1)] ?? 30_000;
        failures += 1;
        tell({ status: 'waiting', message: outcome.message });
        cancelPause = later(() => void run(), ms);
      }
    }
  }

  function plan() {
    cancelPause();
    cancelPause = later(() => void run(), debounceMs);
    cancelLatest ??= later(() => void run(), maxWaitMs);
  }

  return {
    state: () => state,
    isUnsaved: () => pending !== null,
    changed(content) {
      pending = { content };
      if (state.status === 'conflict') return;
      // While the network is away the next attempt is already planned; while one runs, its end plans the next.
      if (state.status === 'waiting' || running) return;
      tell({ status: 'unsaved', message: null });
      plan();
    },
    async flush() {
      // Twice, since something may be typed while the first attempt is on its way.
      for (let tries = 0; tries < 2; tries += 1) {
        while (running) await running;
        if (pending && state.status !== 'conflict') await run();
      }
      return pending === null;
    },
    wake() {
      if (state.status === 'waiting') void run();
    },
    settle(content, at) {
      pending = content === null ? null : { content };
      failures = 0;
      tell({ status: content === null ? 'saved' : 'unsaved', message: null, ...(at ? { savedAt: at } : {}) });
      if (pending) plan();
    },
    conflict() {
      cancelTimers();
      tell({ status: 'conflict', message: null });
    },
    stop: cancelTimers,
  };
}
