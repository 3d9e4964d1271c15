/** Signing up for the newsletter: one sentence and the form (F121). The voucher's value is the market's. */
import * as z from 'zod/mini';
import { choice, line, lines } from '#web/blocks/runtime/fields.ts';

export const schema = z.object({
  title: line,
  text: lines,
  /** 'short' asks for the address only. */
  size: choice(['short', 'long']),
});

export type NewsletterData = { title: string; text: string; size: 'short' | 'long' };

/** Always shown: the words have defaults. */
export function load({ title, text, size }: z.infer<typeof schema>): NewsletterData {
  return { title, text, size };
}
