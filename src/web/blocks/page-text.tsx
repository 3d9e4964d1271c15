/** Running text between other blocks (F124). */
import * as z from 'zod/mini';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { richText } from '#web/blocks/runtime/fields.ts';
import { loadRichText, type RichTextData, RichTextView } from './rich-text.tsx';

export const schema = z.object({ text: richText });

export async function load({ text }: z.infer<typeof schema>, context: BlockContext) {
  return text ? { text: await loadRichText(text, context) } : null;
}

export function Component({ data }: { data: { text: RichTextData } | null }) {
  return <div className="wrap">{data ? <RichTextView text={data.text} /> : null}</div>;
}
