/** The saved designs of this browser, twelve at a time (F140). Tiles are fetched after load, because pages are the same for all visitors. */

import * as z from 'zod/mini';
import { pathTo } from '#core/site/paths.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { line, lines, link, resolveLink } from '#web/blocks/runtime/fields.ts';
import { requestTexts } from '#web/page/request-texts.ts';

export const schema = z.object({ emptyTitle: line, emptyText: lines, link, linkText: line });

/** Shown while nothing is saved. */
export type WishGridData = { title: string; text: string; to: string; button: string };

export function load(fields: z.infer<typeof schema>, context: BlockContext): WishGridData {
  const t = requestTexts(context.page);
  const isCards = context.page.site.channel === 'federleicht';
  const to = resolveLink(fields.link, context);
  return {
    title: fields.emptyTitle || t('wishlist.empty.title'),
    text: fields.emptyText || t(isCards ? 'wishlist.empty.text' : 'wishlist.empty.posters'),
    to: to && !to.external ? to.to : pathTo(isCards ? 'cards' : 'posters'),
    button: fields.linkText || t(isCards ? 'wishlist.empty.button' : 'wishlist.empty.postersButton'),
  };
}
