/** A part of the state that has come to rest. Changes until then render nothing. */
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useEditorInstance } from '#web/editor/context.ts';
import type { EditorState } from '#web/editor/state.ts';

/** The selected part once it has not changed for `ms`; the first one that is not null at once. The selector is that of `useEditor`. */
export function useSettled<T>(select: (state: EditorState<unknown>) => T, ms: number): T {
  const { store } = useEditorInstance();
  const [settled, setSettled] = useState(() => select(store.getState()));
  const read = useEffectEvent(() => select(store.getState()));
  useEffect(() => {
    let last: T | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function check() {
      const value = read();
      if (value === last) return;
      clearTimeout(timer);
      timer = setTimeout(() => startTransition(() => setSettled(() => value)), last === null ? 0 : ms);
      last = value;
    }
    check();
    const unsubscribe = store.subscribe(check);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, ms]);
  return settled;
}
