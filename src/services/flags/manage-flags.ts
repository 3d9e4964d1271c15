/** How operators change feature flags and segments. Each change is checked, has an author, and is in the history. */
import { randomInt } from 'node:crypto';
import type { FlagInput } from '#api/operator-flags.ts';
import { testedFlags } from '#core/content/tested-flags.ts';
import { checkFlag, checkRuleSegment, type DefinitionWorld } from '#core/flags/check-definition.ts';
import type { Flag, RuleSegment } from '#core/flags/definition.ts';
import { treatmentsOf } from '#core/flags/variants.ts';
import { Fault, type FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Shop } from '#services/handler.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import type { ChangeAuthor } from '#store/flags/change-number.ts';
import { findFlag, findRuleSegment, type StoredFlag, switchFlags, writeFlag, writeRuleSegment } from '#store/flags/definitions.ts';
import { type FlagIndex, flagsOf } from '#store/flags/flag-index.ts';
import { changeSegmentKeys, createSegment, importLargeSegment } from '#store/flags/segments.ts';

type Shops = Pick<Shop, 'store' | 'clock'>;
/** With stories, the tests of published pages are checked as well. */
type WithPages = Shops & Partial<Pick<Shop, 'stories'>>;

/** The flags of each published page that shows this flag. Throws Fault 'busy' while the content service was never reached. */
async function pagesOf({ stories }: WithPages): Promise<(flag: string) => string[][]> {
  const published = (await stories?.published())?.stories(null) ?? [];
  const pages = published.map(({ content }) => testedFlags(content)).filter((flags) => flags.length > 0);
  return (flag) => pages.filter((flags) => flags.includes(flag));
}

function authorOf({ clock }: Shops, actor: string): ChangeAuthor {
  return { actor, now: clock() };
}

function worldOf({ flags, ruleSegments, segments, largeSegments }: FlagIndex): DefinitionWorld {
  return {
    flag: (name) => flags.get(name)?.flag,
    ruleSegment: (name) => ruleSegments.get(name),
    hasSegment: (name) => segments.has(name),
    hasLargeSegment: (name) => largeSegments.has(name),
  };
}

function refuse(errors: readonly FieldError[]): void {
  if (errors.length > 0)
    throw new Fault('bad-input', `a definition is refused: ${errors.map(({ code }) => code).join(', ')}`, { errors: [...errors] });
}

function requireExpected(current: number | undefined, expected: number | undefined): void {
  if (expected !== undefined && current !== expected) throw new Fault('flag-changed', `expected change ${expected}, found ${current}`);
}

/** A change of who gets what begins a new phase. */
function sharesOf({ conditions, trafficAllocation = 100, defaultTreatment }: Flag): string {
  return JSON.stringify([
    conditions.map(({ conditionType, matcherGroup, partitions }) => [conditionType, matcherGroup, partitions]),
    trafficAllocation,
    defaultTreatment,
  ]);
}

function newFlag(input: FlagInput): Flag {
  const { plan: _plan, ...definition } = input;
  // Seeds have 31 bits, so that clients without signed numbers read them alike.
  const seed = () => randomInt(1, 2 ** 31 - 1);
  return { ...definition, algo: 2, status: 'ACTIVE', killed: false, seed: seed(), trafficAllocationSeed: seed(), changeNumber: 0 };
}

/** Makes a flag, or replaces its rules. It is refused, too, where a published page would have too many variants. Throws Fault 'bad-input' with the problems, 'flag-changed', 'not-found', or 'flag-exists'. */
export async function saveFlag(
  shop: WithPages,
  input: FlagInput & { expect?: number | undefined },
  mode: 'create' | 'change',
  actor: string,
): Promise<StoredFlag> {
  const { expect, ...fields } = input;
  const world = { ...worldOf(await flagsOf(shop.store)), pagesWith: await pagesOf(shop) };
  const author = authorOf(shop, actor);
  return shop.store.write(async (trx) => {
    const stored = await findFlag(trx, input.name);
    if (mode === 'create' && stored) throw new Fault('flag-exists', `there is a flag ${input.name}`);
    if (mode === 'change' && !stored) throw new Fault('not-found', `no flag ${input.name}`);
    requireExpected(stored?.flag.changeNumber, expect);
    const { plan, ...definition } = fields;
    const flag = stored ? { ...stored.flag, ...definition } : newFlag(fields);
    refuse(checkFlag(flag, stored?.flag ?? null, world));
    const isNewPhase = stored === null || sharesOf(flag) !== sharesOf(stored.flag);
    const phase = {
      phase: (stored?.phase ?? 0) + (isNewPhase ? 1 : 0),
      phaseAt: isNewPhase ? author.now.toISOString() : stored.phaseAt,
      plan,
    };
    return { ...phase, flag: await writeFlag(trx, { flag, ...phase }, mode, author) };
  });
}

async function changeState(shop: Shops, name: string, action: string, actor: string, change: (flag: Flag) => Flag): Promise<StoredFlag> {
  return shop.store.write(async (trx) => {
    const stored = await findFlag(trx, name);
    if (!stored) throw new Fault('not-found', `no flag ${name}`);
    const flag = change(stored.flag);
    // A repeated call changes nothing.
    if (JSON.stringify(flag) === JSON.stringify(stored.flag)) return stored;
    return { ...stored, flag: await writeFlag(trx, { ...stored, flag }, action, authorOf(shop, actor)) };
  });
}

/** Every visitor gets `treatment`, by default the flag's default treatment, from their next page on; open streams are told at once. */
export async function killFlag(shop: Shops, name: string, treatment: string | undefined, actor: string): Promise<StoredFlag> {
  return changeState(shop, name, 'kill', actor, (flag) => {
    if (treatment !== undefined && ![...treatmentsOf(flag), 'off'].includes(treatment))
      refuse([{ field: 'treatment', code: 'unknown-treatment', message: message('flag.problem.unknown-treatment', { treatment }) }]);
    return { ...flag, killed: true, defaultTreatment: treatment ?? flag.defaultTreatment };
  });
}

export async function restoreFlag(shop: Shops, name: string, actor: string): Promise<StoredFlag> {
  return changeState(shop, name, 'restore', actor, (flag) => ({ ...flag, killed: false, status: 'ACTIVE' }));
}

/** Archived flags stay as tombstones, so that clients drop them. */
export async function archiveFlag(shop: Shops, name: string, actor: string): Promise<StoredFlag> {
  return changeState(shop, name, 'archive', actor, (flag) => ({ ...flag, status: 'ARCHIVED' }));
}

export async function saveRuleSegment(
  shop: Shops,
  { name, expect, ...definition }: Pick<RuleSegment, 'name' | 'conditions' | 'excluded'> & { expect?: number | undefined },
  actor: string,
): Promise<RuleSegment> {
  const world = worldOf(await flagsOf(shop.store));
  return shop.store.write(async (trx) => {
    const stored = await findRuleSegment(trx, name);
    requireExpected(stored?.changeNumber, expect);
    const segment: RuleSegment = { ...definition, name, status: 'ACTIVE', changeNumber: 0 };
    refuse(checkRuleSegment(segment, world));
    return writeRuleSegment(trx, segment, stored ? 'change' : 'create', authorOf(shop, actor));
  });
}

/** Returns the change number, like the others. */
export async function addSegment(shop: Shops, name: string, actor: string): Promise<number> {
  const changeNumber = await shop.store.write((trx) => createSegment(trx, name, authorOf(shop, actor)));
  if (changeNumber === null) throw new Fault('flag-exists', `there is a segment ${name}`);
  return changeNumber;
}

export async function editSegmentKeys(
  shop: Shops,
  { name, add, remove }: { name: string; add: readonly string[]; remove: readonly string[] },
  actor: string,
): Promise<number> {
  const changeNumber = await shop.store.write((trx: StoreTransaction) =>
    changeSegmentKeys(trx, name, { add, remove }, authorOf(shop, actor)),
  );
  if (changeNumber === null) throw new Fault('not-found', `no segment ${name}`);
  return changeNumber;
}

export async function switchAllFlags(shop: Shops, isOff: boolean, actor: string): Promise<void> {
  await shop.store.write((trx) => switchFlags(trx, isOff, authorOf(shop, actor)));
}

const maxKeyLength = 250;

/** The first cell of each line of a CSV file; a line of names and quotes are left out. */
async function* keysOfFile(body: AsyncIterable<Uint8Array> | null, maxBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let rest = '';
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Fault('too-large', `a segment file is larger than ${maxBytes} bytes`);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield* keyOfLine(line);
  }
  yield* keyOfLine(rest + decoder.decode());
}

function keyOfLine(line: string): string[] {
  const [cell = ''] = line.split(/[,;\t]/, 1);
  const key = cell.trim().replace(/^"(.*)"$/, '$1');
  if (key === '' || key === 'key') return [];
  if (key.length > maxKeyLength) throw new Fault('bad-input', `a key has more than ${maxKeyLength} characters`);
  return [key];
}

/** Replaces a large segment by the keys of a file; until all of them are stored, the old ones count. */
export async function importSegmentFile(
  shop: Shops,
  name: string,
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
  actor: string,
): Promise<{ name: string; keys: number }> {
  return { name, keys: await importLargeSegment(shop.store, name, keysOfFile(body, maxBytes), authorOf(shop, actor)) };
}
