/** Groups of what Sheets have in common, in the order in which it is drawn. */
import { expect, test } from 'vitest';
import { shareItems } from './shared-items.ts';
import type { Item, Sheet } from './sheet.ts';

const paint = { kind: 'process', c: 0, m: 0, y: 0, k: 100, hex: '#000000' } as const;

function item(of: string): Item {
  return { kind: 'fill', of, d: 'M 0 0 Z', paint };
}

function sheet(id: string, items: Item[]): Sheet {
  return { id, widthUm: 1, heightUm: 1, bleedUm: 0, safeUm: 0, foldSafeUm: 0, panels: [], foldsUm: [], items };
}

/** What is drawn, groups opened. */
function drawn(items: readonly Item[]): Item[] {
  return items.flatMap((one) => (one.kind === 'group' ? drawn(one.items) : one));
}

const [ground, leaf, frame, seal] = ['ground', 'leaf', 'frame', 'seal'].map(item) as [Item, Item, Item, Item];

test('items of all Sheets of an id become one group for each run, and Sheets draw what they drew', () => {
  const before = [
    sheet('front', [ground, leaf, item('name'), frame, seal]),
    sheet('back', [ground]),
    sheet('front', [ground, leaf, item('name'), frame, item('table'), seal]),
    sheet('back', [ground]),
  ];
  const { sheets, shared } = shareItems(before);
  expect(sheets.map(({ items }) => drawn(items))).toEqual(before.map(({ items }) => items));
  expect(Array.from(shared, ({ items }) => items.map(({ of }) => of))).toEqual([['ground', 'leaf'], ['frame'], ['seal'], ['ground']]);
  const groups = sheets.map(({ items }) => items.filter(({ kind }) => kind === 'group'));
  expect(groups[0]?.every((group, at) => group === groups[2]?.[at])).toBe(true);
  expect(groups[1]).toHaveLength(1);
});

test('an item that one Sheet lacks is in no group, and items in another order are not shared', () => {
  const lacking = shareItems([sheet('front', [ground, leaf, frame]), sheet('front', [ground, frame])]);
  expect(Array.from(lacking.shared, ({ items }) => items)).toEqual([[ground], [frame]]);
  const turned = shareItems([sheet('front', [ground, leaf]), sheet('front', [leaf, ground])]);
  expect(turned.shared.size).toBe(0);
  expect(turned.sheets.map(({ items }) => items)).toEqual([
    [ground, leaf],
    [leaf, ground],
  ]);
});
