/** Orders of this browser with pictures of their lines, one hairline row each: side by side where there is room, two columns on a phone. */
import type { OwnOrder } from '#api/customer-area.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { PiecePicture } from '#web/product/piece-picture.tsx';

function Fact({ name, children, className = '' }: { name: string; children: string; className?: string }) {
  return (
    <div className={`group ${className}`}>
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd className="group-first:font-semibold">{children}</dd>
    </div>
  );
}

/** The page of the order answers it. */
function ReorderForm({ path, orderKey, number }: { path: string; orderKey: string; number: string }) {
  const t = useTexts(accountTexts);
  return (
    <form method="post" action={path}>
      <input type="hidden" name="key" value={orderKey} />
      <button
        type="submit"
        name="intent"
        value="reorder"
        aria-label={t('account.order.again.named', { number })}
        className="text-link inline-block cursor-pointer py-2.5"
      >
        {t('account.order.again')}
      </button>
    </form>
  );
}

export function OrderRows({ orders, label }: { orders: readonly OwnOrder[]; label: string }) {
  const t = useTexts(accountTexts);
  const locale = useTextLocale();
  return (
    <ul aria-label={label} className="figures border-b border-line">
      {orders.map(({ number, placedAt, total, state, path, pictures, overview, reorderKey }) => (
        <li key={number} className="items-center gap-x-8 border-t border-line py-4 md:grid md:grid-cols-[216px_1fr_auto]">
          <div className="flex gap-2 max-md:mb-2">
            {pictures.map((picture) => (
              <PiecePicture key={picture} picture={picture} alt="" sizes="64px" className="w-16" />
            ))}
          </div>
          <dl className="grid grid-cols-2 gap-x-5 gap-y-2 md:grid-cols-4">
            <Fact name={t('account.order.number')}>{number}</Fact>
            <Fact name={t('account.order.placed')}>{formatDate(berlinTime(Date.parse(placedAt)).day, locale)}</Fact>
            <Fact name={t('account.order.state')}>{state}</Fact>
            <Fact name={t('account.order.total')} className="md:text-right">
              {total.text}
            </Fact>
          </dl>
          {path === null ? (
            <p className="py-2.5 text-small text-ink-soft md:max-w-[24ch]">{t('account.order.byMail')}</p>
          ) : (
            <div className="flex flex-wrap gap-x-5 text-small md:w-40 md:flex-col md:items-start">
              <PageLink to={path} ahead="never" aria-label={t('account.order.named', { number })} className="text-link inline-block py-2.5">
                {t('account.order.open')}
              </PageLink>
              {reorderKey === null ? null : <ReorderForm path={path} orderKey={reorderKey} number={number} />}
              {overview === null ? null : (
                <a
                  href={overview}
                  type="application/pdf"
                  aria-label={t('account.order.overview.named', { number })}
                  className="text-link inline-block py-2.5"
                >
                  {t('account.order.overview')}
                </a>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
