/** The page's title as state of the whole shop: read a moment after each change of the route, and read out to who cannot see the page change. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** The new page's head needs a moment to be in the document (Specification 9). */
const routeChangeMs = 100;

let title = '';
const listeners = new Set<() => void>();

function setTitle(next: string): void {
  title = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Reads the title of the new page, unless the answer is called before: then there is another one. */
export function titleAfterChange(tell: (title: string) => void): () => void {
  const timer = setTimeout(() => tell(document.title), routeChangeMs);
  return () => clearTimeout(timer);
}

/** '' until the first change of the route. */
function usePageTitle(): string {
  return useSyncExternalStore(
    subscribe,
    () => title,
    () => '',
  );
}

/** Screen readers say the first title by themselves; later ones change without them noticing. */
export function TitleAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return titleAfterChange(setTitle);
  }, [pathname]);
  return (
    <div aria-live="polite" className="unseen" data-page-title="">
      {usePageTitle()}
    </div>
  );
}
