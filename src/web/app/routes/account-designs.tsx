/** Saved designs of a customer, the deleted ones that can still be restored, and those of a copy that is read in. */
import { data } from 'react-router';
import { faults, isFault } from '#core/values/fault.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { AccountPage } from '#web/account/account-page.tsx';
import { type CopyAnswer, CopyImport, CopyImported } from '#web/account/copy-import.tsx';
import { requireSignedIn } from '#web/account/customer-of.ts';
import { DeletedDrafts } from '#web/account/deleted-drafts.tsx';
import { changeDraft, doneAction } from '#web/account/draft-change.ts';
import { DraftChanged, Drafts } from '#web/account/drafts.tsx';
import { orFault, shownFault } from '#web/page/fault-response.ts';
import { postedForm } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Route } from './+types/account-designs';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  await requireSignedIn(page);
  const { drafts, deleted, formality } = await orFault(page.call('GET /web-api/customer-area', {}));
  return { drafts, deleted, address: formality, done: doneAction(request) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  if (!/^multipart\/form-data/i.test(request.headers.get('content-type') ?? ''))
    return changeDraft(page, await postedForm(request), 'account-designs');
  await requireSignedIn(page);
  try {
    const report = await page.importCopy(request);
    const isNothing = report.designs.length + report.pictures + report.known === 0 && report.refused.length > 0;
    const status = !isNothing ? 200 : faults[report.isFull ? 'quota-full' : 'bad-input'].status;
    return data<CopyAnswer>({ report }, { status });
  } catch (error) {
    if (!isFault(error) || error.code === 'internal') throw error;
    const { status } = faults[error.code];
    return data<CopyAnswer>({ notice: shownFault(error).text }, { status });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.nav.account-designs'), channel: channelOf(matches) });
}

export default function AccountDesigns({ loaderData: { drafts, deleted, done }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(accountTexts);
  return (
    <AccountPage current="account-designs" title={t('account.nav.account-designs')} lead={t('account.designs.lead')}>
      {answer ? <CopyImported answer={answer} /> : <DraftChanged action={done} />}
      <div className="mt-9">
        <Drafts drafts={drafts} />
      </div>
      <DeletedDrafts drafts={deleted} />
      <CopyImport />
    </AccountPage>
  );
}
