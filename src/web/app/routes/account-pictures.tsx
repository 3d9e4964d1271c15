/** Uploaded pictures, of guests as well: how long each stays, one deleted, or all that nothing shows. */
import { data, redirect, useRevalidator } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { accountPictureTexts } from '#texts/de/customer/account-pictures.ts';
import { AccountPage } from '#web/account/account-page.tsx';
import { customerOf } from '#web/account/customer-of.ts';
import { ClearPictures, PictureGrid } from '#web/account/picture-grid.tsx';
import { PhoneEntry } from '#web/editor/phone/phone-entry.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/account-pictures';

const pageTexts = { ...accountTexts, ...accountPictureTexts };

/** Names the place in the list behind which the page begins. */
const beforeQuery = 'vor';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const before = new URL(request.url).searchParams.get(beforeQuery) ?? undefined;
  const customer = await customerOf(page);
  const { pictures, before: next } = await orFault(page.call('GET /web-api/customer-picture', before === undefined ? {} : { before }));
  return { pictures, next, isCustomer: customer !== null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const form = await postedForm(request);
  if (textOf(form, 'all') !== '') return data(await orFault(page.call('DELETE /web-api/customer-pictures', {})));
  const id = textOf(form, 'picture');
  if (!isToken(id)) throw notFound();
  await orFault(page.call('DELETE /web-api/customer-picture', { id }));
  return redirect(sitePath(page.site, pathTo('account-pictures')), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.nav.account-pictures'), channel: channelOf(matches) });
}

/** The list is read anew when the dialog is closed. */
const nothing = () => undefined;

export default function AccountPictures({ loaderData, actionData: cleared }: Route.ComponentProps) {
  const t = useTexts(pageTexts);
  const { pictures, next, isCustomer } = loaderData;
  const { revalidate } = useRevalidator();
  const content = (
    <>
      {cleared ? (
        <p role="status" className="mt-7 max-w-[60ch] border-l-3 border-moss bg-ground px-5 py-3">
          {t('account.pictures.cleared', cleared)}
        </p>
      ) : null}
      <PhoneEntry onArrived={nothing} onClosed={() => void revalidate()} />
      {pictures.length === 0 ? null : <ClearPictures isCustomer={isCustomer} />}
      <div className="mt-9">{pictures.length === 0 ? <p>{t('account.noPictures')}</p> : <PictureGrid pictures={pictures} />}</div>
      {next === null ? null : (
        <p className="mt-9">
          <PageLink to={`${pathTo('account-pictures')}?${new URLSearchParams({ [beforeQuery]: next })}`} className="text-link">
            {t('account.pictures.more')}
          </PageLink>
        </p>
      )}
    </>
  );
  const title = t('account.nav.account-pictures');
  if (isCustomer)
    return (
      <AccountPage current="account-pictures" title={title} lead={t('account.pictures.lead')}>
        {content}
      </AccountPage>
    );
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <PageTitle className="mb-4">{title}</PageTitle>
      <p className="max-w-[60ch]">{t('account.pictures.lead')}</p>
      {content}
      <p className="mt-14 border-t border-line pt-5 text-small">
        <PageLink to={pathTo('account')} className="text-link">
          {t('account.title')}
        </PageLink>
      </p>
    </div>
  );
}
