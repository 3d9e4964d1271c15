/** An event as its host sees it: who comes, what they eat, what is open, and who may read its page. */
import { data } from 'react-router';
import { eventBounds, eventStates } from '#core/people/event/event.ts';
import { pathTo } from '#core/site/paths.ts';
import { eventHostTexts } from '#texts/de/people/event-host.ts';
import { SectionDone } from '#web/account/section-form.tsx';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf, typedIn } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { EventAccess } from '#web/people/event/event-access.tsx';
import { EventCounts } from '#web/people/event/event-counts.tsx';
import { EventHouseholds } from '#web/people/event/event-households.tsx';
import { eventPath, longDay, programmePath } from '#web/people/event/event-paths.ts';
import { doneAt, doneOf, refusedNotice } from '#web/people/list-form.ts';
import { listPath } from '#web/people/list-query.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/event';

const dones = ['saved', 'state', 'password', 'links', 'invited'] as const;
const filters = ['all', 'open', 'answered'] as const;

export async function loader({ context, params: { event: id }, request }: Route.LoaderArgs) {
  if (!isToken(id)) throw notFound();
  const { searchParams } = new URL(request.url);
  const filter = filters.find((name) => name === searchParams.get('zeigen')) ?? 'all';
  const at = Number(searchParams.get('seite'));
  const page = Number.isInteger(at) && at > 0 && at < 1_000 ? at : 1;
  const event = await orFault(context.get(pageRequest).call('GET /web-api/events/:id', { id, filter, page }));
  return { event, filter, done: doneOf(request, dones) };
}

type Done = (typeof dones)[number];

/** What a form of the page asks for; null for none of its own. */
async function change(page: PageRequest, id: string, form: FormData): Promise<Done | 'deleted' | null> {
  const state = eventStates.find((name) => name === textOf(form, 'state'));
  switch (textOf(form, 'intent')) {
    case 'state':
      if (state) await page.call('POST /web-api/events/:id/state', { id, state });
      return 'state';
    case 'password':
      await page.call('PUT /web-api/events/:id/password', { id, password: typedIn(form, 'password').slice(0, eventBounds.password) });
      return 'password';
    case 'no-password':
      await page.call('PUT /web-api/events/:id/password', { id, password: null });
      return 'password';
    case 'links':
      await page.call('POST /web-api/events/:id/links', { id });
      return 'links';
    case 'invite':
      await page.call('POST /web-api/events/:id/invites', { id });
      return 'invited';
    case 'delete':
      await page.call('DELETE /web-api/events/:id', { id });
      return 'deleted';
    default:
      return null;
  }
}

export async function action({ context, params: { event: id }, request }: Route.ActionArgs) {
  if (!isToken(id)) throw notFound();
  const page = context.get(pageRequest);
  try {
    const done = await change(page, id, await postedForm(request));
    if (done === null) throw notFound();
    return done === 'deleted' ? doneAt(page, pathTo('events'), done) : doneAt(page, eventPath(id), done);
  } catch (error) {
    const { notice, status } = refusedNotice(error);
    return data({ notice }, { status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, eventHostTexts);
  return headTags({ title: loaderData?.event.facts.title ?? t('feier.title'), channel: channelOf(matches) });
}

export default function HostedEvent({ loaderData: { event, filter, done }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventHostTexts);
  const locale = useTextLocale();
  const { id, facts } = event;
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <PageLink to={pathTo('events')} ahead="never" className="text-link inline-block py-2 text-small">
        {t('feier.all')}
      </PageLink>
      <div className="flex flex-wrap items-end justify-between gap-x-9 gap-y-5">
        <div className="min-w-0">
          <PageTitle className="wrap-anywhere">{facts.title}</PageTitle>
          <p className="figures mt-2 text-ink-soft">
            {longDay(facts.firstDay, locale)}. {facts.deadline === null ? null : t('feier.until', { day: longDay(facts.deadline, locale) })}
          </p>
        </div>
        <p className="flex flex-wrap gap-3 max-sm:w-full">
          <PageLink to={listPath(event.list)} ahead="never" className="button button-secondary max-sm:w-full">
            {t('feier.list')}
          </PageLink>
          <PageLink to={programmePath(id)} ahead="never" className="button button-secondary max-sm:w-full">
            {t('feier.edit')}
          </PageLink>
        </p>
      </div>
      <SectionDone text={done && t(`feier.done.${done}`)} />
      <FormNotice text={answer?.notice ?? null} />
      <div className="mt-9 grid gap-x-15 gap-y-11 xl:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">
          <EventCounts event={event} />
          <EventHouseholds event={event} filter={filter} />
        </div>
        <EventAccess event={event} />
      </div>
    </div>
  );
}
