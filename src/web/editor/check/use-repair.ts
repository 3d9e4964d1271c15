/** The one-click repair of a finding, worked out while the browser has nothing else to do. */
import { useEffect, useState } from 'react';
import { type Repair, type Repairable, repairOf } from '#core/preflight/repair/repair.ts';
import type { ShownFinding } from '#web/editor/state.ts';

/** A trial of repairs takes longer than a frame: it waits for a pause of this length after the check, so that typing stays smooth. */
const pauseMs = 600;

/** Between the frames of a gesture a browser is idle for less than this; only while nothing is drawn it is idle for longer. */
const longIdleMs = 30;
/** A page that always draws something gets its repairs, too. */
const latestMs = 5_000;

/** Runs `task` in a long idle period after the pause; the returned function cancels it. Safari has no idle callbacks. */
function whenIdle(task: () => void): () => void {
  let handle: number | null = null;
  const latest = performance.now() + pauseMs + latestMs;
  const request = () => {
    handle = requestIdleCallback((period) => (period.timeRemaining() > longIdleMs || performance.now() > latest ? task() : request()));
  };
  const timer = setTimeout(typeof requestIdleCallback === 'undefined' ? task : request, pauseMs);
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
