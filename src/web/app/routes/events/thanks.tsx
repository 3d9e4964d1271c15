/** Gifts of an event, and whom its hosts thanked. */
import { data } from 'react-router';
import { eventThanksTexts } from '#texts/de/people/event/event-thanks.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { EventFrame } from '#web/people/event/event-frame.tsx';
import { eventPrintPath, eventThanksPath } from '#web/people/event/event-paths.ts';
import { maxGift, NewGift, ThanksList } from '#web/people/event/print/thanks-list.tsx';
import { doneAt, doneOf, refusedNotice } from '#web/people/list-form.ts';
import type { Route } from './+types/thanks';

export async function loader({ context, params: { event: id }, request }: Route.LoaderArgs) {
  if (!isToken(id)) throw notFound();
  const found = await orFault(context.get(pageRequest).call('GET /web-api/events/:id/thanks', { id }));
  return { found, done: doneOf(request, ['added', 'saved']) };
}

const tokenOrNull = (typed: string) => (isToken(typed) ? typed : null);

/** What a form of the page asks for; null for none of its own. */
async function change(page: PageRequest, id: string, form: FormData): Promise<'added' | 'saved' | null> {
  const text = textOf(form, 'text').slice(0, maxGift);
  const [household, gift] = [tokenOrNull(textOf(form, 'household')), tokenOrNull(textOf(form, 'gift'))];
  switch (textOf(form, 'intent')) {
    case 'add':
      await page.call('POST /web-api/events/:id/gifts', { id, household, text });
      return 'added';
    case 'change':
      if (gift === null) return null;
      await page.call('PUT /web-api/events/:id/gifts/:gift', { id, gift, text });
      return 'saved';
    case 'thanks':
      await page.call('POST /web-api/events/:id/thanks', { id, household, gift, isThanked: textOf(form, 'thanked') !== '' });
      return 'saved';
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
    return doneAt(page, eventThanksPath(id), done);
  } catch (error) {
    const { notice, status } = refusedNotice(error);
    return data({ notice }, { status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, eventThanksTexts);
  const title = loaderData ? `${t('feier.thanks')}: ${loaderData.found.head.title}` : t('feier.thanks');
  return headTags({ title, channel: channelOf(matches) });
}

export default function EventThanks({ loaderData: { found, done }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventThanksTexts);
  const { head, rows, households } = found;
  return (
    <EventFrame head={head} tab="print" done={done && t(`feier.thanks.done.${done}`)} notice={answer?.notice ?? null}>
      <PageLink to={eventPrintPath(head.id)} ahead="never" className="text-link inline-block py-2 text-small">
        {t('feier.thanks.back')}
      </PageLink>
      <div className="grid gap-x-14 gap-y-9 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <h2 className="type-h3">{t('feier.thanks')}</h2>
          {rows.length > 0 ? (
            <p className="figures mb-5 text-small text-ink-soft">
              {t('feier.thanks.lead', { open: rows.filter(({ isThanked }) => !isThanked).length })}
            </p>
          ) : null}
          <ThanksList rows={rows} />
        </div>
        <aside aria-label={t('feier.thanks.new')} className="max-xl:order-first">
          <NewGift households={households} />
        </aside>
      </div>
    </EventFrame>
  );
}
