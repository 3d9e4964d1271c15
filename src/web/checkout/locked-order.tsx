/** The page of an order whose link is old: number and state, and the question that shows the rest. Works without scripts. */
import { useEffect, useRef } from 'react';
import { pathTo } from '#core/site/paths.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';

/** `typed` and `error` are those of an answer that was refused. */
type Props = { orderNumber: string; state: string; typed: string; error: string | null };

export function LockedOrder({ orderNumber, state, typed, error }: Props) {
  const t = useTexts(checkoutTexts);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null) field.current?.querySelector('input')?.focus();
  }, [error]);
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <div className="mx-auto max-w-[640px]">
        <PageTitle>{t('order.locked.title')}</PageTitle>
        <dl className="figures mt-7 grid grid-cols-2 gap-x-5 border-y border-line py-6">
          <div>
            <dt className="text-small text-ink-soft">{t('order.number')}</dt>
            <dd className="type-h3 wrap-anywhere">{orderNumber}</dd>
          </div>
          <div>
            <dt className="text-small text-ink-soft">{t('order.locked.state')}</dt>
            <dd className="type-h3">{state}</dd>
          </div>
        </dl>
        <section aria-labelledby="nachweis" className="mt-7 bg-ground px-5 py-6 sm:px-7.5 sm:py-7">
          <h2 id="nachweis" className="type-h4 mb-2">
            {t('order.locked.question')}
          </h2>
          <p className="mb-5">{t('order.locked.why')}</p>
          <form method="post" noValidate className="grid gap-5">
            <div ref={field}>
              <TextField
                label={t('order.locked.proof')}
                hint={t('order.locked.hint')}
                name="proof"
                defaultValue={typed}
                error={error}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                required
              />
            </div>
            <Button type="submit" className="sm:justify-self-start">
              {t('order.locked.button')}
            </Button>
          </form>
        </section>
        <p className="mt-7 text-small">
          <PageLink to={pathTo('contact')} ahead="never" data-ask={orderNumber} className="text-link inline-block py-2">
            {t('order.question')}
          </PageLink>
        </p>
      </div>
    </div>
  );
}
