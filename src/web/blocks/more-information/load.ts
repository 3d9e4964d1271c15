/** Text of which the first part is shown and the rest unfolds, and questions of detail that unfold one by one (F119). */
import * as z from 'zod/mini';
import { loadRichText, type RichTextData } from '#web/blocks/parts/rich-text.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { items, line, richText } from '#web/blocks/runtime/fields.ts';

export const schema = z.object({
  text: richText,
  more: richText,
  /** On the line that unfolds `more`. */
  moreText: line,
  items: items(z.object({ title: line, text: richText })),
});

export type MoreInformationData = {
  text: RichTextData | null;
  more: { label: string; text: RichTextData } | null;
  folds: { title: string; text: RichTextData }[];
};

export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<MoreInformationData | null> {
  const folds = fields.items.flatMap(({ title, text }) => (title !== '' && text ? [{ title, text }] : []));
  if (!fields.text && !fields.more && folds.length === 0) return null;
  return {
    text: fields.text ? await loadRichText(fields.text, context) : null,
    more: fields.more ? { label: fields.moreText, text: await loadRichText(fields.more, context) } : null,
    folds: await Promise.all(folds.map(async ({ title, text }) => ({ title, text: await loadRichText(text, context) }))),
  };
}
