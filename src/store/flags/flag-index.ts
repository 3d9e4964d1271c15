/**
 * Feature flags and segments in memory, rebuilt when the row `flags` of the versions has grown. Of the standard segments only those that
 * changed are read again; large segments are asked for one key at a time.
 */
import { LRUCache } from 'lru-cache';
import type { Flag, RuleSegment } from '#core/flags/definition.ts';
import type { FlagWorld } from '#core/flags/evaluate.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { createVersionedIndex } from '#core/values/versioned-index.ts';
import type { Store } from '#store/db/store.ts';
import { readVersions } from '#store/db/versions.ts';
import { readFlags, readRuleSegments, type StoredFlag } from './definitions.ts';
import { type KeySet, keySet } from './key-set.ts';
import { type LargeSegment, largeSegmentsOfKey, readLargeSegments, readSegments, segmentKeys, segmentsOfKey } from './segments.ts';

export type IndexedSegment = { changeNumber: number; keys: KeySet };

export type FlagIndex = {
  /** Every visitor gets the defaults. */
  isOff: boolean;
  /** Of the newest change of anything. */
  changeNumber: number;
  flags: ReadonlyMap<string, StoredFlag>;
  ruleSegments: ReadonlyMap<string, RuleSegment>;
  segments: ReadonlyMap<string, IndexedSegment>;
  largeSegments: ReadonlyMap<string, LargeSegment>;
  /** What rules may ask about a key. */
  worldFor(key: string): Promise<FlagWorld>;
  /** Names of the standard segments that hold a key. */
  segmentsOfKey(key: string): Promise<string[]>;
};

/** Answers about large segments are this old at most. */
const largeSegmentAgeMs = 30_000;
const maxLargeSegmentKeys = 50_000;

/** True where some definition names a large segment. */
function asksLargeSegments(flags: readonly Flag[], segments: readonly RuleSegment[]): boolean {
  const groups = [...flags, ...segments].flatMap(({ conditions }) => conditions ?? []);
  const isAsked = groups.some(({ matcherGroup }) => matcherGroup.matchers.some(({ matcherType }) => matcherType === 'IN_LARGE_SEGMENT'));
  return isAsked || segments.some(({ excluded }) => excluded?.segments?.some(({ type }) => type === 'large') ?? false);
}

async function load(store: Store, previous: FlagIndex | null): Promise<FlagIndex> {
  const state = await store.db.selectFrom('flag_state').selectAll().executeTakeFirst();
  const stored = await readFlags(store);
  const ruleSegments = new Map((await readRuleSegments(store)).map((segment) => [segment.name, segment]));
  const largeSegments = new Map((await readLargeSegments(store)).map((segment) => [segment.name, segment]));
  const segments = new Map<string, IndexedSegment>();
  for (const { name, changeNumber } of await readSegments(store)) {
    const held = previous?.segments.get(name);
    const keys = held?.changeNumber === changeNumber ? held.keys : await keySet(segmentKeys(store, name));
    segments.set(name, { changeNumber, keys });
  }
  const flags = new Map(stored.map((flag) => [flag.flag.name, flag]));
  const asksLarge = asksLargeSegments(
    stored.map(({ flag }) => flag),
    [...ruleSegments.values()],
  );
  const largeOf = new LRUCache<string, ReadonlySet<string>>({ max: maxLargeSegmentKeys, ttl: largeSegmentAgeMs });
  async function largeSegmentsFor(key: string): Promise<ReadonlySet<string>> {
    if (!asksLarge) return noSegments;
    const found = largeOf.get(key) ?? new Set(await largeSegmentsOfKey(store, key));
    largeOf.set(key, found);
    return found;
  }
  return {
    isOff: state?.is_off === 1,
    changeNumber: state?.change_number ?? -1,
    flags,
    ruleSegments,
    segments,
    largeSegments,
    segmentsOfKey: (key) => segmentsOfKey(store, key),
    async worldFor(key) {
      const large = await largeSegmentsFor(key);
      return {
        flag: (name) => flags.get(name)?.flag,
        ruleSegment: (name) => ruleSegments.get(name),
        isInSegment: (name, asked) => segments.get(name)?.keys.has(asked) ?? false,
        isInLargeSegment: (name, asked) => asked === key && large.has(name),
      };
    },
  };
}

const noSegments: ReadonlySet<string> = new Set();

const indexOf = weakMemoize((store: Store) => createVersionedIndex((_version, previous: FlagIndex | null) => load(store, previous)));

/** Where the flags of a store come from, other than from the store. */
const sources = new WeakMap<Store, (isOff: boolean) => FlagIndex>();

/** From now on, the flags are those of `source`, which is told whether operators have switched all of them off. */
export function readFlagsFrom(store: Store, source: (isOff: boolean) => FlagIndex): void {
  sources.set(store, source);
}

/** Version of the flags among those of all data. */
export function flagVersion(versions: ReadonlyMap<string, number>): number {
  return versions.get('flags') ?? 0;
}

/** The flags at a version or a later one; without it the current ones, for one cheap read. Concurrent rebuilds share one. */
export async function flagsOf(store: Store, version?: number): Promise<FlagIndex> {
  const own = (await indexOf(store).at(version ?? flagVersion(await readVersions(store)))).value;
  return sources.get(store)?.(own.isOff) ?? own;
}
