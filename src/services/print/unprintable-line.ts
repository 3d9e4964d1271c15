/** Lines that cannot be printed as they are. */
import type { OrderLine } from '#core/order/order.ts';
import { NonRetryableError } from '#services/jobs/job-loop.ts';
import { isOverBudget } from '#services/jobs/thread-pool.ts';
import { operatorText } from '#texts/server-texts.ts';

/** A line that its customer has to change. `broken` are the photos that cannot be read. */
export class UnprintableLine extends NonRetryableError {
  readonly broken: readonly string[];

  constructor(text: string, broken: readonly string[]) {
    super(text);
    this.broken = broken;
  }
}

/** Of one task: it runs in a job lane, so the limit is minutes, not seconds. */
export const checkDeadlineMs = 5 * 60_000;

/** The error of a check that took too long; any other one as it is. */
export function overBudget(error: unknown, { position }: Pick<OrderLine, 'position'>): unknown {
  if (!isOverBudget(error)) return error;
  return new NonRetryableError(operatorText('press.too-complex', { position, minutes: checkDeadlineMs / 60_000 }));
}
