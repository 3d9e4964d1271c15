/** What each channel sells besides the designs of its own menu, for header and footer. Server only: pages get names and paths. */
import { productColumns } from '#core/site/menu.ts';
import { pathTo } from '#core/site/paths.ts';
import type { Channel } from '#core/values/channel.ts';
import type { TextKey } from '#texts/server-texts.ts';
import type { Translate } from '#texts/translate.ts';
import type { RootData } from '#web/page/page-context.ts';

export function productMenu(channel: Channel, t: Translate<TextKey>): RootData['products'] {
  return productColumns[channel].map(({ key, pages }) => ({
    title: t({ key: `menu.${key}` }),
    links: pages.map((page) => ({ to: pathTo(page), name: t({ key: `menu.${page}` }) })),
  }));
}
