/** Who may read the page of an event: its state, its password, its links, and its end. */
import { data } from 'react-router';
import { eventBounds, eventStates, mayDo } from '#core/people/event/event.ts';
import { pathTo } from '#core/site/paths.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { eventInboxTexts } from '#texts/de/people/event/event-inbox.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf, typedIn } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { CoHosts } from '#web/people/event/co-hosts.tsx';
import { EventAccess } from '#web/people/event/event-access.tsx';
import { EventFrame } from '#web/people/event/event-frame.tsx';
import { eventSettingsPath } from '#web/people/event/event-paths.ts';
import { CodeForAll } from '#web/people/event/open/code-for-all.tsx';
import { doneAt, doneOf, refusedNotice } from '#web/people/list-form.ts';
import type { Route } from './+types/settings';

const dones = ['state', 'password', 'links'] as const;
const ownDones = ['open-parts', 'added', 'removed'] as const;

export async function loader({ context, params: { event: id }, request }: Route.LoaderArgs) {
  if (!isToken(id)) throw notFound();
  const page = context.get(pageRequest);
  const event = await orFault(page.call('GET /web-api/events/:id', { id }));
  const { right } = event.head;
  if (!mayDo(right, 'edit')) throw notFound();
  const access = right === 'owner' ? await orFault(page.call('GET /web-api/events/:id/access', { id })) : null;
  return { event, access, done: doneOf(request, dones), ownDone: doneOf(request, ownDones) };
}

type Done = (typeof dones)[number] | (typeof ownDones)[number];

const tokenOf = (value: FormDataEntryValue) => (typeof value === 'string' && isToken(value) ? [value] : []);

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
    case 'open-parts':
      await page.call('PUT /web-api/events/:id/open-parts', { id, parts: form.getAll('part').flatMap(tokenOf) });
      return 'open-parts';
    case 'add-host': {
      const [name, right] = [textOf(form, 'name').slice(0, eventBounds.name), textOf(form, 'right') === 'edit' ? 'edit' : 'view'] as const;
      await page.call('POST /web-api/events/:id/hosts', { id, name, right });
      return 'added';
    }
    case 'remove-host':
      await page.call('DELETE /web-api/events/:id/hosts/:host', { id, host: textOf(form, 'host') });
      return 'removed';
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
    return done === 'deleted' ? doneAt(page, pathTo('events'), done) : doneAt(page, eventSettingsPath(id), done);
  } catch (error) {
    const { notice, status } = refusedNotice(error);
    return data({ notice }, { status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, eventHostTexts);
  return headTags({ title: loaderData?.event.head.title ?? t('feier.title'), channel: channelOf(matches) });
}

export default function EventSettings({ loaderData: { event, access, done, ownDone }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventHostTexts);
  const of = useTexts(eventInboxTexts);
  const said = done ? t(`feier.done.${done}`) : ownDone && of(`hosts.done.${ownDone}`);
  return (
    <EventFrame head={event.head} tab="settings" done={said} notice={answer?.notice ?? null}>
      <div className="grid gap-x-15 gap-y-14 xl:grid-cols-2">
        <EventAccess event={event} />
        {access ? (
          <div className="grid min-w-0 content-start gap-14">
            <CodeForAll access={access} />
            <CoHosts access={access} />
          </div>
        ) : null}
      </div>
    </EventFrame>
  );
}
