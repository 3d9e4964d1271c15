/** Uploaded pictures of a customer. */
import { redirect } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { AccountPage } from '#web/account/account-page.tsx';
import { requireSignedIn } from '#web/account/customer-of.ts';
import { PictureGrid } from '#web/account/picture-grid.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath } from '#web/page/page-context.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Route } from './+types/account-pictures';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  await requireSignedIn(page);
  return orFault(page.call('GET /web-api/customer-picture', {}));
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const id = textOf(await postedForm(request), 'picture');
  if (!isToken(id)) throw notFound();
  await orFault(page.call('DELETE /web-api/customer-picture', { id }));
  return redirect(sitePath(page.site, pathTo('account-pictures')), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.nav.account-pictures'), channel: channelOf(matches) });
}

export default function AccountPictures({ loaderData: { pictures } }: Route.ComponentProps) {
  const t = useTexts(accountTexts);
  return (
    <AccountPage current="account-pictures" title={t('account.nav.account-pictures')} lead={t('account.pictures.lead')}>
      <div className="mt-9">{pictures.length === 0 ? <p>{t('account.noPictures')}</p> : <PictureGrid pictures={pictures} />}</div>
    </AccountPage>
  );
}
