/** Suites: an invitation and the pieces that belong to it, in the order people need them. */
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardForm } from '#core/products/card/formats.ts';
import { weakMemoizeSteps } from '#core/values/steps/memoize-steps.ts';
import type { Steps } from '#core/values/steps/steps.ts';

const order = ['save-the-date', 'invitation', 'menu-card', 'place-card', 'thank-you-card'];
/** What a suite begins with; pieces in other forms come behind all of these. */
const usualForms: readonly CardForm[] = ['flat', 'folded', 'place-card'];

/** The id of the design a row is or belongs to. */
export function suiteOf(row: DesignTemplate): string {
  return row.suite ?? row.id;
}

/** Designs by the id of their suite. */
export const bySuite = weakMemoizeSteps(function* (rows: readonly DesignTemplate[]): Steps<ReadonlyMap<string, readonly DesignTemplate[]>> {
  const suites = new Map<string, DesignTemplate[]>();
  for (const row of rows) {
    const suite = suites.get(suiteOf(row));
    if (suite) suite.push(row);
    else suites.set(suiteOf(row), [row]);
    yield;
  }
  return suites;
});

/** A row's suite in that order: its design and the pieces; the row alone where nothing belongs to it. */
export function suitePieces(rows: readonly DesignTemplate[], row: DesignTemplate): DesignTemplate[] {
  const isUsual = ({ forms }: DesignTemplate) => forms.some(({ form }) => usualForms.includes(form));
  const place = (other: DesignTemplate) =>
    isUsual(other) && order.includes(other.category) ? order.indexOf(other.category) : order.length;
  return (bySuite(rows).get(suiteOf(row)) ?? []).toSorted((a, b) => place(a) - place(b));
}

/** The other rows of a row's suite; empty for a design that stands alone. */
export function suiteCompanions(rows: readonly DesignTemplate[], row: DesignTemplate): DesignTemplate[] {
  return suitePieces(rows, row).filter(({ id }) => id !== row.id);
}
