/** The customer area: what this browser's guest saved and ordered. An account will hold the same and more. */
import { redirect } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/account.ts';
import { DeletedDrafts } from '#web/account/deleted-drafts.tsx';
import type { DraftAction } from '#web/account/draft-buttons.tsx';
import { DraftTile } from '#web/account/draft-tile.tsx';
import { OrderRows } from '#web/account/order-rows.tsx';
import { SignOut } from '#web/account/sign-out.tsx';
import { removePlacedCookie } from '#web/checkout/placed-cookie.ts';
import { clearLocalCopies } from '#web/editor/draft/local-database.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath, useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { TileGrid } from '#web/product/tile.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/account';

export async function loader({ context, request }: Route.LoaderArgs) {
  const area = await orFault(context.get(pageRequest).call('GET /web-api/customer-area', {}));
  return { ...area, address: area.voice, done: draftAction(new URL(request.url).searchParams.get('getan')) };
}

function draftAction(text: string | null): DraftAction | null {
  return text === 'copy' || text === 'delete' || text === 'restore' ? text : null;
}

/** Throws the response of a fault. */
async function changeDraft(page: PageRequest, action: DraftAction, id: string): Promise<void> {
  switch (action) {
    case 'copy':
      await orFault(page.call('POST /web-api/designs/:id/copy', { id }));
      return;
    case 'delete':
      await orFault(page.call('DELETE /web-api/designs/:id', { id }));
      return;
    case 'restore':
      await orFault(page.call('POST /web-api/designs/:id/restore', { id }));
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const form = await postedForm(request);
  const doing = draftAction(textOf(form, 'do'));
  if (doing) {
    const id = textOf(form, 'design');
    if (!isToken(id)) throw notFound();
    await changeDraft(page, doing, id);
    return redirect(`${sitePath(page.site, pathTo('account'))}?getan=${doing}`, { status: 303 });
  }
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
  const { drafts, deleted, orders, address, done } = loaderData;
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24" data-quiet={address === 'Sie' ? '' : undefined}>
      <h1 className="type-title mb-4">{t('account.title')}</h1>
      <p className="max-w-[60ch]">{t('account.lead')}</p>
      <p className="mt-1 max-w-[60ch] text-small text-ink-soft">{t('account.kept')}</p>
      {done ? (
        <p role="status" className="mt-7 max-w-[60ch] border-l-3 border-moss bg-ground px-5 py-3">
          {t(`account.done.${done}`)}
        </p>
      ) : null}
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
      <DeletedDrafts drafts={deleted} />
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
