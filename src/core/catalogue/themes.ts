/** Themes: a design with the pieces of its suite and its colours, found under a number (Specification 2). */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { pageSizes, tileCount } from '#core/site/page-sizes.ts';
import { weakMemoizeSteps } from '#core/values/steps/memoize-steps.ts';
import { type Steps, sortSteps } from '#core/values/steps/steps.ts';
import type { CardFilter } from './facets.ts';
import { hasFilter, matchingCards, orders, type Sort, sorts } from './list.ts';
import { drawingOf, oneOfEachDrawing } from './numeral.ts';
import { suiteOf, suitePieces } from './suite/suite.ts';

/** The theme that stands in where an address names none (Specification 9). */
export const fallbackTheme = 1461;

/** The number an address names; the fallback's for everything that is no number (D17). */
export function themeNumber(param: string | undefined): number {
  return param !== undefined && /^[1-9]\d*$/.test(param) ? Math.min(Number(param), 999_999_999) : fallbackTheme;
}

export type Theme = {
  id: number;
  lead: DesignTemplate;
  /** The design and the pieces of its suite, in the order people need them. */
  pieces: DesignTemplate[];
};

/** A design with a theme of its own, not a piece of another's suite. */
export function isLead(row: DesignTemplate): row is DesignTemplate & { themeId: number } {
  return row.suite === undefined && row.themeId !== undefined;
}

export type ThemeList = {
  items: Theme[];
  /** Themes that match, and how many of them are shown. */
  total: number;
  count: number;
};

type ThemeFilter = CardFilter & {
  sort?: Sort;
  /** Themes of a page: twelve at first, and twelve more with every "load more" (D18). */
  tileCount?: number;
  /** From 1. */
  page?: number;
};

type Lead = DesignTemplate & { themeId: number };

type Leads = {
  /** The first of each number. */
  byTheme: ReadonlyMap<number, Lead>;
  inOrder: Record<Sort, { all: readonly Lead[] /** A drawing in several numbers of years once. */; shown: readonly Lead[] }>;
};

/** The leads of a collection by number and in their orders. */
export const leadsOf = weakMemoizeSteps(function* (rows: readonly DesignTemplate[]): Steps<Leads> {
  const leads: Lead[] = [];
  const byTheme = new Map<number, Lead>();
  for (const row of rows) {
    if (isLead(row)) {
      leads.push(row);
      if (!byTheme.has(row.themeId)) byTheme.set(row.themeId, row);
    }
    yield;
  }
  const inOrder = {} as Leads['inOrder'];
  for (const sort of sorts) {
    const all = yield* sortSteps(leads, orders[sort]);
    const shown = new Map<string, Lead>();
    for (const lead of all) {
      if (!shown.has(drawingOf(lead))) shown.set(drawingOf(lead), lead);
      yield;
    }
    inOrder[sort] = { all, shown: [...shown.values()] };
  }
  return { byTheme, inOrder };
});

/** Ids of the designs that meet a filter themselves or by a piece of their suite. */
function suitesThatMeet(rows: readonly DesignTemplate[], filter: CardFilter): Set<string> {
  return new Set(matchingCards(rows, filter).map(suiteOf));
}

/** Sorted as their designs are; a drawing in several numbers of years once. A theme matches where its design, or a piece of its suite, meets the filter; unknown values match nothing. */
export function listThemes(
  rows: readonly DesignTemplate[],
  { sort = 'sort', tileCount: tiles, page = 1, ...filter }: ThemeFilter,
): ThemeList {
  const matching = hasFilter(filter) ? suitesThatMeet(rows, filter) : null;
  const leads = matching
    ? oneOfEachDrawing(leadsOf(rows).inOrder[sort].all.filter((row) => matching.has(row.id)))
    : leadsOf(rows).inOrder[sort].shown;
  const size = tileCount(tiles, pageSizes.more);
  const items = leads.slice((page - 1) * size, page * size).map((lead) => ({ id: lead.themeId, lead, pieces: suitePieces(rows, lead) }));
  return { items, total: leads.length, count: items.length };
}

/** The theme of a number, or null. */
export function findTheme(rows: readonly DesignTemplate[], id: number): Theme | null {
  const lead = leadsOf(rows).byTheme.get(id);
  return lead ? { id, lead, pieces: suitePieces(rows, lead) } : null;
}
