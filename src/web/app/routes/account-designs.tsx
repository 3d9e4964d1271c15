/** Saved designs of a customer, and the deleted ones that can still be restored. */
import { accountTexts } from '#texts/de/customer/account.ts';
import { AccountPage } from '#web/account/account-page.tsx';
import { requireCustomer } from '#web/account/customer-of.ts';
import { DeletedDrafts } from '#web/account/deleted-drafts.tsx';
import { changeDraft, doneAction } from '#web/account/draft-change.ts';
import { DraftChanged, Drafts } from '#web/account/drafts.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { postedForm } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Route } from './+types/account-designs';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  await requireCustomer(page);
  const { drafts, deleted, voice } = await orFault(page.call('GET /web-api/customer-area', {}));
  return { drafts, deleted, address: voice, done: doneAction(request) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return changeDraft(context.get(pageRequest), await postedForm(request), 'account-designs');
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.nav.account-designs'), channel: channelOf(matches) });
}

export default function AccountDesigns({ loaderData: { drafts, deleted, address, done } }: Route.ComponentProps) {
  const t = useTexts(accountTexts);
  return (
    <AccountPage current="account-designs" title={t('account.nav.account-designs')} lead={t('account.designs.lead')} address={address}>
      <DraftChanged action={done} />
      <div className="mt-9">
        <Drafts drafts={drafts} />
      </div>
      <DeletedDrafts drafts={deleted} />
    </AccountPage>
  );
}
