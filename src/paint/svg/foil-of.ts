/** Which foil a sheet is stamped with. */
import type { AppliedRefinement } from '#core/design/refinement.ts';
import type { Item } from '#core/layout/sheet.ts';

/** The foil of a sheet's items, or null; relief is no foil. */
export function foilOf(items: readonly Item[]): Exclude<AppliedRefinement, 'relief'> | null {
  for (const item of items) {
    if (item.kind === 'photo') continue;
    const found = item.kind === 'group' ? foilOf(item.items) : item.paint.kind === 'finish' ? item.paint.finish : null;
    if (found && found !== 'relief') return found;
  }
  return null;
}
