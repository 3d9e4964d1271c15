/** Pagination by dynamic programming: how many of the photos in order go on each page, and in which layout. */
import { random } from '#core/values/numbers/random.ts';
import type { PageFrame } from './book-input.ts';
import type { LayoutTable } from './layout-table.ts';
import { maxPhotosPerPage, type PagePhoto, type PageStyle } from './page-layout.ts';
import { mayCoverSpread, singlePhoto, spreadLayout } from './spread-layout.ts';

/**
 * An event that begins within a page or on the right page of a spread; the difference to the mean number of photos, squared; a photo alone that
 * is not the best of its event; a layout as on the page before. Panoramas are worth a spread.
 */
const costs = { eventInPage: 4, eventInSpread: 1, unevenness: 0.35, smallAlone: 0.8, sameLayout: 0.35, spread: -1.5 };
/** Pages with more photos than the mean and this are never worth their cost. */
const maxAboveMean = 2.5;
/** Most that is added to a cost for another seed than 0. */
const variation = 0.8;

/** The photos from `first` on that a page holds, or two pages with `isSpread`, and their layout as a Polish expression. */
export type PaginatedPage = { first: number; count: number; layout: string; isSpread: boolean };

export type PaginationInput = {
  photos: readonly PagePhoto[];
  /** For each photo whether an event begins with it. */
  startsEvent: readonly boolean[];
  /** Of as many pages as there are photos at most. */
  frames: readonly PageFrame[];
  /** Indexes of the pages in the book; pinned pages may lie between them. */
  indexes: readonly number[];
  table: LayoutTable;
  style: PageStyle;
  seed: number;
};

/** What a page can hold; `isSpread`: with the next one. */
type Choice = { cost: number; count: number; isSpread: boolean };
/** A choice on its page. */
type Step = { page: number; first: number; count: number; isSpread: boolean };

/** The same for the same place in a run, whatever lies before it. */
function variationOf(seed: number, first: number, count: number, index: number): number {
  if (seed === 0) return 0;
  return variation * random(Math.imul(seed, 0x9e37_79b1) ^ (first * 64 + count * 8 + index)).next();
}

/** The page that faces a left one, where it is the next one of these. */
function facingPage({ frames, indexes }: PaginationInput, page: number): PageFrame | undefined {
  const isNext = (indexes[page] ?? 0) + 1 === indexes[page + 1];
  return isNext && frames[page]?.side === 'left' ? frames[page + 1] : undefined;
}

/** Events that begin on a page: within it, and with its first photo when the facing page lies before it. */
function eventCost(input: PaginationInput, page: number, first: number, count: number): number {
  const { startsEvent } = input;
  let cost = 0;
  for (let at = first + 1; at < first + count; at += 1) if (startsEvent[at]) cost += costs.eventInPage;
  const isSecondOfSpread = page > 0 && facingPage(input, page - 1) !== undefined;
  return cost + (isSecondOfSpread && startsEvent[first] ? costs.eventInSpread : 0);
}

/** The costs of everything that one page can hold from photo `first` on. */
function choicesOf(input: PaginationInput, page: number, first: number): Choice[] {
  const { photos, frames, table, style, seed } = input;
  const frame = frames[page] as PageFrame;
  const mean = photos.length / frames.length;
  const choices: Choice[] = [];
  const max = Math.min(maxPhotosPerPage, photos.length - first, Math.floor(mean + maxAboveMean));
  for (let count = 1; count <= max; count += 1) {
    const [best] = table.layoutsOf(first, count, frame);
    if (!best) continue;
    const uneven = costs.unevenness * (count - mean) * (count - mean);
    const alone = count === 1 && !photos[first]?.isHero ? costs.smallAlone : 0;
    const cost = best.cost + eventCost(input, page, first, count) + uneven + alone + variationOf(seed, first, count, 0);
    choices.push({ cost, count, isSpread: false });
  }
  const [photo, facing] = [photos[first], facingPage(input, page)];
  if (photo && facing && mayCoverSpread(photo, frame, facing)) {
    const layout = spreadLayout(photo, frame, facing, style);
    if (layout) choices.push({ cost: layout.cost + costs.spread, count: 1, isSpread: true });
  }
  return choices;
}

/** Whether every one of the pages left gets photos, and every one of the photos left a page. */
function canHold(pages: number, photos: number): boolean {
  return photos <= pages * maxPhotosPerPage && (pages === 0 || photos > 0);
}

/** Stands for one photo on two pages. */
const spreadMark = maxPhotosPerPage + 1;

/**
 * For each number of pages, in rows, and of photos on them: how many photos the last page has when that costs least, or `spreadMark`. 0 where
 * they cannot hold them.
 */
function solve(input: PaginationInput, onPage: (page: number) => void): Uint8Array {
  const { photos, frames } = input;
  const width = photos.length + 1;
  const costOf = new Float64Array((frames.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const last = new Uint8Array(costOf.length);
  costOf[0] = 0;
  for (const page of frames.keys()) {
    for (let first = 0; first < photos.length; first += 1) {
      const before = costOf[page * width + first] as number;
      if (before === Number.POSITIVE_INFINITY) continue;
      for (const { cost, count, isSpread } of choicesOf(input, page, first)) {
        const pages = page + (isSpread ? 2 : 1);
        const state = pages * width + first + count;
        if (!canHold(frames.length - pages, photos.length - first - count) || before + cost >= (costOf[state] as number)) continue;
        costOf[state] = before + cost;
        last[state] = isSpread ? spreadMark : count;
      }
    }
    onPage(page);
  }
  return last;
}

/** The steps to all photos on all pages; empty where they cannot hold them. */
function stepsOf(last: Uint8Array, pages: number, photos: number): Step[] {
  const steps: Step[] = [];
  for (let [page, first] = [pages, photos]; page > 0; ) {
    const mark = last[page * (photos + 1) + first];
    if (!mark) return [];
    const isSpread = mark === spreadMark;
    const count = isSpread ? 1 : mark;
    page -= isSpread ? 2 : 1;
    first -= count;
    steps.unshift({ page, first, count, isSpread });
  }
  return steps;
}

/** A layout of a page with the cheapest ones of the pages before. */
type Chain = { cost: number; layout: string; before: Chain | null };

/** Of the best layouts of each page those that cost least when a page that looks like the one before costs more. */
function chooseLayouts(steps: readonly Step[], { table, frames, seed }: PaginationInput): string[] {
  let chains: Chain[] = [];
  for (const { page, first, count, isSpread } of steps) {
    const layouts = isSpread ? [{ cost: 0, layout: singlePhoto }] : table.layoutsOf(first, count, frames[page] as PageFrame);
    chains = layouts.map(({ cost, layout }, index) => {
      const own = cost + variationOf(seed, first, count, index);
      const costAfter = (chain: Chain) => chain.cost + own + (chain.layout === layout ? costs.sameLayout : 0);
      const before = cheapest(chains, costAfter);
      return { cost: before ? costAfter(before) : own, layout, before };
    });
  }
  const chosen: string[] = [];
  for (let last = cheapest(chains, ({ cost }) => cost); last; last = last.before) chosen.unshift(last.layout);
  return chosen;
}

/** Of equal costs the first. */
function cheapest(chains: readonly Chain[], costOf: (chain: Chain) => number): Chain | null {
  let best: Chain | null = null;
  for (const chain of chains) if (!best || costOf(chain) < costOf(best)) best = chain;
  return best;
}

/** Every photo on one of the pages, in order, on each page at least one. Null where the pages have no room for them. */
export function paginate(input: PaginationInput, onPage: (page: number) => void): PaginatedPage[] | null {
  const { photos, frames } = input;
  const steps = stepsOf(solve(input, onPage), frames.length, photos.length);
  if (steps.length === 0) return null;
  const layouts = chooseLayouts(steps, input);
  return steps.map(({ first, count, isSpread }, at) => ({ first, count, layout: layouts[at] as string, isSpread }));
}
