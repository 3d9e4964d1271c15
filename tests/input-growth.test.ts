/** The time that an input takes grows with its size: bodies of every call, and queries. */
import { describe, expect, test } from 'vitest';
import { type CallKey, calls } from '#api/calls.ts';
import { parametersOf } from '#cms/routes/parameters.ts';
import { parseQuery, stringifyQuery } from '#core/site/query.ts';
import { parseTarget, resolvePage } from '#http/pages/resolve.ts';
import { bodyInput, bodyLimits, parseInput, queryInput } from '#http/request/input.ts';
import { hostOf } from '#http/request/site.ts';
import { costlyBodies, costlyTexts } from '#tests/costly-input.ts';
import { isLongForm } from '#tests/long-form.ts';
import { expectLinear } from '#tests/processor-time.ts';

/** What takes longest of all bodies and queries: names to look up, and letters that a reader looks at one by one. */
const costliest = ['many keys', 'joiners'];
const sampledNames = (inputs: object) => Object.keys(inputs).filter((name) => isLongForm || costliest.includes(name));

const host = hostOf('localhost', [], undefined);
const keys = Object.keys(calls) as CallKey[];
const withBody = keys.filter((key) => !/^(?:GET|HEAD|DELETE) /.test(key));
const pathOf = (key: string) => key.slice(key.indexOf(' ') + 1).replace(/:\w+/g, 'A'.repeat(22));

/** Reads the body of a call as far as its schema takes it. */
async function read(key: CallKey, body: string): Promise<void> {
  const request = new Request(`http://localhost${pathOf(key)}`, { method: 'POST', body });
  await bodyInput(request)
    .then((input) => parseInput(calls[key], input))
    .catch(() => null);
}

describe('a body of four times the size takes linear time', () => {
  test.each(withBody)('%s', async (key) => {
    const { bytes } = bodyLimits(pathOf(key));
    const bodies = (share: number) => costlyBodies(calls[key].input, bytes * share);
    for (const name of sampledNames(bodies(1))) {
      const bodyOf = (share: number) => bodies(share)[name]?.() ?? '';
      expect(Buffer.byteLength(bodyOf(1)), name).toBeLessThanOrEqual(bytes);
      await expectLinear(name, (share) => {
        const body = bodyOf(share);
        return () => read(key, body);
      });
    }
  });
});

describe('a query of four times the size takes linear time', () => {
  const limit = 16_000;
  const encoded = (text: (length: number) => string, bytes: number) => encodeURIComponent(text(bytes / 7).toWellFormed()).slice(0, bytes);
  const queries = (bytes: number): Record<string, string> => ({
    ...Object.fromEntries(Object.entries(costlyTexts).map(([name, text]) => [name, `search=${encoded(text, bytes)}`])),
    'a long key': `${encoded(costlyTexts['marks that alternate'] ?? String, bytes)}=1`,
    'many keys': Array.from({ length: bytes / 6 }, (_, at) => `k${at.toString(36)}=1`).join('&'),
    'one key many times': 'color=1&'.repeat(bytes / 8),
    'one list many times': 'color[]=1&color=1&'.repeat(bytes / 18),
    'many lists': Array.from({ length: bytes / 10 }, (_, at) => `k${at.toString(36)}[]=1`).join('&'),
  });
  const readers: Record<string, (query: string) => unknown> = {
    'of a call': (query) =>
      parseInput(calls['GET /web-api/cards'], queryInput(calls['GET /web-api/cards'].input, new URLSearchParams(query))),
    'of a page': (query) => stringifyQuery(parseQuery(query)),
    'of a page with known values': (query) => resolvePage({ ...parseTarget(`/karten-designen/?${query}`) }, host),
    'of the content service': (query) => parametersOf(`http://localhost/cms/v2/cdn/stories?${query}`),
  };

  test.each(Object.entries(readers))('%s', async (_, reader) => {
    const work = (query = '') => {
      return () => {
        try {
          reader(query);
        } catch {
          // The schema refuses it.
        }
      };
    };
    for (const name of sampledNames(queries(limit))) await expectLinear(name, (share) => work(queries(limit * share)[name]));
  });
});

describe('a body above the limit is refused before it is read to its end', () => {
  /** A body without a declared length, and how much of it was asked for. */
  function stream(chunk: number) {
    const state = { pulled: 0 };
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          state.pulled += chunk;
          controller.enqueue(new Uint8Array(chunk).fill(0x20));
        },
      },
      { highWaterMark: 0 },
    );
    return { state, body };
  }

  test.each(withBody)('%s', async (key) => {
    const { bytes } = bodyLimits(pathOf(key));
    const { state, body } = stream(bytes / 4);
    const request = new Request(`http://localhost${pathOf(key)}`, { method: 'POST', body, duplex: 'half' } as RequestInit);
    await expect(bodyInput(request)).rejects.toMatchObject({ code: 'too-large' });
    expect(state.pulled).toBeLessThanOrEqual(1.5 * bytes);
    const declared = stream(1);
    const large = { method: 'POST', body: declared.body, duplex: 'half', headers: { 'content-length': String(bytes + 1) } } as RequestInit;
    await expect(bodyInput(new Request(`http://localhost${pathOf(key)}`, large))).rejects.toMatchObject({ code: 'too-large' });
    expect(declared.state.pulled).toBe(0);
  });
});
