/** A link with its words, as editors enter it in a line of links. Server only. */
import * as z from 'zod/mini';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { type BlockLink, line, link, resolveLink } from '#web/blocks/runtime/fields.ts';

export const linkFields = z.object({ text: line, link });

export type NamedLink = BlockLink & { text: string };

/** One link or none: without words, or to a page that is not there (any more). */
export function namedLink(field: z.infer<typeof linkFields>, context: BlockContext): NamedLink[] {
  const to = resolveLink(field.link, context);
  return to && field.text !== '' ? [{ ...to, text: field.text }] : [];
}
