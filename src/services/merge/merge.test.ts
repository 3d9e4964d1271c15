/** Designs that are printed with a list, by their calls: settings, what is looked at before print, and approvals that one letter voids. */
import { afterAll, expect, test } from 'vitest';
import type { Input, Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { isFault } from '#core/values/fault.ts';
import { storedDocument } from '#services/checks/opened-design.ts';
import { findDesign, loadDesign } from '#store/design/designs.ts';
import { onEachEngine } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { blankKey } from './merge-proof.ts';
import { mergePool } from './merge-tasks.ts';
import { isApproved, mergedDesign } from './merged-design.ts';
import { recordToDraw } from './record-picture.ts';

afterAll(() => mergePool().close());

const faultOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (isFault(error) ? error : Promise.reject(error)),
  );
const refusalOf = async (answer: Promise<unknown>) => {
  const fault = await faultOf(answer);
  return `${fault?.code}: ${fault?.details.shown?.text}`;
};

type Proof = NonNullable<Output<Calls['GET /web-api/designs/:id/merge/proof']>['proof']>;
type Wish = Omit<Input<Calls['PUT /web-api/designs/:id/merge']>, 'id' | 'version' | 'list'>;

const shape = { form: 'place-card', format: 'place' } as const;
const choice = { ...shape, card: 'olivia-platzkarte', paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;

function withText(design: ProductDocument, change: (text: string) => string): ProductDocument {
  const pages = design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => (element.kind === 'text' ? { ...element, text: change(element.text) } : element)),
  }));
  return { ...design, pages } as ProductDocument;
}

onEachEngine('a design with a list', (open) => {
  const start = async () => seededShop(open, () => new Date('2026-11-29T09:00:00Z'));
  type Shop = Awaited<ReturnType<typeof start>>;

  /** A guest with a place card and a list with these rows. */
  async function guestWithList(shop: Shop, names: readonly string[]) {
    const home = await guestCalls(shop);
    const call = home.request();
    const { design } = await call('GET /web-api/card-blank', { ...shape, card: choice.card });
    const { id } = await call('POST /web-api/designs', { design: design as ProductDocument, choice });
    const { id: list } = await call('POST /web-api/guest-lists', { name: 'Hochzeit' });
    const type = (rows: object[]) => call('POST /web-api/guest-lists/:id/rows', { id: list, rows });
    if (names.length > 0) await type(names.map((name) => ({ names: name })));
    const merge = async () => (await call('GET /web-api/designs/:id/merge', { id })).merge;
    const put = async (wish: Wish = {}) =>
      call('PUT /web-api/designs/:id/merge', { id, version: (await merge())?.version ?? 0, list, ...wish });
    const proof = async (query: object = {}): Promise<Proof> => {
      const { proof: found } = await call('GET /web-api/designs/:id/merge/proof', { id, ...query });
      if (!found) throw new Error('no merge');
      return found;
    };
    const approve = async ({ version, hash }: Pick<Proof, 'version' | 'hash'>) =>
      call('POST /web-api/designs/:id/merge/approval', { id, version, hash });
    const fields = () => call('POST /web-api/designs/:id/merge/fields', { id });
    const saved = async () => {
      const stored = await loadDesign(shop.store, home.owner, id, shop.clock());
      if (!stored) throw new Error('no design');
      return { document: storedDocument(stored), revision: stored.revision };
    };
    const save = async (change: (text: string) => string) => {
      const { document, revision } = await saved();
      await call('PUT /web-api/designs/:id', { id, revision, design: withText(document, change), choice });
    };
    return { ...home, call, id, list, type, merge, put, proof, approve, fields, saved, save };
  }

  test('is joined, gets its fields, is approved, and one changed letter of list or design voids that', async () => {
    const shop = await start();
    const home = await guestWithList(shop, ['Anna und Max Weiß', 'Kim Roth']);
    expect(await home.merge()).toBeNull();
    expect((await home.call('GET /web-api/designs/:id/merge/proof', { id: home.id })).proof).toBeNull();
    await home.put();
    const open1 = await home.proof();
    expect(open1).toMatchObject({ kind: 'guest', sizes: 'common', count: 3, pieces: 3, blanks: 0, proposedBlanks: 2, state: 'open' });
    expect(open1.fields).toEqual({ count: 0, canInsert: true });
    expect(await refusalOf(home.approve(open1))).toContain('bad-input: In der Karte steht noch kein Feld');
    expect(await home.fields()).toEqual({ revision: 2 });
    expect(await refusalOf(home.fields())).toContain('kein unveränderter Text für Namen');
    expect(await refusalOf(home.approve(open1))).toContain('list-changed');
    const seen = await home.proof();
    expect(seen.records.map(({ number, label, state }) => [number, label, state])).toEqual([
      [1, 'Anna Weiß', 'ok'],
      [2, 'Max Weiß', 'ok'],
      [3, 'Kim Roth', 'ok'],
    ]);
    expect(await home.approve(seen)).toEqual({ records: 3 });
    const stateNow = async () => {
      const merged = await mergedDesign(shop.store, home.owner, home.id);
      const { document } = await home.saved();
      const state = (await home.merge())?.state;
      expect((await home.proof()).state).toBe(state);
      // What orders ask says the same.
      expect(merged && isApproved(document, merged)).toBe(state === 'approved');
      return state;
    };
    expect(await stateNow()).toBe('approved');
    const { rows } = await home.call('GET /web-api/guest-lists/:id', { id: home.list });
    const kim = rows.find(({ names }) => names === 'Kim Roth');
    await home.type([{ id: kim?.id, version: kim?.version, names: 'Kim Rot' }]);
    expect(await stateNow()).toBe('changed');
    expect(await refusalOf(home.approve(seen))).toContain('list-changed: Liste, Karte oder Angaben sind inzwischen anders.');
    await home.approve(await home.proof());
    expect(await stateNow()).toBe('approved');
    await home.save((text) => text.replace('{{name}}', '{{name}}.'));
    expect(await stateNow()).toBe('changed');
    await home.approve(await home.proof());
    await home.put({ blanks: 2 });
    expect(await stateNow()).toBe('changed');
    expect(await home.merge()).toMatchObject({ blanks: 2, pieces: 5 });
  });

  test('is changed at the version that was shown: the second of two windows is refused and overwrites nothing', async () => {
    const home = await guestWithList(await start(), ['Kim Roth']);
    await home.put();
    const seen = await home.proof();
    const change = (blanks: number) =>
      home.call('PUT /web-api/designs/:id/merge', { id: home.id, list: home.list, version: seen.version, blanks });
    await change(3);
    expect(await refusalOf(change(7))).toContain('list-changed: Liste, Karte oder Angaben sind inzwischen anders.');
    expect(await refusalOf(home.approve(seen))).toContain('list-changed');
    expect(await home.merge()).toMatchObject({ blanks: 3, version: seen.version + 1 });
  });

  test('shows the records that are furthest from the design first, worst first, and each other one under its reason', async () => {
    const home = await guestWithList(await start(), []);
    const bad = [
      'Maximilian-Alexander von der Großendorff-Schnarrenberger-Lüdenscheidt',
      'Anna Иванова',
      'Mia 7',
      'Christiane Elisabeth Theodora Leutheusser',
      'Friederike Brandstetter',
    ];
    const plain = Array.from({ length: 24 }, (_, at) => ({ names: `Ida Ro${'abcdefghijklmnopqrstuvwx'[at]}` }));
    await home.type([...plain.slice(0, 9), ...bad.map((names) => ({ names })), ...plain.slice(9)]);
    await home.put();
    await home.fields();
    const { highlights, records, count } = await home.proof();
    const worst = highlights.filter(({ why }) => why === 'worst');
    expect(count).toBe(29);
    expect(worst.map(({ label }) => label)).toEqual(bad);
    // Another script and mixed ones, a digit, one line more.
    expect(worst.slice(1).map(({ severity }) => severity)).toEqual([90, 50, 15, 15]);
    expect(worst[0]?.severity).toBeGreaterThan(90);
    expect(worst[0]?.number).toBe(10);
    expect(worst.map(({ reasons }) => reasons.join('; ').replace(/\d+(,5)? statt/, 'kleiner statt'))).toEqual([
      'kleiner statt 21 pt; drei Zeilen; ungewöhnlicher Name, bitte ansehen',
      'И в а н о aus einer anderen Schrift; ungewöhnlicher Name, bitte ansehen',
      'ungewöhnlicher Name, bitte ansehen',
      'zwei Zeilen',
      'zwei Zeilen',
    ]);
    expect(highlights.filter(({ why }) => why !== 'worst').map(({ why, number }) => [why, number])).toEqual([
      ['first', 1],
      ['last', 29],
    ]);
    expect(records).toHaveLength(18);
    expect((await home.proof({ page: 2 })).records.map(({ number }) => number)).toEqual([19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
    expect((await home.proof({ page: 99 })).page).toBe(2);
    expect((await home.proof({ search: 'SCHNARRENBERGER grossendorff' })).records.map(({ label }) => label)).toEqual([bad[0]]);
    expect((await home.proof({ search: 'niemand' })).found).toBe(0);
  });

  test('keeps the size that its records share until it is measured anew, so that a new guest changes no other piece', async () => {
    const home = await guestWithList(await start(), ['Ida Roth', 'Kim Roth']);
    await home.fields();
    await home.put();
    const before = await home.proof();
    await home.type(Array.from({ length: 4 }, () => ({ names: 'Maximilian-Alexander von der Großendorff-Schnarrenberger' })));
    const grown = await home.proof();
    expect(grown.commonSize).toBe(before.commonSize);
    expect(grown.records.slice(0, 2).map(({ picture }) => picture)).toEqual(before.records.map(({ picture }) => picture));
    await home.put({ measure: true });
    const measured = await home.proof();
    expect(Number.parseFloat(measured.commonSize ?? '')).toBeLessThan(Number.parseFloat(before.commonSize ?? ''));
    expect(measured.records[0]?.picture).not.toBe(before.records[0]?.picture);
    await home.put({ sizes: 'each' });
    expect(await home.proof()).toMatchObject({ sizes: 'each', commonSize: null });
  });

  test('leaves guests out and takes them in again', async () => {
    const home = await guestWithList(await start(), ['Ida Roth', 'Kim Roth']);
    await home.put();
    const [ida, kim] = (await home.merge())?.records ?? [];
    await home.put({ leftOut: [ida?.key ?? '', 'A'.repeat(22)] });
    const merge = await home.merge();
    expect(merge?.leftOut).toEqual([{ key: ida?.key, label: 'Ida Roth' }]);
    expect(merge?.records).toEqual([kim]);
    await home.put({ leftOut: [] });
    expect((await home.merge())?.count).toBe(2);
  });

  test('is not approved with an empty list, an unknown field, or a field of the other kind; each says so', async () => {
    const home = await guestWithList(await start(), []);
    await home.fields();
    await home.put();
    expect(await home.proof()).toMatchObject({ count: 0, highlights: [], records: [], page: 1, pages: 1 });
    expect(await refusalOf(home.approve(await home.proof()))).toContain('noch kein Name');
    await home.type([{ names: 'Ida Roth' }]);
    for (const [field, reason] of [
      ['{{spitzname}}', 'Das Feld „spitzname“ gibt es bei Gästen nicht.'],
      ['{{anredezeile}}', 'Das Feld „anredezeile“ gibt es bei Gästen nicht.'],
      ['{{tisch}}', 'Tisch fehlt.'],
    ] as const) {
      await home.save((text) => (text.includes('{{') ? field : text));
      const blocked = await home.proof({ filter: 'blocked' });
      expect(blocked.records.map(({ reasons }) => reasons[0])).toEqual([reason]);
      expect(blocked).toMatchObject({ blocked: 1, found: 1 });
      expect(blocked.records[0]?.household).toMatch(/^[\w-]{22}$/);
      expect(await refusalOf(home.approve(blocked))).toContain('bad-input: Ein Name lässt sich so noch nicht drucken.');
    }
    await home.save((text) => (text.includes('{{') ? '{{anredezeile}}' : text));
    await home.put({ kind: 'household' });
    expect(await home.proof()).toMatchObject({ kind: 'household', sizes: 'each', blocked: 0 });
  });

  test('prints what a name holds as text: braces, patterns, direction marks, emoji and sixty letters', async () => {
    const home = await guestWithList(await start(), []);
    const names = ['{{name}} Roth', '$1 $` Roth', '\u202eRoth Ida', 'Ida 🎉 Roth', `${'Ab'.repeat(15)} ${'Cd'.repeat(15)}`];
    await home.type(names.map((one) => ({ names: one })));
    await home.fields();
    await home.put();
    const { records, hash, version } = await home.proof();
    expect(records).toHaveLength(5);
    expect(records.slice(0, 2).map(({ label }) => label)).toEqual(names.slice(0, 2));
    const blocked = records.filter(({ state }) => state === 'blocked');
    for (const { reasons } of blocked) expect(reasons[0]).toMatch(/^(Kein Zeichen für|Der Text passt)/);
    const answer = await faultOf(home.approve({ hash, version }));
    expect(answer === null ? 0 : blocked.length).toBe(blocked.length);
  });

  test('draws the page of one guest as it is fitted, of a blank piece, and of no other record', async () => {
    const shop = await start();
    const home = await guestWithList(shop, ['Ida Roth', 'Kim Roth']);
    await home.fields();
    await home.put();
    const saved = await findDesign(shop.store, home.owner, home.id, shop.clock());
    if (!saved) throw new Error('no design');
    const textsOf = async (key: string) => {
      const { design } = await (await recordToDraw(shop, home.owner, saved, key)).open('front');
      return design.pages.flatMap(({ elements }) => elements.flatMap((element) => (element.kind === 'text' ? [element.text] : [])));
    };
    const [, kim] = (await home.proof()).records;
    expect(await textsOf(kim?.key ?? '')).toContain('Kim Roth');
    expect((await textsOf(blankKey)).join()).not.toMatch(/Roth|\{\{/);
    expect(await faultOf(recordToDraw(shop, home.owner, saved, 'A'.repeat(22)))).toMatchObject({ code: 'not-found' });
  });

  test('is missing for others, goes with its list, and takes no list of others', async () => {
    const shop = await start();
    const home = await guestWithList(shop, ['Ida Roth']);
    const other = await guestWithList(shop, ['Kim Roth']);
    await home.put();
    const { hash, version, records } = await home.proof();
    const record = records[0]?.key ?? '';
    const { id } = home;
    const foreign = other.request();
    for (const ask of [
      () => foreign('GET /web-api/designs/:id/merge', { id }),
      () => foreign('PUT /web-api/designs/:id/merge', { id, version, list: other.list }),
      () => foreign('DELETE /web-api/designs/:id/merge', { id }),
      () => foreign('GET /web-api/designs/:id/merge/proof', { id }),
      () => foreign('POST /web-api/designs/:id/merge/fields', { id }),
      () => foreign('GET /web-api/designs/:id/merge/lines', { id, record }),
      () => foreign('PUT /web-api/designs/:id/merge/lines', { id, version, record, text: 'outside/front-name', lengths: null }),
      () => foreign('POST /web-api/designs/:id/merge/approval', { id, version, hash }),
      () => home.call('PUT /web-api/designs/:id/merge', { id, version, list: other.list }),
    ])
      expect((await faultOf(ask()))?.code).toBe('not-found');
    await home.call('DELETE /web-api/guest-lists/:id', { id: home.list });
    expect(await home.merge()).toBeNull();
    expect(await refusalOf(home.approve({ hash, version }))).toContain('gehört keine Gästeliste mehr');
    await other.put();
    expect(await other.merge()).toMatchObject({ kind: 'guest', version: 1 });
    await other.call('DELETE /web-api/designs/:id/merge', { id: other.id });
    expect(await other.merge()).toBeNull();
    await other.put({ kind: 'household' });
    expect(await other.merge()).toMatchObject({ version: 1, kind: 'household', records: [{ record: { kind: 'household' } }] });
    expect((await other.call('GET /web-api/guest-lists', {})).lists).toHaveLength(1);
  });
});
