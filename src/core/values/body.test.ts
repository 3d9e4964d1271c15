import { expect, test } from 'vitest';
import { readBody, readJson, readJsonObject } from './body.ts';
import { isFault } from './fault.ts';

async function faultOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return isFault(error) ? error.code : 'none';
}

async function* chunks(...sizes: number[]): AsyncGenerator<Uint8Array> {
  for (const size of sizes) yield new Uint8Array(size).fill(size);
}

const unchanged = (value: unknown) => value;
const post = (body: BodyInit, headers: Record<string, string> = {}) => new Request('http://localhost/', { method: 'POST', body, headers });

test('the chunks of a body are joined in order', async () => {
  expect([...(await readBody(chunks(1, 2), 3))]).toEqual([1, 2, 2]);
  expect((await readBody(null, 3)).byteLength).toBe(0);
});

test('a body above the limit is refused, declared or not', async () => {
  expect(await faultOf(readBody(chunks(2, 2), 3))).toBe('too-large');
  expect(await faultOf(readJsonObject(post('{}', { 'content-length': '9' }), 8, unchanged))).toBe('too-large');
});

test('only a JSON object in UTF-8 is an input; an empty body is an empty one', async () => {
  expect(await readJsonObject(post('{"a":1}'), 100, unchanged)).toEqual({ a: 1 });
  expect(await readJsonObject(post(''), 100, unchanged)).toEqual({});
  for (const body of ['[1]', '1', 'null', '{', new Uint8Array([0x22, 0xff, 0x22])])
    expect(await faultOf(readJsonObject(post(body), 100, unchanged))).toBe('bad-json');
});

test('a body that is nested too deeply is refused before it is parsed; brackets in texts are none', async () => {
  const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;
  expect(await readJson(post(nested(200)), 10_000, () => 'taken')).toBe('taken');
  expect(await faultOf(readJson(post(nested(202)), 10_000, unchanged))).toBe('bad-json');
  const text = { a: `\\"${'[{'.repeat(300)}`, b: [] };
  expect(await readJson(post(JSON.stringify(text)), 10_000, unchanged)).toEqual(text);
});
