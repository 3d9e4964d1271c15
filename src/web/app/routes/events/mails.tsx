/** Mails of an event to its guests: whom they go to, what is written by itself, and what became of them. */
import { data } from 'react-router';
import { hostMailKinds, mailFilters, mailingTerms } from '#core/people/event/mailing.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { eventMailsTexts } from '#texts/de/people/event/event-mails.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf, typedIn } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { EventFrame } from '#web/people/event/event-frame.tsx';
import { eventMailsPath, eventPath, mailsQuery } from '#web/people/event/event-paths.ts';
import { MailSwitches } from '#web/people/event/follow-up.tsx';
import { MailForm } from '#web/people/event/mail-form.tsx';
import { MailStates } from '#web/people/event/mail-states.tsx';
import { doneAt, doneOf, refused } from '#web/people/list-form.ts';
import type { Route } from './+types/mails';

const dones = ['sent', 'settings'] as const;
type Done = (typeof dones)[number];

export async function loader({ context, params: { event: id }, request }: Route.LoaderArgs) {
  if (!isToken(id)) throw notFound();
  const { searchParams } = new URL(request.url);
  const kind = hostMailKinds.find((name) => name === searchParams.get(mailsQuery.kind)) ?? 'link';
  const filter = mailFilters.find((name) => name === searchParams.get(mailsQuery.filter)) ?? 'all';
  const at = Number(searchParams.get(mailsQuery.page));
  const page = Number.isInteger(at) && at > 0 && at < 1_000 ? at : 1;
  const mails = await orFault(context.get(pageRequest).call('GET /web-api/events/:id/mails', { id, kind, filter, page }));
  return { mails, kind, filter, done: doneOf(request, dones) };
}

/** What a form of the page asks for; null for none of its own. */
async function change(page: PageRequest, id: string, form: FormData): Promise<Done | 'kept' | 'unkept' | null> {
  const intent = textOf(form, 'intent');
  const kind = hostMailKinds.find((name) => name === textOf(form, 'kind'));
  const isTicked = (name: string) => textOf(form, name) === 'on';
  if (intent === 'send' && kind) {
    const note = typedIn(form, 'note')
      .trim()
      .slice(0, 2 * mailingTerms.note);
    await page.call('POST /web-api/events/:id/mails', { id, kind, note });
    return 'sent';
  }
  if (intent === 'settings') {
    await page.call('PUT /web-api/events/:id/mails', { id, isReminding: isTicked('reminding'), isTelling: isTicked('telling') });
    return 'settings';
  }
  if (intent !== 'kept' && intent !== 'unkept') return null;
  await page.call('PUT /web-api/events/:id/end', { id, keepsList: intent === 'kept' });
  return intent;
}

export async function action({ context, params: { event: id }, request }: Route.ActionArgs) {
  if (!isToken(id)) throw notFound();
  const page = context.get(pageRequest);
  const form = await postedForm(request);
  try {
    const done = await change(page, id, form);
    if (done === null) throw notFound();
    return doneAt(page, done === 'kept' || done === 'unkept' ? eventPath(id) : eventMailsPath(id), done);
  } catch (error) {
    const { text, errors, status } = refused(error);
    const wrong = errors[0]?.message ?? null;
    return data({ notice: wrong === null ? text : null, error: wrong, note: typedIn(form, 'note').slice(0, 600) }, { status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, eventHostTexts);
  return headTags({ title: loaderData?.mails.head.title ?? t('feier.title'), channel: channelOf(matches) });
}

export default function EventMails({ loaderData: { mails, kind, filter, done }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventMailsTexts);
  return (
    <EventFrame head={mails.head} tab="mails" done={done && t(`mails.done.${done}`)} notice={answer?.notice ?? null}>
      <div className="grid gap-x-14 gap-y-11 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <MailForm mails={mails} kind={kind} note={answer?.note ?? ''} error={answer?.error ?? null} />
        </div>
        <aside className="xl:row-span-2 xl:border-l xl:border-line xl:pl-9">
          <MailSwitches mails={mails} />
        </aside>
        <div className="min-w-0">
          <MailStates mails={mails} filter={filter} />
        </div>
      </div>
    </EventFrame>
  );
}
