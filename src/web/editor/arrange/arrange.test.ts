import { describe, expect, test } from 'vitest';
import type { DesignDocument } from '#core/design/document.ts';
import { applyEdits, type Edit } from '#core/design/edit.ts';
import { refOf, toolDesign, withGroups, withSlot } from '#tests/tool-fixture.ts';
import { selected } from '#web/editor/selection.ts';
import { align, canDistribute, distribute } from './align.ts';
import { reorder, resultOf } from './commands.ts';
import { copy, duplicate, paste } from './copy.ts';
import { canGroup, canUngroup, group, remove, ungroup, withGroup } from './group.ts';
import { turnSelection } from './turn.ts';

const refs = ['text', 'photo', 'shape'].map(refOf);

function edited(design: DesignDocument, edits: readonly Edit[]): DesignDocument {
  const applied = applyEdits(design, edits);
  if (!applied) throw new Error('an edit does not fit');
  return applied.design;
}

function idsOf(design: DesignDocument): string[] {
  return design.pages[0]?.elements.map(({ id }) => id) ?? [];
}

function boxOf(design: DesignDocument, id: string) {
  const element = design.pages[0]?.elements.find((one) => one.id === id);
  return element && [element.xUm / 1000, element.yUm / 1000];
}

function moved(design: DesignDocument, edits: readonly Edit[]) {
  const next = edited(design, edits);
  return ['text', 'photo', 'shape'].map((id) => boxOf(next, id));
}

describe('align and distribute', () => {
  test('one element aligns to the safe lines of its panel, by its middle to the panel’s', () => {
    const place = (how: Parameters<typeof align>[2]) => boxOf(edited(toolDesign, align(toolDesign, [refOf('shape')], how, null)), 'shape');
    expect([place('left'), place('center'), place('right')]).toEqual([
      [4, 60],
      [40, 60],
      [76, 60],
    ]);
    expect([place('top'), place('middle'), place('bottom')]).toEqual([
      [10, 4],
      [10, 70],
      [10, 136],
    ]);
  });

  test('several elements align to the box around them; what is fixed stays', () => {
    expect(moved(toolDesign, align(toolDesign, refs, 'right', null))).toEqual([
      [40, 0],
      [20, 30],
      [60, 60],
    ]);
    const fixed = withSlot('text', { allows: ['content'] });
    expect(align(fixed, refs, 'left', null).map((edit) => 'element' in edit && edit.element)).toEqual(['photo', 'shape']);
  });

  test('a group aligns as one element and keeps its distances', () => {
    const design = withGroups({ text: 'pair', shape: 'pair' });
    expect(moved(design, align(design, [refOf('text'), refOf('shape')], 'right', null))).toEqual([
      [56, 0],
      [20, 30],
      [66, 60],
    ]);
  });

  test('three elements get equal gaps, the outer ones stay', () => {
    const spread = edited(toolDesign, [{ kind: 'moveElement', ...refOf('shape'), xUm: 10_000, yUm: 130_000 }]);
    expect(moved(spread, distribute(spread, refs, 'y', null))).toEqual([
      [0, 0],
      [20, 45],
      [10, 130],
    ]);
    expect(canDistribute(spread, refs.slice(1), null)).toBe(false);
  });
});

describe('order', () => {
  test('elements go up and down by one, to the front and to the back, and keep their order among each other', () => {
    const order = (step: Parameters<typeof reorder>[2], ...ids: string[]) =>
      idsOf(edited(toolDesign, reorder(toolDesign, ids.map(refOf), step)));
    expect(order('forward', 'text')).toEqual(['photo', 'text', 'shape']);
    expect(order('front', 'text', 'photo')).toEqual(['shape', 'text', 'photo']);
    expect(order('backward', 'shape')).toEqual(['text', 'shape', 'photo']);
    expect(order('back', 'photo', 'shape')).toEqual(['photo', 'shape', 'text']);
    expect(order('forward', 'shape')).toEqual(['text', 'photo', 'shape']);
  });

  test('nothing goes below the designer’s ground', () => {
    const [page] = toolDesign.pages;
    if (!page) throw new Error('no page');
    const box = { rotation: 0, xUm: 0, yUm: 0, widthUm: 100_000, heightUm: 150_000 };
    const design = {
      ...toolDesign,
      pages: [{ ...page, elements: [{ kind: 'artwork' as const, id: 'leaves', ...box, artworkId: 'a' }, ...page.elements] }],
    };
    expect(idsOf(edited(design, reorder(design, [refOf('shape')], 'back')))).toEqual(['leaves', 'shape', 'text', 'photo']);
    expect(reorder(design, [refOf('text')], 'backward')).toEqual([]);
    const between = {
      ...design,
      pages: [
        { ...page, elements: design.pages[0]?.elements.toSpliced(0, 1).toSpliced(1, 0, ...design.pages[0].elements.slice(0, 1)) ?? [] },
      ],
    };
    expect(idsOf(edited(between, reorder(between, [refOf('text')], 'forward')))).toEqual(['leaves', 'photo', 'text', 'shape']);
  });
});

describe('groups', () => {
  test('elements become a group, are chosen together and come apart again', () => {
    const pair = [refOf('text'), refOf('shape')];
    const grouped = edited(toolDesign, group(toolDesign, pair, null));
    expect(grouped.pages[0]?.groups).toEqual([{ id: 'group-1' }]);
    expect(withGroup(grouped, refOf('shape'), null)).toEqual(pair);
    expect(canGroup(grouped, pair, null)).toBe(false);
    const apart = edited(grouped, ungroup(grouped, [refOf('text')], null));
    expect(apart.pages[0]?.groups).toBeUndefined();
    expect(withGroup(apart, refOf('shape'), null)).toEqual([refOf('shape')]);
    expect(canUngroup(apart, pair, null)).toBe(false);
  });

  test('a group lies in another group, and entering one shows the next level', () => {
    const inner = edited(toolDesign, group(toolDesign, [refOf('text'), refOf('shape')], null));
    const outer = edited(inner, group(inner, refs, null));
    expect(outer.pages[0]?.groups).toEqual([{ id: 'group-1', parent: 'group-2' }, { id: 'group-2' }]);
    expect(withGroup(outer, refOf('text'), null)).toEqual(refs);
    expect(withGroup(outer, refOf('text'), 'group-2')).toEqual([refOf('text'), refOf('shape')]);
    expect(withGroup(outer, refOf('text'), 'group-1')).toEqual([refOf('text')]);
    const apart = edited(outer, ungroup(outer, refs, null));
    expect(apart.pages[0]?.groups).toEqual([{ id: 'group-1' }]);
    expect(apart.pages[0]?.elements.map((element) => element.group)).toEqual(['group-1', undefined, 'group-1']);
  });

  test('removing elements removes groups that are empty then; what a designer keeps stays', () => {
    const grouped = edited(toolDesign, group(toolDesign, [refOf('text'), refOf('shape')], null));
    const rest = edited(grouped, remove(grouped, [refOf('text'), refOf('shape')]));
    expect(idsOf(rest)).toEqual(['photo']);
    expect(rest.pages[0]?.groups).toBeUndefined();
    expect(remove(withSlot('text', { allows: ['content'] }), [refOf('text')])).toEqual([]);
  });
});

describe('copies', () => {
  test('a duplicate lies beside the original, above everything, free of a designer’s limits', () => {
    const design = withSlot('shape', { allows: ['content'] });
    const first = duplicate(design, [refOf('shape')]);
    const once = edited(design, first.edits);
    expect(first.refs).toEqual([refOf('shape-2')]);
    expect(boxOf(once, 'shape-2')).toEqual([14, 64]);
    expect(once.pages[0]?.elements.at(-1)?.slot).toBeUndefined();
    const twice = edited(once, duplicate(once, [refOf('shape')]).edits);
    expect(boxOf(twice, 'shape-3')).toEqual([18, 68]);
  });

  test('a duplicated group is a group of its own', () => {
    const design = edited(toolDesign, group(toolDesign, [refOf('text'), refOf('shape')], null));
    const { edits, refs: copies } = duplicate(design, [refOf('text'), refOf('shape')]);
    const twice = edited(design, edits);
    expect(twice.pages[0]?.groups?.map(({ id }) => id)).toEqual(['group-1', 'group-2']);
    expect(withGroup(twice, refOf('text-2'), null)).toEqual(copies);
  });

  test('what is pasted onto another panel keeps its place on the panel', () => {
    const [page] = toolDesign.pages;
    if (!page) throw new Error('no page');
    const second = { id: 'back', xUm: 100_000, yUm: 0, widthUm: 100_000, heightUm: 150_000 };
    const design = { ...toolDesign, pages: [{ ...page, widthUm: 200_000, panels: [...page.panels, second] }] };
    const clip = copy(design, [refOf('shape')]);
    if (!clip) throw new Error('nothing copied');
    expect(boxOf(edited(design, paste(design, clip, 'back').edits), 'shape-2')).toEqual([110, 60]);
  });
});

describe('commands', () => {
  const input = { design: toolDesign, selection: selected([refOf('shape')]), enteredGroup: null, panel: 'front', clip: null };

  test('a selection turns by steps about its middle', () => {
    expect(turnSelection(toolDesign, [refOf('shape')], 15)).toEqual([
      { kind: 'setProperties', ...refOf('shape'), properties: { rotation: 15 } },
    ]);
  });

  test('locking keeps an element from every command but unlocking', () => {
    const locked = edited(toolDesign, resultOf({ name: 'lock' }, input).edits);
    const on = { ...input, design: locked };
    expect(resultOf({ name: 'delete' }, on).edits).toEqual([]);
    expect(resultOf({ name: 'align', how: 'left' }, on).edits).toEqual([]);
    expect(resultOf({ name: 'turn', degrees: 15 }, on).edits).toEqual([]);
    expect(edited(locked, resultOf({ name: 'unlock' }, on).edits)).toEqual(toolDesign);
  });

  test('everything on the shown panel is selected at once', () => {
    expect(resultOf({ name: 'select-all' }, input)).toEqual({ edits: [], refs });
  });

  test('cut keeps a copy to paste', () => {
    const { edits, clip = null } = resultOf({ name: 'cut' }, input);
    const gone = edited(toolDesign, edits);
    expect(idsOf(gone)).toEqual(['text', 'photo']);
    const pasted = resultOf({ name: 'paste' }, { ...input, design: gone, clip });
    expect(boxOf(edited(gone, pasted.edits), 'shape-2')).toEqual([10, 60]);
  });
});
