import { describe, expect, test } from 'vitest';
import { catalogueCalls } from '#api/catalogue.ts';
import { orderCalls } from '#api/order.ts';
import { isFault } from '#core/values/fault.ts';
import { jsonInput } from '#core/values/text/json-input.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { bodyInput, bodyLimits, parseInput, queryInput } from './input.ts';

const t = serverTexts({ locale: 'de-DE' });

const { input: listInput } = catalogueCalls['GET /web-api/cards'];

function faultOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (isFault(error)) return error.code;
    throw error;
  }
  return 'none';
}

describe('query input', () => {
  test('one value and many of a list arrive alike, with or without brackets', () => {
    expect(queryInput(listInput, new URLSearchParams('color=green&color=red'))).toEqual({ color: ['green', 'red'] });
    expect(queryInput(listInput, new URLSearchParams('color[]=green'))).toEqual({ color: ['green'] });
    expect(queryInput(listInput, new URLSearchParams('occasion=hochzeit'))).toEqual({ occasion: 'hochzeit' });
  });

  test('empty values are dropped [F337]', () => {
    expect(queryInput(listInput, new URLSearchParams('occasion=&color=&sort=created'))).toEqual({ sort: 'created' });
  });

  test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])('%s is an unknown key like any other', (key) => {
    for (const query of [`${key}=x`, `${key}[]=x`, `${key}=x&${key}[]=y`])
      expect([
        query,
        faultOf(() => parseInput(catalogueCalls['GET /web-api/cards'], queryInput(listInput, new URLSearchParams(query)))),
      ]).toEqual([query, 'bad-input']);
  });

  test('a prototype key is refused', () => {
    expect(faultOf(() => queryInput(listInput, new URLSearchParams('__proto__=x')))).toBe('bad-json');
  });

  test('a repeated single value does not pass the schema', () => {
    expect(
      faultOf(() => parseInput(catalogueCalls['GET /web-api/cards'], queryInput(listInput, new URLSearchParams('sort=created&sort=sort')))),
    ).toBe('bad-input');
  });
});

describe('JSON input', () => {
  const request = (body: string) => new Request('http://localhost/web-api/order', { method: 'POST', body });

  test('text is normalised: a decomposed umlaut becomes one letter', async () => {
    expect(await bodyInput(request('{"name":"Mu\u0308ller"}'))).toEqual({ name: 'Müller' });
  });

  test.each(['{', '[]', '"x"', 'null', '{"__proto__":{}}'])('%s is refused', async (body) => {
    await expect(bodyInput(request(body))).rejects.toMatchObject({ code: 'bad-json' });
  });

  test('a body that grows above its limit is cut off', async () => {
    await expect(bodyInput(request(JSON.stringify({ a: 'x'.repeat(256_001) })))).rejects.toMatchObject({ code: 'too-large' });
  });

  test('depth and number of keys are bounded', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 40; level += 1) deep = { deep };
    expect(faultOf(() => jsonInput(deep, bodyLimits('/web-api/order')))).toBe('bad-json');
    const answer = (path: string, keys: number) =>
      faultOf(() => jsonInput(Object.fromEntries(Array.from({ length: keys }, (_, index) => [`k${index}`, 1])), bodyLimits(path)));
    expect([answer('/web-api/order', 2_000), answer('/web-api/order', 2_001)]).toEqual(['none', 'bad-json']);
    expect([answer('/web-api/designs', 50_000), answer('/web-api/designs', 50_001)]).toEqual(['none', 'bad-json']);
  });
});

test('a wrong form is not called missing, and the missing is', () => {
  const call = orderCalls['PATCH /web-api/cart/lines/:id'];
  const sentences = (value: unknown) => {
    try {
      parseInput(call, value);
      return [];
    } catch (error) {
      return isFault(error) ? error.details.errors?.map(({ field, message }) => `${field}: ${t(message)}`) : [];
    }
  };
  const id = 'A'.repeat(22);
  expect(sentences({ id, quantity: 'viele' })).toEqual(['quantity: Diese Angabe hat die falsche Form.']);
  expect(sentences({ id })).toEqual(['quantity: Diese Angabe fehlt noch.']);
});

test('an unknown key is named in a German sentence', () => {
  try {
    parseInput(catalogueCalls['GET /web-api/card-colourways'], { card: 'olivia', preis: 1 });
    expect.unreachable();
  } catch (error) {
    expect(isFault(error) && error.details.errors?.[0]).toEqual({
      field: 'preis',
      code: 'unrecognized_keys',
      message: { key: 'input.unknown', values: { names: 'preis' } },
    });
  }
});

test('a long key is cut where an answer names it', () => {
  try {
    parseInput(catalogueCalls['GET /web-api/card-colourways'], { card: 'olivia', ['x'.repeat(200_000)]: 1 });
    expect.unreachable();
  } catch (error) {
    expect(isFault(error) && error.details.errors?.[0]).toMatchObject({
      field: 'x'.repeat(60),
      message: { values: { names: 'x'.repeat(60) } },
    });
  }
});
