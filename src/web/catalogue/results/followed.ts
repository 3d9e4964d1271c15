/** Reports at which place a tile of results was followed, for the report of searches: nothing of the query or of what was followed. */
import { type RefObject, useEffect } from 'react';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';

/** The place of the tile that a click follows among those around it, from 1; 0 for another click. */
export function followedPlace(target: EventTarget | null, around: Element): number {
  const tile = target instanceof Element && target.closest('a') ? target.closest('[data-product]') : null;
  return tile ? [...around.querySelectorAll('[data-list=search] [data-product]')].indexOf(tile) + 1 : 0;
}

/** `around` is what holds all tiles of a page of results. */
export function useFollowed(around: RefObject<HTMLElement | null>): void {
  const site = useSite();
  useEffect(() => {
    const element = around.current;
    if (!element) return;
    const report = ({ target }: MouseEvent) => {
      const rank = followedPlace(target, element);
      if (rank > 0) call(site)('POST /web-api/search/click', { rank }).catch(() => undefined);
    };
    element.addEventListener('click', report, true);
    return () => element.removeEventListener('click', report, true);
  }, [around, site]);
}
