/** Texts to copy onto a card, by category (F129). */
import * as z from 'zod/mini';
import { items, line, lines } from '#web/blocks/runtime/fields.ts';

const quoteFields = z.object({ text: lines, author: line, source: line });

export const schema = z.object({
  /** Either categories, or the quotes of one. */
  categories: items(z.object({ name: line, quotes: items(quoteFields) })),
  quotes: items(quoteFields),
});

export type QuoteText = { text: string; author: string };

export type QuotesData = { categories: { name: string; quotes: QuoteText[] }[] };

export function load({ categories, quotes }: z.infer<typeof schema>): QuotesData | null {
  const shown = [...categories, { name: '', quotes }].flatMap(({ name, quotes: list }) => {
    const filled = list.flatMap(({ text, author, source }) =>
      text === '' ? [] : [{ text, author: [author, source].filter((one) => one !== '').join(', ') }],
    );
    return filled.length > 0 ? [{ name, quotes: filled }] : [];
  });
  return shown.length > 0 ? { categories: shown } : null;
}
