/** Keys that work everywhere in the configurator: undo, redo, and Escape from a field back to the stage. */
import { type Dispatch, useEffect } from 'react';
import type { Action } from './state.ts';

export function useShortcuts(dispatch: Dispatch<Action>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('dialog')) return;
      if (event.key === 'Escape') {
        const field = target?.closest('textarea');
        if (!field) return;
        const chosen = document.querySelector<HTMLElement>('.touch-selected');
        if (chosen) chosen.focus();
        else field.blur();
        return;
      }
      const isOwnField = target instanceof HTMLInputElement && target.type === 'text';
      if (isOwnField || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [dispatch]);
}
