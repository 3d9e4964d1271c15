/** The messenger's form and what stands in its place once it was sent. use-message.ts sends it. */

import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import type { MessageField, MessageForm as Values } from '#core/customer/message.ts';
import { pathTo } from '#core/site/paths.ts';
import { messengerTexts } from '#texts/de/customer/messenger.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextField } from '#web/ui/field.tsx';
import type { MessageAnswer } from './use-message.ts';

type Props = {
  form?: RefObject<HTMLFormElement | null>;
  values: Values;
  answer: MessageAnswer;
  isBusy?: boolean;
  /** The code of an error page, which goes along. */
  code?: string | undefined;
  onSend: (event: FormEvent<HTMLFormElement>) => void;
  onType?: () => void;
};

export function MessageFormFields({ form, values, answer, isBusy = false, code, onSend, onType }: Props) {
  const t = useTexts(messengerTexts);
  const { errors, notice } = answer;
  useEffect(() => {
    if (answer.notice) form?.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer, form]);
  const wire = (name: MessageField) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <form ref={form} noValidate onSubmit={onSend} onInput={onType} className="grid gap-4">
      <Field label={t('messenger.message')} error={errors.message}>
        {(wiring) => (
          <textarea className="input min-h-37 resize-y" name="message" defaultValue={values.message} required rows={5} {...wiring} />
        )}
      </Field>
      <TextField
        {...wire('email')}
        label={t('messenger.email')}
        type="email"
        autoComplete="email"
        required
        placeholder={t('messenger.email.placeholder')}
      />
      <TextField {...wire('name')} label={t('messenger.name')} autoComplete="name" />
      <TextField {...wire('order')} label={t('messenger.order')} hint={t('messenger.order.hint')} autoComplete="off" />
      {code ? <p className="text-caption text-ink-soft">{t('messenger.code', { code })}</p> : null}
      <div role="alert">
        {notice ? <p className="border-l-4 border-seal bg-blotter-light px-4 py-3 text-small text-seal">{notice}</p> : null}
      </div>
      <Button type="submit" busy={isBusy} className="w-full">
        {t('messenger.submit')}
      </Button>
      <p className="text-caption text-ink-soft">
        <PageLink to={pathTo('privacy')} className="text-link">
          {t('messenger.privacy')}
        </PageLink>
      </p>
      <div className="unseen" aria-hidden="true">
        <label>
          {t('messenger.trap')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </form>
  );
}

type SentProps = { email: string; isFocused?: boolean; onAgain: () => void };

/** Says where the answer goes, since a wrong letter there is the one thing that can still be mended. */
export function MessageSent({ email, isFocused = true, onAgain }: SentProps) {
  const t = useTexts(messengerTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="type-h3 mb-3">
        {t('messenger.sent.title')}
      </h3>
      <p className="wrap-anywhere">{t('messenger.sent.text', { email })}</p>
      <p className="mt-2 text-small text-ink-soft">{t('messenger.sent.wrong')}</p>
      <Button kind="third" className="mt-3 text-small" onClick={onAgain}>
        {t('messenger.sent.again')}
      </Button>
    </div>
  );
}
