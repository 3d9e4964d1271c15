/**
 * "Frag uns": the launcher at the foot of the window, and the panel that opens from it or from any link with `data-ask` (the number of an
 * order, or nothing) and perhaps `data-code` (of an error page). Such a link leads to the contact page; scripts open the panel instead.
 */
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isOffline } from '#web/page/online.tsx';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { tellMessenger, useMessenger } from './state.ts';

/** What the link says about the question: the number of an order ('' for none), the code of an error page. */
export type About = { ask?: string; code?: string };
type Panel = ComponentType<{ about: About; onClose: () => void }>;

export type Found = { Panel: Panel };

const close = () => tellMessenger('close');

/** All that is not needed before somebody scrolls, points or clicks. */
let attending: Promise<typeof import('./messenger-lazy.ts')> | undefined;

const types = ['scroll', 'scrollend', 'focusin', 'pointerover', 'click'];

function useAttention(show: (found: Found) => void, about: (known: About) => void) {
  useEffect(() => {
    async function listen(event: Event & Partial<MouseEvent>) {
      const { type, target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-ask]') : null;
      if (!link && !type.startsWith('scroll')) return;
      const isClick = type === 'click';
      if (link && isClick) {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        about({ ...link.dataset });
        tellMessenger('open');
      }
      attending ??= import('./messenger-lazy.ts');
      try {
        await (await attending).showMessenger(type, link, tellMessenger, show);
      } catch {
        attending = undefined;
        if (!link || !isClick) return;
        tellMessenger('fail');
        if (!isOffline()) location.assign(link.href);
      }
    }
    for (const type of types) window.addEventListener(type, listen, true);
    return () => {
      for (const type of types) window.removeEventListener(type, listen, true);
    };
  }, [show, about]);
}

/** Stands before the footer: it sticks to the window's edge above it and never lies on its links. */
export function Messenger() {
  const t = useTexts();
  const { visible, fade, loading, open } = useMessenger();
  const { pathname } = useLocation();
  const [found, setFound] = useState<Found>();
  const [about, setAbout] = useState<About>({});
  useAttention(setFound, setAbout);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page shows it anew, so another page closes its panel
  useLayoutEffect(() => {
    tellMessenger('show');
    return () => tellMessenger('hide');
  }, [pathname]);
  return (
    <>
      {visible ? (
        <aside aria-label={t('footer.help')} className="contents">
          <PageLink
            to="/kontakt/"
            ahead="never"
            data-ask=""
            className="ask"
            data-fade={fade || undefined}
            aria-busy={(open && loading) || undefined}
          >
            {t('footer.ask')}
          </PageLink>
        </aside>
      ) : null}
      {found && open ? <found.Panel about={about} onClose={close} /> : null}
    </>
  );
}
