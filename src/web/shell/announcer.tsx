/** Announces the page's title to screen readers after each change of the route. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { createStore, useStore } from '#web/page/create-store.ts';

/** The new page's head needs a moment to be in the document (Specification 9). */
const routeChangeMs = 100;

/** '' until the first change of the route. */
const pageTitle = createStore('');

/** Reads the title of the new page, unless the answer is called before: then there is another one. */
export function titleAfterChange(tell: (title: string) => void): () => void {
  const timer = setTimeout(() => tell(document.title), routeChangeMs);
  return () => clearTimeout(timer);
}

/** Screen readers say the first title by themselves; later ones change without them noticing. */
export function TitleAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return titleAfterChange(pageTitle.set);
  }, [pathname]);
  return (
    <div aria-live="polite" className="unseen" data-page-title="">
      {useStore(pageTitle)}
    </div>
  );
}
