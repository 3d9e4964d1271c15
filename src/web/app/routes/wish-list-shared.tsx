/** /teilen/merkzettel/:token/: a wish list as its owner shows it. The token is the credential; the page is not indexed and not cached. */
import { isRouteErrorResponse } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { accountListTexts } from '#texts/de/customer/account-lists.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { useSite } from '#web/page/page-context.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { ErrorScreen } from '#web/shell/error-screen.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { preparePosters, WishedGrid } from '#web/wish-list/wished-grid.tsx';
import { wishedTiles } from '#web/wish-list/wished-tiles.ts';
import type { Route } from './+types/wish-list-shared';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { token } = params;
  if (!isToken(token)) throw notFound();
  const page = context.get(pageRequest);
  const { firstName, cards } = await orFault(page.call('GET /web-api/shared-wish-lists/:token', { token }));
  const tiles = await orFault(wishedTiles(page.call, page.site, cards));
  if (tiles.posters.length > 0) await preparePosters();
  return { firstName, ...tiles };
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountListTexts);
  return headTags({ title: t('shared-wishes.title'), channel: channelOf(matches) });
}

function Button({ text }: { text: string }) {
  const isCards = useSite().channel === 'federleicht';
  return (
    <ButtonLink to={pathTo(isCards ? 'cards' : 'posters')} kind="secondary">
      {text}
    </ButtonLink>
  );
}

export default function WishListShared({ loaderData: { firstName, cards, posters } }: Route.ComponentProps) {
  const t = useTexts(accountListTexts);
  const count = cards.length + posters.length;
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <PageTitle className="mb-4 wrap-anywhere">
        {firstName === null ? t('shared-wishes.title') : t('shared-wishes.title.name', { firstName })}
      </PageTitle>
      <p className="mb-9 text-ink-soft">{t('shared-wishes.lead', { count })}</p>
      {count > 0 ? <WishedGrid cards={cards} posters={posters} list="shared-wish-list" /> : null}
      <div className="mt-11">
        <Button text={t('shared-wishes.button')} />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(accountListTexts);
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />;
  return (
    <div className="wrap section min-h-96">
      <PageTitle className="mb-5">{t('shared-wishes.unknown')}</PageTitle>
      <p className="mb-8 max-w-[60ch]">{t('shared-wishes.unknown.text')}</p>
      <Button text={t('shared-wishes.button')} />
    </div>
  );
}
