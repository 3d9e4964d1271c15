/** Until when everything for a feast is ordered: from its day back over post, delivery, production and holidays. */
import { occasionName } from '#core/catalogue/occasions.ts';
import { plannedFeasts } from '#core/order/planner/feasts.ts';
import { pathTo } from '#core/site/paths.ts';
import { neededByQuery } from '#core/site/query.ts';
import { type Day, formatDay } from '#core/values/date.ts';
import { feastPlanTexts } from '#texts/de/people/feast-plan.ts';
import type { Handle } from '#web/app/root.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { PlanChart } from '#web/planner/plan-chart.tsx';
import { PlanForm } from '#web/planner/plan-form.tsx';
import { readPlanQuery } from '#web/planner/plan-query.ts';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/feast-plan';

export const handle: Handle = { robots: 'index' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  // The poster shop sells no cards.
  if (page.site.channel !== 'federleicht') throw notFound();
  const { query, isNoDay } = readPlanQuery(new URL(request.url).searchParams);
  const plan = await orFault(page.call('GET /web-api/feast-plan', query));
  const t = requestTexts(page);
  const feasts = plannedFeasts.map((key) => ({ key, name: t(occasionName(key)) }));
  return { plan, query, problem: isNoDay ? ('none' as const) : plan.problem, feasts };
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, feastPlanTexts);
  return headTags({ title: t('plan.title'), description: t('plan.description'), channel: channelOf(matches) });
}

function Note({ title, children }: { title: string; children: string }) {
  return (
    <p>
      <strong className="font-semibold">{title}</strong> {children}
    </p>
  );
}

/** What lies in the cart already is asked for by this day there. */
function InCart({ day }: { day: Day }) {
  const t = useTexts(feastPlanTexts);
  const locale = useTextLocale();
  return (
    <p className="mt-6 text-small">
      {t('plan.in-cart')}{' '}
      <PageLink to={`${pathTo('cart')}?${neededByQuery}=${day}`} ahead="never" className="text-link inline-block py-2">
        {t('plan.in-cart.link', { day: formatDay(day, locale, 'short') })}
      </PageLink>
    </p>
  );
}

export default function FeastPlan({ loaderData: { plan, query, problem, feasts } }: Route.ComponentProps) {
  const t = useTexts(feastPlanTexts);
  const { feast, guestPlaces, households } = query;
  const day = query.day ?? '';
  const next = plan.pieces.find(({ urgency }) => urgency !== 'late');
  return (
    <div className="wrap pb-19">
      <Breadcrumbs
        items={[
          { name: t('list.start'), path: pathTo('home') },
          { name: t('plan.title'), path: pathTo('feast-plan') },
        ]}
      />
      <PageTitle className="mb-6">{t('plan.title')}</PageTitle>
      <PlanForm
        key={`${feast} ${day} ${plan.country}`}
        asked={{ feast, country: plan.country, guestPlaces, households }}
        day={day}
        today={plan.today}
        error={problem ? t(`plan.day.${problem}`) : null}
        feasts={feasts}
      />
      <section aria-labelledby="termine" className="mt-11">
        {plan.isExample ? <p className="mb-2 text-small text-ink-soft">{t('plan.example')}</p> : null}
        <h2 id="termine" className="type-h2">
          {plan.title}
        </h2>
        <p className="mt-1 mb-8 text-ink-soft">{plan.lead}</p>
        <PlanChart plan={plan} />
        {next && !plan.isExample ? <InCart day={next.atHost} /> : null}
        <div className={`mt-8 grid gap-x-11 gap-y-4 bg-ground px-5 py-6 sm:px-7.5 ${plan.deciding ? 'md:grid-cols-2' : ''}`}>
          {plan.deciding ? <Note title={plan.deciding.title}>{plan.deciding.text}</Note> : null}
          <Note title={t('plan.counted')}>{t('plan.counted.text')}</Note>
        </div>
      </section>
    </div>
  );
}
