/** Offers visitors from Germany, Austria or Switzerland the shop of their country, once. Fetched after load; what is shown comes with the first offer. */
import { type ComponentType, useEffect, useState } from 'react';
import type { VisitorLocation } from '#api/location.ts';
import { type OfferedCountry, offeredCountries } from '#core/site/country.ts';
import { answeredKey, type OfferProps } from './country-answer.ts';

const askedKey = 'visitor-location';

type Offer = { country: OfferedCountry; View: ComponentType<OfferProps> };

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
  const { CountryOffer } = await import('./country-offer.tsx');
  return { country, View: CountryOffer };
}

export function CountryNotice() {
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
  return offer ? <offer.View country={offer.country} onClose={() => setOffer(null)} /> : null;
}

/** The visitor has a look at the page first. */
const quietMs = 700;
