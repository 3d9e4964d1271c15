/** The records of the list that a saved design is printed for. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';

type Merge = NonNullable<Output<Calls['GET /web-api/designs/:id/merge']>['merge']>;
type ShownRecord = Merge['records'][number];

export type Records = {
  /** Of all the first ones. */
  loaded: readonly ShownRecord[];
  count: number;
  /** Fetches what comes next. */
  more(): Promise<void>;
};

/** Null while nothing is known, and for a design that is printed for no list. */
export function useRecords(): Records | null {
  const site = useSite();
  const { session } = useEditorInstance();
  const isSaved = useEditor(({ save }) => save.savedAt !== null);
  const [found, setFound] = useState<Omit<Records, 'more'> | null>(null);
  const isLoading = useRef(false);
  const load = useCallback(
    async (before: readonly ShownRecord[]) => {
      const id = session.identity()?.id;
      if (!id || isLoading.current) return;
      isLoading.current = true;
      const answer = await call(site)('GET /web-api/designs/:id/merge', { id, from: before.length }).catch(() => null);
      isLoading.current = false;
      const merge = answer?.merge;
      if (merge) setFound({ loaded: [...before, ...merge.records], count: merge.count });
    },
    [session, site],
  );
  useEffect(() => {
    if (isSaved) void load([]);
  }, [isSaved, load]);
  return found && { ...found, more: () => load(found.loaded) };
}
