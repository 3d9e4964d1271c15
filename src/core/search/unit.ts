/** One thing that a query asks for. */
import type { UnitKind } from './lexicon.ts';

export type Unit = {
  kind: UnitKind;
  /** Needed: what is found should have it. Helping ones order only. */
  isNeeded: boolean;
  /** What it counts of its weight: 1, or less for a word that only helps. */
  counts: number;
  /** The words of the query, folded. */
  typed: string;
  /** What it was read as where that differs by a slip: folded. */
  mended: string | null;
  /** Terms of the index and how well each stands for what was typed, 0 to 1. */
  terms: ReadonlyMap<string, number>;
  /** Nothing is sold for what was asked: the terms are of the nearest occasions. */
  isStandIn: boolean;
};

/** What a word that only helps counts. */
export const helping = 0.35;

/** A match is one from here on; what is worse orders only. */
export const minQuality = 0.55;

/** What a unit weighs where not everything can be found together. */
const keeping: Record<UnitKind, number> = {
  name: 7,
  product: 7,
  group: 3,
  occasion: 5,
  // Less than a motif by a hair: the motif is rarer.
  category: 3.9,
  motif: 4,
  mood: 3,
  color: 2.5,
  style: 2.5,
  refinement: 2.5,
  form: 2,
  aspect: 1.5,
  label: 1,
  word: 1,
};

export function keepingOf({ kind }: Unit): number {
  return keeping[kind];
}

/** Kinds by what they weigh: a word that is several things is the first of them. */
const order: readonly UnitKind[] = [
  'product',
  'occasion',
  'category',
  'motif',
  'mood',
  'group',
  'color',
  'style',
  'refinement',
  'form',
  'aspect',
  'name',
  'label',
  'word',
];

export function mainKind(kinds: ReadonlySet<UnitKind>): UnitKind {
  return order.find((kind) => kinds.has(kind)) ?? 'word';
}
