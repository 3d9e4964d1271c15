/** Loads what the design is set with, for the first layout of the restored draft; tries again by itself when the network comes back. */
import { useEffect, useState } from 'react';
import { fallbackKeys } from '#core/layout/text/runs.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { areFontsReady, loadFace, loadFonts } from './fonts.ts';

const fallbackDelayMs = 3000;
/** The first layout waits no longer than this for the copies of this browser. */
const maxRestoreMs = 1000;

export function useFonts(): void {
  const { store } = useEditorInstance();
  const isRestored = useRestored();
  // Null once everything is there, so that edits of what is there render nothing.
  const waiting = useEditor(({ history: { content }, fonts }) => (fonts && areFontsReady(content.design) ? null : content.design));

  useEffect(() => {
    if (!waiting || !isRestored) return;
    let isCurrent = true;
    const load = () =>
      loadFonts(waiting).then(
        (set) => {
          if (!isCurrent) return;
          const revision = (store.getState().fonts?.revision ?? 0) + 1;
          store.report({ fonts: { set, revision }, hasFontsFailed: false });
        },
        () => isCurrent && store.report({ hasFontsFailed: true }),
      );
    void load();
    window.addEventListener('online', load);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', load);
    };
  }, [waiting, store, isRestored]);

  // Fallback faces for rare letters are prefetched, so that a name typed offline is still set.
  const isReady = waiting === null;
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => {
      for (const key of fallbackKeys) loadFace(key).catch(() => undefined);
    }, fallbackDelayMs);
    return () => clearTimeout(timer);
  }, [isReady]);
}

/**
 * True once the draft is restored, or late. A layout that came first would lay out the version of the server in vain, and restoring would
 * wait until it is painted.
 */
function useRestored(): boolean {
  const isReady = useEditor((state) => state.isReady);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), maxRestoreMs);
    return () => clearTimeout(timer);
  }, []);
  return isReady || isLate;
}
