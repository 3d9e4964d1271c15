/** /e/: a guest types the code of a card in place of its link. Wrong, revoked and ended codes show the same. No script. */
import { data, redirect } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { faults, isFault } from '#core/values/fault.ts';
import { eventOpenTexts } from '#texts/de/people/event/event-open.ts';
import type { Handle } from '#web/app/root.tsx';
import { shownFault } from '#web/page/fault-response.ts';
import { postedForm, typedIn } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath } from '#web/page/page-context.ts';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTexts } from '#web/page/texts.ts';
import { GuestFrame } from '#web/people/event/guest-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/code';

export const handle: Handle = { frame: 'none', script: 'own' };

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const form = await postedForm(request);
  try {
    const { opens: key } = await page.call('POST /web-api/event-codes', { code: typedIn(form, 'code').slice(0, 100) });
    return redirect(sitePath(page.site, pathTo('guest-page', { key })), 303);
  } catch (error) {
    if (!isFault(error) || faults[error.code].status >= 500) throw error;
    const error_ = error.code === 'not-found' ? requestTexts(page)('code.wrong') : shownFault(error).text;
    return data({ error: error_ }, { status: faults[error.code].status });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, eventOpenTexts);
  return headTags({ title: t('code.title'), channel: channelOf(matches) });
}

export default function EventCode({ actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventOpenTexts);
  return (
    <GuestFrame>
      <h1 className="type-h3">{t('code.title')}</h1>
      <p className="mt-3 mb-6 max-w-[60ch]">{t('code.lead')}</p>
      <form method="post" noValidate className="grid max-w-100 gap-5">
        <TextField
          name="code"
          label={t('code.typed.label')}
          hint={t('code.hint')}
          error={answer?.error ?? null}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="figures"
          required
        />
        <Button type="submit" className="w-full sm:w-fit">
          {t('code.button')}
        </Button>
      </form>
    </GuestFrame>
  );
}
