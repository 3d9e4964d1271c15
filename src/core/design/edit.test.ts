import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDesign } from '#core/products/document.ts';
import { fixtureDesign } from '#tests/render/fixture-design.ts';
import { applyEdit, applyEdits, type Edit, editSchema } from './edit.ts';

const text = { page: 'outside', element: 'names' };
const photo = { page: 'inside', element: 'arch' };
const share = fc.double({ min: 0, max: 1, noNaN: true });
const crop = fc.record({ zoom: fc.double({ min: 1, max: 8, noNaN: true }), focusX: share, focusY: share });
const um = fc.integer({ min: -5_000_000, max: 5_000_000 });

const style = fc.record(
  {
    font: fc.constantFrom('jost', 'pinyon'),
    sizeUm: fc.integer({ min: 2_500, max: 90_000 }),
    leading: fc.double({ min: 0.5, max: 4, noNaN: true }),
    tracking: fc.integer({ min: -200, max: 1000 }),
    align: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
    vertical: fc.constantFrom('top' as const, 'middle' as const, 'bottom' as const),
    ink: fc.constantFrom('ink', 'gold', 'leaf'),
    figures: fc.constantFrom('lining' as const, 'oldstyle' as const),
  },
  { requiredKeys: [] },
);

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.string({ maxLength: 200, unit: 'grapheme' }).map((words): Edit => ({ kind: 'setText', ...text, text: words })),
  style.map((change): Edit => ({ kind: 'setTextStyle', ...text, style: change })),
  crop.map((change): Edit => ({ kind: 'setCrop', ...photo, crop: change })),
  fc
    .tuple(crop, fc.constantFrom(null, 'photo-portrait-001'))
    .map(([change, photoId]): Edit => ({ kind: 'setPhoto', ...photo, photoId, crop: change })),
  fc.tuple(um, um).map(([xUm, yUm]): Edit => ({ kind: 'moveElement', ...photo, xUm, yUm })),
  fc.constantFrom('none' as const, 'silver' as const, 'relief' as const).map((refinement): Edit => ({ kind: 'setRefinement', refinement })),
  fc
    .integer({ min: 0, max: 100 })
    .map(
      (k): Edit => ({ kind: 'setInks', colourway: 'nacht', inks: { ...fixtureDesign.inks, ink: { c: 0, m: 0, y: 0, k, hex: '#101010' } } }),
    ),
);

test('an edit and its inverse leave the design as it was, and the given design is never touched', () => {
  const before = JSON.stringify(fixtureDesign);
  fc.assert(
    fc.property(edits, (edit) => {
      const applied = applyEdit(fixtureDesign, edit);
      expect(applied).not.toBeNull();
      if (!applied) return;
      expect(applyEdit(applied.design, applied.inverse)?.design).toEqual(fixtureDesign);
      expect(JSON.stringify(fixtureDesign)).toBe(before);
    }),
  );
});

test('any row of edits is undone by its inverses and redone by theirs', () => {
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 12 }), (row) => {
      const done = applyEdits(fixtureDesign, row);
      const undone = done && applyEdits(done.design, done.inverse);
      expect(undone?.design).toEqual(fixtureDesign);
      expect(undone && applyEdits(undone.design, undone.inverse)?.design).toEqual(done?.design);
    }),
  );
});

test('an edited design is still a valid document', () => {
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 6 }), (row) => {
      expect(row.every((edit) => editSchema.safeParse(edit).success)).toBe(true);
      expect(readDesign(applyEdits(fixtureDesign, row)?.design).ok).toBe(true);
    }),
  );
});

describe('an edit that meets nothing is refused', () => {
  test.each<[string, Edit]>([
    ['a page that is not there', { kind: 'setText', page: 'nowhere', element: 'names', text: 'a' }],
    ['an element that is not there', { kind: 'setText', page: 'outside', element: 'nobody', text: 'a' }],
    ['a photo that is asked for text', { kind: 'setText', ...photo, text: 'a' }],
    ['a text that is asked for a crop', { kind: 'setCrop', ...text, crop: { zoom: 1, focusX: 0, focusY: 0 } }],
    ['an ink that is not there', { kind: 'setTextStyle', ...text, style: { ink: 'seal' } }],
    ['a size below the floor', { kind: 'setTextStyle', ...text, style: { sizeUm: 2_499 } }],
    ['a colourway without the inks in use', { kind: 'setInks', colourway: 'nacht', inks: {} }],
  ])('%s', (_, edit) => {
    expect(applyEdit(fixtureDesign, edit)).toBeNull();
    expect(applyEdits(fixtureDesign, [{ kind: 'setRefinement', refinement: 'none' }, edit])).toBeNull();
  });
});
