/**
 * Open streams of the flag service in this process. While there are any, the version of the flags is read four times a second: changes of
 * other processes are sent like those of this one, after they are committed.
 */
import type { ServerResponse } from 'node:http';
import { changeFrames, keepAlive, openingFrames } from '#flags/protocol/notifications.ts';
import type { KeyKind } from '#flags/protocol/token.ts';
import type { Log, Shop } from '#services/handler.ts';
import { type FlagIndex, flagsOf } from '#store/flags/flag-index.ts';

export type StreamHub = {
  /** True while another stream may be opened. */
  hasRoom(): boolean;
  open(response: ServerResponse, kind: KeyKind): Promise<void>;
  /** Sends what has changed now instead of at the next look. */
  check(): Promise<void>;
  count(): number;
  /** Ends every stream: their clients poll, and open another one. */
  close(): void;
};

/** Streams of one process; of 2,000 connections that the server holds. Others are told to poll. */
export const maxStreams = 1200;
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
    hasRoom: () => streams.size + opening < maxStreams,
    count: () => streams.size,
    check,
    async open(response, kind) {
      // Before the client sees the stream open, upon which it reads everything once: what changes after this look is sent, and what changed
      // before it is in what the client reads.
      opening += 1;
      await check().finally(() => {
        opening -= 1;
      });
      if (response.destroyed) return;
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
    },
    close() {
      for (const { response } of streams) response.end();
      stop();
    },
  };
}

/** The database may be away for a moment: the next look sends what changed meanwhile. */
function logLook(log: Log, error: unknown): void {
  log('warn', 'flag-stream-check-failed', { error: String(error) });
}
