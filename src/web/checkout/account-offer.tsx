/** After a guest's order: one click sends a link to its address, which opens an account with the order in it. */
import { useState } from 'react';
import { accountTexts } from '#texts/de/customer/account.ts';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { useAccountForm } from '#web/customer/use-account-form.ts';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** `posted`: what the server answered to the posted form. */
type Props = { orderToken: string; email: string; posted: { isDone: boolean; notice: string | null } | undefined };

export function AccountOffer({ orderToken, email, posted }: Props) {
  const t = useTexts(accountTexts);
  const site = useSite();
  const [isDone, setDone] = useState(posted?.isDone ?? false);
  const { answer, form, isBusy, submit } = useAccountForm({
    fields: ['token'],
    answer: posted && { values: {}, errors: {}, notice: posted.notice },
    async send(values) {
      await call(site)('POST /web-api/customer-order-account', values);
      setDone(true);
    },
    log: { event: 'sign-up-error', when: (status) => status !== 400 },
  });
  return (
    <section aria-labelledby="mit-konto" className="mt-9 border border-line px-5 py-6 sm:px-7.5">
      <h2 id="mit-konto" className="type-h4 mb-2">
        {t('account.order.title')}
      </h2>
      {isDone ? (
        <p role="status" className="wrap-anywhere">
          {t('account.order.done', { email })}
        </p>
      ) : (
        <form ref={form} method="post" onSubmit={(event) => void submit(event)}>
          <p className="mb-5 wrap-anywhere">{t('account.order.text', { email })}</p>
          <FormNotice text={answer.notice} />
          <input type="hidden" name="token" value={orderToken} />
          <Button type="submit" kind="secondary" busy={isBusy} className="max-sm:w-full">
            {t('account.order.button')}
          </Button>
        </form>
      )}
    </section>
  );
}
