/** Tracks page views and product lists, and loads the tools of other companies after consent. Renders nothing. */
import { useEffect, useRef } from 'react';
import { useBlocker, useHref, useLocation } from 'react-router';
import type { Consent } from '#core/site/consent.ts';
import { trackedPage } from '#core/site/tracked-page.ts';
import { currencyOf } from '#core/values/money.ts';
import { consentStore, readConsent } from '#web/consent/consent-store.ts';
import { report } from '#web/log/log.ts';
import { useStore } from '#web/page/create-store.ts';
import { useRootData, useSite } from '#web/page/page-context.ts';
import { titleAfterChange } from '#web/shell/announcer.tsx';
import { sessionId } from '#web/third-party/session-id.ts';
import { needsDocumentLoad, startTools } from '#web/third-party/tools.ts';
import { clearEntries } from '#web/tracking/data-layer.ts';
import { recordPageView } from '#web/tracking/page-view.ts';
import { watchLists } from '#web/tracking/product-lists.ts';
import { isTracking } from '#web/tracking/record.ts';

/** The view of the page that was loaded is tracked with the customer's data (customer/refresh-customer.ts), those after it here. */
function usePageViews(): void {
  const site = useSite();
  const { pathname, search } = useLocation();
  const shown = useRef(`${pathname}${search}`);
  useEffect(() => {
    if (shown.current === `${pathname}${search}`) return;
    shown.current = `${pathname}${search}`;
    return titleAfterChange(() => recordPageView(site));
  }, [pathname, search, site]);
}

/** Entries that were pushed before the answer are cleared with a refusal. */
function useClearOnRefusal(consent: Consent): void {
  const before = useRef<Consent | null>(null);
  useEffect(() => {
    before.current ??= readConsent();
    const isRefused = consent.statistics === 'declined' && consent.marketing === 'declined';
    if (isRefused && before.current.statistics === 'unknown') clearEntries();
    before.current = readConsent();
  }, [consent]);
}

function useTools(): void {
  const site = useSite();
  const tools = useRootData()?.tracking ?? null;
  const consent = useStore(consentStore);
  const { pathname, search } = useLocation();
  useClearOnRefusal(consent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is asked anew what it admits
  useEffect(() => {
    if (!tools || !isTracking()) return;
    const session = consent.statistics === 'granted' ? sessionId(site.channel) : null;
    const { allowed } = trackedPage(location.pathname, location.search, site.locale);
    try {
      startTools(tools, { consent, allowed, session });
    } catch (error) {
      report('app-error', error, site);
    }
  }, [tools, consent, site, pathname, search]);
}

/** A tool that runs could read the address and the content of a page that does not admit it, so that such a page is another document. */
function useDocumentLoads(): void {
  const site = useSite();
  const base = useHref('/').replace(/\/$/, '');
  useBlocker(({ nextLocation: { pathname, search, hash } }) => {
    const href = `${base}${pathname}`;
    if (!needsDocumentLoad(trackedPage(href, search, site.locale).allowed)) return false;
    location.assign(`${href}${search}${hash}`);
    return true;
  });
}

export function Tracking() {
  const { country } = useSite();
  useEffect(() => watchLists(currencyOf(country)), [country]);
  usePageViews();
  useTools();
  useDocumentLoads();
  return null;
}
