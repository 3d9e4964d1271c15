/** /configurator-photo-frame/: a photo becomes wall art. `designId` opens a saved one, other keys choose what a new one begins with. */
import { pathTo } from '#core/site/paths.ts';
import { photoFrameTexts } from '#texts/de/wall-art/photo-frame.ts';
import { configuratorHandle, missingDesignBoundary, neverRevalidates, stylesheets, titleMeta } from '#web/app/configurator-route.tsx';
import copiesStyles from '#web/configurators/copies/copies.css?url';
import { entryLoader } from '#web/configurators/load-entry.ts';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import { photoFrameEntry } from '#web/configurators/photoframe/entry.ts';
import photoFrameStyles from '#web/configurators/photoframe/photo-frame.css?url';
import { PhotoFrameConfigurator } from '#web/configurators/photoframe/photo-frame-configurator.tsx';
import type { PhotoframeDto } from '#web/configurators/photoframe/photo-frame-content.ts';
import editorStyles from '#web/editor/frame/editor.css?url';
import type { Route } from './+types/photo-frame';

export const handle = configuratorHandle;
export const links = stylesheets(editorStyles, copiesStyles, photoFrameStyles);
export const loader = entryLoader(photoFrameEntry);
export const shouldRevalidate = neverRevalidates;
export const meta = titleMeta(photoFrameTexts, 'photo-frame.title');

export default function ConfiguratorPhotoFrame({ loaderData }: Route.ComponentProps) {
  return <PhotoFrameConfigurator entry={loaderData} />;
}

export const ErrorBoundary = missingDesignBoundary({
  texts: photoFrameTexts,
  start: { path: pathTo('configurator-photo-frame'), text: 'photo-frame.missing.start' },
  newPath({ poster }: PhotoframeDto) {
    const path = pathTo('configurator-photo-frame');
    return poster === undefined ? path : `${path}?poster=${poster}`;
  },
  draftName: ({ poster = 'photo' }) => nameOfNewDraft('photoframe', poster),
});
