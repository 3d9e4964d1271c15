import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mergeCalls } from '#api/call.ts';

const call = { input: z.strictObject({}), output: z.string() };
const first = { 'GET /web-api/a': call } as const;
const second = { 'GET /web-api/b': call } as const;

test('merged tables have the calls of all', () => {
  expect(mergeCalls(first, second)).toEqual({ ...first, ...second });
});

test('a key that two tables have does not compile, wherever the tables are', () => {
  // @ts-expect-error 'GET /web-api/a' is defined twice.
  mergeCalls(first, { 'GET /web-api/a': call });
  // @ts-expect-error The same with a table between them, and a further key.
  mergeCalls(first, second, { 'GET /web-api/c': call, 'GET /web-api/a': call });
});
