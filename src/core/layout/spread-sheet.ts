/** Two pages of an open book as one Sheet: a lab exposes what lies side by side in one piece. */
import { rectPath } from '#core/design/outlines/outline.ts';
import { idOfCopy } from '#core/design/spread/spread-pages.ts';
import type { GroupItem, Item, Sheet } from './sheet.ts';

/** The left page reaches this far under the right one, so that no light line stands between them in pixels; less than a pixel at 300 dpi. */
const underUm = 60;

/** What of a page is seen in its half: to the bleed at the outer sides, to the fold at the inner one. */
function half({ id, widthUm, heightUm, bleedUm, items }: Sheet, side: 'left' | 'right', atUm: number, innerUm: number): GroupItem {
  const outer = { xUm: side === 'left' ? -bleedUm : 0, yUm: -bleedUm, widthUm: widthUm + bleedUm, heightUm: heightUm + 2 * bleedUm };
  const seen = side === 'left' ? { ...outer, widthUm: outer.widthUm + innerUm } : outer;
  return { kind: 'group', of: id, clip: rectPath(seen), matrix: atUm === 0 ? null : [1, 0, 0, 1, atUm, 0], items };
}

/** What is clipped by a page, clipped by the spread. */
function widened(item: Item, clip: string): Item {
  if (item.kind === 'photo') return { ...item, clip };
  if (item.kind !== 'group') return item;
  return { ...item, clip: item.clip && clip, items: item.items.map((inner) => widened(inner, clip)) };
}

const background = 'background';

/**
 * Both pages where something lies across them: that is drawn once, so that no resampling parts it. Below it lies the ground of the right page,
 * above it everything else of that.
 */
function joined(left: Sheet, right: Sheet): GroupItem[] {
  const { widthUm, heightUm, bleedUm } = left;
  const clip = rectPath({ xUm: -bleedUm, yUm: -bleedUm, widthUm: 2 * (widthUm + bleedUm), heightUm: heightUm + 2 * bleedUm });
  const copied = new Set(right.items.flatMap(({ of }) => idOfCopy(of) ?? []));
  const isWhole = ({ of, kind }: Item) => copied.has(of) && (of !== background || kind !== 'fill');
  const grounds = right.items.filter(({ of }) => of === background);
  const items: GroupItem[] = [half({ ...right, items: grounds }, 'right', widthUm, 0)];
  let own: Item[] = [];
  let under = underUm;
  function endOwn(): void {
    if (own.length > 0) items.push(half({ ...left, items: own }, 'left', 0, under));
    own = [];
  }
  for (const item of left.items) {
    if (!isWhole(item)) {
      own.push(item);
      continue;
    }
    endOwn();
    under = 0;
    const whole = item.of === background ? widened(item, clip) : item;
    items.push({ kind: 'group', of: item.of, clip, matrix: null, items: [whole] });
  }
  endOwn();
  const above = right.items.filter(({ of }) => of !== background && idOfCopy(of) === null);
  return [...items, half({ ...right, items: above }, 'right', widthUm, 0)];
}

/** At least one page of two of the same size; where one is missing its half stays white. */
export function spreadSheet(id: string, pages: { left: Sheet; right: Sheet | null } | { left: null; right: Sheet }): Sheet {
  const { left, right } = pages;
  const { widthUm, heightUm, bleedUm, safeUm, foldSafeUm } = left ?? pages.right;
  const both = left && right?.items.some(({ of }) => idOfCopy(of) !== null) ? joined(left, right) : null;
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
    items: both ?? [...(left ? [half(left, 'left', 0, right ? underUm : 0)] : []), ...(right ? [half(right, 'right', widthUm, 0)] : [])],
  };
}
