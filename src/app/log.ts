/** The log of a process: JSON lines on standard error, written asynchronously by pino, without personal data and secrets. */
import { destination, pino } from 'pino';

import type { Log } from '#services/handler.ts';
import { redactText } from './redact.ts';

/** Lines that wait for a reader which is too slow; more than that is dropped. */
const maxWaitingBytes = 8 * 1024 ** 2;

/** Details whose values are never logged, by their names. */
const secretNames = /^(?:e-?mail|to|cookie|set-cookie|authorization|token|password|secret)$/i;

function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null || depth > 4) return value;
  if (Array.isArray(value)) return value.map((item) => redacted(item, depth + 1));
  const entries = Object.entries(value).map(([name, item]) => [name, secretNames.test(name) ? '[redacted]' : redacted(item, depth + 1)]);
  return Object.fromEntries(entries);
}

export type ProcessLog = {
  log: Log;
  /** Resolves when every line is written. */
  flush(): Promise<void>;
};

/** `quiet` leaves out level info. What ends the process is logged as 'fatal'; every line is written before the process ends. */
export function createLog(role: string, quiet: boolean): ProcessLog {
  const output = destination({ fd: 2, sync: false, maxLength: maxWaitingBytes });
  const logger = pino(
    {
      base: { role },
      level: quiet ? 'warn' : 'info',
      messageKey: 'event',
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }), log: (details) => redacted(details) as Record<string, unknown> },
    },
    output,
  );
  process.on('uncaughtExceptionMonitor', (error) => logger.fatal({ error: error instanceof Error ? error.stack : String(error) }, 'fatal'));
  process.on('exit', () => output.flushSync());
  return {
    log: (level, event, details = {}) => logger[level](details, event),
    flush: () => new Promise((resolve) => output.flush(() => resolve())),
  };
}
