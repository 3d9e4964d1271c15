/** The offer to go on, on lists and pages of products: a notice at the foot of the window. Fetched after load. */
import { goingOnTexts } from '#texts/de/editor/going-on.ts';
import { useTexts } from '#web/page/texts.ts';
import { OfferView } from './offer-view.tsx';
import { useOffer } from './use-offer.ts';

export function PageOffer() {
  const t = useTexts(goingOnTexts);
  const found = useOffer(false);
  if (!found) return null;
  return (
    <aside
      aria-label={t('going-on.label')}
      data-notice=""
      className="fixed bottom-6 left-6 z-44 w-[min(360px,calc(100vw-48px))] animate-notice bg-page p-4 text-ink shadow-[0_0_0_1px_var(--line),0_12px_30px_-8px_rgb(var(--shade)/0.28)] max-md:[body:has(.buy-bar)_&]:bottom-16 max-sm:bottom-0 max-sm:left-0 max-sm:w-full max-sm:shadow-sheet"
    >
      <OfferView offer={found.offer} onClose={found.close} />
    </aside>
  );
}
