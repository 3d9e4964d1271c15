import { expect, test } from 'vitest';
import { idempotencyKey } from './idempotency-key.ts';

test('a key is 22 characters of base64url and never the same', () => {
  const keys = Array.from({ length: 50 }, idempotencyKey);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(new Set(keys).size).toBe(50);
});
