/** What all pages of a kind have in common, as groups that a painter draws once for all of them. */
import type { GroupItem, Item, Sheet } from './sheet.ts';

export type SharedSheets = {
  /** They draw what the given ones draw. */
  sheets: Sheet[];
  /** Groups that stand on every Sheet of an id as the same object. */
  shared: ReadonlySet<GroupItem>;
};

/**
 * Items that are the same object on every Sheet of an id become groups: one for each run of them that nothing interrupts on any of these Sheets,
 * so that the order of drawing stays.
 */
export function shareItems(sheets: readonly Sheet[]): SharedSheets {
  const groups = new Map([...Map.groupBy(sheets, ({ id }) => id)].map(([id, own]) => [id, sharedRuns(own)]));
  return {
    sheets: sheets.map((sheet) => ({ ...sheet, items: withGroups(sheet.items, groups.get(sheet.id) ?? new Map()) })),
    shared: new Set([...groups.values()].flatMap((runs) => [...runs.values()])),
  };
}

/** Groups by their first item. */
function sharedRuns(sheets: readonly Sheet[]): Map<Item, GroupItem> {
  const [first, ...others] = sheets;
  const sets = others.map(({ items }) => new Set(items));
  const common = (first?.items ?? []).filter((item) => sets.every((set) => set.has(item)));
  const isCommon = new Set(common);
  const isInOrder = others.every(({ items }) => {
    const own = items.filter((item) => isCommon.has(item));
    return own.length === common.length && own.every((item, at) => item === common[at]);
  });
  if (!isInOrder) return new Map();
  const starts = new Set(sheets.flatMap(({ items }) => items.filter((_, at) => at > 0 && !isCommon.has(items[at - 1] as Item))));
  const runs: Item[][] = [];
  for (const item of common) {
    const last = runs.at(-1);
    if (last && !starts.has(item)) last.push(item);
    else runs.push([item]);
  }
  return new Map(runs.map((items) => [items[0] as Item, { kind: 'group', of: 'shared', clip: null, matrix: null, items }]));
}

function withGroups(items: readonly Item[], groups: ReadonlyMap<Item, GroupItem>): Item[] {
  const grouped = new Set([...groups.values()].flatMap((group) => group.items));
  return items.flatMap((item) => groups.get(item) ?? (grouped.has(item) ? [] : item));
}
