/** /configurator-collage/: many photos on one sheet. `designId` opens a saved one, other keys choose what a new one begins with. */
import { pathTo } from '#core/site/paths.ts';
import { collageConfiguratorTexts } from '#texts/de/wall-art/collage-configurator.ts';
import { configuratorHandle, missingDesignBoundary, neverRevalidates, stylesheets, titleMeta } from '#web/app/configurator-route.tsx';
import arrangementStyles from '#web/configurators/arrangement/arrangement.css?url';
import { CollageConfigurator } from '#web/configurators/collage/collage-configurator.tsx';
import { collageEntry } from '#web/configurators/collage/entry.ts';
import copiesStyles from '#web/configurators/copies/copies.css?url';
import { entryLoader } from '#web/configurators/load-entry.ts';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import photoFrameStyles from '#web/configurators/photoframe/photo-frame.css?url';
import editorStyles from '#web/editor/frame/editor.css?url';
import type { Route } from './+types/collage';

export const handle = configuratorHandle;
export const links = stylesheets(editorStyles, copiesStyles, photoFrameStyles, arrangementStyles);
export const loader = entryLoader(collageEntry);
export const shouldRevalidate = neverRevalidates;
export const meta = titleMeta(collageConfiguratorTexts, 'collage.page.title');

export default function ConfiguratorCollage({ loaderData }: Route.ComponentProps) {
  return <CollageConfigurator entry={loaderData} />;
}

export const ErrorBoundary = missingDesignBoundary({
  texts: collageConfiguratorTexts,
  start: { path: pathTo('configurator-collage'), text: 'collage.missing.start' },
  newPath: () => pathTo('configurator-collage'),
  draftName: () => nameOfNewDraft('collage'),
});
