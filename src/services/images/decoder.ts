/** The shop's side of the decode role: starts, feeds, limits and replaces the processes that read files from outside. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Fault } from '#core/values/fault.ts';
import type { DecodedPicture, PictureUse } from '#services/handler.ts';
import { copiesOf, type DecodeAnswer, type DecodeJob, decodeAnswerSchema, pictureLimits, type Refusal } from './decode-protocol.ts';
import { refusalText, warningTexts } from './refusal-texts.ts';

/** Reliability 3: heavy jobs. */
const seatsAtOnce = 2;
const queueLength = 20;
/** A fresh process now and then keeps what a library leaks small. */
const filesPerProcess = 20;
const idleMs = 60_000;
/** Refusals from before any pixel was decoded. */
const harmless: readonly Refusal[] = ['empty', 'bytes', 'kind', 'side', 'pixels'];

export type Decoder = {
  /** Throws Fault 'picture-refused' with a sentence, or 'busy'. The copies lie beside `file`; a refused file leaves none. */
  decode(file: string, name: string, use?: PictureUse): Promise<DecodedPicture>;
  close(): Promise<void>;
};

/** One place for one process. `child` is null until the first job and after a failure. */
type Seat = { child: ChildProcess | null; files: number; busy: boolean; idle: NodeJS.Timeout | null };

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
  const seats: Seat[] = Array.from({ length: seatsAtOnce }, () => ({ child: null, files: 0, busy: false, idle: null }));
  const waiting: ((seat: Seat | null) => void)[] = [];
  let jobs = 0;
  let closed = false;

  async function takeSeat(): Promise<Seat> {
    const free = closed ? undefined : (seats.find((seat) => !seat.busy && seat.child) ?? seats.find((seat) => !seat.busy));
    if (free) {
      free.busy = true;
      return free;
    }
    if (closed || waiting.length >= queueLength) throw busy();
    const seat = await new Promise<Seat | null>((resolve) => waiting.push(resolve));
    if (!seat) throw busy();
    return seat;
  }

  function leaveSeat(seat: Seat): void {
    const next = waiting.shift();
    if (next) {
      next(seat);
      return;
    }
    seat.busy = false;
    if (!seat.child) return;
    seat.idle = setTimeout(() => retire(seat), idleMs);
    seat.idle.unref();
  }

  async function decode(file: string, name: string, use: PictureUse = 'print'): Promise<DecodedPicture> {
    const seat = await takeSeat();
    try {
      const extension = /\.([a-z0-9]{1,8})$/.exec(name.toLowerCase())?.[1] ?? '';
      const answer = await ask(seat, { job: ++jobs, file, extension, use });
      if (answer.ok) {
        const { width, height, printKind, orientation, sha256, focusX, focusY } = answer;
        return { width, height, printKind, orientation, sha256, focusX, focusY, ...copiesOf(file), warnings: warningTexts(answer) };
      }
      await Promise.all(Object.values(copiesOf(file)).map((copy) => rm(copy, { force: true })));
      throw new Fault('picture-refused', `${answer.refusal} ${answer.kind} ${answer.reason}`, {
        text: refusalText(name, answer.refusal, answer.kind),
      });
    } finally {
      leaveSeat(seat);
    }
  }

  /** A file that failed while it was decoded costs the process its life: what it left in memory must not meet the next one. */
  async function ask(seat: Seat, job: DecodeJob): Promise<DecodeAnswer> {
    if (seat.idle) clearTimeout(seat.idle);
    seat.idle = null;
    if (seat.child && (seat.child.exitCode !== null || seat.child.signalCode !== null)) retire(seat);
    seat.child ??= await startProcess(entry, tempDir);
    const answer = closed ? failed(job, 'crash', 'closing') : await answerOf(seat.child, job, limitMs);
    seat.files += 1;
    if (seat.files >= filesPerProcess || !(answer.ok || harmless.includes(answer.refusal))) retire(seat);
    return answer;
  }

  return {
    decode,
    async close() {
      closed = true;
      for (const resolve of waiting.splice(0)) resolve(null);
      for (const seat of seats) retire(seat);
    },
  };
}

function retire(seat: Seat): void {
  if (seat.idle) clearTimeout(seat.idle);
  seat.child?.kill('SIGKILL');
  seat.child = null;
  seat.files = 0;
  seat.idle = null;
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

async function answerOf(child: ChildProcess, job: DecodeJob, limitMs: number): Promise<DecodeAnswer> {
  const ending = outcome(child, limitMs);
  child.send(job, () => {});
  const end = await ending;
  if (end.kind === 'time') return failed(job, 'time', `longer than ${limitMs} ms`);
  if (end.kind === 'exit') return failed(job, 'crash', `exit ${end.code} ${end.signal}`);
  const answer = decodeAnswerSchema.safeParse(end.message);
  if (!answer.success || answer.data.job !== job.job) return failed(job, 'crash', 'unreadable answer');
  return answer.data;
}

type Outcome = { kind: 'message'; message: unknown } | { kind: 'exit'; code: number | null; signal: string | null } | { kind: 'time' };

/** The next thing that happens to a process: it says something, it ends, or time is up. */
function outcome(child: ChildProcess, limitMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle({ kind: 'time' }), limitMs);
    const onMessage = (message: unknown) => settle({ kind: 'message', message });
    const onExit = (code: number | null, signal: string | null) => settle({ kind: 'exit', code, signal });
    const onError = () => settle({ kind: 'exit', code: null, signal: null });
    function settle(end: Outcome): void {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      child.off('error', ignore).on('error', ignore);
      resolve(end);
    }
    if (child.exitCode !== null || child.signalCode !== null)
      return settle({ kind: 'exit', code: child.exitCode, signal: child.signalCode });
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
  });
}

function ignore(): void {}

function failed(job: DecodeJob, refusal: Refusal, reason: string): DecodeAnswer {
  return { ok: false, job: job.job, refusal, kind: '', reason };
}

function busy(): Fault {
  return new Fault('busy', 'all decode processes are busy and the queue is full', {
    text: 'Gerade werden sehr viele Bilder hochgeladen. Der Entwurf ist gespeichert. Bitte das Bild in einem Moment noch einmal hochladen.',
    retryAfterSeconds: 15,
  });
}
