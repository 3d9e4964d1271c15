/** Keys of the whole editor: undo, redo, and Escape from a text's field back to the canvas. */
import { useEffect, useEffectEvent } from 'react';
import { useEditorInstance } from '#web/editor/context.ts';
import { selectedElement } from '#web/editor/state.ts';

export function useShortcuts(): void {
  const { store, send } = useEditorInstance();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest('dialog')) return;
    if (event.key === 'Escape' && target?.closest('textarea')) {
      const ref = selectedElement(store.getState());
      if (ref) send({ type: 'key', ref, key: 'Escape', isShift: false });
      else target.blur();
      return;
    }
    const isOwnField = target instanceof HTMLInputElement && target.type === 'text';
    if (isOwnField || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    store.dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
