/**
 * What comes after a page has shown itself and become usable: the question about cookies, the notice of another country's shop, the bar of
 * overridden treatments, tracking.
 */
import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '#web/ui/lazy-component.tsx';

const { Component: LateParts } = lazyComponent(async () => (await import('./late-parts.tsx')).LateParts);

const quietMs = 800;

export function LateEntry({ hasCountryNotice }: { hasCountryNotice: boolean }) {
  const [isDue, setDue] = useState(false);
  const [asksSettings, setAsksSettings] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setDue, quietMs, true);
    const open = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-consent]')) setAsksSettings(true);
    };
    addEventListener('click', open);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', open);
    };
  }, []);
  return isDue || asksSettings ? (
    <Suspense>
      <LateParts asksSettings={asksSettings} setAsksSettings={setAsksSettings} hasCountryNotice={hasCountryNotice} />
    </Suspense>
  ) : null;
}
