/** Two pages of an open book as one Sheet: a lab exposes what lies side by side in one piece. */
import { rectPath } from '#core/design/outline.ts';
import { idOfCopy } from '#core/design/spread-pages.ts';
import type { GroupItem, Sheet } from './sheet.ts';

/** The left page reaches this far under the right one, so that no light line stands between them in pixels; less than a pixel at 300 dpi. */
const underUm = 60;
/** The same where a picture continues: more than the pixel that both pages share, so that nothing white shines through it. */
const acrossUnderUm = 200;

function underOf(right: Sheet | null): number {
  if (!right) return 0;
  return right.items.some(({ of }) => idOfCopy(of) !== null) ? acrossUnderUm : underUm;
}

/** What of a page is seen in its half: to the bleed at the outer sides, to the fold at the inner one. */
function half({ id, widthUm, heightUm, bleedUm, items }: Sheet, side: 'left' | 'right', atUm: number, innerUm: number): GroupItem {
  const outer = { xUm: side === 'left' ? -bleedUm : 0, yUm: -bleedUm, widthUm: widthUm + bleedUm, heightUm: heightUm + 2 * bleedUm };
  const seen = side === 'left' ? { ...outer, widthUm: outer.widthUm + innerUm } : outer;
  return { kind: 'group', of: id, clip: rectPath(seen), matrix: atUm === 0 ? null : [1, 0, 0, 1, atUm, 0], items };
}

/** At least one page of two of the same size; where one is missing its half stays white. */
export function spreadSheet(id: string, pages: { left: Sheet; right: Sheet | null } | { left: null; right: Sheet }): Sheet {
  const { left, right } = pages;
  const { widthUm, heightUm, bleedUm, safeUm, foldSafeUm } = left ?? pages.right;
  return {
    id,
    widthUm: 2 * widthUm,
    heightUm,
    bleedUm,
    safeUm,
    foldSafeUm,
    panels: [
      { id: left?.id ?? `${id}-left`, xUm: 0, yUm: 0, widthUm, heightUm },
      { id: right?.id ?? `${id}-right`, xUm: widthUm, yUm: 0, widthUm, heightUm },
    ],
    foldsUm: [widthUm],
    items: [...(left ? [half(left, 'left', 0, underOf(right))] : []), ...(right ? [half(right, 'right', widthUm, 0)] : [])],
  };
}
