/** The envelopes of a guest list by its call: what each household's lacks, and what they cost. */
import { afterAll, expect, test } from 'vitest';
import { withSender } from '#core/envelope/envelope-look.ts';
import { addressTexts, black, plainEnvelope, white } from '#core/envelope/plain-envelope.ts';
import { insertFields } from '#core/merge/insert-fields.ts';
import { isFault } from '#core/values/fault.ts';
import { mergePool } from '#services/merge/merge-tasks.ts';
import { withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { envelopePool } from './envelope-tasks.ts';

afterAll(() => Promise.all([mergePool().close(), envelopePool().close()]));

const words = { address: 'Anna Beispiel\nWeg 1\n12345 Ort', sender: 'Name' };
const rosenau = { names: 'Dr. Cornelius von Rosenau', street: 'Am Schloßpark 3', postcode: '01067', city: 'Dresden' };
const vienna = { names: 'Anna Weiß', street: 'Löwengasse 3', postcode: '1030', city: 'Wien', country: 'AT' };
const wrong = { names: 'Kim Roth', street: 'Lange Reihe 7', postcode: '2009', city: 'Hamburg' };

function envelope(font = 'eb-garamond') {
  const plain = plainEnvelope({ format: 'envelope-c6', paper: white, ink: black, font }, words);
  return withSender(insertFields(plain, addressTexts), { place: 'flap', text: 'Sophie\nLindenweg 2' }, words);
}

const choice = {
  card: 'blanko-envelope',
  form: 'envelope',
  format: 'envelope-c6',
  paper: 'umschlagpapier',
  refinementType: 'none',
  quantity: 5,
} as const;

withStore('the envelopes of a guest list', (open) => {
  async function start() {
    const shop = await seededShop(open, () => new Date('2026-11-29T09:00:00Z'));
    const home = await guestCalls(shop);
    const call = home.request();
    const { id: list } = await call('POST /web-api/guest-lists', { name: 'Hochzeit' });
    const type = (...rows: object[]) => call('POST /web-api/guest-lists/:id/rows', { id: list, rows });
    const read = (query: object = {}) => call('GET /web-api/guest-lists/:id/envelopes', { id: list, ...query });
    const make = async (font?: string) => {
      const { id } = await call('POST /web-api/designs', { design: envelope(font) as never, choice });
      await call('PUT /web-api/designs/:id/merge', { id, version: 0, list, kind: 'household' });
      return id;
    };
    return { shop, home, list, type, read, make };
  }

  test('without a design tell what addresses lack, and with one how each is read, what it shows and what all cost [E034]', async () => {
    const { type, read, make } = await start();
    expect(await read()).toMatchObject({ design: null, counts: { all: 0 }, shown: null });
    await type(rosenau, vienna, wrong, { names: 'Hannelore Pfäffle' });
    const before = await read();
    expect(before.envelopes.map(({ level, town, picture }) => [level, town, picture])).toEqual([
      ['ok', '01067 Dresden', null],
      ['ok', '1030 Wien', null],
      ['block', '2009 Hamburg', null],
      ['block', '', null],
    ]);
    const design = await make();
    const after = await read();
    expect(after.envelopes.map(({ level }) => level)).toEqual(['ok', 'ok', 'block', 'block']);
    expect(after.groups.map(({ rule, count, names }) => [rule, count, names])).toEqual([
      ['env-code', 1, ['Kim Roth']],
      ['env-incomplete', 1, ['Hannelore Pfäffle']],
    ]);
    expect(after.counts).toEqual({ all: 4, open: 2, blocked: 2, unknown: 1, abroad: 1 });
    expect(after.abroad.map(({ country, names }) => [country, names])).toEqual([['Österreich', 'Anna Weiß']]);
    expect(after.design).toMatchObject({
      id: design,
      format: 'envelope-c6',
      isPlain: true,
      face: 'eb-garamond',
      sender: { place: 'flap', text: 'Sophie\nLindenweg 2' },
      panel: { width: 162_000, height: 114_000 },
      hasAddress: true,
      state: 'open',
      pieces: 4,
      // Fewer than are sold.
      total: null,
    });
    expect(after.shown?.picture).toMatch(new RegExp(`/merges/${design}/[\\w-]{22}/front-[0-9a-f]{16}$`));
    await type({ names: 'Erika Osswald' });
    const more = await read({ filter: 'open', search: 'pfäffle' });
    expect([more.found, more.design?.pieces, more.design?.total?.currency]).toEqual([1, 5, 'EUR']);
  });

  test('in a face that machines do not read are to be looked at, all of them', async () => {
    const { type, read, make } = await start();
    await type(rosenau, vienna);
    await make('pinyon');
    const { groups, counts } = await read();
    expect(groups).toMatchObject([{ rule: 'env-face', level: 'confirm', count: 2 }]);
    expect(counts).toMatchObject({ open: 2, blocked: 0 });
  });

  test('of another owner are missing', async () => {
    const { shop, list } = await start();
    const other = await guestCalls(shop);
    const answer = other.request()('GET /web-api/guest-lists/:id/envelopes', { id: list });
    expect(await answer.catch((error: unknown) => isFault(error) && error.code)).toBe('not-found');
  });
});
