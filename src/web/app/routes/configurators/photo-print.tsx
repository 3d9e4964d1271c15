/** /fotoabzuege/gestalten/: many photos become prints. `designId` opens a saved one, other keys choose what a new one begins with. */
import { pathTo } from '#core/site/paths.ts';
import { photoPrintTexts } from '#texts/de/photoprint/photo-print.ts';
import { configuratorHandle, missingDesignBoundary, neverRevalidates, stylesheets, titleMeta } from '#web/app/configurator-route.tsx';
import copiesStyles from '#web/configurators/copies/copies.css?url';
import { entryLoader } from '#web/configurators/load-entry.ts';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import photoSetStyles from '#web/configurators/photo-set/photo-set.css?url';
import { photoPrintEntry } from '#web/configurators/photoprint/entry.ts';
import { PhotoPrintConfigurator } from '#web/configurators/photoprint/photo-print-configurator.tsx';
import editorStyles from '#web/editor/frame/editor.css?url';
import type { Route } from './+types/photo-print';

export const handle = configuratorHandle;
export const links = stylesheets(editorStyles, copiesStyles, photoSetStyles);
export const loader = entryLoader(photoPrintEntry);
export const shouldRevalidate = neverRevalidates;
export const meta = titleMeta(photoPrintTexts, 'photo-print.title');

export default function ConfiguratorPhotoPrint({ loaderData }: Route.ComponentProps) {
  return <PhotoPrintConfigurator entry={loaderData} />;
}

export const ErrorBoundary = missingDesignBoundary({
  texts: photoPrintTexts,
  start: { path: pathTo('configurator-photo-print'), text: 'photo-print.missing.start' },
  newPath: () => pathTo('configurator-photo-print'),
  draftName: () => nameOfNewDraft('photoprint', 'photo'),
});
