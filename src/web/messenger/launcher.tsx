/**
 * "Frag uns": the launcher at the foot of the window, and the panel that opens from it or from any link with `data-ask` (the number of an
 * order, or nothing) and perhaps `data-code` (of an error page). Such a link leads to the contact page; scripts open the panel instead.
 */
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AskWords } from '#web/ui/footer.tsx';
import { isOffline } from '#web/ui/offline.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { tellMessenger, useMessenger } from './state.ts';

/** What a page already knows about the question. */
export type About = { order?: string | undefined; code?: string | undefined };
export type Panel = ComponentType<{ about: About; onClose: () => void }>;

const close = () => tellMessenger('close');

/** All that is not needed before somebody scrolls, points or clicks. */
let attending: Promise<typeof import('./attend.ts')> | undefined;

function useAttention(show: (panel: Panel) => void, about: (known: About) => void) {
  useEffect(() => {
    async function listen(event: Event) {
      const { type, target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-ask]') : null;
      const isClick = event instanceof MouseEvent && type === 'click';
      if (!link && !type.startsWith('scroll')) return;
      if (link && isClick) {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        about({ order: link.dataset.ask, code: link.dataset.code });
        tellMessenger('open');
      }
      attending ??= import('./attend.ts');
      try {
        await (await attending).attend(type, link, tellMessenger, show);
      } catch {
        attending = undefined;
        if (!isClick || !link) return;
        tellMessenger('fail');
        if (!isOffline()) location.assign(link.href);
      }
    }
    const types = ['scroll', 'scrollend', 'focusin', 'pointerover', 'click'];
    for (const type of types) window.addEventListener(type, listen, true);
    return () => {
      for (const type of types) window.removeEventListener(type, listen, true);
    };
  }, [show, about]);
}

/** Stands before the footer: it sticks to the window's edge above it and never lies on its links. */
export function Messenger() {
  const { visible, fade, loading, open } = useMessenger();
  const { pathname } = useLocation();
  const [found, setFound] = useState<{ Panel: Panel } | null>(null);
  const [about, setAbout] = useState<About>({});
  const [show] = useState(() => (Panel: Panel) => setFound({ Panel }));
  useAttention(show, setAbout);
  useLayoutEffect(() => {
    tellMessenger('show');
    return () => tellMessenger('hide');
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => close, [pathname]);
  return (
    <>
      {visible ? (
        <PageLink
          to="/kontakt/"
          ahead="never"
          data-ask=""
          className="ask"
          data-fade={fade || undefined}
          aria-busy={(open && loading) || undefined}
        >
          <AskWords />
        </PageLink>
      ) : null}
      {found && open ? <found.Panel about={about} onClose={close} /> : null}
    </>
  );
}
