/** /e/KEY/melden/: whoever reads a page of an event tells the shop what is wrong with it. No script. */
import { data, redirect } from 'react-router';
import { eventBounds } from '#core/people/event/event.ts';
import { pathTo } from '#core/site/paths.ts';
import { eventOpenTexts } from '#texts/de/people/event/event-open.ts';
import { eventPageTexts } from '#texts/de/people/event/event-page.ts';
import type { Handle } from '#web/app/root.tsx';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import faceStyles from '#web/people/event/card-faces.css?url';
import { FormMarks } from '#web/people/event/form-marks.tsx';
import { GuestFrame } from '#web/people/event/guest-frame.tsx';
import { formMarks, linesOf } from '#web/people/event/open/posted-open.ts';
import { refused } from '#web/people/list-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/report';

export const handle: Handle = { frame: 'none', script: 'own' };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: faceStyles }];

const query = { done: 'getan' } as const;

export async function loader({ context, params: { key }, request }: Route.LoaderArgs) {
  const asked = await orFault(context.get(pageRequest).call('GET /web-api/event-pages/:key', { key: key.slice(0, 100) }));
  const { formality, stamp } = asked;
  const theme = (asked.page ?? asked.open)?.theme ?? null;
  return { key, stamp, theme, isDone: new URL(request.url).searchParams.has(query.done), address: formality };
}

export async function action({ context, params: { key }, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const form = await postedForm(request);
  const typed = { reason: linesOf(form, 'reason'), email: textOf(form, 'email').slice(0, 100), ...formMarks(form) };
  try {
    await page.call('POST /web-api/event-pages/:key/report', { key: key.slice(0, 100), ...typed });
    return redirect(`${sitePath(page.site, pathTo('event-report', { key }))}?${query.done}=1`, 303);
  } catch (error) {
    const { text, errors, status } = refused(error);
    const byField = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
    const isOfFields = errors.length > 0;
    return data({ typed: isOfFields ? typed : { ...typed, stamp: '' }, errors: byField, notice: isOfFields ? null : text }, { status });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, eventOpenTexts);
  return headTags({ title: t('report.title'), channel: channelOf(matches) });
}

export default function ReportPage({ loaderData: { key, stamp, theme, isDone }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventOpenTexts);
  const errors: Record<string, string> = answer?.errors ?? {};
  const back = (
    <p className="mt-6">
      <PageLink to={pathTo('guest-page', { key })} ahead="never" className="text-link inline-block py-2">
        {t('report.back')}
      </PageLink>
    </p>
  );
  return (
    <GuestFrame theme={theme}>
      <h1 className="type-h3">{t('report.title')}</h1>
      {isDone && !answer ? (
        <p role="status" className="mt-3 max-w-[60ch]">
          {t('report.done')}
        </p>
      ) : (
        <>
          <p className="mt-3 mb-6 max-w-[60ch]">{t('report.lead')}</p>
          <FormNotice text={answer?.notice ?? null} />
          <form method="post" noValidate className="grid max-w-130 gap-5">
            <FormMarks stamp={answer?.typed.stamp || stamp} />
            <Field label={t('report.reason')} error={errors.reason ?? null}>
              {(wiring) => (
                <textarea
                  {...wiring}
                  name="reason"
                  defaultValue={answer?.typed.reason}
                  rows={5}
                  maxLength={eventBounds.message}
                  required
                  className="input h-auto py-3"
                />
              )}
            </Field>
            <TextField
              name="email"
              type="email"
              label={t('report.email')}
              hint={t('open.optional')}
              error={errors.email ?? null}
              defaultValue={answer?.typed.email}
              maxLength={100}
              autoComplete="email"
            />
            <Button type="submit" className="w-full sm:w-fit">
              {t('report.send')}
            </Button>
          </form>
        </>
      )}
      {back}
    </GuestFrame>
  );
}

/** Wrong, ended and revoked keys show the same. */
export function ErrorBoundary() {
  const t = useTexts(eventPageTexts);
  return (
    <GuestFrame>
      <h1 className="type-h3">{t('event.ended')}</h1>
      <p className="mt-3 max-w-[60ch]">{t('event.ended.text')}</p>
    </GuestFrame>
  );
}
