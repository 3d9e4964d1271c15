/** The one-click repair of a finding, worked out while the browser has nothing else to do. */
import { useEffect, useState } from 'react';
import { type Repair, type Repairable, repairOf } from '#core/preflight/repair/repair.ts';
import type { ShownFinding } from '#web/editor/state.ts';

/** Runs `task` in an idle period; the returned function cancels it. Safari has no idle callbacks. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}

type Known = { of: Repairable; repair: Repair | null };

/** Null while it is worked out and where there is none. The last one stays in view until that of a changed design is known. */
export function useRepair(of: Repairable, finding: ShownFinding): { repair: Repair | null; isCurrent: boolean } {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => whenIdle(() => setKnown({ of, repair: repairOf(of, finding) })), [of, finding]);
  return { repair: known?.repair ?? null, isCurrent: known?.of === of };
}
