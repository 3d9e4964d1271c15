/** The plan of an event: until when everything for it is ordered, as of today. */
import bellIcon from '@phosphor-icons/core/light/bell-light.svg?raw';
import infoIcon from '@phosphor-icons/core/light/info-light.svg?raw';
import { type ReactNode, useId } from 'react';
import { data } from 'react-router';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { eventPlanTexts } from '#texts/de/people/event/event-plan.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { EventFrame } from '#web/people/event/event-frame.tsx';
import { planPath } from '#web/people/event/event-paths.ts';
import { PlanGoals } from '#web/people/event/plan-goals.tsx';
import { goalErrors, goalsId, postedGoals, typedGoals } from '#web/people/event/posted-goals.ts';
import { doneAt, doneOf, refused } from '#web/people/list-form.ts';
import { PlanChart } from '#web/planner/plan-chart.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Route } from './+types/plan';

export async function loader({ context, params: { event: id }, request }: Route.LoaderArgs) {
  if (!isToken(id)) throw notFound();
  return {
    found: await orFault(context.get(pageRequest).call('GET /web-api/events/:id/plan', { id })),
    done: doneOf(request, ['saved']),
  };
}

export async function action({ context, params: { event: id }, request }: Route.ActionArgs) {
  if (!isToken(id)) throw notFound();
  const page = context.get(pageRequest);
  const typed = postedGoals(await postedForm(request));
  try {
    await page.call('PUT /web-api/events/:id/plan', { id, ...typed });
    return doneAt(page, planPath(id), 'saved');
  } catch (error) {
    const { text, errors, status } = refused(error);
    return data({ typed, errors: goalErrors(errors, typed), notice: errors.length > 0 ? null : text }, { status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, eventHostTexts);
  const title = loaderData?.found.head.title;
  return headTags({ title: title ? `${t('feier.tab.plan')}: ${title}` : t('feier.tab.plan'), channel: channelOf(matches) });
}

type Found = Output<Calls['GET /web-api/events/:id/plan']>;

function Note({ icon, title, children }: { icon: string; title: string; children: ReactNode }) {
  return (
    <p className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <Icon svg={icon} />
      <span>
        <strong className="font-semibold">{title}</strong> {children}
      </span>
    </p>
  );
}

function Notices({ hasNotices, isMailed }: Pick<Found, 'hasNotices' | 'isMailed'>) {
  const t = useTexts(eventPlanTexts);
  if (!isMailed)
    return (
      <Note icon={bellIcon} title={t('feier.plan.notices.account')}>
        {t('feier.plan.notices.account.text')}
      </Note>
    );
  return (
    <Note icon={bellIcon} title={t(hasNotices ? 'feier.plan.notices' : 'feier.plan.notices.off')}>
      {t(hasNotices ? 'feier.plan.notices.text' : 'feier.plan.notices.off.text')}{' '}
      <a href={`#${goalsId}`} className="text-link">
        {t('feier.plan.notices.change')}
      </a>
    </Note>
  );
}

function Notes({ found }: { found: Found }) {
  const t = useTexts(eventPlanTexts);
  const { plan, shortAnswers } = found;
  return (
    <div className="mt-8 grid gap-x-11 gap-y-5 bg-ground px-5 py-6 sm:px-7.5 md:grid-cols-2">
      {plan.deciding ? (
        <Note icon={infoIcon} title={plan.deciding.title}>
          {plan.deciding.text}
        </Note>
      ) : null}
      {shortAnswers === null ? null : (
        <Note icon={infoIcon} title={t('feier.plan.short')}>
          {shortAnswers < 0 ? t('feier.plan.short.past') : t('feier.plan.short.text', { days: shortAnswers })}
        </Note>
      )}
      <Notices {...found} />
    </div>
  );
}

export default function EventPlan({ loaderData: { found, done }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventPlanTexts);
  const host = useTexts(eventHostTexts);
  const heading = useId();
  const { plan, next, goals, hasNotices } = found;
  return (
    <EventFrame head={found.head} tab="plan" done={done && host('feier.done.saved')} notice={answer?.notice ?? null}>
      <section aria-labelledby={heading}>
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-9 gap-y-4">
          <div>
            <h2 id={heading} className="type-h2">
              {plan.title}
            </h2>
            <p className="mt-1 text-ink-soft">{plan.lead}</p>
          </div>
          <div className="flex flex-wrap gap-3 max-sm:w-full">
            <a href={`#${goalsId}`} className="button button-secondary max-sm:w-full">
              {t('feier.plan.goals')}
            </a>
            {next ? (
              <PageLink to={next.path} ahead="never" className="button button-primary max-sm:w-full">
                {t(next.isOwn ? 'feier.plan.open' : 'feier.plan.design', { name: next.name })}
              </PageLink>
            ) : null}
          </div>
        </div>
        <PlanChart plan={plan} />
        <Notes found={found} />
        <PlanGoals
          goals={answer ? typedGoals(goals, answer.typed.goals) : goals}
          hasNotices={answer?.typed.hasNotices ?? hasNotices}
          errors={answer?.errors ?? {}}
          isOpen={answer !== undefined}
        />
      </section>
    </EventFrame>
  );
}
