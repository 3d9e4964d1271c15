/** /configurator-photo-frame/: a photo becomes wall art. `designId` opens a saved one, other keys choose what a new one begins with. */
import { pathTo } from '#core/site/paths.ts';
import { photoFrameTexts } from '#texts/de/wall-art/photo-frame.ts';
import type { Handle } from '#web/app/root.tsx';
import copiesStyles from '#web/configurators/copies/copies.css?url';
import { loadEntry } from '#web/configurators/load-entry.ts';
import { MissingDesign } from '#web/configurators/missing-design.tsx';
import { photoFrameEntry } from '#web/configurators/photo-frame/entry.ts';
import photoFrameStyles from '#web/configurators/photo-frame/photo-frame.css?url';
import { PhotoFrameConfigurator } from '#web/configurators/photo-frame/photo-frame-configurator.tsx';
import editorStyles from '#web/editor/frame/editor.css?url';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Route } from './+types/configurator-photo-frame';

const LostPhotoFrame = optionalPart(async () => (await import('#web/configurators/photo-frame/lost-photo-frame.tsx')).LostPhotoFrame);

export const handle: Handle = { frame: 'none' };

export function links(): Route.LinkDescriptors {
  return [editorStyles, copiesStyles, photoFrameStyles].map((href) => ({ rel: 'stylesheet', href }));
}

/** An address that names an unknown design is a missing page, with the sentence that says what was not found. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return loadEntry(photoFrameEntry(context.get(pageRequest), new URL(request.url).searchParams));
}

/** The page keeps its own address after the first save; nothing of it is read anew. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return headTags({ title: metaTexts(matches, photoFrameTexts)('photo-frame.title'), channel: channelOf(matches) });
}

export default function ConfiguratorPhotoFrame({ loaderData }: Route.ComponentProps) {
  return <PhotoFrameConfigurator entry={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(photoFrameTexts);
  return (
    <MissingDesign
      error={error}
      Lost={LostPhotoFrame}
      start={{ path: pathTo('configurator-photo-frame'), text: t('photo-frame.missing.start') }}
    />
  );
}
