/** /configurator-photobox/: photos become prints in a box. `designId` opens a saved one, other keys choose what a new one begins with. */
import { data, isRouteErrorResponse } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { Fault, faults, isFault } from '#core/values/fault.ts';
import { photoBoxConfiguratorTexts } from '#texts/de/photo-box/configurator.ts';
import type { Handle } from '#web/app/root.tsx';
import { photoBoxEntry } from '#web/configurators/photo-box/entry.ts';
import photoBoxStyles from '#web/configurators/photo-box/photo-box.css?url';
import { PhotoBoxConfigurator } from '#web/configurators/photo-box/photo-box-configurator.tsx';
import photoSetStyles from '#web/configurators/photo-set/photo-set.css?url';
import editorStyles from '#web/editor/frame/editor.css?url';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { useTexts } from '#web/editor/texts.ts';
import { shownFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts as usePageTexts } from '#web/page/texts.ts';
import { ErrorScreen } from '#web/shell/error-screen.tsx';
import { CheckoutHeader } from '#web/shell/header.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/photobox';

const LostPhotoBox = optionalPart(async () => (await import('#web/configurators/photo-box/lost-photo-box.tsx')).LostPhotoBox);

export const handle: Handle = { frame: 'none' };

export function links(): Route.LinkDescriptors {
  return [editorStyles, photoSetStyles, photoBoxStyles].map((href) => ({ rel: 'stylesheet', href }));
}

/** An address that names an unknown design is a missing page, with the sentence that says what was not found. */
export async function loader({ context, request }: Route.LoaderArgs) {
  try {
    return await photoBoxEntry(context.get(pageRequest), new URL(request.url).searchParams);
  } catch (error) {
    if (!isFault(error) || faults[error.code].status >= 500) throw error;
    const isMissing = error.code === 'not-found' || error.code === 'bad-input';
    const { text } = shownFault(error.code === 'bad-input' ? new Fault('not-found') : error);
    throw data(text, isMissing ? { status: 404, statusText: 'Not Found' } : { status: faults[error.code].status, statusText: 'Error' });
  }
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
  const t = useTexts();
  const boxT = usePageTexts(photoBoxConfiguratorTexts);
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />;
  return (
    <>
      <CheckoutHeader />
      <main id="inhalt" className="wrap section">
        <LostPhotoBox>
          <h1 className="type-title mb-5">{t('missing.title')}</h1>
          <p className="mb-8 max-w-[60ch]">{String(error.data)}</p>
          <ButtonLink to={pathTo('configurator-photobox')} reloadDocument>
            {boxT('photo-box.missing.start')}
          </ButtonLink>
        </LostPhotoBox>
      </main>
    </>
  );
}
