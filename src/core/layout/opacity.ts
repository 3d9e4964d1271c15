/** See-through elements: finishes stay whole, everything else of an element becomes translucent as one piece. */
import type { GroupItem, Item } from './sheet.ts';

type Run = { isFinish: boolean; items: Item[] };

/** Items parted where finish and ink change over; groups are parted inside, clip and matrix kept. */
function runsOf(items: readonly Item[]): Run[] {
  const runs: Run[] = [];
  const add = (isFinish: boolean, item: Item) => {
    const last = runs.at(-1);
    if (last?.isFinish === isFinish) last.items.push(item);
    else runs.push({ isFinish, items: [item] });
  };
  for (const item of items) {
    if (item.kind === 'group') for (const run of runsOf(item.items)) add(run.isFinish, { ...item, items: run.items });
    else add(item.kind !== 'photo' && item.paint.kind === 'finish', item);
  }
  return runs;
}

/** The items of one element at a share of their strength. A foil is there or not there, so finishes are left as they are. */
export function translucent(of: string, items: readonly Item[], opacity: number): Item[] {
  return runsOf(items).flatMap((run): Item[] => {
    if (run.isFinish) return run.items;
    const group: GroupItem = { kind: 'group', of, clip: null, matrix: null, opacity, items: run.items };
    return [group];
  });
}
