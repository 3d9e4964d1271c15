/** /fotogeschenke/gestalten/:sku: a photo becomes a gift. `designId` opens a saved one, other keys choose what a new one begins with. */
import { pathTo } from '#core/site/paths.ts';
import { merchTexts } from '#texts/de/merch/merch.ts';
import { merchConfiguratorTexts } from '#texts/de/merch/merch-configurator.ts';
import type { Handle } from '#web/app/root.tsx';
import arrangementStyles from '#web/configurators/arrangement/arrangement.css?url';
import copiesStyles from '#web/configurators/copies/copies.css?url';
import { loadEntry } from '#web/configurators/load-entry.ts';
import { merchEntry } from '#web/configurators/merch/entry.ts';
import merchStyles from '#web/configurators/merch/merch.css?url';
import { MerchConfigurator } from '#web/configurators/merch/merch-configurator.tsx';
import { MissingDesign } from '#web/configurators/missing-design.tsx';
import editorStyles from '#web/editor/frame/editor.css?url';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Route } from './+types/merch';

const LostMerch = optionalPart(async () => (await import('#web/configurators/merch/lost-merch.tsx')).LostMerch);

export const handle: Handle = { frame: 'none' };

export function links(): Route.LinkDescriptors {
  return [editorStyles, copiesStyles, arrangementStyles, merchStyles].map((href) => ({ rel: 'stylesheet', href }));
}

export async function loader({ context, request, params: { sku } }: Route.LoaderArgs) {
  return loadEntry(merchEntry(context.get(pageRequest), sku, new URL(request.url).searchParams));
}

/** The page keeps its own address after the first save; nothing of it is read anew. */
export function shouldRevalidate() {
  return false;
}

const headWords = { ...merchConfiguratorTexts, ...merchTexts };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaTexts(matches, headWords);
  const title = loaderData
    ? t('merch-configurator.title', { name: t({ key: `merch.name.${loaderData.design.product.sku}` }) })
    : t('merch-configurator.title.plain');
  return headTags({ title, channel: channelOf(matches) });
}

export default function ConfiguratorMerch({ loaderData }: Route.ComponentProps) {
  return <MerchConfigurator entry={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(merchConfiguratorTexts);
  return <MissingDesign error={error} Lost={LostMerch} start={{ path: pathTo('merch'), text: t('merch-configurator.missing.start') }} />;
}
