import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDesign } from '#core/products/document.ts';
import { leporelloDesign } from '#tests/render/fixture-elements.ts';
import type { DesignDocument, Element } from './document.ts';
import { applyEdit, applyEdits, type Edit, editSchema } from './edit.ts';
import type { Properties } from './edit-schema.ts';

const page = 'outside';
const elements = leporelloDesign.pages[0]?.elements ?? [];
const ids = elements.map(({ id }) => id);
const element = fc.constantFrom(...ids);
const inkToken = fc.constantFrom('ink', 'leaf', 'gold', 'rose');
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const um = fc.integer({ min: -5_000_000, max: 5_000_000 });
const size = fc.integer({ min: 1, max: 5_000_000 });
const percent = fc.integer({ min: -100, max: 100 });
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });

/** Properties of every element, and of the kinds that have more. */
const common = {
  rotation: degrees(360),
  opacity: orNull(fc.double({ min: 0.01, max: 1, noNaN: true })),
  locked: orNull(fc.constant(true as const)),
  slot: orNull(fc.record({ allows: fc.subarray(['content', 'style', 'position', 'size', 'turn', 'order', 'delete'] as const) })),
};
const ofKind = {
  photo: {
    shape: fc.constantFrom('rect', 'arch', 'circle', 'round', 'heart'),
    cornerUm: orNull(size),
    turn: orNull(fc.constantFrom(90, 180, 270)),
    tilt: orNull(degrees(45)),
    mirrored: orNull(fc.constant(true)),
    filter: orNull(fc.record({ tone: fc.constantFrom('bw', 'sepia'), brightness: percent, contrast: percent }, { requiredKeys: [] })),
    frame: orNull(fc.record({ ink: inkToken, widthUm: size })),
    ink: inkToken,
  },
  shape: {
    outline: fc.constantFrom({ as: 'ellipse' }, { as: 'polygon', corners: 7, inner: 30 }, { as: 'rect', cornerUm: 900 }),
    fill: orNull(inkToken),
    stroke: orNull(fc.record({ ink: inkToken, widthUm: size })),
  },
  'clip-art': { clipArtId: fc.constantFrom('shop.star', 'shop.moon'), inks: fc.array(inkToken, { minLength: 1, maxLength: 8 }) },
  frame: { style: fc.constantFrom('line', 'deco'), lineUm: size, ink: inkToken },
  qr: { content: fc.string({ minLength: 1, maxLength: 300 }), ink: inkToken, ground: orNull(inkToken) },
  text: { ink: inkToken },
  'calendar-grid': {
    year: fc.integer({ min: 1900, max: 2199 }),
    month: fc.integer({ min: 1, max: 12 }),
    locale: fc.constantFrom('de-AT', 'en-US'),
    marks: fc.array(
      fc.record({ kind: fc.constantFrom('holiday', 'note'), day: fc.integer({ min: 1, max: 31 }), text: fc.constant('Fest') }),
    ),
    weekNumbers: fc.boolean(),
    title: fc.constantFrom('none', 'month', 'month-year'),
    style: fc.constantFrom('table'),
    columns: orNull(fc.constant(['Lea', 'Ben'])),
    accentInk: inkToken,
    tintInk: orNull(inkToken),
  },
  'spine-title': { ink: inkToken },
  artwork: {},
} as const satisfies Record<Element['kind'], Record<string, fc.Arbitrary<unknown>>>;

const properties: fc.Arbitrary<Edit> = fc
  .constantFrom(...elements)
  .chain((one) =>
    fc
      .record({ ...common, ...ofKind[one.kind] } as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] })
      .map((values): Edit => ({ kind: 'setProperties', page, element: one.id, properties: values as Properties })),
  );
const curved: fc.Arbitrary<Edit> = fc
  .record(
    {
      arcUm: orNull(fc.oneof(fc.integer({ min: 1_000, max: 5_000_000 }), fc.integer({ min: -5_000_000, max: -1_000 }))),
      list: orNull(fc.constantFrom('bullet' as const, 'number' as const)),
    },
    { requiredKeys: [] },
  )
  .map((style): Edit => ({ kind: 'setTextStyle', page, element: 'arch-text', style }));

const group = fc.constantFrom('one', 'two', 'three');
const groups: fc.Arbitrary<Edit> = fc.record({ nested: fc.boolean(), members: fc.dictionary(element, orNull(group), { maxKeys: 6 }) }).map(
  ({ nested, members }): Edit => ({
    kind: 'setGroups',
    page,
    groups: ['one', 'two', 'three'].map((id, index) => ({ id, ...(nested && index > 0 ? { parent: 'one' } : {}) })),
    members,
  }),
);

const edits: fc.Arbitrary<Edit> = fc.oneof(
  properties,
  curved,
  groups,
  fc
    .tuple(element, um, um, size, size)
    .map(([id, xUm, yUm, widthUm, heightUm]): Edit => ({ kind: 'resizeElement', page, element: id, xUm, yUm, widthUm, heightUm })),
  fc.tuple(element, um, um).map(([id, xUm, yUm]): Edit => ({ kind: 'moveElement', page, element: id, xUm, yUm })),
  element.map((id): Edit => ({ kind: 'removeElement', page, element: id })),
  fc.tuple(element, fc.nat(ids.length - 1)).map(([id, index]): Edit => ({ kind: 'orderElement', page, element: id, index })),
  fc
    .tuple(fc.constantFrom(...elements), fc.nat(10))
    .map(([one, index]): Edit => ({ kind: 'addElement', page, index, added: { ...one, id: `${one.id}-copy` } })),
  fc.tuple(inkToken, fc.integer({ min: 50, max: 300 }), fc.boolean()).map(
    ([ink, scale, hasPanel]): Edit => ({
      kind: 'setGround',
      page,
      background: null,
      ground: { kind: 'library-pattern', patternId: 'dots', inks: [ink], scale, ...(hasPanel ? { panel: 'nowhere' } : {}) },
    }),
  ),
  fc.tuple(orNull(inkToken), fc.boolean()).map(
    ([background, isPattern]): Edit => ({
      kind: 'setGround',
      page,
      background,
      ground: isPattern ? { kind: 'pattern', artworkId: 'fixture.tile', tileWidthUm: 5_000, tileHeightUm: 5_000 } : null,
    }),
  ),
  orNull(fc.constantFrom('none' as const, 'wave' as const)).map((punching): Edit => ({ kind: 'setPunching', punching })),
);

/** Undoing must give back the same bytes, not only equal values: documents are hashed. */
function bytes(design: DesignDocument | undefined): unknown {
  return JSON.parse(JSON.stringify(design));
}

describe('edits of every kind of element', () => {
  test('an edit that applies is taken back by its inverse, and leaves a valid document', () => {
    let applied = 0;
    fc.assert(
      fc.property(edits, (edit) => {
        expect(editSchema.safeParse(edit).success).toBe(true);
        const done = applyEdit(leporelloDesign, edit);
        if (!done) return;
        applied += 1;
        expect(readDesign(done.design)).toMatchObject({ ok: true });
        expect(editSchema.safeParse(done.inverse).success).toBe(true);
        expect(bytes(applyEdit(done.design, done.inverse)?.design)).toEqual(bytes(leporelloDesign));
      }),
      { numRuns: 400 },
    );
    expect(applied).toBeGreaterThan(200);
  });

  test('a shape keeps an area or a line to be seen by', () => {
    const change = (id: string, properties: Record<string, null>) =>
      applyEdit(leporelloDesign, { kind: 'setProperties', page, element: id, properties } as Edit);
    expect(change('veil', { fill: null })).toBeNull();
    const shapes = leporelloDesign.pages.flatMap(({ elements }) => elements).filter((one) => one.kind === 'shape');
    const both = shapes.find(({ fill, stroke, outline }) => fill && stroke && outline.as !== 'line');
    expect(change(both?.id ?? '', { fill: null })).not.toBeNull();
  });

  test('any row of edits is undone, and what was undone is done again', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 8 }), (row) => {
        const fitting: Edit[] = [];
        let design = leporelloDesign;
        for (const edit of row) {
          const next = applyEdit(design, edit);
          if (!next) continue;
          fitting.push(edit);
          design = next.design;
        }
        const done = applyEdits(leporelloDesign, fitting);
        const undone = done && applyEdits(done.design, done.inverse);
        expect(bytes(undone?.design)).toEqual(bytes(leporelloDesign));
        expect(bytes((undone && applyEdits(undone.design, undone.inverse)?.design) ?? undefined)).toEqual(bytes(done?.design));
      }),
      { numRuns: 60 },
    );
  });

  test('a key that is taken out and put back stands where its kind has it', () => {
    const stored = readDesign(leporelloDesign);
    if (!stored.ok) throw new Error('the fixture is not read');
    const read = stored.design;
    const photo = read.pages.flatMap((one) =>
      one.elements.flatMap((each) => (each.kind === 'photo' ? [{ page: one.id, element: each.id }] : [])),
    )[0];
    if (!photo) throw new Error('the fixture has no photo');
    const add: Edit = { kind: 'setProperties', ...photo, properties: { filter: { tone: 'bw' }, tilt: 3, mirrored: true } };
    const with3 = applyEdit(read, add)?.design ?? read;
    const removed = applyEdit(with3, { kind: 'setProperties', ...photo, properties: { tilt: null, filter: null } });
    const undone = removed && applyEdit(removed.design, removed.inverse)?.design;
    expect(JSON.stringify(undone)).toBe(JSON.stringify(with3));
    const again = readDesign(JSON.parse(JSON.stringify(with3)));
    expect(JSON.stringify(with3)).toBe(JSON.stringify(again.ok && again.design));
  });

  test('an element comes at its place in drawing order, and the order is the order of the list', () => {
    const moved = applyEdit(leporelloDesign, { kind: 'orderElement', page, element: 'veil', index: 0 });
    expect(moved?.design.pages[0]?.elements[0]?.id).toBe('veil');
    expect(moved?.inverse).toMatchObject({ index: ids.indexOf('veil') });
  });
});

describe('an edit that does not fit is refused', () => {
  const ring = [
    { id: 'a', parent: 'b' },
    { id: 'b', parent: 'a' },
  ];
  const deep = Array.from({ length: 9 }, (_, index) => ({
    id: `g${index}`,
    ...(index > 0 ? { parent: `g${index - 1}` } : {}),
  }));
  test.each<[string, Edit]>([
    ['a property of another kind', { kind: 'setProperties', page, element: 'code', properties: { mirrored: true } }],
    ['an ink that is not there', { kind: 'setProperties', page, element: 'code', properties: { ink: 'seal' } }],
    ['a required property taken out', { kind: 'setProperties', page, element: 'code', properties: { content: null as unknown as string } }],
    ['an element of a name that is taken', { kind: 'addElement', page, index: 0, added: elements[0] as Element }],
    [
      'an element in a group that is not there',
      { kind: 'addElement', page, index: 0, added: { ...(elements[0] as Element), id: 'new', group: 'none' } },
    ],
    ['a place behind the last one', { kind: 'orderElement', page, element: 'veil', index: ids.length }],
    ['groups in a ring', { kind: 'setGroups', page, groups: ring, members: {} }],
    ['groups nine deep', { kind: 'setGroups', page, groups: deep, members: {} }],
    ['a group without its parent', { kind: 'setGroups', page, groups: [{ id: 'a', parent: 'z' }], members: {} }],
    ['a member nobody knows', { kind: 'setGroups', page, groups: [], members: { nobody: null } }],
    ['a ground in an ink that is not there', { kind: 'setGround', page, background: 'seal', ground: null }],
  ])('%s', (_, edit) => {
    expect(applyEdit(leporelloDesign, edit)).toBeNull();
  });
});
