/** Where a page stands after navigation (D15): restored, top, or smoothly at a hash. The router does the moving, this gives the rule. */
import { useEffect, useInsertionEffect } from 'react';
import { type Location, ScrollRestoration, useLocation } from 'react-router';

type ScrollPosition = Pick<Location, 'pathname' | 'search' | 'key'>;

function withoutTileCount(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('tileCount');
  return query.toString();
}

/**
 * Key under which the router keeps a page's scroll position. A product list that differs from the page before only in tileCount
 * gets a key without a saved position, so it begins at the top (Specification 2).
 */
export function scrollKey(next: ScrollPosition, before: ScrollPosition | null): string {
  const isList = /\/(produkte|products|karten-designen)\/?$/.test(next.pathname);
  const isSamePage = before?.pathname === next.pathname && before.search !== next.search;
  if (isList && isSamePage && withoutTileCount(before.search) === withoutTileCount(next.search)) return `${next.key} from the top`;
  return next.key;
}

let shown: ScrollPosition | null = null;

export function Scrolling() {
  const location = useLocation();
  // The layout effect of ScrollRestoration scrolls to a hash. It runs before those of this component, and after its insertion effects.
  useInsertionEffect(() => {
    if (location.hash) document.documentElement.dataset.scroll = 'smooth';
    else delete document.documentElement.dataset.scroll;
  }, [location.hash]);
  useEffect(() => {
    shown = location;
    if (!location.hash) return;
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [location]);
  return <ScrollRestoration getKey={(next) => scrollKey(next, shown)} />;
}
