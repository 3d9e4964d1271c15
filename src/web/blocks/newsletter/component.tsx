/** Shows the newsletter's heading, lead and form. */
import { newsletterTexts } from '#texts/de/customer/newsletter.ts';
import { NewsletterFormFields, useVoucherText } from '#web/newsletter/form.tsx';
import { useTexts } from '#web/page/texts.ts';
import type { NewsletterData } from './load.ts';

export function Component({ data }: { data: NewsletterData | null }) {
  const t = useTexts(newsletterTexts);
  const voucher = useVoucherText();
  return (
    <div className="wrap grid gap-x-15 gap-y-6 lg:grid-cols-2">
      <div>
        <h2 className="type-h3 mb-2">{data?.title || t('newsletter.heading')}</h2>
        <p className="max-w-[46ch] whitespace-pre-line text-ink-soft">{data?.text || t('newsletter.lead', { voucher })}</p>
      </div>
      <NewsletterFormFields size={data?.size ?? 'short'} />
    </div>
  );
}
