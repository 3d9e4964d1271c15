/** A short note between other blocks: a date to know, a change, a warning (F115). */
import * as z from 'zod/mini';
import { loadRichText, type RichTextData } from '#web/blocks/parts/rich-text.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { type BlockLink, choice, line, link, resolveLink, richText } from '#web/blocks/runtime/fields.ts';

export const schema = z.object({
  title: line,
  text: richText,
  /** 'plain' is a note in passing, 'notice' one that counts, 'warning' one that costs something when it is missed. */
  tone: choice(['notice', 'plain', 'warning']),
  link,
  linkText: line,
});

export type InfoTextData = {
  title: string;
  text: RichTextData | null;
  tone: 'notice' | 'plain' | 'warning';
  link: (BlockLink & { text: string }) | null;
};

export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<InfoTextData | null> {
  if (fields.title === '' && !fields.text) return null;
  const to = resolveLink(fields.link, context);
  return {
    title: fields.title,
    text: fields.text ? await loadRichText(fields.text, context) : null,
    tone: fields.tone,
    link: to && fields.linkText !== '' ? { ...to, text: fields.linkText } : null,
  };
}
