/** What each channel sells besides the designs of its own menu, for header and footer. Server only: pages get names and paths. */
import { type PageName, pathTo } from '#core/site/paths.ts';
import type { Channel } from '#core/values/channel.ts';
import type { TextKey } from '#texts/server-texts.ts';
import type { Translate } from '#texts/translate.ts';
import type { RootData } from '#web/page/page-context.ts';

const photo = [
  'photobooks',
  'calendars',
  'merch',
  'photo-box',
  'photoprints',
  'collages',
  'configurator-photo-frame',
] as const satisfies readonly PageName[];

const paper = [
  'card-types',
  'themes',
  'accessories',
  'samples',
  'express',
  'gift-voucher',
  'product-overview',
] as const satisfies readonly PageName[];

const columns: Readonly<Record<Channel, readonly { key: 'photo' | 'paper'; pages: readonly PageName[] }[]>> = {
  federleicht: [
    { key: 'photo', pages: photo },
    { key: 'paper', pages: paper },
  ],
  myposter: [{ key: 'photo', pages: [...photo, 'themes', 'express', 'gift-voucher', 'product-overview'] }],
};

export function productMenu(channel: Channel, t: Translate<TextKey>): RootData['products'] {
  return columns[channel].map(({ key, pages }) => ({
    title: t({ key: `menu.${key}` }),
    links: pages.map((page) => ({ to: pathTo(page), name: t({ key: `menu.${page}` }) })),
  }));
}
