/** /configurator-card/: a card becomes the customer's own. `designId` opens a saved one, `card` or `form` with its options begins a new one. */

import { redirect } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { editorTexts } from '#texts/de/editor.ts';
import type { Handle } from '#web/app/root.tsx';
import { CardConfigurator } from '#web/configurators/card/card-configurator.tsx';
import { cardEntry, cardOf } from '#web/configurators/card/entry.ts';
import { loadEntry } from '#web/configurators/load-entry.ts';
import { MissingDesign } from '#web/configurators/missing-design.tsx';
import editorStyles from '#web/editor/frame/editor.css?url';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { useTexts } from '#web/editor/texts.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath } from '#web/page/page-context.ts';
import { pageRequest } from '#web/page/request.ts';
import type { Route } from './+types/card';

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
  return loadEntry(cardEntry(page, query));
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
  return <MissingDesign error={error} Lost={LostDraft} start={{ path: pathTo('cards'), text: t('missing.start') }} />;
}
