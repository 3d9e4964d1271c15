/** The one-click repair of a finding, worked out while the browser has nothing else to do. */
import { useEffect, useState } from 'react';
import { type Repair, type Repairable, repairOf } from '#core/preflight/repair/repair.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { runInLongPause } from '#web/editor/run-in-pauses.ts';
import type { ShownFinding } from '#web/editor/state.ts';

/** A trial of repairs takes longer than a frame: it waits for a pause of this length after the check, so that typing stays smooth. */
const pauseMs = 600;

type Known = { of: Repairable; repair: Repair | null };

/** Null while it is worked out and where there is none. The last one stays in view until that of a changed design is known. */
export function useRepair(of: Repairable, finding: ShownFinding): { repair: Repair | null; isCurrent: boolean } {
  const [known, setKnown] = useState<Known | null>(null);
  const { previewOf } = useEditorInstance();
  // Not in the middle of typing: the check of what is typed brings findings of its own.
  const isShown = useEditor((state) => previewOf(state).preview?.design === of.design);
  useEffect(() => {
    if (isShown) return runInLongPause(() => setKnown({ of, repair: repairOf(of, finding) }), pauseMs);
  }, [of, finding, isShown]);
  return { repair: known?.repair ?? null, isCurrent: known?.of === of };
}
