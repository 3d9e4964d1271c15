/** Materials side by side, edge to edge, each with its surface, a name and one fact (F118). */

import * as z from 'zod/mini';
import { type MaterialContent, materialContents } from '#web/blocks/parts/materials.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { type BlockLink, type BlockPicture, items, line, link, picture, resolveLink } from '#web/blocks/runtime/fields.ts';
import { requestTexts } from '#web/page/request-texts.ts';

export const schema = z.object({ items: items(z.object({ material: line, title: line, text: line, link, picture })) });

export type MaterialTile = {
  material: MaterialContent | null;
  title: string;
  text: string;
  link: BlockLink | null;
  picture: BlockPicture | null;
};

export type MaterialTilesData = { tiles: MaterialTile[] };

/** A tile needs a surface: a material of the shop, or a picture of another one with its title. */
export function load(fields: z.infer<typeof schema>, context: BlockContext): MaterialTilesData | null {
  const t = requestTexts(context.page);
  const tiles = fields.items.slice(0, 12).flatMap((item): MaterialTile[] => {
    const material = materialContents.find((one) => one === item.material) ?? null;
    const title = item.title || (material ? t(`material.${material}`) : '');
    if (title === '' || (!material && !item.picture)) return [];
    return [{ material, title, text: item.text, link: resolveLink(item.link, context), picture: item.picture }];
  });
  return tiles.length > 0 ? { tiles } : null;
}
