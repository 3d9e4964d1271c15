/** Where the unsubscribe link of a mail leads: a page with one button. Mail programs post to the link itself (http/calls/one-click-unsubscribe.ts). */

import { data, Form, useNavigation } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { newsletterTexts } from '#texts/de/customer/newsletter.ts';
import { NewsletterPage } from '#web/newsletter/frame.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { usePath } from '#web/page/page-context.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/newsletter-leave';

export function loader({ params }: Route.LoaderArgs) {
  const token = params.token ?? null;
  return isToken(token) ? { state: 'ask' as const, token } : { state: 'unknown' as const, token: '' };
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = textOf(await postedForm(request), 'token').slice(0, 200);
  return data(await orFault(context.get(pageRequest).call('POST /web-api/newsletter-unsubscribe', { token })));
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, newsletterTexts);
  return headTags({ title: t('newsletter.leave.title'), channel: channelOf(matches) });
}

export default function NewsletterLeave({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(newsletterTexts);
  const path = usePath();
  const isBusy = useNavigation().state !== 'idle';
  const { state } = actionData ?? loaderData;
  const isUnknown = state === 'unknown';
  return (
    <NewsletterPage title={t(`newsletter.leave.${state}.title`)} text={t(`newsletter.leave.${state}.text`)}>
      {state === 'ask' ? (
        <Form method="post" action={path(pathTo('newsletter-leave'))} replace>
          <input type="hidden" name="token" value={loaderData.token} />
          <Button type="submit" busy={isBusy} className="max-sm:w-full">
            {t('newsletter.leave.button')}
          </Button>
        </Form>
      ) : (
        <ButtonLink to={pathTo(isUnknown ? 'contact' : 'home')} kind="secondary" className="max-sm:w-full">
          {t(isUnknown ? 'newsletter.leave.contact' : 'newsletter.confirm.home')}
        </ButtonLink>
      )}
    </NewsletterPage>
  );
}
