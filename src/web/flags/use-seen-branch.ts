/** Notes a branch of a feature flag when the visitor has it in view. */
import { type RefObject, useEffect } from 'react';
import { useSite } from '#web/page/page-context.ts';
import { isSeen, seenShare } from '#web/ui/is-seen.ts';

const seenMs = 500;

export function useSeenBranch(element: RefObject<HTMLElement | null>, flag: string, branch: string): void {
  const site = useSite();
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry || !isSeen(entry)) {
          clearTimeout(timer);
          timer = undefined;
          return;
        }
        timer ??= setTimeout(() => {
          observer.disconnect();
          // A note that is lost is missing in the results of the test, and nowhere else.
          import('./exposures.ts').then(({ noteBranch }) => noteBranch(site, flag, branch)).catch(() => undefined);
        }, seenMs);
      },
      { threshold: [0, 0.1, 0.25, seenShare] },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element, flag, branch, site]);
}
