/** Faults that a test plans for a stand-in of a payment provider. */

/**
 * Of a request: `drop-before` ends the connection and does nothing, `drop-after` does what is asked and ends it, `slow` does it and waits
 * until the caller waits no more, `500` does nothing and `500-after` does it, and both answer 500. Of an event: `dup-hook` posts it twice,
 * `reorder` after the next one, `no-hook` never.
 */
export type FaultKind = 'drop-before' | 'drop-after' | 'slow' | '500' | '500-after' | 'dup-hook' | 'reorder' | 'no-hook';

export type PlannedFault = {
  /** Method and path of a request, 'POST /v1/refunds', where `*` stands for one part; or the type of an event. */
  path: string;
  /** Which of the requests or events from now on has it; the first is 1. */
  nth: number;
  fault: FaultKind;
};

export type FaultPlan = {
  plan(...faults: PlannedFault[]): void;
  /** The fault of this request or event; null for none. Each happens once. */
  take(path: string): FaultKind | null;
};

function fits(pattern: string, path: string): boolean {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  return parts.length === wanted.length && wanted.every((part, index) => part === '*' || part === parts[index]);
}

export function faultPlan(): FaultPlan {
  let waiting: { path: string; left: number; fault: FaultKind }[] = [];
  return {
    plan(...faults) {
      waiting.push(...faults.map(({ path, nth, fault }) => ({ path, left: nth, fault })));
    },
    take(path) {
      const matching = waiting.filter((one) => fits(one.path, path));
      for (const one of matching) one.left -= 1;
      const due = matching.find(({ left }) => left === 0);
      waiting = waiting.filter(({ left }) => left > 0);
      return due?.fault ?? null;
    },
  };
}
