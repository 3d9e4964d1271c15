/** How many tiles lists show. */

/** Page sizes: "load more" in overviews, and first page and step of the product list (Specification 9, D18). */
export const pageSizes = { more: 12, list: 48 } as const;
const maxTiles = 480;

/** Tiles to show: a multiple of `step`, at least one step, at most 480 (D18). */
export function tileCount(value: unknown, step: number = pageSizes.list): number {
  const wanted = typeof value === 'number' ? value : typeof value === 'string' && /^[1-9]\d{0,6}$/.test(value) ? Number(value) : 0;
  const whole = Math.floor(wanted / step) * step;
  return Math.min(maxTiles, Math.max(step, whole || 0));
}
