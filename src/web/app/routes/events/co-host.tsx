/** /feier/mit/KEY/: somebody who is asked to lead an event with its host says yes. Opening the page alone changes nothing. */
import { data } from 'react-router';
import { eventInboxTexts } from '#texts/de/people/event/event-inbox.ts';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { eventPath, longDay } from '#web/people/event/event-paths.ts';
import { doneAt, refusedNotice } from '#web/people/list-form.ts';
import { Button } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/co-host';

const ask = (typed: string) => ({ key: typed.slice(0, 100) });

export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  return orFault(context.get(pageRequest).call('GET /web-api/event-hosts/:key', ask(key)));
}

export async function action({ context, params: { key } }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  try {
    const { id } = await page.call('POST /web-api/event-hosts/:key', ask(key));
    return doneAt(page, eventPath(id), 'host');
  } catch (error) {
    const { notice, status } = refusedNotice(error);
    return data({ notice }, { status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, eventInboxTexts);
  return headTags({ title: t(loaderData ? 'cohost.title' : 'cohost.ended'), channel: channelOf(matches) });
}

export default function CoHost({ loaderData: { title, firstDay, right }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventInboxTexts);
  const locale = useTextLocale();
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <PageTitle className="mb-4">{t('cohost.title')}</PageTitle>
      <p className="type-h4 wrap-anywhere">{t('cohost.lead', { title, day: longDay(firstDay, locale) })}</p>
      <p className="mt-4 max-w-[60ch]">{t(`cohost.right.${right}`)}</p>
      <p className="mt-1 mb-6 max-w-[60ch] text-small text-ink-soft">{t('cohost.once')}</p>
      <FormNotice text={answer?.notice ?? null} />
      <form method="post">
        <Button type="submit" className="w-full sm:w-fit">
          {t('cohost.button')}
        </Button>
      </form>
    </div>
  );
}

/** Wrong, revoked and used links show the same. */
export function ErrorBoundary() {
  const t = useTexts(eventInboxTexts);
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <PageTitle className="mb-4">{t('cohost.ended')}</PageTitle>
      <p className="max-w-[60ch]">{t('cohost.ended.text')}</p>
    </div>
  );
}
