/** /configurator-photobox/: photos become prints in a box. `designId` opens a saved one, other keys choose what a new one begins with. */
import { pathTo } from '#core/site/paths.ts';
import { photoBoxConfiguratorTexts } from '#texts/de/photo-box/configurator.ts';
import type { Handle } from '#web/app/root.tsx';
import copiesStyles from '#web/configurators/copies/copies.css?url';
import { loadEntry } from '#web/configurators/load-entry.ts';
import { MissingDesign } from '#web/configurators/missing-design.tsx';
import { photoBoxEntry } from '#web/configurators/photo-box/entry.ts';
import photoBoxStyles from '#web/configurators/photo-box/photo-box.css?url';
import { PhotoBoxConfigurator } from '#web/configurators/photo-box/photo-box-configurator.tsx';
import photoSetStyles from '#web/configurators/photo-set/photo-set.css?url';
import editorStyles from '#web/editor/frame/editor.css?url';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Route } from './+types/photobox';

const LostPhotoBox = optionalPart(async () => (await import('#web/configurators/photo-box/lost-photo-box.tsx')).LostPhotoBox);

export const handle: Handle = { frame: 'none' };

export function links(): Route.LinkDescriptors {
  return [editorStyles, copiesStyles, photoSetStyles, photoBoxStyles].map((href) => ({ rel: 'stylesheet', href }));
}

/** An address that names an unknown design is a missing page, with the sentence that says what was not found. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return loadEntry(photoBoxEntry(context.get(pageRequest), new URL(request.url).searchParams));
}

/** The page keeps its own address after the first save; nothing of it is read anew. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return headTags({ title: metaTexts(matches, photoBoxConfiguratorTexts)('photo-box.edit'), channel: channelOf(matches) });
}

export default function ConfiguratorPhotobox({ loaderData }: Route.ComponentProps) {
  return <PhotoBoxConfigurator entry={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(photoBoxConfiguratorTexts);
  return (
    <MissingDesign
      error={error}
      Lost={LostPhotoBox}
      start={{ path: pathTo('configurator-photobox'), text: t('photo-box.missing.start') }}
    />
  );
}
