/** The home page's dialog that offers the newsletter. Fetched when it is about to be shown. */
import { useCallback, useId, useState } from 'react';
import { newsletterTexts } from '#texts/de/customer/newsletter.ts';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { closeIcon } from '#web/ui/icons.ts';
import { useModal } from '#web/ui/use-modal.ts';
import { NewsletterFormFields, useVoucherText } from './form.tsx';
import { LetterArt } from './letter-art.tsx';

/** Open while it is rendered. `onClose` must be stable and unmount it. */
export function NewsletterQuestion({ onClose }: { onClose: () => void }) {
  const t = useTexts(newsletterTexts);
  const id = useId();
  const dialog = useModal(onClose);
  const voucher = useVoucherText();
  const [isDone, setDone] = useState(false);
  const done = useCallback(() => setDone(true), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="m-auto max-h-[calc(100dvh-40px)] w-[min(760px,calc(100vw-40px))] rounded-control bg-page p-0 text-ink open:animate-notice"
    >
      <div className="relative grid sm:grid-cols-[260px_minmax(0,1fr)]">
        <form method="dialog" className="absolute top-2 right-2">
          <button type="submit" className="grid size-11 place-items-center">
            <Icon svg={closeIcon} />
            <span className="unseen">{t('shared.close')}</span>
          </button>
        </form>
        <div aria-hidden="true" className="grid place-items-center bg-ground p-5 max-sm:hidden">
          <LetterArt />
        </div>
        <div className="p-6 sm:p-9">
          <h2 id={id} className="type-h3 pr-9 text-balance">
            {t('newsletter.heading')}
          </h2>
          {isDone ? null : <p className="mt-3 mb-5">{t('newsletter.lead', { voucher })}</p>}
          <div className={isDone ? 'mt-5' : ''}>
            <NewsletterFormFields size="short" onDone={done} />
          </div>
          {isDone ? null : (
            <form method="dialog">
              <button type="submit" className="button button-third mt-1 text-small">
                {t('newsletter.dismiss')}
              </button>
            </form>
          )}
        </div>
      </div>
    </dialog>
  );
}
