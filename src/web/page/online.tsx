/** Blocks navigation while the browser is offline, which would lose the page's state, and shows a toast instead. */
import { useEffect } from 'react';
import { showToast } from '#web/ui/toast.tsx';

/** True while the browser reports no connection; shows a toast then. */
export function isOffline(): boolean {
  if (navigator.onLine) return false;
  showToast({ text: { key: 'shared.offline' } });
  return true;
}

/** True for a click that would load another page of this shop in this window. */
function leadsAway(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target !== '' && link.target !== '_self')) return false;
  const to = new URL(link.href);
  return to.origin === location.origin && (to.pathname !== location.pathname || to.search !== location.search);
}

/** Cancels link clicks and form submissions while offline. Listens in the capture phase, before the router. */
export function OfflineGuard() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (leadsAway(event) && isOffline()) event.preventDefault();
    };
    const onSubmit = (event: SubmitEvent) => {
      if (!isOffline()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('click', onClick, true);
    window.addEventListener('submit', onSubmit, true);
    return () => {
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('submit', onSubmit, true);
    };
  }, []);
  return null;
}
