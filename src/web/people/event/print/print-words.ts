/** What is to be said of a piece that is printed for the answers to an event. */
import type { PrintedForEvent } from '#api/people/event-print-calls.ts';

/** How many pieces are to be printed again, and why. */
export function needOf({ supplement }: PrintedForEvent): { count: number; key: 'added' | 'changed' | 'both' } | null {
  if (!supplement?.isSameDesign) return null;
  const { added, changed } = supplement;
  return { count: added + changed, key: added > 0 && changed > 0 ? 'both' : added > 0 ? 'added' : 'changed' };
}
