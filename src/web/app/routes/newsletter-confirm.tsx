/** Where a confirmation link leads. Opening it changes nothing, mail scanners do that too: only the button confirms (D14). */

import { data, Form, useNavigation } from 'react-router';
import { confirmDays, senderOf } from '#core/customer/newsletter-terms.ts';
import { pathTo } from '#core/site/paths.ts';
import { newsletterTexts } from '#texts/de/customer/newsletter.ts';
import { NewsletterPage } from '#web/newsletter/frame.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { useSite } from '#web/page/page-context.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/newsletter-confirm';

export function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token');
  return isToken(token) ? { state: 'ask' as const, token, voucher: false } : { state: 'unknown' as const, token: '', voucher: false };
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = textOf(await postedForm(request), 'token').slice(0, 200);
  const answer = await orFault(context.get(pageRequest).call('POST /web-api/newsletter-confirm', { token }));
  return data({ ...answer, token: '' });
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, newsletterTexts);
  return headTags({ title: t('newsletter.confirm.title'), channel: channelOf(matches) });
}

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(newsletterTexts);
  const { channel } = useSite();
  const isBusy = useNavigation().state !== 'idle';
  const { state, voucher } = actionData ?? loaderData;
  const text =
    state === 'confirmed' && voucher
      ? t('newsletter.confirm.confirmed.voucher')
      : t(`newsletter.confirm.${state}.text`, { sender: senderOf(channel), days: confirmDays });
  const canAgain = state === 'expired' || state === 'unknown' || state === 'left';
  return (
    <NewsletterPage title={t(`newsletter.confirm.${state}.title`)} text={text}>
      {state === 'ask' ? (
        <Form method="post" replace>
          <input type="hidden" name="token" value={loaderData.token} />
          <Button type="submit" busy={isBusy} className="max-sm:w-full">
            {t('newsletter.confirm.button')}
          </Button>
        </Form>
      ) : (
        <ButtonLink to={pathTo(canAgain ? 'newsletter' : 'home')} kind={canAgain ? 'primary' : 'secondary'} className="max-sm:w-full">
          {t(canAgain ? 'newsletter.confirm.again' : 'newsletter.confirm.home')}
        </ButtonLink>
      )}
    </NewsletterPage>
  );
}
