/** What the print check finds in the records of a list, breaks that are chosen for one of them, and words in place of missing values. */
import { afterAll, expect, test, vi } from 'vitest';
import type { Input, Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { matchingEnvelope } from '#core/envelope/matching-envelope.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { isFault } from '#core/values/fault.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { storedDocument } from '#services/checks/opened-design.ts';
import { loadDesign } from '#store/design/designs.ts';
import { withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { mergePool } from './merge-tasks.ts';

afterAll(() => mergePool().close());

const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (isFault(error) ? `${error.code}: ${error.details.shown?.text ?? ''}` : Promise.reject(error)),
  );

type Proof = NonNullable<Output<Calls['GET /web-api/designs/:id/merge/proof']>['proof']>;
type Wish = Omit<Input<Calls['PUT /web-api/designs/:id/merge']>, 'id' | 'version' | 'list'>;
type Page = ProductDocument['pages'][number];
type Element = Page['elements'][number];

const place = { card: 'olivia-platzkarte', form: 'place-card', format: 'place' } as const;
const choiceOf = (shape: object) => ({ ...shape, paper: 'feinstpapier', refinementType: 'none', quantity: 50 }) as const;

/** An envelope for a card, with words in the place of the address. */
function envelope(): ProductDocument {
  const row = designRows.find(({ id }) => id === 'olivia') ?? expect.fail('no olivia');
  const words = { address: 'Anna\nWeg 1\n12345 Ort', sender: 'Max' };
  const made = matchingEnvelope(blankDesign(row, 'folded', 'a6', undefined, 'none'), words) ?? expect.fail('no envelope');
  return made as ProductDocument;
}

function changed(design: ProductDocument, change: (element: Element, page: Page) => Element[]): ProductDocument {
  const pages = design.pages.map((page) => ({ ...page, elements: page.elements.flatMap((element) => change(element, page)) }));
  return { ...design, pages } as ProductDocument;
}

withStore('the records of a list', (open) => {
  async function withList(rows: object[], wish: Wish = {}) {
    const shop = await seededShop(open, () => new Date('2026-11-29T09:00:00Z'));
    const home = await guestCalls(shop);
    const call = home.request();
    const { design } = await call('GET /web-api/card-blank', place);
    const choice = choiceOf(place) as Input<Calls['POST /web-api/designs']>['choice'];
    const { id } = await call('POST /web-api/designs', { design: design as ProductDocument, choice });
    const { id: list } = await call('POST /web-api/guest-lists', { name: 'Hochzeit' });
    await call('POST /web-api/guest-lists/:id/rows', { id: list, rows });
    const version = async () => (await call('GET /web-api/designs/:id/merge', { id })).merge?.version ?? 0;
    const put = async (wished: Wish) => call('PUT /web-api/designs/:id/merge', { id, version: await version(), list, ...wished });
    const proof = async (): Promise<Proof> =>
      (await call('GET /web-api/designs/:id/merge/proof', { id })).proof ?? Promise.reject(new Error('no merge'));
    const approve = async () => {
      const { version: seen, hash } = await proof();
      return call('POST /web-api/designs/:id/merge/approval', { id, version: seen, hash });
    };
    const save = async (change: (element: Element, page: Page) => Element[]) => {
      const stored = await loadDesign(shop.store, home.owner, id, shop.clock());
      if (!stored) throw new Error('no design');
      const next = changed(storedDocument(stored), change);
      await call('PUT /web-api/designs/:id', { id, revision: stored.revision, design: next, choice });
    };
    await call('POST /web-api/designs/:id/merge/fields', { id });
    await put(wish);
    const rename = async (from: string, names: string) => {
      const { rows: shown } = await call('GET /web-api/guest-lists/:id', { id: list });
      const row = shown.find((one) => one.names === from);
      await call('POST /web-api/guest-lists/:id/rows', { id: list, rows: [{ id: row?.id, version: row?.version, names }] });
    };
    const lines = async (record: string) => call('GET /web-api/designs/:id/merge/lines', { id, record });
    const putLines = async (record: string, text: string, lengths: number[] | null) =>
      call('PUT /web-api/designs/:id/merge/lines', { id, version: await version(), record, text, lengths });
    return { ...home, shop, call, id, list, put, proof, approve, save, rename, lines, putLines };
  }

  const said = ({ records }: Proof) => records.map(({ label, state, reasons }) => `${label}: ${state} ${reasons.join('; ')}`);

  test('a code that is too dense for its place blocks its household alone, and the approval with it [E034]', async () => {
    const address = { street: 'Weg 1', postcode: '80331' };
    const home = await withList(
      [
        { names: 'Anna Weiß', city: 'München', ...address },
        { names: 'Kim Roth', city: 'Sankt Andreasberg im Oberharz an der Innerste und noch weiter oben', ...address },
      ],
      { kind: 'household', sizes: 'each' },
    );
    const box = { xUm: 60_000, yUm: 91_000, widthUm: 14_000, heightUm: 14_000, rotation: 0 };
    await home.save((element) => {
      if (element.kind !== 'text' || !element.text.includes('{{')) return [element];
      const code = { kind: 'qr', id: 'code', role: 'code', ...box, content: '{{ort}}', ink: element.ink, ground: 'paper' } as Element;
      return [{ ...element, text: '{{personen}}' }, code];
    });
    const proof = await home.proof();
    expect(proof.records.map(({ label, state }) => [label, state])).toEqual([
      ['Anna Weiß', 'ok'],
      ['Kim Roth', 'blocked'],
    ]);
    expect(proof.records[1]?.reasons.join()).toMatch(/Code/);
    expect(proof).toMatchObject({ blocked: 1, shared: [] });
    expect(await refusalOf(home.approve())).toContain('Ein Name lässt sich so noch nicht drucken.');
  });

  test('what is wrong with the design is said once, blocks no name, and refuses the approval with its own words [E034]', async () => {
    const home = await withList([{ names: 'Anna Weiß' }, { names: 'Kim Roth' }]);
    const frame = { xUm: 5_000, yUm: 5_000, widthUm: 20_000, heightUm: 20_000, rotation: 0, shape: 'rect', photoId: null };
    await home.save((element) => {
      if (element.kind !== 'text' || !element.text.includes('{{')) return [element];
      const crop = { zoom: 1, focusX: 0.5, focusY: 0.5 };
      return [element, { kind: 'photo', id: 'frame', role: 'photo', ...frame, crop, ink: element.ink } as unknown as Element];
    });
    const proof = await home.proof();
    expect(proof.shared.map(({ level }) => level)).toEqual(['blocked']);
    expect(proof.shared[0]?.text).toContain('Foto');
    expect(said(proof)).toEqual(['Anna Weiß: ok ', 'Kim Roth: ok ']);
    expect(await refusalOf(home.approve())).toContain('Die Karte lässt sich so mit keinem Namen drucken.');
  });

  test('a guest who is called as the sample is printed', async () => {
    const home = await withList([{ names: 'Anna Weiß' }]);
    await home.save((element) => [element.kind === 'text' && element.text.includes('{{') ? { ...element, sample: 'Anna Weiß' } : element]);
    expect(said(await home.proof())).toEqual(['Anna Weiß: ok ']);
    expect(await home.approve()).toEqual({ records: 1 });
  });

  test('of a list that was checked, one changed name is checked alone', async () => {
    const home = await withList([{ names: 'Anna Weiß' }, { names: 'Kim Roth' }, { names: 'Ida Grün' }]);
    await home.proof();
    const checked: number[] = [];
    const run = vi.spyOn(mergePool(), 'run');
    const count = () => {
      checked.push(run.mock.calls.reduce((sum, [task]) => sum + ('records' in task ? task.records.length : 0), 0));
      run.mockClear();
    };
    await home.proof();
    count();
    await home.rename('Kim Roth', 'Kim Rot');
    await home.proof();
    count();
    run.mockRestore();
    expect(checked).toEqual([0, 1]);
  });

  test('an envelope without a street, and one with a code of no town, are blocked by what is missing [E034]', async () => {
    const home = await withList([
      { names: 'Anna Weiß', street: 'Weg 1', postcode: '80331', city: 'München' },
      { names: 'Kim Roth', postcode: '80331', city: 'München' },
      { names: 'Ida Grün', street: 'Weg 2', postcode: '8033', city: 'München' },
    ]);
    const own = changed(envelope(), (element) =>
      element.kind === 'text' && element.id === 'front-text'
        ? [{ ...element, text: '{{adresse}}' }]
        : element.kind === 'text'
          ? []
          : [element],
    );
    const choice = { card: 'blanko-envelope', form: 'envelope', format: 'envelope-c6', paper: 'umschlagpapier', refinementType: 'none' };
    const { id } = await home.request()('POST /web-api/designs', {
      design: own,
      choice: { ...choice, quantity: 50 } as Input<Calls['POST /web-api/designs']>['choice'],
    });
    await home.call('PUT /web-api/designs/:id/merge', { id, version: 0, list: home.list, kind: 'household' });
    const { proof } = await home.call('GET /web-api/designs/:id/merge/proof', { id });
    expect(proof?.records.map(({ state }) => state)).toEqual(['ok', 'blocked', 'blocked']);
    expect(proof?.records[1]?.reasons.join()).toContain('Auf dem Umschlag fehlt noch: Straße');
    expect(proof?.records[2]?.reasons.join()).toContain('„8033“');
  });

  test('a name is broken otherwise for one record: its picture changes, the approval ends, other edits keep it [E034]', async () => {
    const home = await withList([{ names: 'Maximilian-Alexander von und zu Großendorff' }, { names: 'Kim Roth' }]);
    await home.approve();
    const before = await home.proof();
    const [long, kim] = before.records;
    const key = long?.key ?? '';
    const shown = await home.lines(key);
    const [text] = shown.texts;
    expect(shown).toMatchObject({ number: 1, label: 'Maximilian-Alexander von und zu Großendorff', isChosen: false });
    expect(text?.options.map(({ lines }) => lines.join(' | '))).toContain('Maximilian-Alexander | von und zu Großendorff');
    expect(text?.options.flatMap(({ lines }) => lines.filter((line) => /(von|und)$|^(und|zu)\b/.test(line)))).toEqual([]);
    const other = text?.options.find(({ lines }) => lines.length === 3);
    await home.putLines(key, text?.key ?? '', other?.lengths ?? []);
    const after = await home.proof();
    expect(after.state).toBe('changed');
    expect(after.records[0]?.picture).not.toBe(long?.picture);
    expect(after.records[1]?.picture).toBe(kim?.picture);
    expect(after.records[0]?.reasons.join()).toContain('drei Zeilen');
    expect((await home.lines(key)).texts[0]?.options.find(({ isChosen }) => isChosen)?.lines).toEqual(other?.lines);
    await home.put({ blanks: 3, allowed: { tracking: -20, shorten: ['title'] } });
    await home.rename('Kim Roth', 'Kim Rot');
    expect((await home.lines(key)).isChosen).toBe(true);
    expect((await home.proof()).records[0]?.reasons.join()).toContain('drei Zeilen');
    await home.putLines(key, text?.key ?? '', null);
    expect((await home.lines(key)).isChosen).toBe(false);
  });

  test('breaks of a name that has changed are dropped, the card says so, and breaks that no one offered are refused', async () => {
    const home = await withList([{ names: 'Friederike Schnarrenberger-Oßwald' }]);
    const [first] = (await home.proof()).records;
    const key = first?.key ?? '';
    const [text] = (await home.lines(key)).texts;
    const [, second] = text?.options ?? [];
    await home.putLines(key, text?.key ?? '', second?.lengths ?? []);
    await home.rename('Friederike Schnarrenberger-Oßwald', 'Friederike Weiß-Oßwald');
    const [renamed] = (await home.proof()).records;
    expect(renamed?.state).toBe('hint');
    expect(renamed?.reasons.join()).toContain('neu getrennt');
    expect(await home.approve()).toEqual({ records: 1 });
    for (const lengths of [[3, 4], [23], [10, 12, 1]]) {
      expect(await refusalOf(home.putLines(key, text?.key ?? '', lengths))).toContain('So lässt sich der Name nicht mehr trennen.');
    }
    expect(await refusalOf(home.putLines(key, 'front/none', [22]))).toContain('bad-input');
    expect(await refusalOf(home.lines('A'.repeat(22)))).toContain('not-found: Diesen Namen gibt es in der Liste nicht mehr.');
  });

  test('words stand in for a value that some guests lack; without them those cards stay blocked [E034]', async () => {
    const home = await withList([{ names: 'Anna Weiß' }, { names: 'Kim' }]);
    await home.save((element) => [
      element.kind === 'text' && element.text.includes('{{') ? { ...element, text: '{{vorname}} {{nachname}}', personal: true } : element,
    ]);
    const blocked = await home.proof();
    expect(said(blocked)).toEqual(['Anna Weiß: ok ', 'Kim: blocked Nachname fehlt.']);
    expect(blocked.substitutes).toEqual([{ field: 'nachname', words: '', count: 1, labels: ['Kim'] }]);
    await home.put({ substitutes: { nachname: 'mit Begleitung' } });
    const printed = await home.proof();
    expect(printed.records.map(({ state }) => state)).toEqual(['ok', 'hint']);
    expect(printed.records[1]?.reasons).toContain('Nachname fehlt, Ersatz gedruckt');
    expect(printed.substitutes).toMatchObject([{ words: 'mit Begleitung', count: 1 }]);
    expect(await home.approve()).toEqual({ records: 2 });
    await home.put({ substitutes: { nachname: 'und Gast' } });
    expect((await home.proof()).state).toBe('changed');
    await home.put({ substitutes: {} });
    expect((await home.proof()).blocked).toBe(1);
  });
});
