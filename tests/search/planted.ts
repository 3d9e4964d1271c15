/** Queries of a synthetic catalogue whose answers are known: names, names with a slip, and facts that few designs have together. */
import type { FactKey, SearchEntry } from '#core/search/entry.ts';
import type { SearchAnswer } from '#core/search/search.ts';
import { listed } from '#core/search/words.ts';
import { message } from '#core/values/message.ts';
import { germanSearch } from '#texts/search/de/german.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { withSlip } from './slips.ts';

export type PlantedQuery = { q: string; kind: 'name' | 'slip' | 'facts'; judge: (answer: SearchAnswer) => number };

const text = serverTexts({ locale: 'de-DE' });
const perKind = 100;
const shown = 10;
const asked = ['occasion', 'motif', 'color', 'category'] as const satisfies readonly FactKey[];

function idsOf({ groups }: SearchAnswer): string[] {
  return (
    groups
      .find(({ group }) => group === 'design')
      ?.sections.flatMap(({ ids }) => ids)
      .slice(0, shown) ?? []
  );
}

const discounted = (gains: readonly number[]) => gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);

/** nDCG of the first ten: 1 where each of them is wanted, or all that are wanted stand first. */
function ndcg(ids: readonly string[], wanted: ReadonlySet<string>): number {
  const ideal = discounted(Array.from({ length: Math.min(shown, wanted.size) }, () => 1));
  return ideal === 0 ? 1 : discounted(ids.map((id) => Number(wanted.has(id)))) / ideal;
}

/** A word for a value of a fact, as customers type it. */
function wordOf(fact: (typeof asked)[number], value: string): string {
  if (fact === 'motif') return listed(germanSearch.motifs[value as keyof typeof germanSearch.motifs])[0] ?? '';
  const key = fact === 'color' ? `colour.${value}` : `${fact}.${value}`;
  return text(message(key) as Parameters<typeof text>[0]);
}

function has(entry: SearchEntry, facts: SearchEntry['facts']): boolean {
  return asked.every((fact) => (facts[fact] ?? []).every((value) => entry.facts[fact]?.includes(value)));
}

/** `entries` are those of `syntheticEntries`: each name is that of one design. */
export function plantedQueries(entries: readonly SearchEntry[]): PlantedQuery[] {
  const leads = entries.filter(({ lead }) => lead === null).slice(0, perKind);
  const named = leads.flatMap(({ id, name }, at): PlantedQuery[] => {
    const judge = (answer: SearchAnswer) => ndcg(idsOf(answer), new Set([id]));
    return [
      { q: name, kind: 'name', judge },
      { q: withSlip(name, at), kind: 'slip', judge: (answer) => Number(idsOf(answer).includes(id)) },
    ];
  });
  const byFacts = leads.map(({ facts }): PlantedQuery => {
    const one: SearchEntry['facts'] = Object.fromEntries(asked.map((fact) => [fact, (facts[fact] ?? []).slice(0, 1)]));
    const wanted = new Set(entries.flatMap((entry) => (has(entry, one) ? [entry.id] : [])));
    const q = asked.flatMap((fact) => (one[fact] ?? []).map((value) => wordOf(fact, value))).join(' ');
    return { q, kind: 'facts', judge: (answer) => ndcg(idsOf(answer), wanted) };
  });
  return [...named, ...byFacts];
}
