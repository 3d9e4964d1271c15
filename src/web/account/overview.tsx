/** First page of an account: the newest orders and drafts. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { AccountPage, AccountPart } from './account-page.tsx';
import type { DraftAction } from './draft-buttons.tsx';
import { DraftChanged, Drafts } from './drafts.tsx';
import { OrderRows } from './order-rows.tsx';

type Area = Output<Calls['GET /web-api/customer-area']>;
type Props = { area: Area; customer: { firstName: string; number: string }; done: DraftAction | null };

const maxOrders = 3;
const maxDrafts = 4;

export function Overview({ area, customer, done }: Props) {
  const t = useTexts(accountTexts);
  const { drafts, orders } = area;
  const all = (to: string, label: string) => (
    <PageLink to={to} className="text-link py-2 text-small">
      {label}
    </PageLink>
  );
  return (
    <AccountPage
      current="account"
      title={t('account.hello', { firstName: customer.firstName })}
      lead={t('account.number', { number: customer.number })}
    >
      <DraftChanged action={done} />
      <AccountPart
        id="bestellungen"
        title={t('account.nav.account-orders')}
        more={orders.length > maxOrders ? all(pathTo('account-orders'), t('account.allOrders')) : null}
      >
        {orders.length === 0 ? (
          <p>{t('account.noOrders')}</p>
        ) : (
          <OrderRows orders={orders.slice(0, maxOrders)} label={t('account.nav.account-orders')} />
        )}
      </AccountPart>
      <AccountPart
        id="entwuerfe"
        title={t('account.nav.account-designs')}
        more={drafts.length > maxDrafts ? all(pathTo('account-designs'), t('account.allDesigns')) : null}
      >
        <Drafts drafts={drafts.slice(0, maxDrafts)} />
      </AccountPart>
    </AccountPage>
  );
}
