/** Keys of the whole editor: undo and redo, all or none selected, selected prints removed. */
import { useEffect, useEffectEvent } from 'react';
import { useEditorInstance } from '#web/editor/context.ts';
import { useSelectedIds, useSetActions, useSetRows } from './use-set.ts';

export function useSetKeys(): void {
  const { store } = useEditorInstance();
  const rows = useSetRows();
  const selected = useSelectedIds();
  const { select, remove } = useSetActions();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (event.defaultPrevented || (target instanceof HTMLElement && target.closest('dialog, input[type="text"], textarea'))) return;
    const letter = (ctrlKey || metaKey) && !altKey ? key.toLowerCase() : '';
    if (letter === 'z' || letter === 'y') store.dispatch({ type: letter === 'y' || shiftKey ? 'redo' : 'undo' });
    else if (letter === 'a') select(rows.map(({ id }) => id));
    else if (key === 'Escape' && selected.size > 0) select([]);
    else if (key === 'Delete' && selected.size > 0) remove(selected);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
