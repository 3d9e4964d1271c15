/** What a host changes of the plan of an event: the days of its pieces, what is done or not needed, and whether mails remind of it. */
import type { PlanGoal } from '#api/people/event-plan-calls.ts';
import { eventPlanTexts } from '#texts/de/people/event/event-plan.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, TextField } from '#web/ui/field.tsx';
import { goalName, goalsId } from './posted-goals.ts';

type Props = { goals: readonly PlanGoal[]; hasNotices: boolean; errors: Readonly<Record<string, string>>; isOpen: boolean };

export function PlanGoals({ goals, hasNotices, errors, isOpen }: Props) {
  const t = useTexts(eventPlanTexts);
  return (
    <details open={isOpen} className="mt-9 border-t border-line">
      <summary className="text-link min-h-11 w-fit cursor-pointer py-4 font-semibold">{t('feier.plan.goals')}</summary>
      {/* A link to what is in it opens it. */}
      <form id={goalsId} method="post" action={`#${goalsId}`} noValidate className="scroll-mt-16 pt-2 pb-4">
        <p className="max-w-[60ch]">{t('feier.plan.goals.lead')}</p>
        <p className="mt-1 mb-5 max-w-[60ch] text-small text-ink-soft">{t('feier.plan.found')}</p>
        <ul className="grid gap-x-14 lg:grid-cols-2">
          {goals.map(({ piece, name, target, first, last, isDone, isHidden }) => (
            <li key={piece} className="grid items-start gap-x-5 border-t border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
              <input type="hidden" name="piece" value={piece} />
              <TextField
                name={goalName('target', piece)}
                type="date"
                label={t('feier.plan.goal', { name })}
                error={errors[piece] ?? null}
                min={first}
                max={last}
                defaultValue={target}
                className="figures"
              />
              <div className="sm:pt-5">
                <CheckField name={goalName('done', piece)} label={t('feier.plan.goal.done')} defaultChecked={isDone} />
                <CheckField name={goalName('hidden', piece)} label={t('feier.plan.goal.hidden')} defaultChecked={isHidden} />
              </div>
            </li>
          ))}
        </ul>
        <div className="border-t border-line pt-3">
          <CheckField name="notices" label={t('feier.plan.goal.notices')} defaultChecked={hasNotices} />
        </div>
        <Button type="submit" className="mt-3 w-full sm:w-fit">
          {t('feier.plan.goals.save')}
        </Button>
      </form>
    </details>
  );
}
