/** Rules of likeness on random hashes; real photos are in services/images/facts/photo-likeness.test.ts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ComparedPhoto, dhashDistance, groupAlike, likenessOf } from './likeness.ts';

const hex = fc.stringMatching(/^[0-9a-f]{32}$/);
/** Few hashes with few bits changed, so that many are alike. */
const nearHex = fc
  .tuple(fc.constantFrom('0'.repeat(32), 'f'.repeat(32), '0f'.repeat(16)), fc.uniqueArray(fc.nat(31), { maxLength: 24 }))
  .map(([hash, places]) =>
    [...hash].map((digit, at) => (places.includes(at) ? (Number.parseInt(digit, 16) ^ 1).toString(16) : digit)).join(''),
  );
const seconds = fc.option(fc.nat(200), { nil: null });
const photo = fc.record({
  sha256: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  dhash: fc.option(nearHex, { nil: null }),
  entropy: fc.option(fc.constantFrom(1, 2.999, 3, 7), { nil: null }),
  takenAt: seconds.map((given) => (given === null ? null : new Date(1_777_000_000_000 + given * 1000).toISOString().slice(0, 19))),
});
const photos = fc
  .array(photo, { maxLength: 25 })
  .map((all) => all.map((one, at): ComparedPhoto => ({ ...one, sha256: `${one.sha256}${at % 4}`, id: `p${at}` })));

const one: ComparedPhoto = { id: 'one', sha256: '1', dhash: '0'.repeat(32), entropy: 7, takenAt: '2026-05-03T14:05:09' };
/** Another photo, `bits` away. */
const other = (bits: number, changes: Partial<ComparedPhoto> = {}): ComparedPhoto => {
  const binary = '1'.repeat(bits).padEnd(128, '0');
  const dhash = (binary.match(/.{4}/g) ?? []).map((digit) => Number.parseInt(digit, 2).toString(16)).join('');
  return { ...one, id: 'other', sha256: '2', dhash, ...changes };
};

test('the distance of hashes is the number of bits in which they differ, in both directions', () => {
  fc.assert(
    fc.property(hex, hex, hex, (a, b, c) => {
      const bits = [...a].reduce((sum, digit, at) => {
        const differing = Number.parseInt(digit, 16) ^ Number.parseInt(b[at] ?? '', 16);
        return sum + differing.toString(2).replaceAll('0', '').length;
      }, 0);
      expect(dhashDistance(a, b)).toBe(bits);
      expect(dhashDistance(b, a)).toBe(bits);
      expect(dhashDistance(a, a)).toBe(0);
      expect(dhashDistance(a, c)).toBeLessThanOrEqual(bits + dhashDistance(b, c));
    }),
  );
});

test('up to 10 bits are the same photo, up to 20 within a minute a variant', () => {
  expect([0, 10, 11, 20, 21, 128].map((bits) => likenessOf(one, other(bits)))).toEqual(['same', 'same', 'variant', 'variant', null, null]);
  const taken = (takenAt: string | null) => likenessOf(one, other(15, { takenAt }));
  expect(['2026-05-03T14:04:09', '2026-05-03T14:06:09', '2026-05-03T14:06:09.1', null].map(taken)).toEqual([
    'variant',
    'variant',
    null,
    null,
  ]);
});

test('equal files are the same photo; hashes of plain areas and missing ones say nothing', () => {
  expect(likenessOf(one, other(128, { sha256: '1' }))).toBe('same');
  expect(likenessOf({ ...one, dhash: null }, { ...one, id: 'x', dhash: null })).toBe('same');
  expect(likenessOf(one, other(0, { entropy: 2.9 }))).toBeNull();
  expect(likenessOf(one, other(0, { entropy: null }))).toBeNull();
  expect(likenessOf(one, other(0, { dhash: null }))).toBeNull();
});

test('likeness is symmetric, and groups hold exactly what is linked', () => {
  fc.assert(
    fc.property(photos, fc.constantFrom('same' as const, 'variant' as const), (all, by) => {
      const groups = groupAlike(all, by);
      const groupOf = new Map(groups.flatMap((group, at) => group.map((id) => [id, at] as const)));
      expect(groupOf.size).toBe(groups.flat().length);
      for (const group of groups) expect(group.length).toBeGreaterThan(1);
      const isLinked = (a: ComparedPhoto, b: ComparedPhoto) => {
        const likeness = likenessOf(a, b);
        expect(likenessOf(b, a)).toBe(likeness);
        return likeness === 'same' || (by === 'variant' && likeness === 'variant');
      };
      // Everything that can be reached from a photo over links, itself included.
      for (const start of all) {
        const reached = new Set([start.id]);
        for (const from of all.filter(({ id }) => id === start.id)) {
          const open = [from];
          for (let next = open.pop(); next; next = open.pop())
            for (const to of all)
              if (!reached.has(to.id) && isLinked(next, to)) {
                reached.add(to.id);
                open.push(to);
              }
        }
        const group = groups[groupOf.get(start.id) ?? -1] ?? [start.id];
        expect(new Set(group)).toEqual(reached);
      }
    }),
    { numRuns: 150 },
  );
});

test('groups and their photos stand in the given order', () => {
  const all = [other(30, { id: 'a' }), { ...one, id: 'b' }, other(2, { id: 'c', sha256: '3' }), other(31, { id: 'd', sha256: '4' })];
  expect(groupAlike(all, 'same')).toEqual([
    ['a', 'd'],
    ['b', 'c'],
  ]);
});
