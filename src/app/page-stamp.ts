/** What cached pages were rendered from, as one text. */
import { orderDay } from '#core/order/delivery.ts';

/**
 * The stamp of the page cache: another one empties it. `stories` is the version of the stories that were read. A change of a feature flag
 * changes no page, but which of its variants a visitor gets, and one of the stock only pages that name its article: the rows `flags` and `stock`
 * are left out. Pages name days of delivery, which change at the
 * cut-off of orders.
 */
export function pageStamp(versions: ReadonlyMap<string, number>, stories: number, now: Date): string {
  return [...versions, ['stories', stories] as const]
    .filter(([name]) => name !== 'flags' && name !== 'stock')
    .map(([name, value]) => `${name}${value}`)
    .concat(`day${orderDay(now.getTime())}`)
    .sort()
    .join(' ');
}
