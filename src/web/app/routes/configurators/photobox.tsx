/** /configurator-photobox/: photos become prints in a box. `designId` opens a saved one, other keys choose what a new one begins with. */
import { pathTo } from '#core/site/paths.ts';
import { photoBoxConfiguratorTexts } from '#texts/de/photobox/configurator.ts';
import { configuratorHandle, missingDesignBoundary, neverRevalidates, stylesheets, titleMeta } from '#web/app/configurator-route.tsx';
import copiesStyles from '#web/configurators/copies/copies.css?url';
import { entryLoader } from '#web/configurators/load-entry.ts';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import photoSetStyles from '#web/configurators/photo-set/photo-set.css?url';
import { photoBoxEntry } from '#web/configurators/photobox/entry.ts';
import photoBoxStyles from '#web/configurators/photobox/photo-box.css?url';
import { PhotoBoxConfigurator } from '#web/configurators/photobox/photo-box-configurator.tsx';
import editorStyles from '#web/editor/frame/editor.css?url';
import type { Route } from './+types/photobox';

export const handle = configuratorHandle;
export const links = stylesheets(editorStyles, copiesStyles, photoSetStyles, photoBoxStyles);
export const loader = entryLoader(photoBoxEntry);
export const shouldRevalidate = neverRevalidates;
export const meta = titleMeta(photoBoxConfiguratorTexts, 'photo-box.edit');

export default function ConfiguratorPhotobox({ loaderData }: Route.ComponentProps) {
  return <PhotoBoxConfigurator entry={loaderData} />;
}

export const ErrorBoundary = missingDesignBoundary({
  texts: photoBoxConfiguratorTexts,
  start: { path: pathTo('configurator-photobox'), text: 'photo-box.missing.start' },
  newPath: () => pathTo('configurator-photobox'),
  draftName: () => nameOfNewDraft('photobox', 'photo'),
});
