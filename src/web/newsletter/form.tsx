/** The newsletter's form. Without scripts it posts to its page. */

import { useEffect, useRef } from 'react';
import { useHref } from 'react-router';
import { checkNewsletter, type NewsletterField, newsletterFields } from '#core/customer/newsletter.ts';
import { confirmDays, newsletterVoucher, senderOf } from '#core/customer/newsletter-terms.ts';
import { pathTo } from '#core/site/paths.ts';
import type { ShownFieldError } from '#core/values/fault.ts';
import { formatMoney } from '#core/values/money.ts';
import { newsletterTexts } from '#texts/de/customer/newsletter.ts';
import { fieldErrorTexts } from '#texts/de/field-errors.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { call } from '#web/page/client.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { fieldText, formErrors, useFormCall } from '#web/page/use-form-call.ts';
import { track } from '#web/tracking/track.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, TextField } from '#web/ui/field.tsx';
import { storeSignUp } from './invitation.ts';

export type NewsletterValues = Partial<Record<NewsletterField, string>>;

/** What the server answered to a posted form. */
export type NewsletterAnswer = {
  isDone: boolean;
  values: NewsletterValues;
  errors: Partial<Record<NewsletterField, string>>;
  /** A sentence about the whole form. */
  notice: string | null;
};

const untouched: NewsletterAnswer = { isDone: false, values: {}, errors: {}, notice: null };

type WrongFields = (key: 'newsletter.wrong', values: { count: number }) => string;

/** The sentences of a refused sign-up by field, and one above them. */
export function refusedAnswer(
  t: WrongFields,
  values: NewsletterValues,
  errors: readonly ShownFieldError[],
  message: string,
): NewsletterAnswer {
  return { isDone: false, values, ...formErrors(newsletterFields, errors, message, (count) => t('newsletter.wrong', { count })) };
}

/** "5,00 €", as the market's newsletter gives it. */
export function useVoucherText(): string {
  const { country, locale } = useSite();
  return formatMoney(newsletterVoucher(country), locale);
}

function valuesIn(form: HTMLFormElement): Record<NewsletterField | 'website', string> {
  const values = Object.fromEntries(newsletterFields.map((name) => [name, fieldText(form, name).trim()])) as Record<
    NewsletterField,
    string
  >;
  return { ...values, website: fieldText(form, 'website').trim() };
}

function useSubscribe(initial: NewsletterAnswer, onDone: () => void) {
  const t = useTexts(newsletterTexts);
  const fieldTexts = useTexts(fieldErrorTexts);
  const site = useSite();
  return useFormCall({
    initial,
    read: valuesIn,
    check({ website, ...values }) {
      const checked = checkNewsletter({ ...values, consent: values.consent === 'on' }, new Date().toISOString().slice(0, 10));
      return checked.ok ? null : refusedAnswer(t, values, renderMessages(checked.errors, fieldTexts), '');
    },
    async send(values) {
      await call(site)('POST /web-api/newsletter-subscribe', { ...values, consent: values.consent === 'on' });
      storeSignUp();
      track({ kind: 'newsletter' });
      onDone();
      return { ...untouched, isDone: true };
    },
    refuse: ({ website, ...values }, error) => refusedAnswer(t, values, error.errors, error.message),
  });
}

/** Newsletter response (block): what stands in place of the form once it was sent. The same for every address. */
export function NewsletterResponse({ level = 2, isFocused = false }: { level?: 1 | 2 | 3; isFocused?: boolean }) {
  const t = useTexts(newsletterTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as const;
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <div>
      <Heading ref={heading} tabIndex={-1} className="type-h3 mb-3">
        {t('newsletter.sent.title')}
      </Heading>
      <p>{t('newsletter.sent.text', { days: confirmDays })}</p>
      <p className="mt-2 text-small text-ink-soft">{t('newsletter.sent.missing')}</p>
    </div>
  );
}

type Props = {
  /** 'short' asks for the address only; 'long' for everything, and none of it but the address is required. */
  size: 'short' | 'long';
  answer?: NewsletterAnswer;
  onDone?: () => void;
  /** Level of the heading that the answer brings. */
  level?: 1 | 2 | 3;
};

function PrivacyHint() {
  const t = useTexts(newsletterTexts);
  return (
    <p className="mt-2 text-caption text-ink-soft">
      {t('newsletter.foot')}{' '}
      <PageLink to={pathTo('privacy')} className="text-link">
        {t('newsletter.privacy')}
      </PageLink>
    </p>
  );
}

function Honeypot() {
  const t = useTexts(newsletterTexts);
  return (
    <div className="unseen" aria-hidden="true">
      <label>
        {t('newsletter.trap')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

const nothing = () => undefined;

export function NewsletterFormFields({ size, answer: given, onDone = nothing, level = 3 }: Props) {
  const t = useTexts(newsletterTexts);
  const { channel } = useSite();
  const action = useHref(usePath()(pathTo('newsletter')));
  const { answer, isBusy, submit } = useSubscribe(given ?? untouched, onDone);
  const form = useRef<HTMLFormElement>(null);
  const { errors, values, notice } = answer;
  useEffect(() => {
    if (answer.notice) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  if (answer.isDone) return <NewsletterResponse level={level} isFocused={given?.isDone !== true} />;
  const wire = (name: NewsletterField) => ({ name, defaultValue: values[name], error: errors[name] });
  const email = (
    <TextField
      {...wire('email')}
      label={t('newsletter.email')}
      type="email"
      autoComplete="email"
      required
      placeholder={t('newsletter.email.placeholder')}
    />
  );
  const button = (
    <Button type="submit" busy={isBusy} className={size === 'short' ? 'max-sm:w-full sm:mt-6.5 sm:self-start' : 'w-full'}>
      {t('newsletter.submit')}
    </Button>
  );
  const consent = (
    <CheckField
      name="consent"
      value="on"
      required
      defaultChecked={values.consent === 'on'}
      error={errors.consent}
      label={<span className="block text-small">{t('newsletter.consent', { sender: senderOf(channel) })}</span>}
    />
  );
  return (
    <form ref={form} method="post" action={action} noValidate data-newsletter="" onSubmit={(event) => void submit(event)}>
      <div role="alert">
        {notice ? <p className="mb-4 border-l-4 border-seal bg-blotter-light px-4 py-3 text-small text-seal">{notice}</p> : null}
      </div>
      {size === 'short' ? (
        <div className="grid gap-x-3 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          {email}
          <div className="max-sm:order-3 sm:flex">{button}</div>
          <div className="sm:col-span-2">{consent}</div>
        </div>
      ) : (
        <div className="grid gap-4">
          {email}
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...wire('firstName')} label={t('newsletter.firstName')} autoComplete="given-name" />
            <TextField {...wire('lastName')} label={t('newsletter.lastName')} autoComplete="family-name" />
          </div>
          <div>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField {...wire('birthday')} label={t('newsletter.birthday')} type="date" autoComplete="bday" min="1900-01-01" />
              <TextField {...wire('weddingDate')} label={t('newsletter.weddingDate')} type="date" min="1900-01-01" />
            </div>
            <p className="mt-1 text-caption text-ink-soft">{t('newsletter.days.hint')}</p>
          </div>
          {consent}
          {button}
        </div>
      )}
      <PrivacyHint />
      <Honeypot />
    </form>
  );
}
