/**
 * Feature flags of another vendor's service that speaks the flag protocol, read by its unmodified SDK. Only definitions and segments are read:
 * pages are rendered with them as with the shop's own, and what visitors see and do is reported to the shop alone.
 */
import { flagSchema, ruleSegmentSchema } from '#core/flags/definition.ts';
import type { FlagWorld } from '#core/flags/evaluate.ts';
import { defaultPlan } from '#core/flags/plan.ts';
import type { LogFunction } from '#services/handler.ts';
import type { FlagIndex, IndexedSegment } from '#store/flags/flag-index.ts';
import { keySet } from '#store/flags/key-set.ts';

/** `endpoint`: address below which the service has /api and /sse; null for the vendor's own hosts. */
export type VendorSettings = { serverKey: string; endpoint: string | null };

export type VendorFlags = {
  /** Empty until the service has answered for the first time: then visitors see what they always saw. */
  index(isOff: boolean): FlagIndex;
  close(): Promise<void>;
};

type Changes = { splitChanges: { ff: { d: unknown[] }; rbs: { d: unknown[] } } };
type Segments = { segmentChanges: { name: string; added: string[]; till: number }[] };

/** Results of earlier shares are not known here, so that all of them are one phase. */
const onePhase = { phase: 1, phaseAt: new Date(0).toISOString(), plan: defaultPlan };

const empty = indexOf({ flags: new Map(), ruleSegments: new Map(), segments: new Map() }, -1);

type Definitions = Pick<FlagIndex, 'flags' | 'ruleSegments' | 'segments'>;

/** Large segments are not part of what servers are told. */
function indexOf({ flags, ruleSegments, segments }: Definitions, changeNumber: number): FlagIndex {
  const world: FlagWorld = {
    flag: (name) => flags.get(name)?.flag,
    ruleSegment: (name) => ruleSegments.get(name),
    isInSegment: (name, key) => segments.get(name)?.keys.has(key) ?? false,
    isInLargeSegment: () => false,
  };
  return {
    isOff: false,
    changeNumber,
    flags,
    ruleSegments,
    segments,
    largeSegments: new Map(),
    worldFor: async () => world,
    segmentsOfKey: async (key) => [...segments].flatMap(([name, { keys }]) => (keys.has(key) ? name : [])),
  };
}

async function indexOfPlan({ splitChanges, segmentChanges }: Changes & Segments, log: LogFunction): Promise<FlagIndex> {
  const flags: FlagIndex['flags'] = new Map(
    splitChanges.ff.d.flatMap((definition) => {
      const { data: flag, error } = flagSchema.safeParse(definition);
      if (!flag) log('warn', 'vendor-flag-refused', { flag: (definition as { name?: unknown }).name, problem: error.message });
      return flag ? [[flag.name, { flag, ...onePhase }] as const] : [];
    }),
  );
  const ruleSegments: FlagIndex['ruleSegments'] = new Map(
    splitChanges.rbs.d.flatMap((definition) => {
      const { data: segment } = ruleSegmentSchema.safeParse(definition);
      return segment ? [[segment.name, segment] as const] : [];
    }),
  );
  const segments = new Map<string, IndexedSegment>();
  async function* inOnePage(keys: string[]) {
    yield keys;
  }
  for (const { name, added, till } of segmentChanges) segments.set(name, { changeNumber: till, keys: await keySet(inOnePage(added)) });
  const numbers = [
    ...Array.from(flags.values(), ({ flag }) => flag.changeNumber),
    ...Array.from(ruleSegments.values(), ({ changeNumber }) => changeNumber),
    ...Array.from(segments.values(), ({ changeNumber }) => changeNumber),
  ];
  return indexOf({ flags, ruleSegments, segments }, Math.max(-1, ...numbers));
}

function urlsOf(endpoint: string) {
  const api = `${endpoint}/api`;
  return { sdk: api, events: api, auth: api, telemetry: api, streaming: endpoint };
}

export async function openVendorFlags({ serverKey, endpoint }: VendorSettings, log: LogFunction): Promise<VendorFlags> {
  const { SplitFactory } = await import('@splitsoftware/splitio');
  const factory = SplitFactory({
    core: { authorizationKey: serverKey, IPAddressesEnabled: false },
    // Nothing is evaluated by the SDK, so that it has nothing to report.
    sync: { impressionsMode: 'NONE' },
    ...(endpoint === null ? {} : { urls: urlsOf(endpoint) }),
  } as SplitIO.INodeSettings) as SplitIO.ISDK;
  const client = factory.client();
  let current = { on: empty, off: { ...empty, isOff: true } };
  let last = Promise.resolve();
  const update = () => {
    last = last.then(async () => {
      const plan = factory.getRolloutPlan({ exposeSegments: true }) as unknown as Changes & Segments;
      const index = await indexOfPlan(plan, log);
      current = { on: index, off: { ...index, isOff: true } };
    });
    last.catch((error: unknown) => log('error', 'vendor-flags-not-read', { error: String(error) }));
  };
  client.on(client.Event.SDK_READY, update);
  client.on(client.Event.SDK_UPDATE, update);
  client.on(client.Event.SDK_READY_TIMED_OUT, () => log('warn', 'vendor-flags-late', {}));
  return {
    index: (isOff) => (isOff ? current.off : current.on),
    close: () => client.destroy(),
  };
}
