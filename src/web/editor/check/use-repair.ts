/** The one-click repair of a finding, worked out while the browser has nothing else to do. */
import { useEffect, useState } from 'react';
import { type Repair, type Repairable, repairOf } from '#core/preflight/repair/repair.ts';
import type { ShownFinding } from '#web/editor/state.ts';

/** A trial of repairs takes longer than a frame: it waits for a pause of this length after the check, so that typing stays smooth. */
const pauseMs = 600;

/** Runs `task` in an idle period after the pause; the returned function cancels it. Safari has no idle callbacks. */
function whenIdle(task: () => void): () => void {
  let handle: number | null = null;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'undefined') task();
    else handle = requestIdleCallback(task, { timeout: 2_000 });
  }, pauseMs);
  return () => {
    clearTimeout(timer);
    if (handle !== null) cancelIdleCallback(handle);
  };
}

type Known = { of: Repairable; repair: Repair | null };

/** Null while it is worked out and where there is none. The last one stays in view until that of a changed design is known. */
export function useRepair(of: Repairable, finding: ShownFinding): { repair: Repair | null; isCurrent: boolean } {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => whenIdle(() => setKnown({ of, repair: repairOf(of, finding) })), [of, finding]);
  return { repair: known?.repair ?? null, isCurrent: known?.of === of };
}
