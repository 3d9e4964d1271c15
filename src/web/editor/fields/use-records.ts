/** The records of the list that a saved design is printed for. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShownRecord, ShownRecords } from '#api/people/shown-records.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';

export type Records = {
  /** Of all the first ones. */
  loaded: readonly ShownRecord[];
  count: number;
  /** Fetches what comes next. */
  more(): Promise<void>;
};

async function fetchRecords(id: string, from: number): Promise<ShownRecords['merge']> {
  const headers = { accept: 'application/json' };
  const response = await fetch(`/web-api/designs/${encodeURIComponent(id)}/merge?from=${from}`, { credentials: 'same-origin', headers });
  return response.ok ? ((await response.json()) as ShownRecords).merge : null;
}

/** Null while nothing is known, and for a design that is printed for no list. */
export function useRecords(): Records | null {
  const { session } = useEditorInstance();
  const isSaved = useEditor(({ save }) => save.savedAt !== null);
  const [found, setFound] = useState<Omit<Records, 'more'> | null>(null);
  const isLoading = useRef(false);
  const load = useCallback(
    async (before: readonly ShownRecord[]) => {
      const id = session.identity()?.id;
      if (!id || isLoading.current) return;
      isLoading.current = true;
      const merge = await fetchRecords(id, before.length).catch(() => null);
      isLoading.current = false;
      if (merge) setFound({ loaded: [...before, ...merge.records], count: merge.count });
    },
    [session],
  );
  useEffect(() => {
    if (isSaved) void load([]);
  }, [isSaved, load]);
  return found && { ...found, more: () => load(found.loaded) };
}
