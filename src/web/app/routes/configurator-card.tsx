/** /configurator-card/: a card becomes the customer's own. `designId` opens a saved one, `card` or `form` with its options begins a new one. */

import { data, isRouteErrorResponse, redirect } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { Fault, faults, isFault } from '#core/values/fault.ts';
import { editorTexts } from '#texts/de/editor.ts';
import type { Handle } from '#web/app/root.tsx';
import { CardConfigurator } from '#web/configurators/card/card-configurator.tsx';
import { cardEntry, cardOf } from '#web/configurators/card/entry.ts';
import editorStyles from '#web/editor/frame/editor.css?url';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { useTexts } from '#web/editor/texts.ts';
import { shownFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath } from '#web/page/page-context.ts';
import { pageRequest } from '#web/page/request.ts';
import { ErrorScreen } from '#web/shell/error-screen.tsx';
import { CheckoutHeader } from '#web/shell/header.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/configurator-card';

const LostDraft = optionalPart(async () => (await import('#web/configurators/card/lost-card.tsx')).LostCard);

export const handle: Handle = { frame: 'none' };

export function links(): Route.LinkDescriptors {
  return [{ rel: 'stylesheet', href: editorStyles }];
}

/**
 * Without a card, a form or a saved design the customer chooses a type among all of them. An address that names an unknown one is a
 * missing page, with the sentence that says what was not found.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const query = new URL(request.url).searchParams;
  const isNamed = cardOf(query) !== '' || query.has('card') || query.has('designId');
  if (!isNamed && page.site.channel === 'federleicht') throw redirect(sitePath(page.site, pathTo('card-types')));
  try {
    return await cardEntry(page, query);
  } catch (error) {
    if (!isFault(error) || faults[error.code].status >= 500) throw error;
    const isMissing = error.code === 'not-found' || error.code === 'bad-input';
    const { text } = shownFault(error.code === 'bad-input' ? new Fault('not-found') : error);
    throw data(text, isMissing ? { status: 404, statusText: 'Not Found' } : { status: faults[error.code].status, statusText: 'Error' });
  }
}

/** The page keeps its own address after the first save; nothing of it is read anew. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaTexts(matches, editorTexts);
  if (!loaderData) return headTags({ title: t('missing.title'), channel: channelOf(matches) });
  return headTags({ title: t('editor.title', { name: loaderData.product.name }), channel: channelOf(matches) });
}

export default function ConfiguratorCard({ loaderData }: Route.ComponentProps) {
  return <CardConfigurator entry={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />;
  return (
    <>
      <CheckoutHeader />
      <main id="inhalt" className="wrap section">
        <LostDraft>
          <h1 className="type-title mb-5">{t('missing.title')}</h1>
          <p className="mb-8 max-w-[60ch]">{String(error.data)}</p>
          <ButtonLink to={pathTo('cards')} reloadDocument>
            {t('missing.start')}
          </ButtonLink>
        </LostDraft>
      </main>
    </>
  );
}
