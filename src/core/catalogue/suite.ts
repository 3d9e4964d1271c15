/** Suites: an invitation and the pieces that belong to it, in the order people need them. */
import type { DesignTemplate } from '#core/catalogue/template.ts';

const order = ['save-the-date', 'invitation', 'menu-card', 'place-card', 'thank-you-card'];

/** The id of the design a row is or belongs to. */
export function suiteOf(row: DesignTemplate): string {
  return row.suite ?? row.id;
}

/** A row's suite in that order: its design and the pieces; the row alone where nothing belongs to it. */
export function suitePieces(rows: readonly DesignTemplate[], row: DesignTemplate): DesignTemplate[] {
  const place = ({ category }: DesignTemplate) => (order.includes(category) ? order.indexOf(category) : order.length);
  return rows.filter((other) => suiteOf(other) === suiteOf(row)).toSorted((a, b) => place(a) - place(b));
}

/** The other rows of a row's suite; empty for a design that stands alone. */
export function suiteCompanions(rows: readonly DesignTemplate[], row: DesignTemplate): DesignTemplate[] {
  return suitePieces(rows, row).filter(({ id }) => id !== row.id);
}
