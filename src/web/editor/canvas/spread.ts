/** Pages that lie side by side in the open product. */
import type { PartedSheet } from '#core/layout/layout.ts';

export type OtherPage = { parted: PartedSheet; side: 'left' | 'right' };

/** The page that shares a spread with this one, the left one being first in the document; null for a page that lies alone. */
export function otherPageOf(sheets: readonly PartedSheet[], { page }: PartedSheet): OtherPage | null {
  if (page.spread === undefined) return null;
  const at = sheets.findIndex((one) => one.page.id === page.id);
  const [before, after] = [sheets[at - 1], sheets[at + 1]];
  if (before?.page.spread === page.spread) return { parted: before, side: 'left' };
  return after?.page.spread === page.spread ? { parted: after, side: 'right' } : null;
}
