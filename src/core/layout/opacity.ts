/** Transparent elements: their inks become one transparent group, their finishes stay opaque. */
import type { GroupItem, Item } from './sheet.ts';

type Run = { isFinish: boolean; items: Item[] };

/** Items split into runs of finish and of ink; groups are split inside and keep clip and matrix. */
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

/** The items of one element at an opacity. Foil cannot be transparent, so finishes stay as they are. */
export function translucent(of: string, items: readonly Item[], opacity: number): Item[] {
  return runsOf(items).flatMap((run): Item[] => {
    if (run.isFinish) return run.items;
    const group: GroupItem = { kind: 'group', of, clip: null, matrix: null, opacity, items: run.items };
    return [group];
  });
}
