/** Running text between other blocks (F124). */
import * as z from 'zod/mini';
import { loadRichText } from '#web/blocks/parts/rich-text.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { richText } from '#web/blocks/runtime/fields.ts';

export const schema = z.object({ text: richText });

export async function load({ text }: z.infer<typeof schema>, context: BlockContext) {
  return text ? { text: await loadRichText(text, context) } : null;
}
