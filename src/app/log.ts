/** The log of a process: JSON lines on standard error, written asynchronously by pino, without personal data and secrets. */
import { setTimeout as sleep } from 'node:timers/promises';
import { destination, pino } from 'pino';

import type { LogFunction } from '#services/handler.ts';
import { redactText } from './redact.ts';

/** Lines that wait for a reader which is too slow; more than that is dropped. */
const maxWaitingBytes = 8 * 1024 ** 2;

/** What a process that ends waits for a reader that reads nothing meanwhile: the lines are lost, but the process ends. */
const maxIdleMs = 1_000;

/** Details whose values are never logged, by their names. */
const secretNames = /^(?:e-?mail|to|cookie|set-cookie|authorization|token|password|secret)$/i;

/** Details that are stacks of errors. */
const stackNames = /^(?:stack|error|cause)$/;

/** Characters of a detail, of a stack and of a name, levels, and entries of all levels. What is beyond is left out. */
const lineLimits = { text: 500, stack: 4_000, name: 60, depth: 5, entries: 100 } as const;

/** Details as they are logged. What a request holds is in them: they are cut before they are searched for what is not to be logged. */
export function loggedDetails(details: Record<string, unknown>): Record<string, unknown> {
  let entries = 0;
  function logged(value: unknown, longest: number, depth: number): unknown {
    if (typeof value === 'string') return redactText(value, longest);
    if (typeof value !== 'object' || value === null) return value;
    if (depth >= lineLimits.depth || ArrayBuffer.isView(value)) return '…';
    const shown: [string, unknown][] = [];
    for (const name in value) {
      entries += 1;
      if (entries > lineLimits.entries) break;
      const item = (value as Record<string, unknown>)[name];
      const isSecret = secretNames.test(name);
      const length = stackNames.test(name) ? lineLimits.stack : lineLimits.text;
      shown.push([redactText(name, lineLimits.name), isSecret ? '[redacted]' : logged(item, length, depth + 1)]);
    }
    return Array.isArray(value) ? shown.map(([, item]) => item) : Object.fromEntries(shown);
  }
  return logged(details, lineLimits.text, 0) as Record<string, unknown>;
}

export type ProcessLog = {
  log: LogFunction;
  /** Resolves when every line is written, or when nothing was read for a second. */
  flush(): Promise<void>;
};

/** `quiet` leaves out level info. What ends the process is logged as 'fatal'; every line is written before the process ends. */
export function createLog(role: string, quiet: boolean): ProcessLog {
  /** When the end of the process last wrote something, and the bytes that waited then; null before the end. */
  let ending: { at: number; waiting: number } | null = null;
  let writtenAt = 0;
  function isReading(_error: unknown, part: number, others: number): boolean {
    if (!ending) return true;
    const waiting = part + others;
    if (waiting !== ending.waiting) ending = { at: performance.now(), waiting };
    return performance.now() - ending.at < maxIdleMs;
  }
  const output = destination({ fd: 2, sync: false, maxLength: maxWaitingBytes, retryEAGAIN: isReading });
  output.on('write', () => {
    writtenAt = performance.now();
  });
  const logger = pino(
    {
      base: { role },
      level: quiet ? 'warn' : 'info',
      messageKey: 'event',
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }), log: loggedDetails },
    },
    output,
  );
  process.on('uncaughtExceptionMonitor', (error) => logger.fatal({ error: error instanceof Error ? error.stack : String(error) }, 'fatal'));
  let isStuck = false;
  // Before pino's own listener, which waits for the reader without end, as does the end of the process for a write in progress.
  process.prependListener('exit', () => {
    ending = { at: performance.now(), waiting: -1 };
    try {
      if (!isStuck) output.flushSync();
    } catch {
      isStuck = true;
    }
    if (isStuck) process.kill(process.pid, 'SIGKILL');
  });
  return {
    log: (level, event, details = {}) => logger[level](details, event),
    async flush() {
      const written = new Promise<boolean>((resolve) => output.flush(() => resolve(true)));
      const begun = performance.now();
      let isWritten = false;
      while (!isWritten && performance.now() - Math.max(begun, writtenAt) < maxIdleMs)
        isWritten = await Promise.race([written, sleep(maxIdleMs / 10, false)]);
      isStuck = !isWritten;
    },
  };
}
