/** Questions and answers, for people and, as FAQPage data, for search engines (F131). */
import * as z from 'zod/mini';
import { knownRichText, type RichTextNode } from '#core/content/rich-text.ts';
import { loadRichText, type RichTextData } from '#web/blocks/parts/rich-text.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { items, line, richText } from '#web/blocks/runtime/fields.ts';

export const schema = z.object({
  title: line,
  /** An answer is rich text; plain text becomes one paragraph. */
  questions: items(z.object({ question: line, answer: richText, text: line })),
});

export type Question = { question: string; answer: RichTextData; plain: string };

export type SeoQuestionsData = { title: string; questions: Question[] };

/** All words of a rich text, one paragraph a line. */
export function plainText(node: RichTextNode): string {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'hard_break') return '\n';
  const inner = (node.content ?? []).map(plainText).join('');
  return ['paragraph', 'heading', 'list_item'].includes(node.type) ? `${inner}\n` : inner;
}

function paragraph(text: string): RichTextNode {
  return knownRichText({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
}

export async function load({ title, questions }: z.infer<typeof schema>, context: BlockContext): Promise<SeoQuestionsData | null> {
  const asked = questions.slice(0, 60).flatMap(({ question, answer, text }) => {
    const words = answer ?? (text === '' ? null : paragraph(text));
    return question !== '' && words ? [{ question, words }] : [];
  });
  if (asked.length === 0) return null;
  return {
    title,
    questions: await Promise.all(
      asked.map(async ({ question, words }) => ({
        question,
        answer: await loadRichText(words, context),
        plain: plainText(words)
          .replace(/\n{2,}/g, '\n')
          .trim(),
      })),
    ),
  };
}
