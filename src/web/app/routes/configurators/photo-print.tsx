/** /fotoabzuege/gestalten/: many photos become prints. `designId` opens a saved one, other keys choose what a new one begins with. */
import { pathTo } from '#core/site/paths.ts';
import { photoPrintTexts } from '#texts/de/photo-prints/photo-print.ts';
import type { Handle } from '#web/app/root.tsx';
import copiesStyles from '#web/configurators/copies/copies.css?url';
import { loadEntry } from '#web/configurators/load-entry.ts';
import { MissingDesign } from '#web/configurators/missing-design.tsx';
import { photoPrintEntry } from '#web/configurators/photo-print/entry.ts';
import { PhotoPrintConfigurator } from '#web/configurators/photo-print/photo-print-configurator.tsx';
import photoSetStyles from '#web/configurators/photo-set/photo-set.css?url';
import editorStyles from '#web/editor/frame/editor.css?url';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Route } from './+types/photo-print';

const LostPhotoPrint = optionalPart(async () => (await import('#web/configurators/photo-print/lost-photo-print.tsx')).LostPhotoPrint);

export const handle: Handle = { frame: 'none' };

export function links(): Route.LinkDescriptors {
  return [editorStyles, copiesStyles, photoSetStyles].map((href) => ({ rel: 'stylesheet', href }));
}

/** An address that names an unknown design is a missing page, with the sentence that says what was not found. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return loadEntry(photoPrintEntry(context.get(pageRequest), new URL(request.url).searchParams));
}

/** The page keeps its own address after the first save; nothing of it is read anew. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return headTags({ title: metaTexts(matches, photoPrintTexts)('photo-print.title'), channel: channelOf(matches) });
}

export default function ConfiguratorPhotoPrint({ loaderData }: Route.ComponentProps) {
  return <PhotoPrintConfigurator entry={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(photoPrintTexts);
  return (
    <MissingDesign
      error={error}
      Lost={LostPhotoPrint}
      start={{ path: pathTo('configurator-photo-print'), text: t('photo-print.missing.start') }}
    />
  );
}
