/** /configurator-photobook/: photos become a book. `designId` opens a saved one, other keys choose what a new one begins with. */
import { pathTo } from '#core/site/paths.ts';
import { photobookTexts } from '#texts/de/photobook/photobook.ts';
import { photobookConfiguratorTexts } from '#texts/de/photobook/photobook-configurator.ts';
import type { Handle } from '#web/app/root.tsx';
import copiesStyles from '#web/configurators/copies/copies.css?url';
import { loadEntry } from '#web/configurators/load-entry.ts';
import { MissingDesign } from '#web/configurators/missing-design.tsx';
import { photobookEntry } from '#web/configurators/photobook/entry.ts';
import photobookStyles from '#web/configurators/photobook/photobook.css?url';
import { PhotobookConfigurator } from '#web/configurators/photobook/photobook-configurator.tsx';
import editorStyles from '#web/editor/frame/editor.css?url';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Route } from './+types/photobook';

const LostPhotobook = optionalPart(async () => (await import('#web/configurators/photobook/lost-photobook.tsx')).LostPhotobook);

export const handle: Handle = { frame: 'none' };

export function links(): Route.LinkDescriptors {
  return [editorStyles, copiesStyles, photobookStyles].map((href) => ({ rel: 'stylesheet', href }));
}

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadEntry(photobookEntry(context.get(pageRequest), new URL(request.url).searchParams));
}

/** The page keeps its own address after the first save; nothing of it is read anew. */
export function shouldRevalidate() {
  return false;
}

const headWords = { ...photobookConfiguratorTexts, ...photobookTexts };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaTexts(matches, headWords);
  const title = loaderData
    ? t('book.title', { name: t({ key: `photobook.type.${loaderData.design.product.photobookType}` }) })
    : t('book.title.plain');
  return headTags({ title, channel: channelOf(matches) });
}

export default function ConfiguratorPhotobook({ loaderData }: Route.ComponentProps) {
  return <PhotobookConfigurator entry={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(photobookConfiguratorTexts);
  return (
    <MissingDesign error={error} Lost={LostPhotobook} start={{ path: pathTo('configurator-photobook'), text: t('book.missing.start') }} />
  );
}
