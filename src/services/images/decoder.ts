/** Pool of decode processes: starts, limits and replaces the processes that read untrusted files. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { type Grid, gridLimits } from '#core/people/import/grid.ts';
import { gridSchema } from '#core/people/import/grid-schema.ts';
import { Fault } from '#core/values/fault.ts';
import { createLimiter, type Waiting } from '#core/values/limiter.ts';
import type { DecodedPicture, FileSender, OwnFileResult, PictureUse, ReadGrid, ReadOwnFile } from '#services/handler.ts';
import {
  copiesOf,
  type DecodeAnswer,
  type DecodeJob,
  type DecodeRefusal,
  type DecodeRefused,
  decodeAnswerSchema,
  type GridAnswer,
  gridAnswerSchema,
  gridFileOf,
  type OwnFileAnswer,
  ownFileAnswerSchema,
  pictureLimits,
} from './decode-protocol.ts';
import type { OwnFileTask } from './own-file/protocol.ts';
import { gridRefusal, noticeMessages, ownFileRefusal, refusalMessage } from './refusal-messages.ts';

/** Reliability limits of heavy jobs. */
const concurrency = 2;
const queueSize = 40;
/** A client waits no longer for its turns: a connection that is silent for 90 seconds is closed. */
const waitMs = 60_000;
/** While others wait, a file that needs both processes' memory has so long. */
const aloneMs = 4_000;
/** A process is replaced after this many files, which bounds memory leaks of its libraries. */
const filesPerProcess = 20;
const idleMs = 60_000;
/** Refusals before any pixel was decoded. */
const harmless: readonly DecodeRefusal[] = [
  'empty',
  'bytes',
  'kind',
  'side',
  'pixels',
  'sparse',
  'large',
  'svg-text',
  'svg-image',
  'svg-part',
  'svg-size',
  'svg-encoding',
  'svg-entity',
];

/** What the shop itself has decoded. */
const ownSender: FileSender = { turn: { address: 'shop', owner: null }, signal: undefined, spent() {} };

export type Decoder = {
  /** Throws Fault 'picture-refused' with a sentence, or 'busy'. The copies lie beside `file`; a refused file leaves none. */
  decode(file: string, name: string, use?: PictureUse, sender?: FileSender): Promise<DecodedPicture>;
  /** The same for an own layout. */
  readOwnFile: ReadOwnFile;
  /** The grid of a list of people. */
  readGrid: ReadGrid;
  close(): Promise<void>;
};

/** A file, and what is done with it. */
type Work = Pick<DecodeJob, 'file' | 'extension' | 'use' | 'task' | 'grid'>;
type Means = Pick<DecodeJob, 'memoryBytes' | 'largePixels'> & { limitMs: number };
type Answer = DecodeAnswer | OwnFileAnswer | GridAnswer;
type AnswerSchema<A extends Answer> = { safeParse(message: unknown): { success: true; data: A } | { success: false } };

/** A slot for one process. `child` is null until the first job and after a failure. */
type Slot = { child: ChildProcess | null; files: number; isBusy: boolean; idle: NodeJS.Timeout | null };

/**
 * `entry` is the decode role's entry file (source or build); `tempDir` a folder it may fill. `limitMs` is the time for one file,
 * counted from when its process is ready.
 */
export function openDecoder({
  entry,
  tempDir,
  limitMs = pictureLimits.decodeMs,
}: {
  entry: string;
  tempDir: string;
  limitMs?: number;
}): Decoder {
  mkdirSync(tempDir, { recursive: true });
  const slots: Slot[] = Array.from({ length: concurrency }, () => ({ child: null, files: 0, isBusy: false, idle: null }));
  const limiter = createLimiter({
    name: 'decode processes',
    concurrency,
    queueSize,
    busy,
    address: { beside: 1, waiting: 20 },
    owner: { beside: 1 },
  });
  const large = createLimiter({ name: 'large files', concurrency: 1, queueSize, busy, address: { waiting: 8 } });
  const { sharedMemoryBytes, memoryBytes, pixels: largePixels, quick } = pictureLimits;
  const quickMeans = { memoryBytes: sharedMemoryBytes, largePixels: quick.pixels, limitMs: Math.min(quick.ms, limitMs) };
  const largeMeans = { memoryBytes: sharedMemoryBytes, largePixels: 3 * largePixels, limitMs };
  const closing = new AbortController();
  let jobs = 0;

  /** A free slot, a running process first. The limiter lets in no more calls than there are slots. */
  function acquireSlot(): Slot {
    const free = slots.find((slot) => !slot.isBusy && slot.child) ?? slots.find((slot) => !slot.isBusy);
    if (!free) throw busy();
    free.isBusy = true;
    return free;
  }

  function releaseSlot(slot: Slot): void {
    slot.isBusy = false;
    if (!slot.child) return;
    slot.idle = setTimeout(() => retire(slot), idleMs);
    slot.idle.unref();
  }

  /**
   * Asks with the means of quick files. What has more pixels or takes longer has its turn among the large ones, of which one is decoded at a
   * time, so that the other process is for quick files; what needs more memory is decoded while there is no other process.
   */
  async function askInTurn<A extends Answer>(work: Work, schema: AnswerSchema<A>, sender: FileSender): Promise<A | DecodeRefused> {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(busy()), waitMs);
    const signals = [closing.signal, timeout.signal, ...(sender.signal ? [sender.signal] : [])];
    const waiting = { turn: sender.turn, signal: AbortSignal.any(signals) };
    const refuses = (answer: A | DecodeRefused, ...reasons: DecodeRefusal[]) => !answer.ok && reasons.includes(answer.refusal);
    async function askWith(means: Means, processes = 1): Promise<A | DecodeRefused> {
      const answer = await askInSlot(work, means, schema);
      sender.spent(processes * answer.ms);
      return answer;
    }
    try {
      const first = await limiter.run(() => askWith(quickMeans), waiting);
      if (!refuses(first, 'large', 'time', 'memory')) return first;
      return await large.run(async () => {
        const second = refuses(first, 'memory') ? first : await limiter.run(() => askWith(largeMeans), waiting);
        if (!refuses(second, 'memory')) return second;
        return runAlone(() => askWith({ ...largeMeans, memoryBytes }, concurrency), waiting);
      }, waiting);
    } finally {
      clearTimeout(timer);
    }
  }

  async function readOwnFile(file: string, name: string, task: OwnFileTask, sender = ownSender): Promise<OwnFileResult> {
    const answer = await askInTurn({ file, extension: '', use: 'print', task }, ownFileAnswerSchema, sender);
    if (answer.ok) return { facts: answer.facts, page: answer.page };
    throw new Fault('picture-refused', `${answer.refusal} ${answer.kind} ${answer.reason}`, {
      text: ownFileRefusal(name, answer.refusal, answer.named),
    });
  }

  async function readGrid(file: string, sender = ownSender): Promise<Grid> {
    const answer = await askInTurn({ file, extension: '', use: 'print', grid: gridLimits }, gridAnswerSchema, sender);
    const gridFile = gridFileOf(file);
    try {
      if (answer.ok) return gridSchema.parse(JSON.parse(await readFile(gridFile, 'utf8')));
    } finally {
      await rm(gridFile, { force: true });
    }
    throw new Fault('bad-input', `${answer.refusal} ${answer.reason}`, { text: gridRefusal(answer.refusal, answer.named) });
  }

  async function decode(file: string, name: string, use: PictureUse = 'print', sender = ownSender): Promise<DecodedPicture> {
    const extension = /\.([a-z0-9]{1,8})$/.exec(name.toLowerCase())?.[1] ?? '';
    const answer = await askInTurn({ file, extension, use }, decodeAnswerSchema, sender);
    if (answer.ok) {
      const { width, height, kind, printKind, orientation, sha256, focusX, focusY, facts } = answer;
      const known = { width, height, kind, printKind, orientation, sha256, focusX, focusY, facts };
      return { ...known, ...copiesOf(file), warnings: noticeMessages(answer) };
    }
    await Promise.all(Object.values(copiesOf(file)).map((copy) => rm(copy, { force: true })));
    throw new Fault('picture-refused', `${answer.refusal} ${answer.kind} ${answer.reason}`, {
      text: refusalMessage(name, answer.refusal, answer.kind),
    });
  }

  /** Runs `work` while there is no other process; for `aloneMs`, or longer while no other task waits. Throws 'busy' when others had to wait. */
  async function runAlone<T>(work: () => Promise<T>, waiting: Waiting): Promise<T> {
    const own = await limiter.acquire(waiting);
    const releases = [own];
    let isEnded = false;
    let timer: NodeJS.Timeout | undefined;
    try {
      const others = { turn: { address: 'other processes', owner: null }, signal: waiting.signal };
      for (let slot = 1; slot < concurrency; slot += 1) releases.push(await limiter.acquire(others));
      for (const slot of slots) retire(slot);
      const began = performance.now();
      timer = setInterval(() => {
        if (limiter.waiting() === 0 || performance.now() - began < aloneMs) return;
        isEnded = true;
        for (const slot of slots) retire(slot);
      }, 250);
      const answer = await work();
      if (isEnded) throw busy();
      return answer;
    } finally {
      clearInterval(timer);
      for (const release of releases) release();
    }
  }

  async function askInSlot<A extends Answer>(work: Work, means: Means, schema: AnswerSchema<A>): Promise<A | DecodeRefused> {
    const slot = acquireSlot();
    try {
      return await ask(slot, work, means, schema);
    } finally {
      releaseSlot(slot);
    }
  }

  /** Ends the process after a file that failed while it was decoded, so that no state of it reaches the next file. */
  async function ask<A extends Answer>(slot: Slot, work: Work, { limitMs: ms, ...means }: Means, schema: AnswerSchema<A>) {
    const job: DecodeJob = { job: ++jobs, ...work, ...means };
    if (slot.idle) clearTimeout(slot.idle);
    slot.idle = null;
    if (slot.child && (slot.child.exitCode !== null || slot.child.signalCode !== null)) retire(slot);
    slot.child ??= await startProcess(entry, tempDir);
    const answer = closing.signal.aborted ? failed(job, 'crash', 'closing') : await runDecode(slot.child, job, schema, ms);
    slot.files += 1;
    if (slot.files >= filesPerProcess || !(answer.ok || harmless.includes(answer.refusal))) retire(slot);
    return answer;
  }

  return {
    decode,
    readOwnFile,
    readGrid,
    async close() {
      closing.abort(busy());
      for (const slot of slots) retire(slot);
    },
  };
}

function retire(slot: Slot): void {
  if (slot.idle) clearTimeout(slot.idle);
  slot.child?.kill('SIGKILL');
  slot.child = null;
  slot.files = 0;
  slot.idle = null;
}

/** Starts a process without the shop's environment (no secrets) and waits until it takes jobs. */
async function startProcess(entry: string, tempDir: string): Promise<ChildProcess> {
  const child = fork(entry, [], {
    cwd: tempDir,
    env: { PATH: process.env.PATH, TMPDIR: tempDir, TEMP: tempDir, SystemRoot: process.env.SystemRoot, MALLOC_ARENA_MAX: '2' },
    execArgv: ['--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const end = await outcome(child, pictureLimits.decodeMs);
  if (end.kind === 'message') return child;
  child.kill('SIGKILL');
  throw new Fault('busy', `the decode process did not start: ${end.kind}`, { retryAfterSeconds: 30 });
}

async function runDecode<A extends Answer>(
  child: ChildProcess,
  job: DecodeJob,
  schema: AnswerSchema<A>,
  limitMs: number,
): Promise<A | DecodeRefused> {
  const began = performance.now();
  const ending = outcome(child, limitMs);
  child.send(job, () => {});
  const end = await ending;
  const ms = performance.now() - began;
  if (end.kind === 'time') return failed(job, 'time', `longer than ${limitMs} ms`, ms);
  if (end.kind === 'exit') return failed(job, 'crash', `exit ${end.code} ${end.signal}`, ms);
  const answer = schema.safeParse(end.message);
  if (!answer.success || answer.data.job !== job.job) return failed(job, 'crash', 'unreadable answer', ms);
  return answer.data;
}

type Outcome = { kind: 'message'; message: unknown } | { kind: 'exit'; code: number | null; signal: string | null } | { kind: 'time' };

/** The next thing that happens to a process: it says something, it ends, or time is up. */
function outcome(child: ChildProcess, limitMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => finishTask({ kind: 'time' }), limitMs);
    const onMessage = (message: unknown) => finishTask({ kind: 'message', message });
    const onExit = (code: number | null, signal: string | null) => finishTask({ kind: 'exit', code, signal });
    const onError = () => finishTask({ kind: 'exit', code: null, signal: null });
    function finishTask(end: Outcome): void {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      child.off('error', ignore).on('error', ignore);
      resolve(end);
    }
    if (child.exitCode !== null || child.signalCode !== null)
      return finishTask({ kind: 'exit', code: child.exitCode, signal: child.signalCode });
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
  });
}

function ignore(): void {}

function failed(job: DecodeJob, refusal: DecodeRefusal, reason: string, ms = 0): DecodeRefused {
  return { ok: false, job: job.job, ms, refusal, kind: '', reason };
}

function busy(): Fault {
  return new Fault('busy', 'all decode processes are busy and the queue is full', {
    text: { key: 'fault.upload-busy' },
    retryAfterSeconds: 15,
  });
}
