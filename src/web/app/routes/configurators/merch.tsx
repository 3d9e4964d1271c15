/** /fotogeschenke/gestalten/:sku: a photo becomes a gift. `designId` opens a saved one, other keys choose what a new one begins with. */
import { pathTo } from '#core/site/paths.ts';
import { merchTexts } from '#texts/de/merch/merch.ts';
import { merchConfiguratorTexts } from '#texts/de/merch/merch-configurator.ts';
import { configuratorHandle, missingDesignBoundary, neverRevalidates, stylesheets } from '#web/app/configurator-route.tsx';
import arrangementStyles from '#web/configurators/arrangement/arrangement.css?url';
import copiesStyles from '#web/configurators/copies/copies.css?url';
import { entryLoader } from '#web/configurators/load-entry.ts';
import { merchEntry } from '#web/configurators/merch/entry.ts';
import merchStyles from '#web/configurators/merch/merch.css?url';
import { MerchConfigurator } from '#web/configurators/merch/merch-configurator.tsx';
import type { MerchDto } from '#web/configurators/merch/merch-content.ts';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import editorStyles from '#web/editor/frame/editor.css?url';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import type { Route } from './+types/merch';

export const handle = configuratorHandle;
export const links = stylesheets(editorStyles, copiesStyles, arrangementStyles, merchStyles);
export const loader = entryLoader((page, query, { sku }) => merchEntry(page, sku, query));
export const shouldRevalidate = neverRevalidates;

const titleTexts = { ...merchConfiguratorTexts, ...merchTexts };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaTexts(matches, titleTexts);
  const title = loaderData
    ? t('merch-configurator.title', { name: t({ key: `merch.name.${loaderData.design.product.sku}` }) })
    : t('merch-configurator.title.plain');
  return headTags({ title, channel: channelOf(matches) });
}

export default function ConfiguratorMerch({ loaderData }: Route.ComponentProps) {
  return <MerchConfigurator entry={loaderData} />;
}

export const ErrorBoundary = missingDesignBoundary({
  texts: merchConfiguratorTexts,
  start: { path: pathTo('merch'), text: 'merch-configurator.missing.start' },
  newPath: ({ sku }: MerchDto) => pathTo('configurator-merch-good', { sku }),
  draftName: ({ sku }) => nameOfNewDraft('merch', sku),
});
