/** What is wrong with the day by which an order is needed. */
import { neededByProblem } from '#core/order/planner/needed-by.ts';
import type { Day } from '#core/values/date.ts';
import type { FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';

export function neededByErrors(day: Day | null | undefined, now: Date): FieldError[] {
  const problem = day ? neededByProblem(day, now) : null;
  return problem === null ? [] : [{ field: 'neededBy', code: problem, message: message(`needed.wrong.${problem}`) }];
}
