/** Non-modal notice that offers visitors from Germany, Austria or Switzerland the shop of their country, once. Fetched after load. */
import { useEffect, useState } from 'react';
import type { VisitorLocation } from '#api/location.ts';
import { type OfferedCountry, offeredCountries } from '#core/site/country.ts';
import { countryNoticeTexts } from '#texts/de/frame/country-notice.ts';
import { useRootData } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { closeIcon } from '#web/ui/icons.ts';
import { countryLink } from './country-link.ts';

const answeredKey = 'country-notice';
const askedKey = 'visitor-location';

type Offer = { country: OfferedCountry };

/** The visitor stays here for good: this country is not offered again. */
function saveStay(country: string): void {
  try {
    localStorage.setItem(answeredKey, country);
  } catch {
    // A browser that keeps nothing is asked again next time.
  }
}

/** The answer as text; 'null' for one that is none. */
async function askServer(): Promise<string> {
  const answer = await fetch('/api/get-location/', { headers: { accept: 'application/json' } });
  return answer.ok ? await answer.text() : 'null';
}

/** Asks the server once a session; null when there is nothing to offer or the visitor has said no. */
async function fetchOffer(): Promise<Offer | null> {
  const text = sessionStorage.getItem(askedKey) ?? (await askServer());
  sessionStorage.setItem(askedKey, text);
  const told = JSON.parse(text) as VisitorLocation | null;
  const country = offeredCountries.find((known) => known === told?.country);
  if (!country || !told?.suggestedHost || localStorage.getItem(answeredKey) === country) return null;
  return { country };
}

export function CountryNotice() {
  const t = useTexts(countryNoticeTexts);
  const frame = useRootData();
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    let isGone = false;
    const ask = () =>
      void fetchOffer().then(
        (found) => {
          if (!isGone) setOffer(found);
        },
        // Without an answer or without storage there is no notice.
        () => undefined,
      );
    const timer = setTimeout(ask, quietMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  if (!offer) return null;
  const { country } = offer;
  const href = countryLink(frame?.alternates[`de-${country}`], country);
  const close = () => {
    saveStay(country);
    setOffer(null);
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

/** The visitor has a look at the page first. */
const quietMs = 700;
