/** Orders of a customer. */
import { accountTexts } from '#texts/de/customer/account.ts';
import { AccountPage } from '#web/account/account-page.tsx';
import { requireSignedIn } from '#web/account/customer-of.ts';
import { OrderRows } from '#web/account/order-rows.tsx';
import { answerSection, doneIntent } from '#web/account/section-action.ts';
import { DoneNotice } from '#web/customer/form-notice.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { postedForm } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/account-orders';

const intents = ['take'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  await requireSignedIn(page);
  const { orders, formality } = await orFault(page.call('GET /web-api/customer-area', {}));
  const { orders: earlier, email } = await orFault(page.call('GET /web-api/customer-profile', {}));
  return { orders, earlier, email, address: formality, done: doneIntent(request, intents) };
}

/** Takes the orders that were placed with the confirmed address without an account. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  await postedForm(request);
  await requireSignedIn(page);
  return answerSection(page, 'account-orders', 'take', {}, () => page.call('POST /web-api/customer-orders', {}));
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.nav.account-orders'), channel: channelOf(matches) });
}

function Earlier({ count, email }: { count: number; email: string }) {
  const t = useTexts(accountTexts);
  return (
    <form method="post" className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-4 bg-ground px-5 py-5 sm:px-7.5">
      <input type="hidden" name="intent" value="take" />
      <p className="min-w-60 flex-1 wrap-anywhere">{t('account.orders.earlier', { count, email })}</p>
      <Button type="submit" kind="secondary" small className="max-sm:w-full">
        {t('account.orders.take')}
      </Button>
    </form>
  );
}

export default function AccountOrders({ loaderData: { orders, earlier, email, done } }: Route.ComponentProps) {
  const t = useTexts(accountTexts);
  const title = t('account.nav.account-orders');
  return (
    <AccountPage current="account-orders" title={title} lead={t('account.orders.lead')}>
      <DoneNotice text={done && t('account.orders.taken')} />
      {earlier > 0 ? <Earlier count={earlier} email={email} /> : null}
      <div className="mt-9">{orders.length === 0 ? <p>{t('account.noOrders')}</p> : <OrderRows orders={orders} label={title} />}</div>
    </AccountPage>
  );
}
