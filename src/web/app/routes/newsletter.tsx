/** The newsletter's page: the whole form. The forms of other pages post here when there are no scripts. */
import { data } from 'react-router';
import { newsletterFields } from '#core/customer/newsletter.ts';
import { faults, isFault } from '#core/values/fault.ts';
import { newsletterTexts } from '#texts/de/customer/newsletter.ts';
import {
  type NewsletterAnswer,
  NewsletterFormFields,
  NewsletterResponse,
  type NewsletterValues,
  refusedAnswer,
  useVoucherText,
} from '#web/newsletter/form.tsx';
import { NewsletterPage } from '#web/newsletter/frame.tsx';
import { shownFault } from '#web/page/fault-response.ts';
import { postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Route } from './+types/newsletter';

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const form = await postedForm(request);
  const values: NewsletterValues = Object.fromEntries(newsletterFields.map((name) => [name, textOf(form, name).slice(0, 300)]));
  const { consent, email = '', ...rest } = values;
  try {
    const website = textOf(form, 'website').slice(0, 300);
    await page.call('POST /web-api/newsletter-subscribe', { ...rest, email, consent: consent === 'on', website });
    const done: NewsletterAnswer = { isDone: true, values: {}, errors: {}, notice: null };
    return data(done);
  } catch (error) {
    if (!isFault(error)) throw error;
    const { status } = faults[error.code];
    if (status >= 500) throw error;
    const { text, errors } = shownFault(error);
    return data(refusedAnswer(requestTexts(page), values, errors, text), { status });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, newsletterTexts);
  return headTags({ title: t('newsletter.title'), description: t('newsletter.description'), channel: channelOf(matches) });
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const t = useTexts(newsletterTexts);
  const voucher = useVoucherText();
  return (
    <NewsletterPage title={t('newsletter.heading')} text={t('newsletter.lead', { voucher })}>
      <div className="max-w-140">
        {actionData?.isDone ? <NewsletterResponse isFocused /> : <NewsletterFormFields size="long" answer={actionData} level={2} />}
        {actionData?.isDone ? null : <p className="mt-2 text-caption text-ink-soft">{t('newsletter.terms', { voucher })}</p>}
      </div>
    </NewsletterPage>
  );
}
