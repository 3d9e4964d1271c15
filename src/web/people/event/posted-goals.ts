/** The form of the goals of a plan. Pure. */
import type { PlanGoal } from '#api/people/event-plan-calls.ts';
import { plannedPieces } from '#core/order/planner/feasts.ts';
import { isDay } from '#core/values/date.ts';
import { textOf } from '#web/page/form-input.ts';

export const goalsId = 'ziele';

export const goalName = (field: 'target' | 'done' | 'hidden', piece: string) => `${field}-${piece}`;

/** An empty day is the usual one; one that is none is sent as the first day of the calendar, which no bounds allow. */
const noDay = '1970-01-01';

export function postedGoals(form: FormData) {
  const sent = new Set(form.getAll('piece'));
  const goals = plannedPieces
    .filter((piece) => sent.has(piece))
    .map((piece) => {
      const target = textOf(form, goalName('target', piece));
      return {
        piece,
        target: target === '' ? null : isDay(target) ? target : noDay,
        isDone: form.has(goalName('done', piece)),
        isHidden: form.has(goalName('hidden', piece)),
      };
    });
  return { goals, hasNotices: form.has('notices') };
}

/** The goals of a page as they were typed. */
export function typedGoals(goals: readonly PlanGoal[], typed: ReturnType<typeof postedGoals>['goals']): PlanGoal[] {
  return goals.map((goal) => {
    const one = typed.find(({ piece }) => piece === goal.piece);
    return one ? { ...goal, ...one, target: one.target === null || one.target === noDay ? '' : one.target } : goal;
  });
}

/** Sentences of wrong goals by their pieces. */
export function goalErrors(errors: readonly { field: string; message: string }[], { goals }: ReturnType<typeof postedGoals>) {
  return Object.fromEntries(
    errors.flatMap(({ field, message }) => {
      const piece = goals[Number(/^goals\.(\d+)\./.exec(field)?.[1] ?? -1)]?.piece;
      return piece ? [[piece, message]] : [];
    }),
  );
}
