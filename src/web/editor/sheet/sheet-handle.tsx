/** The handle of the sheet: a button that opens it step by step, by tap, keys and drag. Escape and the back gesture close it. */
import { useEffect, useEffectEvent } from 'react';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { useLayout } from '#web/editor/frame/use-window.ts';
import { openPanel } from '#web/editor/state.ts';
import { closedSheet, keyedSheet, type SheetState, tappedSheet } from './sheet-state.ts';
import { useSheetTexts } from './texts.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

type CloseWatcher = { onclose: (() => void) | null; destroy(): void };

/** The browser's own way back, such as a swipe from the edge of the screen; nothing where browsers have none to ask for. */
function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const Watcher = (window as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher;
    if (!isOpen || !Watcher) return;
    const watcher = new Watcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [isOpen]);
}

export function SheetHandle() {
  const t = useSheetTexts();
  const { store } = useEditorInstance();
  const layout = useLayout();
  const sheet = useEditor((state) => state.sheet);
  const panel = useEditor(openPanel);
  const set = (next: SheetState | null) => {
    if (next !== null && next !== sheet) store.dispatch({ type: 'sheet', sheet: next });
  };
  useCloseRequest(sheet !== 'peek', () => set(closedSheet(sheet)));
  const { isTap, ...drag } = useSheetDrag({ layout: layout === 'low' ? 'low' : 'phone', sheet, onSheet: set });
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-expanded={sheet !== 'peek'}
      aria-controls="editor-sheet"
      aria-label={t(`sheet.handle.${sheet}`, { panel: t(panel === 'check' ? 'check.heading' : `editor.tool.${panel}`) })}
      onClick={() => {
        if (isTap()) set(tappedSheet(sheet));
      }}
      onKeyDown={(event) => {
        const next = keyedSheet(sheet, event.key);
        if (next === null) return;
        event.preventDefault();
        set(next);
      }}
      {...drag}
    />
  );
}
