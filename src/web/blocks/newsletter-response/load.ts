/** What people read after they signed up for the newsletter (F122): the editor's words, or those every sign-up is answered with. */
import * as z from 'zod/mini';
import { loadRichText, type RichTextData } from '#web/blocks/parts/rich-text.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { line, richText } from '#web/blocks/runtime/fields.ts';

export const schema = z.object({ title: line, text: richText });

export type NewsletterResponseData = { title: string; text: RichTextData | null };

/** Always shown: without words of its own it says the usual ones. */
export async function load({ title, text }: z.infer<typeof schema>, context: BlockContext): Promise<NewsletterResponseData> {
  return { title, text: text ? await loadRichText(text, context) : null };
}
