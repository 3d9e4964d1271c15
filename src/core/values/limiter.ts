/** A semaphore with a bounded queue, whose slots are given in turn by client and by owner. Knows nothing of the work it limits. */
import { Fault } from './fault.ts';

/** Whom a call counts for: the client's address as limits group addresses, and whose work it is. Calls without one share one turn. */
export type Turn = {
  address: string;
  /** Null where the work belongs to its client only. */
  owner: string | null;
  /** Slots that the owner of this call has at once, where they are fewer than those of the limiter. */
  running?: number;
};

/** Of one address or one owner. Everything is unlimited by default. */
export type LimiterShare = {
  /** Slots at once. */
  running?: number;
  /** Slots at once while calls of others wait that could use them. */
  beside?: number;
  /** Calls that wait. */
  waiting?: number;
};

export type LimiterOptions = {
  /** Named in the error of a rejected call. */
  name: string;
  concurrency: number;
  /**
   * Calls that wait. When there are so many, the address or owner with most of them loses its newest call to one that has fewer; where
   * all have alike, the new call is rejected. Unlimited by default.
   */
  queueSize?: number;
  address?: LimiterShare;
  owner?: LimiterShare;
  /** How long a call waits for a slot. Unlimited by default. */
  timeoutMs?: number;
  /** The error of a call that found no place to wait or waited too long. */
  busy?: () => Error;
};

/** `signal` takes a call out of the queue. */
export type Waiting = { turn?: Turn; signal?: AbortSignal | undefined };

export type Limiter = {
  /** Runs `work` in a slot. Throws as `acquire` does. */
  run<T>(work: () => Promise<T>, waiting?: Waiting): Promise<T>;
  /**
   * Takes a slot until the returned function is called; further calls of it do nothing. Throws the `busy` error when there is no place to
   * wait or the wait took longer than `timeoutMs`, and the signal's reason when it is aborted before a slot is free.
   */
  acquire(waiting?: Waiting): Promise<() => void>;
  /** Number of calls that wait for a slot. */
  waiting(): number;
  /** Number of slots in use. */
  running(): number;
};

/** What an address or an owner uses. `mark` grows with the slots that are given: who comes now is before the one that was given the last. */
type Usage = { share: LimiterShare; running: number; waiting: number; mark: number };
type Call = { start: () => void; refuse: (error: Error) => void };
/** Calls that wait for the same address and owner, in their order. */
type Line = { usages: Usage[]; turn: Turn; calls: Set<Call> };

const nobody: Turn = { address: '', owner: null };
const unlimited = Number.POSITIVE_INFINITY;

export function createLimiter(options: LimiterOptions): Limiter {
  const { name, concurrency, queueSize = unlimited, timeoutMs } = options;
  const busy = options.busy ?? (() => new Fault('busy', `too many at once: ${name}`, { retryAfterSeconds: 2 }));
  const usages = new Map<string, Usage>();
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;
  let given = 0;

  function usageOf(key: string, share: LimiterShare = {}): Usage {
    const known = usages.get(key) ?? { share, running: 0, waiting: 0, mark: given };
    usages.set(key, known);
    return known;
  }

  /** The address, and the owner where there is one. */
  function usagesOf({ address, owner }: Turn): Usage[] {
    const client = usageOf(`address ${address}`, options.address);
    return owner === null ? [client] : [client, usageOf(`owner ${owner}`, options.owner)];
  }

  function removeUsages({ address, owner }: Turn): void {
    for (const key of [`address ${address}`, `owner ${owner}`]) {
      const usage = usages.get(key);
      if (usage?.running === 0 && usage.waiting === 0) usages.delete(key);
    }
  }

  function isAllowed(of: readonly Usage[], turn: Turn): boolean {
    const own = of.every((usage) => usage.running < (usage.share.running ?? unlimited));
    return own && (of[1]?.running ?? 0) < (turn.running ?? unlimited);
  }

  /** The line whose address and owner had no slot for longest, of those first that hold no more than they may while others wait. */
  function nextLine(): Line | undefined {
    let best: { line: Line; rank: number[] } | undefined;
    for (const line of lines.values()) {
      if (!isAllowed(line.usages, line.turn)) continue;
      const marks = line.usages.map(({ mark }) => mark);
      const isBeyond = line.usages.some((usage) => usage.running >= (usage.share.beside ?? unlimited));
      const rank = [Number(isBeyond), Math.max(...marks), Math.min(...marks)];
      if (!best || isBefore(rank, best.rank)) best = { line, rank };
    }
    return best?.line;
  }

  function count(of: readonly Usage[]): void {
    running += 1;
    given += 1;
    for (const usage of of) {
      usage.running += 1;
      usage.mark = given + 1;
    }
  }

  function startNext(): void {
    while (running < concurrency) {
      const line = nextLine();
      const [call] = line?.calls ?? [];
      if (!line || !call) return;
      count(line.usages);
      call.start();
    }
  }

  function release(of: readonly Usage[], turn: Turn): void {
    running -= 1;
    for (const usage of of) usage.running -= 1;
    startNext();
    removeUsages(turn);
  }

  /** Calls that wait for an address or an owner, whichever are more. */
  function heldBy(of: readonly Usage[]): number {
    return Math.max(...of.map((usage) => usage.waiting));
  }

  /** Whether a call may wait, once another call has made room where that is needed. */
  function findRoom(of: readonly Usage[]): boolean {
    if (of.some((usage) => usage.waiting >= (usage.share.waiting ?? unlimited))) return false;
    if (waiting < queueSize) return true;
    let most: Line | undefined;
    for (const line of lines.values()) if (!most || heldBy(line.usages) > heldBy(most.usages)) most = line;
    if (!most || heldBy(most.usages) <= heldBy(of) + 1) return false;
    [...most.calls].at(-1)?.refuse(busy());
    return true;
  }

  function wait(turn: Turn, signal: AbortSignal | undefined): Promise<void> {
    const of = usagesOf(turn);
    const key = JSON.stringify([turn.address, turn.owner, turn.running]);
    const line = lines.get(key) ?? { usages: of, turn, calls: new Set() };
    lines.set(key, line);
    return new Promise((resolve, reject) => {
      const call: Call = { start: () => leave(resolve), refuse: (error) => leave(() => reject(error)) };
      const onAbort = () => call.refuse(signal?.reason);
      const timer = timeoutMs === undefined ? undefined : setTimeout(() => call.refuse(busy()), timeoutMs);
      function leave(settle: () => void): void {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        line.calls.delete(call);
        if (line.calls.size === 0) lines.delete(key);
        waiting -= 1;
        for (const usage of of) usage.waiting -= 1;
        removeUsages(turn);
        settle();
      }
      signal?.addEventListener('abort', onAbort);
      line.calls.add(call);
      waiting += 1;
      for (const usage of of) usage.waiting += 1;
    });
  }

  async function acquire({ turn = nobody, signal }: Waiting = {}): Promise<() => void> {
    signal?.throwIfAborted();
    const of = usagesOf(turn);
    // A client that waits beside a free slot has as many as it may have.
    if (running < concurrency && isAllowed(of, turn)) count(of);
    else if (findRoom(of)) await wait(turn, signal);
    else {
      removeUsages(turn);
      throw busy();
    }
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      release(of, turn);
    };
  }

  return {
    acquire,
    waiting: () => waiting,
    running: () => running,
    async run(work, waitingFor) {
      const slot = await acquire(waitingFor);
      try {
        return await work();
      } finally {
        slot();
      }
    },
  };
}

function isBefore(rank: readonly number[], other: readonly number[]): boolean {
  const at = rank.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (rank[at] ?? 0) < (other[at] ?? 0);
}

/** Picture sizes rendered while a request waits (reliability limit: two). A page of fifty new pictures fits into the queue. */
export const resizeLimiter = createLimiter({ name: 'picture sizes', concurrency: 2, queueSize: 100 });
