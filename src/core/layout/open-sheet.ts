/** Sheets as a finished book shows them: two pages without the strips that the spine hides, and a cover without what is folded in. */
import type { Page } from '#core/design/document.ts';
import { rectPath } from '#core/design/outlines/outline.ts';
import type { Sheet } from './sheet.ts';

/** The left page reaches this far under the right one, so that no light line stands between them. */
const underUm = 60;

type Hidden = { left: number; right: number };

/** What of two pages is seen in the open book, side by side. `hidden`: widths of their strips. */
function openSpread(id: string, left: Sheet, right: Sheet, hidden: Hidden): Sheet {
  const { heightUm, bleedUm } = left;
  const foldUm = left.widthUm - hidden.left;
  const shiftUm = foldUm - hidden.right;
  const half = (xUm: number, widthUm: number) => rectPath({ xUm, yUm: -bleedUm, widthUm, heightUm: heightUm + 2 * bleedUm });
  return {
    ...left,
    id,
    widthUm: shiftUm + right.widthUm,
    panels: [
      { id: left.id, xUm: 0, yUm: 0, widthUm: foldUm, heightUm },
      { id: right.id, xUm: foldUm, yUm: 0, widthUm: right.widthUm - hidden.right, heightUm },
    ],
    foldsUm: [foldUm],
    items: [
      { kind: 'group', of: left.id, clip: half(-bleedUm, foldUm + bleedUm + underUm), matrix: null, items: left.items },
      {
        kind: 'group',
        of: right.id,
        clip: half(hidden.right, right.widthUm + bleedUm - hidden.right),
        matrix: [1, 0, 0, 1, shiftUm, 0],
        items: right.items,
      },
    ],
  };
}

/** Pages that are looked at together, in the order of the document: those of a spread, and every other one by itself. */
export function openings(pages: readonly Page[]): Page[][] {
  const found: Page[][] = [];
  for (const page of pages) {
    const last = found.at(-1);
    if (page.spread !== undefined && last?.[0]?.spread === page.spread) last.push(page);
    else found.push([page]);
  }
  return found;
}

/** The Sheet of an opening; null where one of its own is missing. */
export function openingSheet(opening: readonly Page[], sheetOf: (page: string) => Sheet | undefined): Sheet | null {
  const [left, right] = opening;
  const [sheet, other] = [left && sheetOf(left.id), right && sheetOf(right.id)];
  if (!right) return sheet ?? null;
  if (!left || !sheet || !other) return null;
  return openSpread(left.id, sheet, other, { left: left.gutter?.hiddenUm ?? 0, right: right.gutter?.hiddenUm ?? 0 });
}

/** The id of the panel that `openCover` adds. */
const openCoverId = 'cover';

/** The cover of a book as it lies open: from its back to its front, the spine between them. Null for a page that is none. */
export function openCover(sheet: Sheet): Sheet | null {
  const [back, front] = ['back', 'front'].map((wanted) => sheet.panels.find(({ id }) => id === wanted));
  if (!back || !front || back.xUm >= front.xUm || sheet.panels.length < 3) return null;
  const { yUm, heightUm } = front;
  const panel = { id: openCoverId, xUm: back.xUm, yUm, widthUm: front.xUm + front.widthUm - back.xUm, heightUm };
  return { ...sheet, panels: [panel] };
}
