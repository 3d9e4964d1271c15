/** The wish list as a page of the account: rendered on the server, with the link that shows it to others. */
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { accountListTexts } from '#texts/de/customer/account-lists.ts';
import { wishListTexts } from '#texts/de/customer/wish-list.ts';
import { AccountPage } from '#web/account/account-page.tsx';
import { requireSignedIn } from '#web/account/customer-of.ts';
import { answerSection, doneIntent } from '#web/account/section-action.ts';
import { WishShare } from '#web/account/wish-share.tsx';
import { DoneNotice } from '#web/customer/form-notice.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { preparePosters, WishedGrid } from '#web/wish-list/wished-grid.tsx';
import { wishedTiles } from '#web/wish-list/wished-tiles.ts';
import type { Route } from './+types/account-wishes';

const texts = { ...accountTexts, ...accountListTexts, ...wishListTexts };
const intents = ['share', 'stop', 'remove'] as const;

/** Tiles that a page shows more of at a time. */
const step = 24;
const moreQuery = 'anzahl';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  await requireSignedIn(page);
  const limit = Math.max(step, Math.trunc(Number(new URL(request.url).searchParams.get(moreQuery))) || 0);
  const { wishes } = await orFault(page.call('GET /web-api/wish-list', {}));
  const shown = wishes.slice(0, limit).map(({ card, colourway }) => (colourway === null ? card : `${card}:${colourway}`));
  const { cards, posters } = await orFault(wishedTiles(page.call, page.site, shown));
  if (posters.length > 0) await preparePosters();
  const { share } = await orFault(page.call('GET /web-api/wish-list-share', {}));
  return {
    cards,
    posters,
    gone: shown.length - cards.length - posters.length,
    count: wishes.length,
    next: wishes.length > limit ? limit + step : null,
    share,
    done: doneIntent(request, intents),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  const page = context.get(pageRequest);
  await requireSignedIn(page);
  const intent = intents.find((one) => one === textOf(form, 'intent'));
  const card = textOf(form, 'card');
  if (!intent || (intent === 'remove' && !/^[a-z0-9-]{1,64}$/.test(card))) throw notFound();
  const work = {
    share: () => page.call('POST /web-api/wish-list-share', { showsName: textOf(form, 'showsName') === 'on' }),
    stop: () => page.call('DELETE /web-api/wish-list-share', {}),
    remove: () => page.call('DELETE /web-api/wish-list/:card', { card }),
  };
  return answerSection(page, 'account-wishes', intent, {}, work[intent]);
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.nav.account-wishes'), channel: channelOf(matches) });
}

function Empty() {
  const t = useTexts(texts);
  const isCards = useSite().channel === 'federleicht';
  return (
    <div className="mt-9">
      <p className="type-h3 mb-2">{t('wishlist.empty.title')}</p>
      <p className="mb-7 max-w-[60ch]">{t(isCards ? 'wishlist.empty.text' : 'wishlist.empty.posters')}</p>
      <ButtonLink to={pathTo(isCards ? 'cards' : 'posters')}>
        {t(isCards ? 'wishlist.empty.button' : 'wishlist.empty.postersButton')}
      </ButtonLink>
    </div>
  );
}

export default function AccountWishes({ loaderData: { cards, posters, gone, count, next, share, done } }: Route.ComponentProps) {
  const t = useTexts(texts);
  return (
    <AccountPage
      current="account-wishes"
      title={t('account.nav.account-wishes')}
      lead={count > 0 ? t('account.wishes.count', { count }) : ''}
    >
      <DoneNotice text={done && t(`account.wishes.done.${done}`)} />
      {count === 0 ? (
        <Empty />
      ) : (
        <>
          <div className="mt-9">
            <WishedGrid
              cards={cards}
              posters={posters}
              list="wish-list"
              below={({ id, name }) => (
                <form method="post">
                  <input type="hidden" name="intent" value="remove" />
                  <input type="hidden" name="card" value={id} />
                  <button
                    type="submit"
                    className="text-link min-h-11 text-small"
                    aria-label={t('account.draft.named', { action: t('account.wishes.remove'), name })}
                  >
                    {t('account.wishes.remove')}
                  </button>
                </form>
              )}
            />
          </div>
          {gone > 0 ? <p className="mt-7 text-small text-ink-soft">{t('account.wishes.gone', { count: gone })}</p> : null}
          {next === null ? null : (
            <p className="mt-7">
              <PageLink to={`${pathTo('account-wishes')}?${moreQuery}=${next}`} ahead="never" className="button button-secondary">
                {t('account.wishes.more')}
              </PageLink>
            </p>
          )}
          <WishShare share={share} />
        </>
      )}
    </AccountPage>
  );
}
