/** What a product is: text left, its facts as a table right, from the catalogue where a design is named (F126). */
import * as z from 'zod/mini';
import { designFields } from '#web/blocks/parts/designs.ts';
import { loadRichText, type RichTextData } from '#web/blocks/parts/rich-text.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { items, line, richText } from '#web/blocks/runtime/fields.ts';
import { requestTexts } from '#web/page/request-texts.ts';

export const schema = z.object({
  cards: designFields.cards,
  title: line,
  text: richText,
  /** Specification 3: format, dimensions, tag, refinement, ribbon. */
  format: line,
  dimensions: line,
  tag: line,
  refinement: line,
  ribbon: line,
  facts: items(z.object({ name: line, value: line })),
});

export type DescriptionFact = { name: string; value: string };

export type ProductDescriptionData = { title: string; words: string; text: RichTextData | null; facts: DescriptionFact[] };

const ownFacts = ['format', 'dimensions', 'refinement', 'tag', 'ribbon'] as const;

/** The editor's facts win over those of the catalogue. */
export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<ProductDescriptionData | null> {
  const t = requestTexts(context.page);
  const [design] = fields.cards;
  const found =
    design && context.page.site.channel === 'federleicht' ? await context.page.call('GET /web-api/cards/:card', { card: design.id }) : null;
  const card = found?.isWithdrawn ? null : found;
  const own = ownFacts.flatMap((key): DescriptionFact[] =>
    fields[key] === '' ? [] : [{ name: t(`block.product.${key}`), value: fields[key] }],
  );
  const said = [...own, ...fields.facts.filter(({ name, value }) => name !== '' && value !== '')];
  const facts = [...said, ...(card?.facts ?? []).filter(({ name }) => !said.some((fact) => fact.name === name))];
  const text = fields.text ? await loadRichText(fields.text, context) : null;
  const words = text ? '' : (card?.description ?? '');
  if (!text && words === '' && facts.length === 0) return null;
  return { title: fields.title || (card?.name ?? ''), words, text, facts };
}
