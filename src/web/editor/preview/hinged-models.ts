/** How products of several panels unfold: which panel hangs on which, and by what angle. Null for those that are turned like a card. */
import type { ReactNode } from 'react';
import type { Sheet, SheetPanel } from '#core/layout/sheet.ts';
import type { HingedLeaf, HingedModel } from '#web/product/hinged-view.tsx';

/** The picture of a panel, or null where the product has none of that id. */
type FaceOf = (panel: string) => ReactNode;
type Hinge = NonNullable<HingedLeaf['hinge']>;

const right: Hinge['at'] = [0, 0.5];
const left: Hinge['at'] = [1, 0.5];
const above: Hinge['at'] = [0.5, 1];

export function hingedModel(form: string, sheets: readonly Sheet[], face: FaceOf): HingedModel | null {
  const panels = sheets.flatMap((sheet) => sheet.panels);
  const sizeOf = (id: string) => sizeIn(panels, id);
  const leaf = (near: string, far: string | null, place: Partial<HingedLeaf> = {}): HingedLeaf => ({
    key: near,
    near: face(near),
    far: far && face(far),
    x: 0,
    y: 0,
    z: 0,
    children: [],
    ...sizeOf(near),
    ...place,
  });
  switch (form) {
    case 'leporello':
      return chain(['front', 'panel-2', 'panel-3', 'panel-4'], ['back', 'panel-7', 'panel-6', 'panel-5'], leaf, (at) => ({
        closed: at % 2 === 1 ? 176 : -176,
        open: at % 2 === 1 ? 34 : -68,
      }));
    case 'wind-light':
      return chain(['front', 'wall-2', 'wall-3', 'wall-4'], [], leaf, () => ({ closed: 90, open: 12 }));
    case 'double-folded':
      return rollFold(leaf);
    case 'folded-top':
      return topFold(leaf);
    case 'table-folded':
    case 'place-card':
      return tent(leaf);
    case 'trio':
      return steps(leaf);
    case 'fan':
      return fan(leaf);
    default:
      return null;
  }
}

function sizeIn(panels: readonly SheetPanel[], id: string): { width: number; height: number } {
  const panel = panels.find((one) => one.id === id);
  return { width: (panel?.widthUm ?? 0) / 1000, height: (panel?.heightUm ?? 0) / 1000 };
}

type Make = (near: string, far: string | null, place?: Partial<HingedLeaf>) => HingedLeaf;

/** Panels in a row, each hinged to the right edge of the one before. */
function chain(
  nears: readonly string[],
  fars: readonly string[],
  leaf: Make,
  angles: (at: number) => Pick<Hinge, 'closed' | 'open'>,
): HingedModel {
  const build = (at: number): HingedLeaf => {
    const [near = '', next] = nears.slice(at);
    const { width } = leaf(near, null);
    const before = at === 0 ? 0 : leaf(nears[at - 1] ?? '', null).width;
    const hinge = at === 0 ? {} : { hinge: { axis: 'Y', at: right, ...angles(at) } as const };
    const children = next === undefined ? [] : [build(at + 1)];
    return leaf(near, fars[at] ?? null, { x: before, width, children, ...hinge });
  };
  const root = build(0);
  const open = root.width * nears.length;
  return { root, span: [open * 0.92, root.height * 1.2], shift: [root.width / 2 - open * 0.42, 0], canOpen: true };
}

/** The flap lies on the middle, the front on the flap. */
function rollFold(leaf: Make): HingedModel {
  const flap = leaf('inside-right', 'flap', { hinge: { axis: 'Y', at: right, closed: -178, open: -28 }, z: 0.4 });
  const front = leaf('inside-left', 'front', { hinge: { axis: 'Y', at: left, closed: 174, open: 28 }, z: 0.8 });
  const middle = leaf('inside-middle', 'back');
  const root = {
    ...middle,
    children: [
      { ...flap, x: middle.width },
      { ...front, x: -front.width },
    ],
  };
  return { root, span: [middle.width * 3, middle.height * 1.25], shift: [0, 0], canOpen: true };
}

/** Lifted upwards; inside and back are printed head to foot. */
function topFold(leaf: Make): HingedModel {
  const cover = leaf('inside-top', 'front', { hinge: { axis: 'X', at: above, closed: -176, open: -24 }, isTurnedOver: true, z: 0.6 });
  const base = leaf('inside-bottom', 'back', { isTurnedOver: true });
  const root = { ...base, children: [{ ...cover, y: -cover.height }] };
  return { root, span: [base.width * 1.2, base.height * 2.05], shift: [0, base.height * 0.45], canOpen: true };
}

/** Stands with the back leaning away, and lies flat when it is opened. */
function tent(leaf: Make): HingedModel {
  const back = leaf('back', 'inside-top', { hinge: { axis: 'X', at: above, closed: 146, open: 10 }, isTurnedOver: true });
  const front = leaf('front', 'inside-bottom', { isTurnedOver: true });
  const root = { ...front, children: [{ ...back, y: -back.height }] };
  return { root, span: [front.width * 1.25, front.height * 2.1], shift: [0, front.height * 0.45], canOpen: true };
}

/** Three cards on each other, the lowest in front. */
function steps(leaf: Make): HingedModel {
  const cards = [3, 2, 1].map((n) => leaf(`card-${n}-front`, `card-${n}-back`));
  const [behind, ...before] = cards;
  const root = behind ?? leaf('card-3-front', null);
  const children = before.map((card, at) => ({ ...card, y: root.height - card.height, z: 3 * (at + 1) }));
  return { root: { ...root, children }, span: [root.width * 1.3, root.height * 1.15], shift: [0, 0], canOpen: false };
}

const blades = [1, 2, 3, 4, 5] as const;

/** Blades about the screw near their foot. */
function fan(leaf: Make): HingedModel {
  const all = blades.toReversed().map((n, at) => {
    const blade = leaf(`blade-${n}-front`, `blade-${n}-back`);
    const angle = (3 - n) * -17;
    return { ...blade, z: 1.5 * at, hinge: { axis: 'Z', at: [0.5, 1 - 10 / blade.height], closed: (3 - n) * -1, open: angle } as const };
  });
  const last = leaf('blade-5-front', null);
  // A frame that carries the blades: every one of them turns.
  const root: HingedLeaf = { key: 'fan', near: null, far: null, x: 0, y: 0, z: 0, width: last.width, height: last.height, children: all };
  return { root, span: [last.height * 1.55, last.height * 1.15], shift: [0, 0], canOpen: true };
}
