/**
 * Which guests of a list are known from another. Three things tell, in this order: the number of the shop's own export, the unchanged row, and
 * how alike names and addresses are. Guests are compared within blocks of bounded size, so the time is linear in both lists.
 */
import type { GivenNames } from '#core/people/import/given-names.ts';
import type { ListedGuest } from './listed-guest.ts';
import { blocksOf, type MatchKeys, matchKeys, partsOf } from './match-keys.ts';
import { askedFrom, givenScore, isSameHome, matchScore, sameFrom } from './match-score.ts';

export type Match =
  /** `known`: index in the guests that are known. */
  | { outcome: 'same'; known: number; reason: 'number' | 'row' | 'score' }
  /** Not added before the customer has answered. The most likely come first. */
  | { outcome: 'asked'; candidates: readonly number[] }
  | { outcome: 'new' };

export type Matches = {
  /** By guest of the new list. */
  matches: Match[];
  /** Known guests that the new list does not have. They are listed, never deleted. */
  absent: number[];
};

/** How far the most likely guest is ahead of the second, to be the same: further where its name is only alike. */
function leadFor(score: number): number {
  return score >= 0.96 ? 0.05 : 0.15;
}
const maxBlock = 50;
const maxCandidates = 10;

type Index = { keys: readonly MatchKeys[]; blocks: ReadonlyMap<string, readonly number[]> };
type Scored = { at: number; score: number };

function indexOf(keys: readonly MatchKeys[]): Index {
  const blocks = new Map<string, number[]>();
  const add = (block: string, at: number) => {
    const members = blocks.get(block);
    if (members) members.push(at);
    else blocks.set(block, [at]);
  };
  for (const [at, own] of keys.entries()) for (const block of blocksOf(own)) add(block, at);
  const large = [...blocks].filter(([, members]) => members.length > maxBlock);
  for (const [block, members] of large)
    for (const at of members) for (const part of partsOf(keys[at] as MatchKeys)) add(`${block}|${part}`, at);
  return { keys, blocks };
}

/** Of a block that is divided and still too large, its first guests: those at hand are as alike as the others. */
function candidatesOf(own: MatchKeys, { blocks }: Index): ReadonlySet<number> {
  const found = new Set<number>();
  for (const block of blocksOf(own)) {
    const members = blocks.get(block) ?? [];
    const lists = members.length <= maxBlock ? [members] : partsOf(own).map((part) => blocks.get(`${block}|${part}`) ?? []);
    for (const list of lists) for (const at of list.slice(0, maxBlock)) found.add(at);
  }
  return found;
}

/** Those that are at least asked about, the most likely first. */
function scoredOf(own: MatchKeys, index: Index): Scored[] {
  return [...candidatesOf(own, index)]
    .map((at): Scored => ({ at, score: matchScore(own, index.keys[at] as MatchKeys) }))
    .filter(({ score }) => score >= askedFrom)
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
}

function isClear(scored: readonly Scored[]): boolean {
  const [best, second] = scored;
  return best !== undefined && best.score >= sameFrom && best.score - (second?.score ?? 0) >= leadFor(best.score);
}

function asked(candidates: readonly number[]): Match {
  return { outcome: 'asked', candidates: candidates.slice(0, maxCandidates) };
}

/** Which guest has a key; of several with one key the first, the second and so on. */
function takenInOrder(known: readonly ListedGuest[], keyOf: (guest: ListedGuest) => string): (key: string) => number | null {
  const byKey = new Map<string, number[]>();
  for (const [at, guest] of known.entries()) {
    const list = byKey.get(keyOf(guest));
    if (list) list.push(at);
    else byKey.set(keyOf(guest), [at]);
  }
  const used = new Map<string, number>();
  return (key) => {
    const next = used.get(key) ?? 0;
    used.set(key, next + 1);
    return key === '' ? null : (byKey.get(key)?.[next] ?? null);
  };
}

export function matchGuests(incoming: readonly ListedGuest[], known: readonly ListedGuest[], names: GivenNames): Matches {
  const own = incoming.map((guest) => matchKeys(guest, names));
  const index = indexOf(known.map((guest) => matchKeys(guest, names)));
  const matches: (Match | null)[] = matchByNumber(incoming, known, own, index);
  const taken = new Set(matches.flatMap((match) => (match?.outcome === 'same' ? [match.known] : [])));
  const byRow = takenInOrder(known, ({ rowKey }) => rowKey);
  for (const [at, { rowKey }] of incoming.entries()) {
    const found = byRow(rowKey);
    if (matches[at] || found === null || taken.has(found)) continue;
    matches[at] = { outcome: 'same', known: found, reason: 'row' };
    taken.add(found);
  }
  const scored = own.map((keys, at) => (matches[at] ? [] : scoredOf(keys, index)));
  const claims = claimsOf(scored);
  const all = matches.map((match, at): Match => {
    if (match) return match;
    const candidates = scored[at] as Scored[];
    const [best] = candidates;
    if (!best) return { outcome: 'new' };
    const isOnly = isClear(candidates) && !taken.has(best.at) && isClearClaim(at, claims.get(best.at) ?? []);
    return isOnly ? { outcome: 'same', known: best.at, reason: 'score' } : asked(candidates.map((one) => one.at));
  });
  askAboutReplaced(all, own, index);
  const met = new Set(
    all.flatMap((match) => (match.outcome === 'same' ? [match.known] : match.outcome === 'asked' ? match.candidates : [])),
  );
  return { matches: all, absent: [...known.keys()].filter((at) => !met.has(at)) };
}

/**
 * A household that lacks a guest and has a new one may have changed, or a name may be written in a way that no table has. Only what else is in
 * the list tells that from a further child, so it is looked at last.
 */
function askAboutReplaced(matches: Match[], own: readonly MatchKeys[], index: Index): void {
  const found = new Set(matches.flatMap((match) => (match.outcome === 'same' ? [match.known] : [])));
  for (const [at, match] of matches.entries()) {
    if (match.outcome === 'same') continue;
    const keys = own[at] as MatchKeys;
    const before = match.outcome === 'asked' ? match.candidates : [];
    const lacking = [...candidatesOf(keys, index)].filter(
      (other) => !found.has(other) && !before.includes(other) && isSameHome(keys, index.keys[other] as MatchKeys),
    );
    if (lacking.length > 0) matches[at] = asked([...before.slice(0, maxCandidates / 2), ...lacking]);
  }
}

/**
 * By the number of the shop's own export. A row that was copied has the number of another guest: where several names fit a number, it does not
 * tell them apart. A name that was replaced by another is asked about.
 */
function matchByNumber(
  incoming: readonly ListedGuest[],
  known: readonly ListedGuest[],
  own: readonly MatchKeys[],
  index: Index,
): (Match | null)[] {
  const byNumber = new Map(known.flatMap(({ guestNumber }, at): [string, number][] => (guestNumber === '' ? [] : [[guestNumber, at]])));
  const fits = incoming.map(({ guestNumber }, at) => {
    const found = byNumber.get(guestNumber);
    return found === undefined ? null : { found, isAlike: givenScore(own[at] as MatchKeys, index.keys[found] as MatchKeys) > 0 };
  });
  const alike = new Map<number, number>();
  for (const fit of fits) if (fit?.isAlike) alike.set(fit.found, (alike.get(fit.found) ?? 0) + 1);
  return fits.map((fit) => {
    const fitting = fit === null ? 0 : (alike.get(fit.found) ?? 0);
    if (fit === null || fitting > 1 || (fitting === 1 && !fit.isAlike)) return null;
    return fit.isAlike ? { outcome: 'same', known: fit.found, reason: 'number' } : asked([fit.found]);
  });
}

/** By known guest: the guests of the new list that are most like it, the most likely first. */
function claimsOf(scored: readonly (readonly Scored[])[]): Map<number, Scored[]> {
  const claims = new Map<number, Scored[]>();
  for (const [at, [best]] of scored.entries()) {
    if (!best || best.score < sameFrom) continue;
    const list = claims.get(best.at);
    if (list) list.push({ at, score: best.score });
    else claims.set(best.at, [{ at, score: best.score }]);
  }
  for (const list of claims.values()) list.sort((a, b) => b.score - a.score);
  return claims;
}

/** True where no other guest of the new list is as much like the known one. */
function isClearClaim(at: number, claims: readonly Scored[]): boolean {
  return claims[0]?.at === at && isClear(claims);
}

/** Guests that a list has twice: by guest, the index of the earlier one it is like; null. */
export function doublesIn(guests: readonly ListedGuest[], names: GivenNames): (number | null)[] {
  const keys = guests.map((guest) => matchKeys(guest, names));
  const index = indexOf(keys);
  return keys.map((own, at) => scoredOf(own, index).find((one) => one.at < at && one.score >= sameFrom)?.at ?? null);
}
