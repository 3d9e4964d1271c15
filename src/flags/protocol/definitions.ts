/** Answers of the flag protocol about definitions, from the index in memory. Pure. */
import type { Flag, RuleSegment } from '#core/flags/definition.ts';
import type { FlagIndex } from '#store/flags/flag-index.ts';

/** Which flags a client wants; every list is empty for all. */
export type Filter = { sets: readonly string[]; names: readonly string[]; prefixes: readonly string[] };

export const filterLimits: Readonly<Record<keyof Filter, number>> = { sets: 50, names: 400, prefixes: 50 };

function isWanted({ name, sets }: Flag, filter: Filter, since: number): boolean {
  // A flag that left a set must reach its clients, so that they drop it: they filter again.
  if (filter.sets.length > 0) return since > -1 || (sets ?? []).some((set) => filter.sets.includes(set));
  if (filter.names.length + filter.prefixes.length === 0) return true;
  return filter.names.includes(name) || filter.prefixes.some((prefix) => name.startsWith(prefix));
}

type Collection<T> = { s: number; t: number; d: T[] };

function changesOf<T extends Flag | RuleSegment>(all: Iterable<T>, since: number, isIn: (definition: T) => boolean): Collection<T> {
  let till = since;
  const changed: T[] = [];
  for (const definition of all) {
    till = Math.max(till, definition.changeNumber);
    // Who knows nothing yet needs no tombstones.
    if (definition.changeNumber > since && isIn(definition) && !(since === -1 && definition.status === 'ARCHIVED'))
      changed.push(definition);
  }
  return { s: since, t: till, d: changed };
}

export type FlagChanges = { ff: Collection<Flag>; rbs: Collection<RuleSegment> };

/** Everything that is newer than the numbers a client has, -1 for nothing. The client's numbers come back where nothing is. */
export function flagChanges({ flags, ruleSegments }: FlagIndex, since: number, rbSince: number, filter: Filter): FlagChanges {
  const all = Array.from(flags.values(), ({ flag }) => flag);
  return {
    ff: changesOf(all, since, (flag) => isWanted(flag, filter, since)),
    rbs: changesOf(ruleSegments.values(), rbSince, () => true),
  };
}

/** The shape of specifications before 1.3. */
export function oldFlagChanges({ ff }: FlagChanges): { splits: Flag[]; since: number; till: number } {
  return { splits: ff.d, since: ff.s, till: ff.t };
}
