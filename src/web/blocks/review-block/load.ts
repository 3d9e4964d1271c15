/** What customers said, as editors entered it: nothing without its source, and no rating that the source does not give (F130). */
import * as z from 'zod/mini';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { type BlockLink, count, items, line, lines, link, resolveLink } from '#web/blocks/runtime/fields.ts';

export const schema = z.object({
  reviews: items(
    z.object({
      text: lines,
      name: line,
      /** "Google, März 2026": where it can be read. */
      source: line,
      sourceUrl: link,
      /** 1 to 5, 0 where the source gives none. */
      rating: count(0, 5, 0),
      /** What was ordered. */
      about: line,
    }),
  ),
});

export type Review = { text: string; name: string; source: string; link: BlockLink | null; rating: number; about: string };

export type ReviewsData = { reviews: Review[] };

export function load(fields: z.infer<typeof schema>, context: BlockContext): ReviewsData | null {
  const reviews = fields.reviews
    .slice(0, 24)
    .flatMap(({ sourceUrl, ...review }): Review[] =>
      review.text === '' || review.source === '' ? [] : [{ ...review, link: resolveLink(sourceUrl, context) }],
    );
  return reviews.length > 0 ? { reviews } : null;
}
