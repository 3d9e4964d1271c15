import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DesignDocument, Element } from '#core/design/document.ts';
import { applyEdit, applyEdits, type Edit } from '#core/design/edit.ts';
import { readDesign } from '#core/products/document.ts';
import { fixtureDesign, textElement } from '#tests/render/fixture-design.ts';
import { type MergeVersion, mergeVersions } from './merge.ts';

type Choice = { paper: string; quantity: number };
type Content = MergeVersion<Choice>;
const base: Content = { design: fixtureDesign, choice: { paper: 'feinstpapier', quantity: 50 } };
const names = { page: 'outside', element: 'names' };

const places = fixtureDesign.pages.flatMap((page) =>
  page.elements.map((element) => ({ at: { page: page.id, element: element.id }, element })),
);
const um = fc.integer({ min: -500_000, max: 500_000 });
const size = fc.integer({ min: 1_000, max: 500_000 });
const crop = fc.record({ zoom: fc.double({ min: 1, max: 8, noNaN: true }), focusX: fc.constant(0.3), focusY: fc.constant(0.7) });

/** An edit with the name of what it touches: edits of different names do not overlap. */
type Named = { touches: string; edit: Edit };
type Place = (typeof places)[number];

function editsOf({ at, element }: Place): fc.Arbitrary<Named>[] {
  const name = `${at.page} ${at.element}`;
  const common: fc.Arbitrary<Named>[] = [
    fc.tuple(um, um, size, size).map(([xUm, yUm, widthUm, heightUm]) => ({
      touches: `${name} box`,
      edit: { kind: 'resizeElement', ...at, xUm, yUm, widthUm, heightUm },
    })),
    fc.integer({ min: -180, max: 180 }).map((rotation) => ({
      touches: `${name} rotation`,
      edit: { kind: 'setProperties', ...at, properties: { rotation } },
    })),
    fc.constantFrom(0.25, 0.5, null).map((opacity) => ({
      touches: `${name} opacity`,
      edit: { kind: 'setProperties', ...at, properties: { opacity } },
    })),
  ];
  if (element.kind === 'text') {
    common.push(
      fc.string({ maxLength: 40, unit: 'grapheme' }).map((text) => ({ touches: `${name} text`, edit: { kind: 'setText', ...at, text } })),
      fc.constantFrom('left' as const, 'right' as const).map((align) => ({
        touches: `${name} align`,
        edit: { kind: 'setTextStyle', ...at, style: { align } },
      })),
    );
  }
  if (element.kind === 'photo')
    common.push(crop.map((value) => ({ touches: `${name} photo`, edit: { kind: 'setCrop', ...at, crop: value } })));
  return common;
}

const pageEdits: fc.Arbitrary<Named>[] = fixtureDesign.pages.flatMap((page) => [
  fc.constantFrom('ink', 'leaf', 'gold', null).map(
    (background): Named => ({
      touches: `${page.id} ground`,
      edit: { kind: 'setGround', page: page.id, background, ground: page.ground ?? null },
    }),
  ),
  fc.integer({ min: 0, max: 40 }).map((number): Named => {
    const added = textElement({ id: `mine-or-theirs-${number}`, text: `${number}` });
    return { touches: `${page.id} ${added.id}`, edit: { kind: 'addElement', page: page.id, index: page.elements.length, added } };
  }),
]);

const documentEdits: fc.Arbitrary<Named>[] = [
  fc
    .constantFrom('silver' as const, 'relief' as const)
    .map((refinement) => ({ touches: 'options', edit: { kind: 'setRefinement', refinement } })),
  fc.integer({ min: 0, max: 100 }).map((k) => ({
    touches: 'colours',
    edit: { kind: 'setInks', colourway: 'nacht', inks: { ...fixtureDesign.inks, ink: { c: 0, m: 0, y: 0, k, hex: '#101010' } } },
  })),
];
const anyEdit = fc.oneof(...places.flatMap(editsOf), ...pageEdits, ...documentEdits);
const removal = fc
  .constantFrom(...places)
  .map(({ at }): Named => ({ touches: `${at.page} ${at.element}`, edit: { kind: 'removeElement', ...at } }));
const rows = fc.array(anyEdit, { maxLength: 12 });

/** What can be applied, in turn. */
function edited(content: Content, edits: readonly Named[]): Content {
  let { design } = content as { design: DesignDocument };
  for (const { edit } of edits) design = applyEdit(design, edit)?.design ?? design;
  return { ...content, design };
}

/** Without the drawing order. */
function unordered({ design }: Content): unknown {
  const pages = design.pages.map((page) => ({ ...page, elements: page.elements.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }));
  return JSON.parse(JSON.stringify({ ...design, pages }));
}

function textIn(content: Content, id = 'names'): string | undefined {
  const found = content.design.pages.flatMap((page) => page.elements).find((element) => element.id === id);
  return found?.kind === 'text' ? found.text : undefined;
}

describe('merging two versions of a design', () => {
  test('edits of both sides that do not overlap are all in the merged version [E023]', () => {
    fc.assert(
      fc.property(rows, rows, (left, right) => {
        const taken = new Set(left.map(({ touches }) => touches));
        const others = right.filter(({ touches }) => !taken.has(touches));
        const merged = mergeVersions(base, edited(base, left), edited(base, others));
        expect(merged.conflicts).toEqual([]);
        expect(unordered(merged.content)).toEqual(unordered(edited(edited(base, others), left)));
      }),
      { numRuns: 300 },
    );
  });

  test('photos that two windows add to a book or take out of it are those of both [E023]', () => {
    const withRecord = (record: Readonly<Record<string, unknown>>): Content => {
      const { design } = base;
      return { ...base, design: { ...design, product: { ...design.product, autoLayout: record } } };
    };
    const recordOf = (mine: Content, theirs: Content, from: Content) => {
      const { content, conflicts } = mergeVersions(from, mine, theirs);
      expect(conflicts).toEqual([]);
      return content.design.product.autoLayout;
    };
    const before = withRecord({ seed: 1, addedIds: ['a', 'b'], excludedIds: [] });
    const [mine, theirs] = [
      withRecord({ seed: 1, addedIds: ['b', 'c'], excludedIds: ['a'] }),
      withRecord({ seed: 2, addedIds: ['a', 'b', 'd'], excludedIds: [] }),
    ];
    expect(recordOf(mine, theirs, before)).toEqual({ seed: 2, addedIds: ['b', 'd', 'c'], excludedIds: ['a'] });
    const first = withRecord({ seed: 1 });
    expect(recordOf(withRecord({ seed: 1, addedIds: ['a'] }), withRecord({ seed: 1, addedIds: ['b'] }), first)).toEqual({
      seed: 1,
      addedIds: ['b', 'a'],
    });
    // Laid out there: what was added has its place.
    expect(
      recordOf(withRecord({ seed: 1, addedIds: ['a', 'b'], excludedIds: [] }), withRecord({ seed: 1, excludedIds: [] }), before),
    ).toEqual({
      seed: 1,
      excludedIds: [],
    });
  });

  test('pages that two windows pin are pinned in the merged version, without a conflict [E023]', () => {
    const marked = (content: Content, marks: Readonly<Record<string, string | undefined>>): Content => ({
      ...content,
      design: {
        ...content.design,
        pages: content.design.pages.map((page) => (page.id in marks ? { ...page, autoLayout: marks[page.id] } : page)),
      },
    });
    const marksOf = ({ content }: { content: Content }) => content.design.pages.map(({ autoLayout }) => autoLayout ?? null);
    const [first, second] = fixtureDesign.pages.map(({ id }) => id) as [string, string];
    const automatic = marked(base, { [first]: 'a1', [second]: 'a2' });
    const pins = mergeVersions(automatic, marked(automatic, { [first]: undefined }), marked(automatic, { [second]: undefined }));
    expect([pins.conflicts, marksOf(pins)]).toEqual([[], [null, null]]);
    // Pinned here, laid out anew there: a page that a customer keeps stays pinned.
    const [pinned, laidOut] = [marked(automatic, { [first]: undefined }), marked(automatic, { [first]: 'b1' })];
    for (const [mine, theirs] of [
      [pinned, laidOut],
      [laidOut, pinned],
    ] as const) {
      const merged = mergeVersions(automatic, mine, theirs);
      expect([merged.conflicts, marksOf(merged)]).toEqual([[], [null, 'a2']]);
    }
    const both = mergeVersions(automatic, marked(automatic, { [first]: 'b1', [second]: 'b2' }), marked(automatic, { [first]: 'c1' }));
    expect([both.conflicts, marksOf(both)]).toEqual([[], ['c1', 'b2']]);
    // Options of one side, pins of the other.
    const dearer = { ...marked(automatic, { [first]: undefined }), choice: { ...base.choice, paper: 'naturpapier' } };
    const chosen = mergeVersions(automatic, dearer, marked(automatic, { [second]: undefined }));
    expect([chosen.conflicts, chosen.content.choice.paper, marksOf(chosen)]).toEqual([[], 'naturpapier', [null, null]]);
  });

  test('an earlier version of mine in theirs is no conflict, with what others changed besides', () => {
    const own = fc.array(fc.oneof(...places.flatMap(editsOf), ...documentEdits), { maxLength: 8 });
    fc.assert(
      fc.property(own, own, rows, (first, then, others) => {
        const taken = new Set([...first, ...then].map(({ touches }) => touches));
        const foreign = others.filter(({ touches }) => !taken.has(touches));
        const sent = edited(base, first);
        const mine = edited(sent, then);
        const merged = mergeVersions(base, mine, edited(sent, foreign), [sent]);
        expect(merged.conflicts).toEqual([]);
        expect(unordered(merged.content)).toEqual(unordered(edited(mine, foreign)));
      }),
      { numRuns: 300 },
    );
  });

  test('a new element of mine that others got and mine removed or changed since is theirs no more', () => {
    const add: Named = {
      touches: '',
      edit: { kind: 'addElement', page: 'outside', index: 0, added: textElement({ id: 'added-text-2', text: 'first' }) },
    };
    const sent = edited(base, [add]);
    expect(mergeVersions(base, base, edited(sent, []), [sent]).content).toEqual(base);
    const changed = edited(sent, [{ touches: '', edit: { kind: 'setText', page: 'outside', element: 'added-text-2', text: 'second' } }]);
    const theirs = edited(sent, [{ touches: '', edit: { kind: 'setText', ...names, text: 'Ihre' } }]);
    const merged = mergeVersions(base, changed, theirs, [sent]);
    expect(merged).toMatchObject({ conflicts: [], renamed: false });
    expect([textIn(merged.content, 'added-text-2'), textIn(merged.content)]).toEqual(['second', 'Ihre']);
  });

  test('with an unchanged side the merged version is the other side', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const changed = edited(base, row);
        expect(mergeVersions(base, structuredClone(base), changed).content).toEqual(changed);
        expect(mergeVersions(base, changed, structuredClone(base)).content).toEqual(changed);
        expect(mergeVersions(base, changed, structuredClone(changed))).toEqual({ content: changed, conflicts: [], renamed: false });
      }),
    );
  });

  test('whatever both sides did, the merged version is a valid document, and a conflict is named where an edit of mine is missing', () => {
    const wild = fc.array(fc.oneof(anyEdit, removal), { maxLength: 15 });
    fc.assert(
      fc.property(wild, wild, (left, right) => {
        const [mine, theirs] = [edited(base, left), edited(base, right)];
        const before = JSON.stringify([mine, theirs]);
        const { content, conflicts } = mergeVersions(base, mine, theirs);
        expect(readDesign(content.design)).toMatchObject({ ok: true });
        expect(JSON.stringify([mine, theirs])).toBe(before);
        if (conflicts.length > 0) return;
        // Merging again finds nothing of mine that is missing.
        const again = mergeVersions(base, mine, content);
        expect(again.conflicts).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('the same property changed in two ways is a conflict with the name of its element, and theirs stays', () => {
    const mine = edited(base, [{ touches: '', edit: { kind: 'setText', ...names, text: 'Meine' } }]);
    const theirs = edited(base, [
      { touches: '', edit: { kind: 'setText', ...names, text: 'Ihre' } },
      { touches: '', edit: { kind: 'setRefinement', refinement: 'silver' } },
    ]);
    const merged = mergeVersions(base, mine, theirs);
    expect(merged.content).toEqual(theirs);
    expect(merged.conflicts).toEqual([{ kind: 'element', page: 'outside', name: { key: expect.any(String) } }]);
  });

  test('the record of a layout is merged by its keys beside the options, theirs where both changed it, and is no conflict', () => {
    const withRecord = (autoLayout: Record<string, unknown>, from = base): Content => ({
      ...from,
      design: { ...from.design, product: { ...from.design.product, autoLayout } },
    });
    const before = withRecord({ density: 'medium', seed: 0, placed: ['a'] });
    const mine = withRecord({ density: 'high', seed: 1, placed: ['a'] });
    const silver = edited(base, [{ touches: '', edit: { kind: 'setRefinement', refinement: 'silver' } }]);
    const theirs = withRecord({ density: 'low', seed: 0, placed: ['b'] }, silver);
    const merged = mergeVersions(before, mine, theirs);
    expect(merged.conflicts).toEqual([]);
    expect(merged.content.design.product).toMatchObject({ refinement: 'silver', autoLayout: { density: 'low', seed: 1, placed: ['b'] } });
    // Where one side has none any more, it is taken as a whole.
    expect(mergeVersions(before, base, withRecord({ density: 'medium', seed: 0, placed: ['a'] }, silver)).content).toEqual(silver);
  });

  test('an element that one side deleted and the other changed is a conflict', () => {
    const removed = edited(base, [{ touches: '', edit: { kind: 'removeElement', ...names } }]);
    const changed = edited(base, [{ touches: '', edit: { kind: 'setText', ...names, text: 'Meine' } }]);
    expect(mergeVersions(base, changed, removed)).toMatchObject({ content: removed, conflicts: [{ kind: 'element' }] });
    const kept = mergeVersions(base, removed, changed);
    expect(textIn(kept.content)).toBe('Meine');
    expect(kept.conflicts).toHaveLength(1);
  });

  test('different new elements with the same id are both there, mine under another id', () => {
    const add = (text: string): Named => ({
      touches: '',
      edit: { kind: 'addElement', page: 'outside', index: 0, added: textElement({ id: 'added-text-2', text }) },
    });
    const merged = mergeVersions(base, edited(base, [add('mine')]), edited(base, [add('theirs')]));
    expect(merged).toMatchObject({ conflicts: [], renamed: true });
    expect([textIn(merged.content, 'added-text-2'), textIn(merged.content, 'added-text-3')]).toEqual(['theirs', 'mine']);
  });

  test('different new groups with the same id are both there with their own elements', () => {
    const ids = fixtureDesign.pages[0]?.elements.map(({ id }) => id) ?? [];
    const grouped = (members: string[]): Named => ({
      touches: '',
      edit: {
        kind: 'setGroups',
        page: 'outside',
        groups: [{ id: 'group-1' }],
        members: Object.fromEntries(members.map((id) => [id, 'group-1'])),
      },
    });
    const { content, conflicts } = mergeVersions(base, edited(base, [grouped(ids.slice(0, 2))]), edited(base, [grouped(ids.slice(2, 4))]));
    expect(conflicts).toEqual([]);
    const groupOf = (id: string) => content.design.pages[0]?.elements.find((element) => element.id === id)?.group;
    expect(ids.slice(0, 4).map(groupOf)).toEqual(['group-2', 'group-2', 'group-1', 'group-1']);
  });

  test('a new element stays above its predecessor, and the order of the side that changed it is kept', () => {
    const ids = fixtureDesign.pages[0]?.elements.map(({ id }) => id) ?? [];
    const [first = '', second = ''] = ids;
    const added = textElement({ id: 'new' });
    const mine = edited(base, [{ touches: '', edit: { kind: 'addElement', page: 'outside', index: 1, added } }]);
    const theirs = edited(base, [{ touches: '', edit: { kind: 'orderElement', page: 'outside', element: first, index: ids.length - 1 } }]);
    const { content, conflicts } = mergeVersions(base, mine, theirs);
    expect(conflicts).toEqual([]);
    const order = content.design.pages[0]?.elements.map(({ id }: Element) => id) ?? [];
    expect(order[0]).toBe(second);
    expect(order.slice(-2)).toEqual([first, 'new']);
  });

  test('the choice is one unit with product and geometry; the number of pieces is another', () => {
    const paper = { ...base, choice: { ...base.choice, paper: 'naturpapier' } };
    const more = { ...base, choice: { ...base.choice, quantity: 75 } };
    expect(mergeVersions(base, paper, more)).toMatchObject({ content: { choice: { paper: 'naturpapier', quantity: 75 } }, conflicts: [] });
    const foil = edited(base, [{ touches: '', edit: { kind: 'setRefinement', refinement: 'silver' } }]);
    const merged = mergeVersions(base, foil, paper);
    expect(merged).toMatchObject({ content: { choice: paper.choice }, conflicts: [{ kind: 'options' }] });
    expect(merged.content.design.product.refinement).toBe(fixtureDesign.product.refinement);
  });

  test('how photos are arranged is one unit: the mode never comes without its shape', () => {
    const settings = { design: 1, gapUm: 4_000, marginUm: 10_000, cornerUm: 0, seed: 0, locked: [] };
    const arranged = (collage: object): Content => {
      const [page, ...pages] = fixtureDesign.pages;
      return { ...base, design: { ...fixtureDesign, pages: [{ ...page, collage: { ...settings, ...collage } }, ...pages] as never } };
    };
    const [grid, heart, wide] = [
      arranged({ mode: 'grid' }),
      arranged({ mode: 'shape', shape: 'heart' }),
      arranged({ mode: 'grid', gapUm: 0 }),
    ];
    const words = edited(grid, [{ touches: '', edit: { kind: 'setText', ...names, text: 'Meine' } }]);
    const merged = mergeVersions(grid, heart, words);
    expect(merged.conflicts).toEqual([]);
    expect(textIn(merged.content)).toBe('Meine');
    expect(merged.content.design.pages[0]?.collage).toEqual({ ...settings, mode: 'shape', shape: 'heart' });
    const both = mergeVersions(grid, heart, wide);
    expect(both.conflicts).toMatchObject([{ kind: 'page' }]);
    expect(both.content.design.pages[0]?.collage).toEqual({ ...settings, mode: 'grid', gapUm: 0 });
    expect(readDesign(both.content.design).ok && readDesign(merged.content.design).ok).toBe(true);
  });

  test('another format of theirs takes the words of mine along', () => {
    const mine = edited(base, [{ touches: '', edit: { kind: 'setText', ...names, text: 'Meine' } }]);
    const pages = fixtureDesign.pages.map((page) => ({
      ...page,
      widthUm: page.widthUm + 1_000,
      elements: page.elements.map((element) => ({ ...element, xUm: element.xUm + 500 })),
    }));
    const theirs: Content = { ...base, design: { ...fixtureDesign, pages } };
    const { content, conflicts } = mergeVersions(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(textIn(content)).toBe('Meine');
    expect(content.design.pages.map(({ widthUm }) => widthUm)).toEqual(pages.map(({ widthUm }) => widthUm));
  });

  test('a page that theirs no longer has and mine changed, and versions without a common base, are one conflict', () => {
    const mine = edited(base, [{ touches: '', edit: { kind: 'setText', ...names, text: 'Meine' } }]);
    const theirs: Content = { ...base, design: { ...fixtureDesign, pages: fixtureDesign.pages.filter(({ id }) => id !== 'outside') } };
    expect(mergeVersions(base, mine, theirs)).toEqual({ content: theirs, conflicts: [{ kind: 'whole' }], renamed: false });
    expect(mergeVersions(null, mine, base)).toEqual({ content: base, conflicts: [{ kind: 'whole' }], renamed: false });
  });
});

test('the edits of these tests can be applied', () => {
  expect(
    applyEdits(
      fixtureDesign,
      fc.sample(fc.oneof(...places.flatMap(editsOf)), 50).map(({ edit }) => edit),
    ),
  ).not.toBeNull();
});
