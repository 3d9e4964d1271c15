/** What golden queries say of answers: hits and nDCG of the first ten. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { FactKey, SearchEntry } from '#core/search/entry.ts';
import type { SearchAnswer } from '#core/search/search.ts';
import type { SearchedCatalogue } from './catalogues.ts';

const querySchema = z.strictObject({
  q: z.string(),
  type: z.string(),
  group: z.enum(['design', 'product', 'poster', 'saying', 'magazine', 'page', 'any']),
  all: z.optional(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
  best: z.optional(z.array(z.string())),
  k: z.optional(z.number()),
  relaxed: z.optional(z.boolean()),
  why: z.optional(z.string()),
  nonEmpty: z.optional(z.boolean()),
});
export type GoldenQuery = z.infer<typeof querySchema>;

export function goldenQueries(file: string): GoldenQuery[] {
  const { queries } = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as { queries: unknown[] };
  return queries.map((query) => querySchema.parse(query));
}

const factNames: Readonly<Record<string, FactKey>> = { mood: 'motif' };

function meets(entry: SearchEntry | undefined, all: GoldenQuery['all']): boolean {
  if (!entry) return false;
  return Object.entries(all ?? {}).every(([fact, wanted]) => {
    const values = entry.facts[factNames[fact] ?? (fact as FactKey)] ?? [];
    return [wanted].flat().some((value) => values.includes(value));
  });
}

function groupName(group: string): string {
  return group === 'help' ? 'page' : group;
}

export type Judged = { hit: boolean; ndcg: number; isFirstGroup: boolean; ids: string[] };

/**
 * hit: a wanted id among the first k (10), or a fitting one first where none is wanted. A relaxed query hits where the answer says that it
 * is not whole and shows the nearest kind.
 */
export function judge({ entries, byId }: Pick<SearchedCatalogue, 'entries' | 'byId'>, query: GoldenQuery, answer: SearchAnswer): Judged {
  const { all, best = [], k = 10, relaxed = false, group } = query;
  const own = answer.groups.find((one) => groupName(one.group) === group);
  const ids = [...new Set(own?.sections.flatMap((section) => section.ids) ?? [])].slice(0, 10);
  const isNarrow = Object.keys(all ?? {}).length > 0;
  const fits = (entry: SearchEntry | undefined) => isNarrow && meets(entry, all);
  const isFirstGroup = groupName(answer.groups[0]?.group ?? '') === group;
  if (relaxed) {
    const isSaid = answer.kind !== 'whole';
    const isNear = ids.some((id) => meets(byId.get(id), all));
    return { hit: isSaid && isNear, ndcg: isSaid && isNear ? 1 : 0, isFirstGroup, ids };
  }
  const gain = (entry: SearchEntry) => (best.includes(entry.id) ? 3 : fits(entry) ? 1 : 0);
  const discounted = (gains: readonly number[]) => gains.reduce((sum, one, at) => sum + one / Math.log2(at + 2), 0);
  const ideal = entries
    .filter((entry) => groupName(entry.group) === group)
    .map(gain)
    .toSorted((a, b) => b - a)
    .slice(0, 10);
  const reached = ids.map((id) => {
    const entry = byId.get(id);
    return entry ? gain(entry) : 0;
  });
  const isWanted = best.length > 0 ? ids.slice(0, k).some((id) => best.includes(id)) : fits(byId.get(ids[0] ?? ''));
  const whole = discounted(ideal);
  return { hit: isWanted, ndcg: whole === 0 ? 1 : discounted(reached) / whole, isFirstGroup, ids };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}
