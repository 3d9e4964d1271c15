/** Designs beyond the sums of the schema: saving is refused with a sentence, and one that was stored before opens and is checked. */
import { expect, test } from 'vitest';
import type { DesignDocument, Element } from '#core/design/document.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { inProcessClient } from '#http/calls/handlers.ts';
import { openFonts } from '#resources/fonts.ts';
import type { Context, Shop } from '#services/handler.ts';
import type { Store } from '#store/db/store.ts';
import { createDesign } from '#store/design/designs.ts';
import { createOwner } from '#store/session/sessions.ts';
import { pageOf } from '#tests/block-page.tsx';
import { personalised } from '#tests/customer.ts';
import { withStore } from '#tests/engines.ts';
import { noSession } from '#tests/no-session.ts';
import { seedAll } from '#tests/seeded.ts';

const clock = () => new Date('2026-11-19T09:00:00Z');
const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;
const olivia = designRows.find(({ id }) => id === 'olivia');

function designWith(count: number, change: Partial<Element>): ProductDocument {
  if (!olivia) throw new Error('the seed has no Olivia');
  const blank = personalised(blankDesign(olivia, 'folded', 'a6', undefined, 'none')) as ProductDocument;
  const inks: DesignDocument['inks'] = { ...blank.inks, foil: { c: 20, m: 30, y: 70, k: 15, hex: '#b08d57', finish: true } };
  const size = { widthUm: 1_000, heightUm: 1_000, rotation: 0 };
  // Beside each other: one that lies under another is a finding.
  const boxAt = (at: number) => ({ xUm: 10_000 + (at % 40) * 2_000, yUm: 10_000 + Math.floor(at / 40) * 2_000, ...size });
  const added = Array.from(
    { length: count },
    (_, at) =>
      ({ kind: 'shape', id: `s${at}`, ownName: 'Punkt', ...boxAt(at), outline: { as: 'rect' }, fill: 'foil', ...change }) as Element,
  );
  return { ...blank, inks, pages: blank.pages.map((page, at) => (at === 0 ? { ...page, elements: [...page.elements, ...added] } : page)) };
}

const path = `M 0 0${' L 99999 99999'.repeat(560)} Z`;
const drawn: Partial<Element> = {
  outline: { as: 'path', d: path, boardWidth: 1_000, boardHeight: 1_000 },
  fill: 'ink',
} as Partial<Element>;

async function guestOf(store: Store) {
  await seedAll(store);
  const owner = (await createOwner(store, clock())).id;
  const shop = {
    store,
    fonts: await openFonts(),
    clock,
    bank: { recipient: '', iban: '' },
    payments: [],
    log: () => {},
  } as unknown as Shop;
  const context: Context = {
    shop,
    site: pageOf(shop).site,
    actor: { kind: 'visitor', owner: { current: owner, ensure: async () => owner, ...noSession } },
    ipAddress: '127.0.0.1',
    requestId: 'r',
    header: () => null,
  };
  return { owner, request: inProcessClient(context) };
}

withStore('a design beyond the limits', (open) => {
  test.each<[string, ProductDocument, string]>([
    ['301 shapes of foil on a page', designWith(301, {}), 'Auf einer Seite sind mehr als 300 Formen veredelt.'],
    [
      'paths of more than 200,000 characters on a page',
      designWith(27, drawn),
      'Die gezeichneten Formen einer Seite haben zu viele Einzelheiten.',
    ],
  ])('%s: saving is refused, and one stored before opens and is checked', async (_, design, sentence) => {
    const store = await open();
    const { owner, request } = await guestOf(store);
    await expect(request('POST /web-api/designs', { design, choice })).rejects.toMatchObject({
      code: 'bad-input',
      details: { shown: { text: expect.stringContaining(sentence) } },
    });
    const { quantity, ...chosen } = choice;
    const { id } = await createDesign(store, owner, { product: 'card', document: design, choice: chosen, quantity }, clock());
    expect((await request('GET /web-api/designs/:id', { id })).design).toEqual(design);
    expect(await request('GET /web-api/designs/:id/preflight', { id })).toEqual({ orderable: true, findings: [] });
    await store.close();
  });

  test('300 shapes of foil on a page are saved', async () => {
    const store = await open();
    const { request } = await guestOf(store);
    expect(await request('POST /web-api/designs', { design: designWith(300, {}), choice })).toMatchObject({ revision: 1 });
    await store.close();
  });

  test('two elements with one id are refused, since the design would not open again', async () => {
    const store = await open();
    const { request } = await guestOf(store);
    const saving = request('POST /web-api/designs', { design: designWith(2, { id: 'twice' }), choice });
    await expect(saving).rejects.toMatchObject({ code: 'bad-input' });
    await store.close();
  });

  test('an own ink that would become a plate is refused', async () => {
    const store = await open();
    const { request } = await guestOf(store);
    const { inks, ...design } = designWith(0, {});
    const own = { c: 0, m: 60, y: 50, k: 0, hex: '#ee8673', finish: true };
    const saving = request('POST /web-api/designs', { design: { ...design, inks: { ...inks, 'own-1': own } } as ProductDocument, choice });
    await expect(saving).rejects.toMatchObject({ code: 'bad-input', details: { errors: [{ field: 'design.inks.own-1' }] } });
    await store.close();
  });
});
