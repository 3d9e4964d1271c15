/** Debounced saving with retries: a change is sent 1.5 seconds after it at the latest. Network and clock are arguments. */

/**
 * Outcome of one attempt. `merged`: nothing was saved, and `changed` was called with what the next attempt sends; `wait`: no answer, retry
 * later; `delay`: the server asks for a later retry; `refused`: only other content can succeed.
 */
export type SaveOutcome =
  | { kind: 'saved' | 'merged'; savedAt: string }
  | { kind: 'wait' | 'delay'; message: string }
  | { kind: 'refused'; message: string };

export type FailedSave = Exclude<SaveOutcome, { kind: 'saved' | 'merged' }>;

export type SaveStatus = 'untouched' | 'saved' | 'unsaved' | 'saving' | 'waiting' | 'delayed' | 'refused';
export type SaveState = {
  status: SaveStatus;
  /** ISO instant of the last copy on the server. */
  savedAt: string | null;
  message: string | null;
};

type Parts<T> = {
  save: (content: T) => Promise<SaveOutcome>;
  /** `setTimeout`; the returned function cancels it. */
  schedule: (run: () => void, ms: number) => () => void;
  onState: (state: SaveState) => void;
  savedAt?: string | null;
};

/** Debounce after a change, and the longest wait after the first unsent one, so that the server acknowledges it within two seconds (E023). */
const debounceMs = 600;
const maxWaitMs = 1500;
const retryMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

export type Autosave<T> = {
  state(): SaveState;
  /** True while something is not on the server. */
  isUnsaved(): boolean;
  changed(content: T): void;
  /** Saves what is left now; true when everything is on the server. */
  flush(): Promise<boolean>;
  /** Retries at once what waits or was refused, for example when the network is back. */
  retryNow(): void;
  /** There is nothing to save: what is shown is on the server, or is given up. */
  discard(): void;
  /** Runs `work` when no save is on its way; one that falls due meanwhile begins after it, with the content of then. */
  betweenSaves<R>(work: () => Promise<R>): Promise<R>;
  stop(): void;
};

export function createAutosave<T>({ save, schedule, onState, savedAt = null }: Parts<T>): Autosave<T> {
  let state: SaveState = { status: savedAt ? 'saved' : 'untouched', savedAt, message: null };
  let pending: { content: T } | null = null;
  /** An attempt, or work that no attempt may overlap. */
  let running: Promise<void> | null = null;
  let isSaving = false;
  /** A timer ended while something was running. */
  let isDue = false;
  let failures = 0;
  const timers = createTimers(schedule, () => void run());

  function update(change: Partial<SaveState>) {
    const next = { ...state, ...change };
    // A drag reports a change with each frame.
    if (next.status === state.status && next.savedAt === state.savedAt && next.message === state.message) return;
    state = next;
    onState(state);
  }

  function isRetrying(): boolean {
    return state.status === 'waiting' || state.status === 'delayed';
  }

  async function alone<R>(work: () => Promise<R>): Promise<R> {
    const { promise, resolve } = Promise.withResolvers<void>();
    running = promise;
    try {
      return await work();
    } finally {
      running = null;
      const isNext = isDue && pending !== null;
      isDue = false;
      if (isNext) void run();
      resolve();
    }
  }

  async function run(): Promise<void> {
    if (running) {
      isDue = true;
      return;
    }
    timers.cancel();
    await alone(attempt);
  }

  async function attempt(): Promise<void> {
    const taken = pending;
    if (!taken) return;
    isSaving = true;
    update({ status: 'saving' });
    const outcome = await save(taken.content).catch((): SaveOutcome => ({ kind: 'wait', message: '' }));
    isSaving = false;
    if (outcome.kind === 'saved' && pending === taken) pending = null;
    // Nothing is left of it either where it was discarded meanwhile.
    if (pending === null) return markSaved(outcome.kind === 'saved' ? outcome.savedAt : state.savedAt);
    update(changeAfter(outcome, pending === taken));
    switch (outcome.kind) {
      case 'merged':
        isDue = true;
        break;
      case 'wait':
      case 'delay':
        isDue = false;
        timers.cancel();
        timers.retryAfter(failures);
        failures += 1;
        return;
    }
    failures = 0;
  }

  /** Nothing is unsaved. */
  function markSaved(savedAt: string | null) {
    failures = 0;
    timers.cancel();
    update({ status: savedAt ? 'saved' : 'untouched', savedAt, message: null });
  }

  return {
    state: () => state,
    isUnsaved: () => pending !== null,
    changed(content) {
      pending = { content };
      // The retry is already scheduled.
      if (isRetrying()) return;
      if (!isSaving) update({ status: 'unsaved', message: null });
      timers.saveSoon();
    },
    async flush() {
      // Twice, since something may be typed while the first attempt is on its way.
      for (let tries = 0; tries < 2; tries += 1) {
        while (running) await running;
        if (pending) await run();
      }
      return pending === null;
    },
    retryNow() {
      if (isRetrying() || state.status === 'refused') void run();
    },
    discard() {
      pending = null;
      timers.cancel();
      if (!isSaving) markSaved(state.savedAt);
    },
    async betweenSaves(work) {
      while (running) await running;
      return alone(work);
    },
    stop: timers.cancel,
  };
}

/** What an attempt changes in the state; `isNewest` is false when the content changed during the attempt. */
function changeAfter(outcome: SaveOutcome, isNewest: boolean): Partial<SaveState> {
  switch (outcome.kind) {
    case 'saved':
    case 'merged':
      return { status: 'unsaved', savedAt: outcome.savedAt, message: null };
    case 'refused':
      return { status: isNewest ? 'refused' : 'unsaved', message: outcome.message };
    case 'wait':
      return { status: 'waiting', message: outcome.message };
    case 'delay':
      return { status: 'delayed', message: outcome.message };
  }
}

/** The debounce, its longest wait, and the retry, which takes the place of the debounce. */
function createTimers(schedule: Parts<unknown>['schedule'], run: () => void) {
  let cancelDebounce = () => {};
  let cancelMaxWait: (() => void) | null = null;
  return {
    saveSoon() {
      cancelDebounce();
      cancelDebounce = schedule(run, debounceMs);
      cancelMaxWait ??= schedule(run, maxWaitMs);
    },
    retryAfter(failures: number) {
      cancelDebounce = schedule(run, retryMs[Math.min(failures, retryMs.length - 1)] ?? 30_000);
    },
    cancel() {
      cancelDebounce();
      cancelMaxWait?.();
      cancelMaxWait = null;
    },
  };
}
