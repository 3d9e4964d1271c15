/** The evaluation engine of the flag protocol's SDKs, which is not exported by them: the reference of our own. */
import { createRequire } from 'node:module';
import type { Flag, RuleSegment } from '#core/flags/definition.ts';
import type { FlagWorld } from '#core/flags/evaluate.ts';

export type SdkEvaluation = { treatment: string; label: string; changeNumber?: number; config: string | null };

type Cache<T> = new () => { update(added: readonly T[], removed: readonly T[], changeNumber: number): boolean };
type SegmentCache = new () => { update(name: string, added: readonly string[], removed: readonly string[], changeNumber: number): boolean };

const sdk = createRequire(createRequire(import.meta.url).resolve('@splitsoftware/splitio'));
const { evaluateFeature } = sdk('@splitsoftware/splitio-commons/cjs/evaluator/index.js') as {
  evaluateFeature(log: object, key: unknown, flag: string, attributes: object, storage: object): SdkEvaluation;
};
export const { bucket: sdkBucket } = sdk('@splitsoftware/splitio-commons/cjs/utils/murmur3/murmur3.js') as {
  bucket(key: string, seed: number): number;
};
const inMemory = (file: string) => sdk(`@splitsoftware/splitio-commons/cjs/storages/inMemory/${file}.js`);
const { SplitsCacheInMemory } = inMemory('SplitsCacheInMemory') as { SplitsCacheInMemory: Cache<Flag> };
const { RBSegmentsCacheInMemory } = inMemory('RBSegmentsCacheInMemory') as { RBSegmentsCacheInMemory: Cache<RuleSegment> };
const { SegmentsCacheInMemory } = inMemory('SegmentsCacheInMemory') as { SegmentsCacheInMemory: SegmentCache };

const nothing = () => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };

export type Definitions = {
  flags: readonly Flag[];
  ruleSegments: readonly RuleSegment[];
  segments: ReadonlyMap<string, ReadonlySet<string>>;
  largeSegments: ReadonlyMap<string, ReadonlySet<string>>;
};

function segmentCache(segments: Definitions['segments']): object {
  const cache = new SegmentsCacheInMemory();
  for (const [name, keys] of segments) cache.update(name, [...keys], [], 1);
  return cache;
}

/** Evaluates as `client.getTreatmentWithConfig` does, for a text or a key of two parts. */
export function sdkEngine(definitions: Definitions): (name: string, key: unknown, attributes: object) => SdkEvaluation {
  const splits = new SplitsCacheInMemory();
  splits.update(definitions.flags, [], 1);
  const rbSegments = new RBSegmentsCacheInMemory();
  // The storages of the SDK drop archived segments when they are fetched.
  rbSegments.update(
    definitions.ruleSegments.filter(({ status }) => status === 'ACTIVE'),
    [],
    1,
  );
  const storage = {
    splits,
    rbSegments,
    segments: segmentCache(definitions.segments),
    largeSegments: segmentCache(definitions.largeSegments),
  };
  return (name, key, attributes) => evaluateFeature(silent, key, name, attributes, storage);
}

/** The same definitions for our own engine. */
export function worldOf({ flags, ruleSegments, segments, largeSegments }: Definitions): FlagWorld {
  const flagsByName = new Map(flags.map((flag) => [flag.name, flag]));
  const segmentsByName = new Map(ruleSegments.map((segment) => [segment.name, segment]));
  return {
    flag: (name) => flagsByName.get(name),
    ruleSegment: (name) => segmentsByName.get(name),
    isInSegment: (name, key) => segments.get(name)?.has(key) === true,
    isInLargeSegment: (name, key) => largeSegments.get(name)?.has(key) === true,
  };
}
