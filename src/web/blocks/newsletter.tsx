/** Signing up for the newsletter: one sentence and the form (F121). The voucher's value is the market's. */
import * as z from 'zod/mini';
import { t } from '#texts/newsletter-t.ts';
import { choice, line, lines } from '#web/blocks/runtime/fields.ts';
import { NewsletterForm, useVoucherText } from '#web/newsletter/form.tsx';

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

export function Component({ data }: { data: NewsletterData | null }) {
  const voucher = useVoucherText();
  return (
    <div className="wrap grid gap-x-15 gap-y-6 lg:grid-cols-2">
      <div>
        <h2 className="type-h3 mb-2">{data?.title || t('newsletter.heading')}</h2>
        <p className="max-w-[46ch] whitespace-pre-line text-ink-soft">{data?.text || t('newsletter.lead', { voucher })}</p>
      </div>
      <NewsletterForm size={data?.size ?? 'short'} />
    </div>
  );
}
