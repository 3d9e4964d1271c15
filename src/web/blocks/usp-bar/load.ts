/** The bar of selling points below a teaser: up to four short promises in a row (F066, F138, F148). */
import * as z from 'zod/mini';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { items, line, link, resolveLink } from '#web/blocks/runtime/fields.ts';

export const schema = z.object({ items: items(z.object({ title: line, text: line, link })) });

export function load(fields: z.infer<typeof schema>, context: BlockContext) {
  const points = fields.items
    .filter(({ title, text }) => title !== '' || text !== '')
    .map(({ title, text, link: to }) => ({ title, text, to: resolveLink(to, context)?.to ?? null }));
  return points.length > 0 ? { points } : null;
}
