/** A whole page of text: breadcrumbs, title, one leading sentence, running text (F135). */
import * as z from 'zod/mini';
import { loadRichText, type RichTextData } from '#web/blocks/parts/rich-text.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { line, lines, richText } from '#web/blocks/runtime/fields.ts';

export const hasOwnHeadline = true;

export const schema = z.object({ title: line, headline: line, lead: lines, text: richText });

export type TextPageData = { title: string; lead: string; text: RichTextData | null };

/** `title` or the block's headline; without either the story's name. */
export async function load({ title, headline, lead, text }: z.infer<typeof schema>, context: BlockContext): Promise<TextPageData | null> {
  if (title === '' && headline === '' && lead === '' && !text) return null;
  return { title: title || headline || context.story.name, lead, text: text ? await loadRichText(text, context) : null };
}
