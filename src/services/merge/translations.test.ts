/** Texts of a card in the languages of its guests, by their calls. */
import { afterAll, expect, test } from 'vitest';
import type { ProductDocument } from '#core/products/document.ts';
import { isFault } from '#core/values/fault.ts';
import { storedDocument } from '#services/checks/opened-design.ts';
import { loadDesign } from '#store/design/designs.ts';
import { withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { mergePool } from './merge-tasks.ts';

afterAll(() => mergePool().close());

const shape = { form: 'place-card', format: 'place' } as const;
const choice = { ...shape, card: 'olivia-platzkarte', paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;

/** The first text of the design says this. */
function withText(design: ProductDocument, text: string): ProductDocument {
  let isFirst = true;
  const pages = design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => {
      if (element.kind !== 'text') return element;
      const own = isFirst ? text : '{{name}}';
      isFirst = false;
      return { ...element, text: own };
    }),
  }));
  return { ...design, pages } as ProductDocument;
}

withStore('texts in the languages of guests', (open) => {
  async function withFrenchGuest() {
    const shop = await seededShop(open, () => new Date('2026-11-29T09:00:00Z'));
    const home = await guestCalls(shop);
    const call = home.request();
    const { design } = await call('GET /web-api/card-blank', { ...shape, card: choice.card });
    const { id } = await call('POST /web-api/designs', { design: withText(design as ProductDocument, 'Danke, {{vorname}}'), choice });
    const { id: list } = await call('POST /web-api/guest-lists', { name: 'Hochzeit' });
    await call('POST /web-api/guest-lists/:id/rows', { id: list, rows: [{ names: 'Anna Roth' }, { names: 'Zoé Blanc' }] });
    await shop.store.write((trx) =>
      trx.updateTable('households').set({ language: 'fr' }).where('list', '=', list).where('position', '=', 2).execute(),
    );
    await call('PUT /web-api/designs/:id/merge', { id, version: 0, list, kind: 'guest', sizes: 'each' });
    const texts = () => call('GET /web-api/designs/:id/merge/translations', { id });
    const proof = async () => (await call('GET /web-api/designs/:id/merge/proof', { id })).proof;
    const put = async (written: Record<string, string>, version?: number) => {
      const shown = await texts();
      const given = Object.entries(written).map(([key, text]) => ({ key, text }));
      return call('PUT /web-api/designs/:id/merge/translations', { id, version: version ?? shown.version, language: 'fr', texts: given });
    };
    const save = async (text: string) => {
      const stored = await loadDesign(shop.store, home.owner, id, shop.clock());
      if (!stored) throw new Error('no design');
      await call('PUT /web-api/designs/:id', { id, revision: stored.revision, design: withText(storedDocument(stored), text), choice });
    };
    return { texts, proof, put, save };
  }

  test('block the records of a language until they are there, and void an approval', async () => {
    const { texts, proof, put } = await withFrenchGuest();
    const before = await texts();
    expect(before.languages).toEqual([{ language: 'fr', count: 1 }]);
    expect(before.texts).toMatchObject([{ text: 'Danke, {{vorname}}', translations: {} }]);
    const open1 = await proof();
    expect(open1).toMatchObject({ blocked: 1, languages: [{ language: 'fr', count: 1, missing: 1 }] });
    expect(open1?.records[1]).toMatchObject({ state: 'blocked', reasons: ['ein Text ist noch nicht auf Französisch da'] });
    const [key = ''] = before.texts.map((text) => text.key);
    await put({ [key]: 'Merci, {{vorname}} {{nom}}', 'front/none': 'Rien' });
    expect((await proof())?.records[1]?.reasons.join()).toContain('nom');
    await put({ [key]: 'Merci, {{vorname}}' });
    const whole = await proof();
    expect(whole).toMatchObject({ blocked: 0, languages: [{ missing: 0 }] });
    expect(whole?.hash).not.toBe(open1?.hash);
    expect((await texts()).texts).toMatchObject([{ translations: { fr: 'Merci, {{vorname}}' } }]);
  });

  test('are of the text that was translated, and of the version that was shown', async () => {
    const { texts, proof, put, save } = await withFrenchGuest();
    const [key = ''] = (await texts()).texts.map((text) => text.key);
    await put({ [key]: 'Merci, {{vorname}}' });
    const stale = await put({ [key]: 'Merci' }, 1).catch((error: unknown) => error);
    expect(isFault(stale) && stale.code).toBe('list-changed');
    await save('Vielen Dank, {{vorname}}');
    expect(await proof()).toMatchObject({ blocked: 1, languages: [{ missing: 1 }] });
    expect((await texts()).texts).toMatchObject([{ text: 'Vielen Dank, {{vorname}}', translations: {} }]);
    await put({ [key]: 'Merci beaucoup' });
    await put({ [key]: '' });
    expect(await proof()).toMatchObject({ blocked: 1 });
  });
});
