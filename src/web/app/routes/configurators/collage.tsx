/** /configurator-collage/: many photos on one sheet. `designId` opens a saved one, other keys choose what a new one begins with. */
import { pathTo } from '#core/site/paths.ts';
import { collageConfiguratorTexts } from '#texts/de/wall-art/collage-configurator.ts';
import type { Handle } from '#web/app/root.tsx';
import arrangementStyles from '#web/configurators/arrangement/arrangement.css?url';
import { CollageConfigurator } from '#web/configurators/collage/collage-configurator.tsx';
import { collageEntry } from '#web/configurators/collage/entry.ts';
import copiesStyles from '#web/configurators/copies/copies.css?url';
import { loadEntry } from '#web/configurators/load-entry.ts';
import { MissingDesign } from '#web/configurators/missing-design.tsx';
import photoFrameStyles from '#web/configurators/photo-frame/photo-frame.css?url';
import editorStyles from '#web/editor/frame/editor.css?url';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Route } from './+types/collage';

const LostCollage = optionalPart(async () => (await import('#web/configurators/collage/lost-collage.tsx')).LostCollage);

export const handle: Handle = { frame: 'none' };

export function links(): Route.LinkDescriptors {
  return [editorStyles, copiesStyles, photoFrameStyles, arrangementStyles].map((href) => ({ rel: 'stylesheet', href }));
}

/** An address that names an unknown design is a missing page, with the sentence that says what was not found. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return loadEntry(collageEntry(context.get(pageRequest), new URL(request.url).searchParams));
}

/** The page keeps its own address after the first save; nothing of it is read anew. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return headTags({ title: metaTexts(matches, collageConfiguratorTexts)('collage.page.title'), channel: channelOf(matches) });
}

export default function ConfiguratorCollage({ loaderData }: Route.ComponentProps) {
  return <CollageConfigurator entry={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(collageConfiguratorTexts);
  return (
    <MissingDesign error={error} Lost={LostCollage} start={{ path: pathTo('configurator-collage'), text: t('collage.missing.start') }} />
  );
}
