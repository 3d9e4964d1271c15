/** The customer area: what this browser's guest saved and ordered. An account will hold the same and more. */
import { redirect } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/account.ts';
import { DraftTile } from '#web/account/draft-tile.tsx';
import { OrderRows } from '#web/account/order-rows.tsx';
import { SignOut } from '#web/account/sign-out.tsx';
import { removePlacedCookie } from '#web/checkout/placed-cookie.ts';
import { clearLocalCopies } from '#web/editor/draft/local-database.ts';
import { orFault } from '#web/page/fault-response.ts';
import { postedForm } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath, useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { TileGrid } from '#web/product/tile.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/account';

export async function loader({ context }: Route.LoaderArgs) {
  const area = await orFault(context.get(pageRequest).call('GET /web-api/customer-area', {}));
  return { ...area, address: area.voice };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  await postedForm(request);
  await orFault(page.call('POST /web-api/sign-out', {}));
  const headers = new Headers({ 'clear-site-data': '"storage"' });
  headers.append('set-cookie', removePlacedCookie(page.site.origin.startsWith('https:')));
  return redirect(sitePath(page.site, pathTo('home')), { status: 303, headers });
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.title'), channel: channelOf(matches) });
}

function Empty() {
  const t = useTexts(accountTexts);
  const isCards = useSite().channel === 'federleicht';
  return (
    <>
      <p className="type-h3 mb-2">{t('account.empty.title')}</p>
      <p className="mb-7 max-w-[60ch]">{t('account.empty.text')}</p>
      <ButtonLink to={pathTo(isCards ? 'cards' : 'home')}>{t(isCards ? 'account.empty.button' : 'account.empty.home')}</ButtonLink>
    </>
  );
}

/** Where else something may be that is not here. */
function Elsewhere() {
  const t = useTexts(accountTexts);
  const isCards = useSite().channel === 'federleicht';
  return (
    <p className="mt-14 border-t border-line pt-5 text-small">
      {isCards ? (
        <>
          {t('account.wishes')}{' '}
          <PageLink to={pathTo('wish-list')} className="text-link">
            {t('header.wishes')}
          </PageLink>
          .{' '}
        </>
      ) : null}
      {t('account.question')}{' '}
      <PageLink to={pathTo('contact')} ahead="never" data-ask="" className="text-link">
        {t('footer.ask')}
      </PageLink>
    </p>
  );
}

/** So many pictures are in the first view of a wide window. */
const firstTiles = 4;

export default function CustomerArea({ loaderData }: Route.ComponentProps) {
  const t = useTexts(accountTexts);
  const { drafts, orders, address } = loaderData;
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24" data-quiet={address === 'Sie' ? '' : undefined}>
      <h1 className="type-title mb-4">{t('account.title')}</h1>
      <p className="max-w-[60ch]">{t('account.lead')}</p>
      <p className="mt-1 max-w-[60ch] text-small text-ink-soft">{t('account.kept')}</p>
      <section aria-labelledby="entwuerfe" className="mt-11">
        <h2 id="entwuerfe" className="type-h2 mb-7">
          {t('account.drafts')}
        </h2>
        {drafts.length === 0 ? (
          <Empty />
        ) : (
          <TileGrid columns={4}>
            {drafts.map((draft, at) => (
              <DraftTile key={draft.id} draft={draft} isFirst={at < firstTiles} />
            ))}
          </TileGrid>
        )}
      </section>
      {drafts.length === 0 && orders.length === 0 ? null : (
        <section aria-labelledby="bestellungen" className="mt-16">
          <h2 id="bestellungen" className="type-h2 mb-5">
            {t('account.orders')}
          </h2>
          {orders.length === 0 ? <p>{t('account.noOrders')}</p> : <OrderRows orders={orders} label={t('account.orders')} />}
        </section>
      )}
      <Elsewhere />
      <SignOut clearCopies={clearLocalCopies} />
    </div>
  );
}
