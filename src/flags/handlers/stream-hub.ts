/**
 * Open streams of the flag service in this process. While there are any, the version of the flags is read four times a second: changes of
 * other processes are sent like those of this one, after they are committed.
 */
import type { ServerResponse } from 'node:http';
import { streamLimits } from '#core/customer/limits.ts';
import { changeFrames, keepAlive, openingFrames } from '#flags/protocol/notifications.ts';
import type { KeyKind } from '#flags/protocol/token.ts';
import type { LogFunction, Shop } from '#services/handler.ts';
import { type FlagIndex, flagsOf } from '#store/flags/flag-index.ts';
import { createHeldCounter } from '#store/limit/held-counter.ts';

export type StreamHub = {
  /** True while a client may open another stream. */
  hasRoom(address: string): boolean;
  /** Opens a stream; false where there is no room, and nothing has been sent. */
  open(response: ServerResponse, kind: KeyKind, address: string): Promise<boolean>;
  /** Sends what has changed now instead of at the next look. */
  check(): Promise<void>;
  count(): number;
  /** Ends every stream: their clients poll, and open another one. */
  close(): void;
};

const checkMs = 250;
const keepAliveMs = 25_000;
/** Bytes that wait for a client before its stream is ended: it reads too slowly. */
const maxWaitingBytes = 64 * 1024;

type Stream = { response: ServerResponse; kind: KeyKind };

export function createStreamHub({ store, clock, log }: Pick<Shop, 'store' | 'clock' | 'log'>): StreamHub {
  const streams = new Set<Stream>();
  let known: FlagIndex | null = null;
  let timers: ReturnType<typeof setInterval>[] = [];
  let checking: Promise<void> | null = null;
  /** Streams that wait for the look before they open. */
  let opening = 0;
  const held = createHeldCounter({ max: streamLimits.address, most: streamLimits.network });
  const hasRoom = (address: string) => streams.size + opening < streamLimits.all && held.hasRoom(address);

  function send(text: string, isFor: (stream: Stream) => boolean): void {
    for (const stream of streams) {
      if (!isFor(stream)) continue;
      if (stream.response.writableLength > maxWaitingBytes) stream.response.destroy();
      else stream.response.write(text);
    }
  }

  async function look(): Promise<void> {
    const before = known;
    const after = await flagsOf(store);
    known = after;
    if (!before || before.changeNumber === after.changeNumber) return;
    for (const { to, text } of changeFrames(before, after, clock())) send(text, ({ kind }) => to === 'all' || to === kind);
  }

  async function check(): Promise<void> {
    checking ??= look().finally(() => {
      checking = null;
    });
    await checking;
  }

  function start(): void {
    if (timers.length > 0) return;
    timers = [
      setInterval(() => void check().catch((error: unknown) => logLook(log, error)), checkMs),
      setInterval(() => send(keepAlive, () => true), keepAliveMs),
    ];
  }

  function stop(): void {
    for (const timer of timers) clearInterval(timer);
    timers = [];
    known = null;
  }

  return {
    hasRoom,
    count: () => streams.size,
    check,
    async open(response, kind, address) {
      // A response that is closed by now closes no more.
      if (response.closed) return true;
      const release = hasRoom(address) ? held.take(address) : null;
      if (!release) return false;
      response.once('close', release);
      // Before the client sees the stream open, upon which it reads everything once: what changes after this look is sent, and what changed
      // before it is in what the client reads.
      opening += 1;
      await check().finally(() => {
        opening -= 1;
      });
      if (response.destroyed) return true;
      const stream = { response, kind };
      streams.add(stream);
      response.once('close', () => {
        streams.delete(stream);
        if (streams.size === 0) stop();
      });
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      response.write(openingFrames(clock()));
      start();
      return true;
    },
    close() {
      for (const { response } of streams) response.end();
      stop();
    },
  };
}

/** The database may be away for a moment: the next look sends what changed meanwhile. */
function logLook(log: LogFunction, error: unknown): void {
  log('warn', 'flag-stream-check-failed', { error: String(error) });
}
