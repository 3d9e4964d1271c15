/** One design with its facts and the way to its page (F111). */
import * as z from 'zod/mini';
import { chosenDesigns, designFields } from '#web/blocks/parts/designs.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { line, lines } from '#web/blocks/runtime/fields.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import type { TeaserCard } from '#web/product/card-scene.tsx';
import { tilePath } from '#web/product/tile.tsx';

export const schema = z.object({ cards: designFields.cards, title: line, text: lines, buttonText: line });

export type CardDetailData = {
  card: TeaserCard;
  title: string;
  kind: string;
  text: string;
  from: string;
  facts: { name: string; value: string }[];
  path: string;
  button: string;
};

/** Null without a design, and for one that is not (any more) in the catalogue. */
export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<CardDetailData | null> {
  const [wanted] = fields.cards;
  if (!wanted || context.page.site.channel !== 'federleicht') return null;
  const { items } = await context.page.call('GET /web-api/card-tiles', { cards: [wanted.id] });
  const [tile] = chosenDesigns(items, { cards: [wanted], occasion: '' }, 1);
  if (!tile) return null;
  const card = await context.page.call('GET /web-api/cards/:card', { card: tile.id });
  const { id, name, form, format, shown, colourways } = tile;
  return {
    card: { id, name, form, format, shown, colourways },
    title: fields.title || name,
    kind: card.kind,
    text: fields.text || card.description,
    from: tile.from.text,
    facts: card.facts,
    path: tilePath(tile),
    button: fields.buttonText || requestTexts(context.page)('block.card.button'),
  };
}
