import { expect, test } from 'vitest';
import { sdkBucket } from '#tests/sdk-engine.ts';
import { bucketOf, murmur3 } from './murmur.ts';

test.each([
  ['', 0, 0],
  ['', 1, 0x514e28b7],
  ['', 0xffffffff, 0x81f16f39],
  ['test', 0, 0xba6bd213],
  ['test', 0x9747b28c, 0x704b81dc],
  ['Hello, world!', 0x9747b28c, 0x24884cba],
  ['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd],
  ['ππππππππ', 0x9747b28c, 0xd58063c1],
])('the hash of "%s" with the seed %i is that of the reference implementation', (text, seed, hash) => {
  expect(murmur3(text, seed)).toBe(hash);
});

test('a negative seed is the same 32 bits as an unsigned one', () => {
  expect(murmur3('abc', -1)).toBe(murmur3('abc', 0xffffffff));
});

test('texts of letters, umlauts and emoji of any length have the buckets of the SDK', () => {
  for (const text of ['ä', 'aä', 'abä', 'abcä', 'ab€', '🎉', 'x🎉yß', 'Größe', 'e\u0301', 'lone\ud83c'])
    for (const seed of [0, 5, -7]) expect(bucketOf(text, seed), text).toBe(sdkBucket(text, seed));
});

test('a lone surrogate has a bucket', () => {
  for (const text of ['a\ud83c', '\udf89b', '\ud83cb']) expect(bucketOf(text, 1)).toBeGreaterThan(0);
});
