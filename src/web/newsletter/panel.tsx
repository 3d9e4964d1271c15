/** The newsletter's drawer: the whole form beside the page. Fetched when it is opened. */
import { useCallback, useState } from 'react';
import { newsletterTexts } from '#texts/de/customer/newsletter.ts';
import { useTexts } from '#web/page/texts.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { NewsletterFormFields, useVoucherText } from './form.tsx';

/** `onClose` must be stable and unmount it. */
export function NewsletterPanel({ onClose }: { onClose: () => void }) {
  const t = useTexts(newsletterTexts);
  const voucher = useVoucherText();
  const [isDone, setDone] = useState(false);
  const done = useCallback(() => setDone(true), []);
  return (
    <Drawer title={t('newsletter.title')} onClose={onClose}>
      <div className="py-6">
        {isDone ? null : (
          <>
            <p className="type-h4 mb-2">{t('newsletter.heading')}</p>
            <p className="mb-6">{t('newsletter.lead', { voucher })}</p>
          </>
        )}
        <NewsletterFormFields size="long" onDone={done} />
      </div>
    </Drawer>
  );
}
