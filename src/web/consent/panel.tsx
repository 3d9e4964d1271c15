/** Whether the question about cookies is asked: of who has not answered, and of who opens the settings. */
import { Suspense } from 'react';
import { useStore } from '#web/page/create-store.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { consentStore, readConsent } from './consent-store.ts';

/** Most visitors have answered, or their browsers have: they need none of its script. */
const { Component: ConsentQuestion } = lazyComponent(async () => (await import('./question.tsx')).ConsentQuestion);

/** `isOpen`: the settings are. */
export function ConsentPanel({ isOpen, setOpen }: { isOpen: boolean; setOpen: (isOpen: boolean) => void }) {
  const { statistics } = useStore(consentStore);
  // The store reads the cookie when its first subscriber comes.
  const isUnknown = statistics === 'unknown' && readConsent().statistics === 'unknown';
  if (!isOpen && !isUnknown) return null;
  return (
    <Suspense>
      <ConsentQuestion asks={isUnknown} isOpen={isOpen} setOpen={setOpen} />
    </Suspense>
  );
}
