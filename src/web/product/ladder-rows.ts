/** Which rows of a long price ladder a page shows: a good step below the chosen one, itself, and two good steps above. */

/** Round numbers people order in. */
const milestones = [1, 10, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000];

export function ladderRows<R extends { quantity: number }>(ladder: readonly R[], chosen: number): R[] {
  const good = ladder.filter((row) => milestones.includes(row.quantity) || row.quantity === chosen);
  const at = Math.max(
    0,
    good.findIndex((row) => row.quantity === chosen),
  );
  const from = Math.max(0, Math.min(at - 1, good.length - 4));
  return good.slice(from, from + 4);
}
