/** Logs faults that are counted for /metrics, however they are answered: a call may be made by a page that shows its refusal itself. */
import { type Fault, faults } from '#core/values/fault.ts';
import { minuteMs } from '#core/values/unit.ts';
import type { LogFunction } from '#services/handler.ts';
import { isCounted } from '#services/operations/event-counts.ts';
import { createRateCounter } from '#store/limit/rate-counter.ts';

const noted = new WeakSet<Fault>();
const accountLines = createRateCounter({ max: 1, windowMs: minuteMs });

/** Logs a counted fault or a limit that is met, once wherever it passes. False for every other fault. */
export function noteFault(fault: Fault, requestId: string, log: LogFunction): boolean {
  const { limit, cause } = fault.details;
  if (!limit && !isCounted(fault.code)) return false;
  if (noted.has(fault)) return true;
  noted.add(fault);
  if (limit) {
    log('info', 'limit-met', { requestId, limit: limit.name, by: limit.by });
    if (limit.account !== undefined) void warnOfAccount(limit.name, limit.account, log);
  } else {
    log(faults[fault.code].level, fault.code, {
      requestId,
      message: fault.message,
      cause: cause instanceof Error ? cause.stack : undefined,
    });
  }
  return true;
}

/** A line once a minute for each account: a client tries its passwords, or its owner has forgotten them. `account` is a hash. */
async function warnOfAccount(limit: string, account: string, log: LogFunction): Promise<void> {
  if ((await accountLines.consume(`${limit} ${account}`)).retryAfterMs === 0) log('warn', 'account-limit-met', { limit, account });
}
