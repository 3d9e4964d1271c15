import { expect, test } from 'vitest';
import { firstRecord, recordedIds, withAdded, withReasons, withSettings } from './layout-record.ts';
import { layoutRecordSchema } from './record-schema.ts';

const idOf = (number: number) => `photo-of-a-book-${String(number).padStart(6, '0')}`;

test('photos that are added to a book are in its record until a layout has said where they are [E010]', () => {
  const added = withAdded(firstRecord, [idOf(1), idOf(2), idOf(1)], true);
  expect(added.addedIds).toEqual([idOf(1), idOf(2)]);
  expect(recordedIds(added)).toEqual([]);
  expect(layoutRecordSchema.parse(JSON.parse(JSON.stringify(added)))).toEqual(added);
  const laidOut = withReasons(added, {
    engine: 'auto-1',
    pageCount: 26,
    pages: [],
    coverPhotoId: idOf(1),
    notices: [],
    placed: [{ photoId: idOf(1), why: ['cover'] }],
    leftOut: [{ photoId: idOf(2), reason: { kind: 'quota' } }],
  } as never);
  expect(laidOut.addedIds).toBeUndefined();
  expect(recordedIds(laidOut)).toEqual([idOf(1), idOf(2)]);
});

test('a photo that is taken out of a book is excluded, and in it again when it is added once more', () => {
  const out = withAdded(withAdded(firstRecord, [idOf(1), idOf(2)], true), [idOf(1)], false);
  expect([out.addedIds, out.excludedIds]).toEqual([[idOf(2)], [idOf(1)]]);
  const again = withAdded(out, [idOf(1)], true);
  expect([again.addedIds, again.excludedIds]).toEqual([[idOf(2), idOf(1)], []]);
  // One that the layout left out needs no second mark.
  const left = { ...firstRecord, leftOut: [{ id: idOf(3), reason: 'excluded' as const }], excludedIds: [idOf(3)] };
  expect(withAdded(left, [idOf(3)], true)).toMatchObject({ excludedIds: [], addedIds: [idOf(3)] });
  expect(withAdded(firstRecord, [idOf(1)], false).addedIds).toBeUndefined();
});

test('of too many photos the newest stay, and a record without the key stays without it', () => {
  const many = withAdded(
    firstRecord,
    Array.from({ length: 1_003 }, (_, at) => idOf(at)),
    true,
  );
  expect([many.addedIds?.length, many.addedIds?.[0]]).toEqual([1_000, idOf(3)]);
  expect('addedIds' in withSettings(firstRecord, { density: 'low' })).toBe(false);
});
