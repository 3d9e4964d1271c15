/** See late-entry.tsx. */
import { Suspense, useEffect } from 'react';
import { ConsentPanel } from '#web/consent/panel.tsx';
import { customerStore } from '#web/customer/customer.ts';
import { OverrideBar } from '#web/flags/override-bar.tsx';
import { hasStoredEvents } from '#web/flags/stored-events.ts';
import { isSwitchedOn } from '#web/log/session-switch.ts';
import { useStore } from '#web/page/create-store.ts';
import { useRootData, useSite } from '#web/page/page-context.ts';
import { CountryNotice } from '#web/shell/country-notice.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';

/** Of shops that use tools of other companies. */
const { Component: Tracking } = lazyComponent(async () => (await import('./tracking.tsx')).Tracking);

/** For browsers with a session, which may hold unfinished work. */
const { Component: PageOffer } = lazyComponent(async () => (await import('#web/editor/going-on/page-offer.tsx')).PageOffer);

type Props = { asksSettings: boolean; setAsksSettings: (asks: boolean) => void; hasCountryNotice: boolean };

export function LateParts({ asksSettings, setAsksSettings, hasCountryNotice }: Props) {
  const site = useSite();
  const hasSession = useStore(customerStore, ({ customer }) => customer.hasSession);
  const hasTools = Boolean(useRootData()?.tracking);
  useEffect(() => {
    // The query of the first page counts for the session, also where nothing is told or logged on that page.
    for (const name of ['logging', 'tracking'] as const) isSwitchedOn(name, location.search, () => sessionStorage);
  }, []);
  useEffect(() => {
    if (hasStoredEvents()) import('#web/flags/exposures.ts').then(({ sendStoredEvents }) => sendStoredEvents(site)).catch(() => undefined);
  }, [site]);
  return (
    <>
      {hasTools ? (
        <Suspense>
          <Tracking />
        </Suspense>
      ) : null}
      <ConsentPanel isOpen={asksSettings} setOpen={setAsksSettings} />
      {hasCountryNotice ? <CountryNotice /> : null}
      {hasSession ? (
        <Suspense>
          <PageOffer />
        </Suspense>
      ) : null}
      <OverrideBar />
    </>
  );
}
