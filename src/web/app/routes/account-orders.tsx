/** Orders of a customer. */
import { accountTexts } from '#texts/de/customer/account.ts';
import { AccountPage } from '#web/account/account-page.tsx';
import { requireCustomer } from '#web/account/customer-of.ts';
import { OrderRows } from '#web/account/order-rows.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Route } from './+types/account-orders';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  await requireCustomer(page);
  const { orders, voice } = await orFault(page.call('GET /web-api/customer-area', {}));
  return { orders, address: voice };
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.nav.account-orders'), channel: channelOf(matches) });
}

export default function AccountOrders({ loaderData: { orders, address } }: Route.ComponentProps) {
  const t = useTexts(accountTexts);
  const title = t('account.nav.account-orders');
  return (
    <AccountPage current="account-orders" title={title} lead={t('account.orders.lead')} address={address}>
      <div className="mt-9">{orders.length === 0 ? <p>{t('account.noOrders')}</p> : <OrderRows orders={orders} label={title} />}</div>
    </AccountPage>
  );
}
