/** /e/KEY/abmelden/: ends mails of an event, without sign-in. It says the same for every key, and opening it changes nothing. No script. */
import { data } from 'react-router';
import { eventPageTexts } from '#texts/de/people/event/event-page.ts';
import type { Handle } from '#web/app/root.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/guest-mails';

export const handle: Handle = { frame: 'none', script: 'own' };

export async function loader({ request }: Route.LoaderArgs) {
  return { isEvery: new URL(request.url).searchParams.has('alle') };
}

export async function action({ context, params: { key }, request }: Route.ActionArgs) {
  const isEvery = textOf(await postedForm(request), 'what') === 'every';
  await orFault(context.get(pageRequest).call('POST /web-api/event-pages/:key/stop', { key: key.slice(0, 100), isEvery }));
  return data({ isDone: true });
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, eventPageTexts);
  return headTags({ title: t('event.stop.title'), channel: channelOf(matches) });
}

export default function GuestMails({ loaderData: { isEvery }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventPageTexts);
  const [first, second] = isEvery ? (['every', 'one'] as const) : (['one', 'every'] as const);
  return (
    <main id="inhalt" className="mx-auto w-full max-w-160 px-6 py-11 md:py-20">
      <h1 className="type-h3 mb-4">{t('event.stop.title')}</h1>
      {answer?.isDone ? (
        <p role="status">{t('event.stop.done')}</p>
      ) : (
        // With the query of a mail it would be the one click of a mail program.
        <form method="post" action="?formular" className="grid max-w-100 gap-3">
          <p className="mb-2">{t('event.stop.lead')}</p>
          <Button type="submit" name="what" value={first}>
            {t(`event.stop.${first}`)}
          </Button>
          <Button type="submit" name="what" value={second} kind="secondary">
            {t(`event.stop.${second}`)}
          </Button>
        </form>
      )}
    </main>
  );
}
