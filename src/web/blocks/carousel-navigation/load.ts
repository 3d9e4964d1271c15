/** Ways into the shop in one row: occasions as cards standing on a ledge, or pictures with names; the row scrolls where it is wider (F114). */

import * as z from 'zod/mini';
import type { CardTile } from '#api/catalogue.ts';
import { mainOccasions, occasionName, occasionsOf } from '#core/catalogue/occasions.ts';
import { pathTo } from '#core/site/paths.ts';
import type { Message } from '#core/values/message.ts';
import { allDesigns, chosenDesigns, designFields, standing } from '#web/blocks/parts/designs.ts';
import { namedLink } from '#web/blocks/parts/named-link.ts';
import type { OccasionShelfItem } from '#web/blocks/parts/occasion-shelf.tsx';
import type { SectionLink } from '#web/blocks/parts/section-head.tsx';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { type BlockLink, type BlockPicture, choice, flag, items, line, link, picture, resolveLink } from '#web/blocks/runtime/fields.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { teaserCard } from '#web/product/card-scene.tsx';

export const hasOwnHeadline = true;

export const schema = z.object({
  headline: line,
  headlineType: choice(['h2', 'h1', 'h3', 'h4']),
  link,
  linkText: line,
  items: items(z.object({ ...designFields, name: line, link, picture })),
  /** Shows the main occasions that have designs, instead of items. */
  showOccasions: flag,
});

export type CarouselNavigationEntry = { name: string; link: BlockLink; picture: BlockPicture | null };

export type CarouselNavigationData = {
  headline: string;
  tag: 'h1' | 'h2' | 'h3' | 'h4';
  all: SectionLink;
  /** One of both is empty. */
  shelves: OccasionShelfItem[];
  entries: CarouselNavigationEntry[];
};

/** Cards that stand side by side on the ledge at full width. */
const onLedge = 9;

function occasionShelves(all: readonly CardTile[], t: (text: Message) => string): OccasionShelfItem[] {
  const filled = mainOccasions.flatMap((key) => {
    const tiles = all.filter((tile) => occasionsOf(tile.occasion).includes(key));
    return tiles.length > 0 ? [{ key, tiles }] : [];
  });
  const each = Math.max(1, Math.floor(onLedge / Math.max(1, filled.length)));
  return filled.map(({ key, tiles }) => ({
    key,
    name: t(occasionName(key)),
    to: `${pathTo('cards')}?occasion=${key}`,
    tiles: standing(tiles).slice(0, each).map(teaserCard),
  }));
}

export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<CarouselNavigationData | null> {
  const t = requestTexts(context.page);
  const [all = null] = namedLink({ text: fields.linkText, link: fields.link }, context);
  const base = { headline: fields.headline, tag: fields.headlineType, all };
  if (fields.showOccasions) {
    const shelves = occasionShelves(await allDesigns(context), t);
    return shelves.length > 0 ? { ...base, shelves, entries: [] } : null;
  }
  const wanted = fields.items.slice(0, 24).flatMap((item) => {
    const to = resolveLink(item.link, context) ?? occasionLink(item.occasion);
    const name = item.name || (item.occasion === '' ? '' : t(occasionName(item.occasion)));
    return to && name !== '' ? [{ ...item, name, link: to }] : [];
  });
  const needsDesigns = wanted.some((item) => !item.picture && (item.cards.length > 0 || item.occasion !== ''));
  const designs = needsDesigns ? await allDesigns(context) : [];
  const shelves = wanted.flatMap((item): OccasionShelfItem[] => {
    const tiles = item.picture ? [] : chosenDesigns(designs, item, item.cards.length > 0 ? 2 : 1);
    return tiles.length > 0 ? [{ key: item.name, name: item.name, to: item.link.to, tiles: tiles.map(teaserCard) }] : [];
  });
  // Cards and pictures do not stand in one row: the ledge only where every item has a card.
  if (shelves.length > 0 && shelves.length === wanted.length) return { ...base, shelves, entries: [] };
  // The name below says what a picture shows.
  const entries = wanted.map(
    ({ name, link: to, picture: image }): CarouselNavigationEntry => ({ name, link: to, picture: image && { ...image, alt: '' } }),
  );
  return entries.length > 0 ? { ...base, shelves: [], entries } : null;
}

function occasionLink(occasion: string): BlockLink | null {
  return occasion === '' ? null : { to: `${pathTo('cards')}?occasion=${encodeURIComponent(occasion)}`, external: false, newWindow: false };
}
