/** /teilen/:token/: a design as its owner shares it. The token is the credential; the page is not indexed and not cached. */
import { isRouteErrorResponse } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts, previewTags } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { SharedCard } from '#web/share/shared-card.tsx';
import { shareTexts, useShareTexts } from '#web/share/texts.ts';
import { ErrorScreen } from '#web/shell/error-screen.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/share';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { token } = params;
  if (!isToken(token)) throw notFound();
  const shared = await orFault(context.get(pageRequest).call('GET /web-api/shared/:token', { token }));
  return { token, shared, address: shared.formality };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaTexts(matches, shareTexts);
  const title = loaderData?.shared.name ?? t(loaderData ? 'shared.title' : 'shared.ended');
  const preview = loaderData?.shared.scene?.preview;
  return [...headTags({ title, channel: channelOf(matches) }), ...(preview ? previewTags(title, preview) : [])];
}

export default function Share({ loaderData }: Route.ComponentProps) {
  const { token, shared } = loaderData;
  return <SharedCard token={token} shared={shared} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useShareTexts();
  const isEnded = isRouteErrorResponse(error) && error.status === 410;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  if (!isEnded && !isMissing) return <ErrorScreen error={error} />;
  return (
    <div className="wrap section min-h-96">
      <PageTitle className="mb-5">{t(isEnded ? 'shared.ended' : 'shared.unknown')}</PageTitle>
      {typeof error.data === 'string' ? <p className="mb-8 max-w-[60ch]">{error.data}</p> : null}
      <ButtonLink to={pathTo('home')} kind="secondary">
        {t('shared.home')}
      </ButtonLink>
    </div>
  );
}
