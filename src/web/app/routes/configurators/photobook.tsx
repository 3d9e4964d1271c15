/** /configurator-photobook/: photos become a book. `designId` opens a saved one, other keys choose what a new one begins with. */
import { pathTo } from '#core/site/paths.ts';
import { photobookTexts } from '#texts/de/photobook/photobook.ts';
import { photobookConfiguratorTexts } from '#texts/de/photobook/photobook-configurator.ts';
import { configuratorHandle, missingDesignBoundary, neverRevalidates, stylesheets } from '#web/app/configurator-route.tsx';
import copiesStyles from '#web/configurators/copies/copies.css?url';
import { entryLoader } from '#web/configurators/load-entry.ts';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import { photobookEntry } from '#web/configurators/photobook/entry.ts';
import photobookStyles from '#web/configurators/photobook/photobook.css?url';
import { PhotobookConfigurator } from '#web/configurators/photobook/photobook-configurator.tsx';
import editorStyles from '#web/editor/frame/editor.css?url';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import type { Route } from './+types/photobook';

export const handle = configuratorHandle;
export const links = stylesheets(editorStyles, copiesStyles, photobookStyles);
export const loader = entryLoader(photobookEntry);
export const shouldRevalidate = neverRevalidates;

const titleTexts = { ...photobookConfiguratorTexts, ...photobookTexts };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaTexts(matches, titleTexts);
  const title = loaderData
    ? t('book.title', { name: t({ key: `photobook.type.${loaderData.design.product.photobookType}` }) })
    : t('book.title.plain');
  return headTags({ title, channel: channelOf(matches) });
}

export default function ConfiguratorPhotobook({ loaderData }: Route.ComponentProps) {
  return <PhotobookConfigurator entry={loaderData} />;
}

export const ErrorBoundary = missingDesignBoundary({
  texts: photobookConfiguratorTexts,
  start: { path: pathTo('configurator-photobook'), text: 'book.missing.start' },
  newPath: () => pathTo('configurator-photobook'),
  draftName: () => nameOfNewDraft('photobook'),
});
