/** What the window is like: its layout, and how much of it a keyboard leaves. The style sheets of the editor name the same queries. */
import { useEffect, useState, useSyncExternalStore } from 'react';

/** 'phone': tools below the stage; 'low': a phone on its side, tools beside it; 'wide': rail and panel beside it. */
export type Layout = 'phone' | 'low' | 'wide';

function queryOf(text: string): MediaQueryList | null {
  return typeof matchMedia === 'undefined' ? null : matchMedia(text);
}

/** Both null on the server. `low` wins. */
const low = queryOf('(max-height: 499px) and (min-width: 568px)');
const phone = queryOf('(max-width: 767px)');

/** Wide on the server, whose style sheets say the same for every window. */
export function currentLayout(): Layout {
  return low?.matches ? 'low' : phone?.matches ? 'phone' : 'wide';
}

function subscribe(listener: () => void) {
  for (const query of [low, phone]) query?.addEventListener('change', listener);
  return () => {
    for (const query of [low, phone]) query?.removeEventListener('change', listener);
  };
}

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, currentLayout, () => 'wide');
}

/** Whether one panel at a time is shown, in a sheet. */
export function useNarrow(): boolean {
  return useLayout() !== 'wide';
}

/** Height of what can be seen while a keyboard lies over the window, in pixels, and how far it is scrolled; null without one. */
export type Keyboard = { height: number; top: number } | null;

/** A keyboard that leaves less, as on a phone on its side, leaves no room for the card: a text is edited in a field that can be seen. */
const aloneBelowPx = 200;

export function leavesTextAlone(keyboard: Keyboard): boolean {
  return keyboard !== null && keyboard.height < aloneBelowPx;
}

/** Only the browser's own keyboard makes the visual viewport lower than the window. */
export function useKeyboard(): Keyboard {
  const [seen, setSeen] = useState<Keyboard>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const isCovered = viewport.scale < 1.05 && viewport.height < window.innerHeight * 0.8;
      setSeen(isCovered ? { height: Math.round(viewport.height), top: Math.round(viewport.offsetTop) } : null);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return seen;
}
