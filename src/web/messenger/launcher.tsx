/**
 * "Frag uns": the launcher at the foot of the window, and the panel that opens from it or from any link with `data-ask` (the number of an
 * order, or nothing) and perhaps `data-code` (of an error page). Such a link leads to the contact page; scripts open the panel instead.
 */

import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { isOffline } from '#web/page/online.tsx';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import type { LoadedPanel, MessageSubject } from './panel-props.ts';
import { dispatch, useMessenger } from './state.ts';

const close = () => dispatch('close');

/** What is needed from the first scroll, hover or click on. */
let lazy: Promise<typeof import('./messenger-lazy.ts')> | undefined;

const types = ['scroll', 'scrollend', 'focusin', 'pointerover', 'click'];

function useEvents(onLoad: (loaded: LoadedPanel) => void, setAbout: (about: MessageSubject) => void) {
  useEffect(() => {
    async function listen(event: Event & Partial<MouseEvent>) {
      const { type, target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-ask]') : null;
      if (!link && !type.startsWith('scroll')) return;
      const isClick = type === 'click';
      if (link && isClick) {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        setAbout({ ...link.dataset });
        dispatch('open');
      }
      lazy ??= import('./messenger-lazy.ts');
      try {
        await (await lazy).handleEvent(type, link, dispatch, onLoad);
      } catch {
        lazy = undefined;
        if (!link || !isClick) return;
        dispatch('fail');
        if (!isOffline()) location.assign(link.href);
      }
    }
    for (const type of types) window.addEventListener(type, listen, true);
    return () => {
      for (const type of types) window.removeEventListener(type, listen, true);
    };
  }, [onLoad, setAbout]);
}

/**
 * An index tab at the right edge of a wide window, in the margin that pages leave; nothing on small ones. It takes no room: it lies beside
 * the end of the page and stops where the footer begins. It stands inside the padding that pages keep for sticky bars: reaching it by key
 * must not move the page.
 */
const tab = [
  'sticky bottom-24 z-30 -mt-36 hidden h-36 w-10 -scroll-mb-22 items-center justify-center self-end xl:flex print:hidden',
  'rounded-l-control border border-r-0 border-line bg-page text-[16px]/[24px] font-[650] tracking-[0.005em] text-ink [writing-mode:vertical-rl]',
  'shadow-[-6px_12px_24px_-12px_rgb(var(--shade)/0.22)] transition-[opacity,visibility,background-color] duration-160 hover:bg-ground',
  'aria-busy:cursor-progress data-fade:not-focus-visible:invisible data-fade:not-focus-visible:opacity-0',
].join(' ');

/** Rendered before the footer, so that it sticks to the window's edge above it and never covers its links. */
export function Messenger() {
  const t = useTexts();
  const { visible, fade, loading, open } = useMessenger();
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState<LoadedPanel>();
  const [about, setAbout] = useState<MessageSubject>({});
  useEvents(setLoaded, setAbout);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the panel
  useLayoutEffect(() => {
    dispatch('show');
    return () => dispatch('hide');
  }, [pathname]);
  return (
    <>
      {visible ? (
        <aside aria-label={t('footer.help')} className="contents">
          <PageLink
            to={pathTo('contact')}
            ahead="never"
            data-ask=""
            className={`ask ${tab}`}
            data-fade={fade || undefined}
            aria-busy={(open && loading) || undefined}
          >
            {t('footer.ask')}
          </PageLink>
        </aside>
      ) : null}
      {loaded && open ? <loaded.Panel about={about} onClose={close} /> : null}
    </>
  );
}
