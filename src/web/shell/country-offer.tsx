/** The notice that offers the shop of another country. Non-modal. */
import { countryNoticeTexts } from '#texts/de/frame/country-notice.ts';
import { useRootData } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { closeIcon } from '#web/ui/icons.ts';
import { answeredKey, type OfferProps } from './country-answer.ts';
import { countryLink } from './country-link.ts';

/** The visitor stays here for good: this country is not offered again. */
function saveStay(country: string): void {
  try {
    localStorage.setItem(answeredKey, country);
  } catch {
    // A browser that keeps nothing is asked again next time.
  }
}

export function CountryOffer({ country, onClose }: OfferProps) {
  const t = useTexts(countryNoticeTexts);
  const frame = useRootData();
  const href = countryLink(frame?.alternates[`de-${country}`], country);
  const close = () => {
    saveStay(country);
    onClose();
  };
  return (
    <aside
      aria-label={t('place.label')}
      data-notice=""
      className="fixed bottom-6 left-6 z-45 flex max-w-[min(560px,calc(100vw-48px))] animate-notice flex-wrap items-center gap-x-5 gap-y-0.5 bg-page py-3 pr-14 pl-5 text-ink shadow-[0_0_0_1px_var(--line),0_12px_30px_-8px_rgb(var(--shade)/0.28)] max-md:[body:has(.buy-bar)_&]:bottom-16 max-sm:bottom-0 max-sm:left-0 max-sm:w-full max-sm:max-w-none max-sm:shadow-sheet"
    >
      <p>{t(`place.${country}.text`)}</p>
      <a href={href} className="text-link shrink-0 py-2 font-semibold" onClick={() => saveStay('')}>
        {t(`place.${country}.link`)}
      </a>
      <button type="button" className="absolute top-1 right-1 grid size-11 place-items-center" onClick={close}>
        <Icon svg={closeIcon} small />
        <span className="unseen">{t('place.stay')}</span>
      </button>
    </aside>
  );
}
