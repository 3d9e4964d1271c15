/** What came by the code for all of an event, and what its hosts make of it. */
import { data } from 'react-router';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { eventInboxTexts } from '#texts/de/people/event/event-inbox.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { EventFrame } from '#web/people/event/event-frame.tsx';
import { inboxPath } from '#web/people/event/event-paths.ts';
import { InboxList } from '#web/people/event/open/inbox-list.tsx';
import { inboxSearchNames, maxInboxSearch } from '#web/people/event/open/open-names.ts';
import { doneAt, doneOf, refusedNotice } from '#web/people/list-form.ts';
import type { Route } from './+types/inbox';

const dones = ['joined', 'added', 'refused', 'back'] as const;

export async function loader({ context, params: { event: id }, request }: Route.LoaderArgs) {
  if (!isToken(id)) throw notFound();
  const { searchParams } = new URL(request.url);
  const search = (searchParams.get(inboxSearchNames.search) ?? '').trim().slice(0, maxInboxSearch);
  const reply = searchParams.get(inboxSearchNames.reply);
  const searched = search !== '' && isToken(reply) ? { search, reply } : {};
  const inbox = await orFault(context.get(pageRequest).call('GET /web-api/events/:id/inbox', { id, ...searched }));
  return { inbox, done: doneOf(request, dones) };
}

/** What a button asks for; null for none of the page's own. */
async function decide(page: PageRequest, id: string, form: FormData): Promise<(typeof dones)[number] | null> {
  const [reply, household, what] = [textOf(form, 'reply'), textOf(form, 'household'), textOf(form, 'do')];
  if (!isToken(reply)) return null;
  const seen = { id, reply, version: Number(textOf(form, 'version')) || 0 };
  if (isToken(household) || what === 'add') {
    const to = isToken(household) ? household : null;
    await page.call('POST /web-api/events/:id/inbox/:reply/join', { ...seen, household: to });
    return to === null ? 'added' : 'joined';
  }
  if (what !== 'refuse' && what !== 'back') return null;
  await page.call('POST /web-api/events/:id/inbox/:reply/refuse', { ...seen, isRefused: what === 'refuse' });
  return what === 'refuse' ? 'refused' : 'back';
}

export async function action({ context, params: { event: id }, request }: Route.ActionArgs) {
  if (!isToken(id)) throw notFound();
  const page = context.get(pageRequest);
  try {
    const done = await decide(page, id, await postedForm(request));
    if (done === null) throw notFound();
    return doneAt(page, inboxPath(id), done);
  } catch (error) {
    const { notice, status } = refusedNotice(error);
    return data({ notice }, { status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, eventHostTexts);
  return headTags({ title: loaderData?.inbox.head.title ?? t('feier.title'), channel: channelOf(matches) });
}

export default function EventInbox({ loaderData: { inbox, done }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventInboxTexts);
  return (
    <EventFrame head={inbox.head} tab="inbox" done={done && t(`inbox.done.${done}`)} notice={answer?.notice ?? null}>
      <InboxList inbox={inbox} />
    </EventFrame>
  );
}
