/** What a sheet is refined with. */
import type { AppliedRefinement } from '#core/design/refinement.ts';
import type { Item } from '#core/layout/sheet.ts';

/** The refinement of a sheet's items, or null; a design has one at most. */
export function refinementOf(items: readonly Item[]): AppliedRefinement | null {
  for (const item of items) {
    if (item.kind === 'photo') continue;
    const found = item.kind === 'group' ? refinementOf(item.items) : item.paint.kind === 'finish' ? item.paint.finish : null;
    if (found) return found;
  }
  return null;
}
