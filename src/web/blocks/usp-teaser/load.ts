/** Selling points that are worth a picture: a near look at a design or a photograph, a sentence, a link (F138). */
import * as z from 'zod/mini';
import { allDesigns, chosenDesigns, designFields } from '#web/blocks/parts/designs.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { type BlockLink, type BlockPicture, items, line, lines, link, picture, resolveLink } from '#web/blocks/runtime/fields.ts';
import { type TeaserCard, teaserCard } from '#web/product/card-scene.tsx';

export const schema = z.object({ items: items(z.object({ ...designFields, title: line, text: lines, link, picture })) });

export type UspPoint = { title: string; text: string; link: BlockLink | null; picture: BlockPicture | null; card: TeaserCard | null };

export type UspTeaserData = { points: UspPoint[] };

export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<UspTeaserData | null> {
  const told = fields.items.filter(({ title, text }) => title !== '' || text !== '').slice(0, 4);
  const all = told.some(({ cards, occasion }) => cards.length > 0 || occasion !== '') ? await allDesigns(context) : [];
  const points = told.map((item): UspPoint => {
    const [card] = item.picture ? [] : chosenDesigns(all, item, 1);
    return {
      title: item.title,
      text: item.text,
      link: resolveLink(item.link, context),
      picture: item.picture,
      card: card ? teaserCard(card) : null,
    };
  });
  return points.length > 0 ? { points } : null;
}
