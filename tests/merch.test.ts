/** Photo gifts from the call to the maker's files: prices, saved designs, cart, order, pictures, what the maker is told. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { merchMotifs } from '#core/catalogue/merch-motifs.ts';
import { blankMerch } from '#core/products/merch/blank.ts';
import type { MerchChoice } from '#core/products/merch/choice.ts';
import { completeMerch } from '#core/products/merch/complete.ts';
import { merchSkus } from '#core/products/merch/goods.ts';
import { merchPrice } from '#core/products/merch/price.ts';
import { merchSku } from '#core/products/merch/sku.ts';
import { isFault } from '#core/values/fault.ts';
import { posters } from '#designs/posters/registry.ts';
import { iccFile } from '#resources/icc.ts';
import { merchPrices } from '#seed/prices/merch.ts';
import { ticketKeys } from '#services/print/write-ticket.ts';
import { withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { coloursOf, expectColour, openLabShop, quarterColours } from '#tests/lab-orders.ts';

const clock = () => new Date('2026-11-25T10:00:00.000Z');

/** A design whose photos cover their pages, or a rectangle of the first page in millimetres. */
function designOf(product: MerchChoice, photoId: string, rectangle?: { x: number; y: number; width: number; height: number }) {
  const design = blankMerch(product);
  const box = rectangle && {
    xUm: rectangle.x * 1_000,
    yUm: rectangle.y * 1_000,
    widthUm: rectangle.width * 1_000,
    heightUm: rectangle.height * 1_000,
  };
  const pages = design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => (element.kind === 'photo' ? { ...element, photoId, ...box } : element)),
  }));
  return { ...design, pages };
}

async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'answered',
    (error) => (isFault(error) ? `${error.code}: ${error.details.shown?.text}` : String(error)),
  );
}

withStore('photo gifts', (open) => {
  test('have the price of the product under each path, for every gift, quantity and market [F352] [F388]', async () => {
    const shop = await seededShop(open, clock);
    for (const country of ['DE', 'CH'] as const) {
      const call = (await guestCalls(shop, country)).request();
      for (const sku of merchSkus) {
        for (const amount of [1, 3, 25, 100]) {
          const choice = completeMerch({ sku, sides: 2 });
          const { type: _, ...given } = choice;
          const own = merchPrice(choice, amount, { prices: merchPrices, country });
          const asked = { productType: sku, ...(choice.sides ? { sides: '2' } : {}), ...(choice.size ? { size: choice.size } : {}) };
          const article = await call('GET /web-api/collage-designer-merch-price', { ...asked, amount });
          expect(article).toMatchObject({ unit: own.unit, total: own.total, quantity: amount, shippingHint: 'inkl. MwSt., zzgl. Versand' });
          expect(article.parts.map(({ key, amount }) => [key, amount.amount])).toEqual(
            own.parts.map(({ key, amount }) => [key, amount.amount]),
          );
          expect(await call('GET /web-api/merch-price', { ...given, quantity: amount })).toMatchObject({
            unit: own.unit,
            total: own.total,
          });
          const bySku = await call('GET /prices/article', { sku: merchSku(choice), amount });
          expect(bySku).toMatchObject({ unit: own.unit, total: own.total, ladder: article.ladder });
        }
      }
    }
    const call = (await guestCalls(shop)).request();
    expect(await call('GET /web-api/collage-designer-merch-price', { productType: 'mug-330', amount: '3' })).toMatchObject({
      unit: { amount: 1_234, text: '12,34\u00a0€' },
      total: { amount: 3_702 },
      hint: 'Ab 5 Stück zahlst du 0,65\u00a0€ weniger je Stück.',
      parts: [
        { key: 'base', label: 'Tasse 330 ml', amount: { amount: 1_299 } },
        { key: 'tier', amount: { amount: -65 } },
      ],
    });
  });

  test('that do not exist are refused with a sentence and the nearest that does', async () => {
    const call = (await guestCalls(await seededShop(open, clock))).request();
    const price = (given: object) => refusal(call('GET /web-api/collage-designer-merch-price', { productType: 'mug-330', ...given }));
    expect(await price({ productType: 'mug330' })).toBe(
      'bad-input: Ein Fotogeschenk „mug330“ gibt es hier nicht. Am nächsten kommt „mug-330“.',
    );
    expect(await price({ productType: 'puzzle' })).toContain('„puzzle-100“');
    expect(await price({ size: 'M' })).toContain('Eine Größe gibt es nur beim T-Shirt, nicht bei: Fototasse.');
    expect(await price({ productType: 'tshirt', size: 'XS' })).toContain('Am nächsten kommt „S“.');
    expect(await price({ productType: 'cushion-40', sides: '3' })).toContain('gibt es hier nicht');
    expect(await price({ sides: '2' })).toContain('Eine zweite Seite gibt es nur beim Fotokissen');
    for (const [amount, nearest] of [
      [101, 100],
      ['12.5', 13],
      [0, 1],
      [-3, 1],
    ] as const)
      expect(await price({ amount })).toContain(`von 1 bis 100. Am nächsten kommt ${nearest}.`);
    expect(await refusal(call('GET /prices/article', { sku: 'mug-330', amount: 101 }))).toContain('Am nächsten kommt 100.');
    expect(await refusal(call('GET /prices/article', { sku: 'mug-331' }))).toMatch(/^not-found/);
  });

  test('are listed with their price, and a container answers those it knows in the order they are named [F366]', async () => {
    const call = (await guestCalls(await seededShop(open, clock))).request();
    const { goods, delivery } = await call('GET /web-api/merch-goods', {});
    expect(goods.map(({ sku }) => sku)).toEqual([...merchSkus]);
    expect(goods.filter(({ warning }) => warning === 'nicht für Kinder unter 3 Jahren').map(({ sku }) => sku)).toEqual([
      'puzzle-100',
      'puzzle-500',
      'puzzle-1000',
    ]);
    // Ordered at 11 on a Wednesday: made by Monday, with the customer until Friday.
    expect(delivery).toEqual({ date: '2026-12-04', sentence: 'Jetzt bestellt, bis Freitag, 4.\u00a0Dezember bei dir.' });
    const { items } = await call('GET /web-api/sku/container', { skus: ['tshirt-xl', 'mug-331', 'mug-330'] });
    expect(items).toMatchObject([
      { sku: 'tshirt-xl', name: 'T-Shirt', path: '/fotogeschenke/tshirt/', from: { amount: 2_199 } },
      { sku: 'mug-330', name: 'Fototasse', image: '/img/posters/karwendel/morgen-480.webp' },
    ]);
    for (const { poster, colourway } of Object.values(merchMotifs)) {
      const shown = posters.find(({ template }) => template.id === poster)?.template;
      expect(shown?.colourways.map(({ key }) => key)).toContain(colourway);
    }
  });

  test('are saved, priced in the cart, ordered and made: pixels, formats, alpha, what the maker is told', {
    timeout: 120_000,
  }, async () => {
    const lab = await openLabShop(open, clock);
    const { home, photoId, shop } = lab;
    const saved = async (given: Partial<MerchChoice>, quantity = 1, rectangle?: Parameters<typeof designOf>[2]) => {
      const product = completeMerch(given);
      const { type: _, ...choice } = product;
      const design = designOf(product, photoId, rectangle);
      return (await home.call('POST /web-api/designs', { design: design as never, choice: { ...choice, quantity } })).id;
    };
    const wrong = { ...completeMerch({}), size: 'M' } as const;
    const { type: _, ...wrongChoice } = wrong;
    const refused = home.call('POST /web-api/designs', {
      design: designOf(wrong, photoId) as never,
      choice: { ...wrongChoice, quantity: 1 },
    });
    await expect(refused).rejects.toMatchObject({ code: 'bad-input', details: { errors: [{ field: 'size' }] } });

    const {
      order,
      cart,
      files,
      lab: told,
    } = await lab.ordered(
      await saved({ sku: 'mug-330' }, 3),
      await saved({ sku: 'tshirt', size: 'L' }, 1, { x: 50, y: 100, width: 200, height: 200 }),
      await saved({ sku: 'keyring' }),
      await saved({ sku: 'puzzle-100' }),
    );
    expect(cart.lines.map(({ name, options, unit, total }) => [name, options, unit?.amount, total?.amount])).toEqual([
      ['Fototasse', 'Tasse 330 ml', 1_234, 3_702],
      ['T-Shirt', 'T-Shirt aus Baumwolle, Größe L', 2_199, 2_199],
      ['Schlüsselanhänger', 'Schlüsselanhänger 3,5 × 4,5 cm', 799, 799],
      ['Puzzle, 100 Teile', 'Puzzle 36 × 24 cm, nicht für Kinder unter 3 Jahren', 1_799, 1_799],
    ]);
    const { number } = order;
    // (area + 2 × bleed) × dpi / 25.4, rounded.
    const expected = [
      [`${number}_01_mug-330_200x85_3x_1p_v1.jpg`, 'jpeg', 2433, 1075, 300],
      [`${number}_02_tshirt-l_300x400_1x_1p_v1.png`, 'png', 1772, 2362, 150],
      [`${number}_03_keyring_front_35x45_1x_1p_v1.jpg`, 'jpeg', 461, 579, 300],
      [`${number}_03_keyring_back_35x45_1x_1p_v1.jpg`, 'jpeg', 461, 579, 300],
      [`${number}_04_puzzle-100_360x240_1x_1p_v1.jpg`, 'jpeg', 2913, 1969, 200],
    ] as const;
    expect([...files.keys()]).toEqual(expected.map(([name]) => name));
    for (const [name, format, width, height, density] of expected) {
      const bytes = files.get(name) ?? expect.fail(name);
      const facts = await sharp(bytes).metadata();
      expect(facts).toMatchObject({ format, width, height, density, channels: format === 'png' ? 4 : 3 });
      expect(facts.icc?.equals(iccFile('srgb'))).toBe(true);
      expect(facts.exif).toBeUndefined();
    }
    // Not mirrored, and nothing but the photo covers the cloth.
    const mug = await coloursOf(files.get(expected[0][0]) ?? expect.fail());
    for (const [at, colour] of quarterColours.entries()) expectColour(mug(at % 2 ? 0.75 : 0.25, at < 2 ? 0.25 : 0.75), colour);
    const shirt = await coloursOf(files.get(expected[1][0]) ?? expect.fail());
    for (const [at, colour] of quarterColours.entries()) {
      const inside = shirt(at % 2 ? 0.6 : 0.4, at < 2 ? 0.4 : 0.6);
      expectColour(inside, colour);
      expect(inside[3]).toBe(255);
    }
    for (const [x, y] of [
      [0.05, 0.05],
      [0.5, 0.1],
      [0.95, 0.5],
      [0.1, 0.5],
      [0.5, 0.9],
    ] as const)
      expect(shirt(x, y)[3]).toBe(0);

    expect(told.map(({ file }: { file: string }) => file)).toEqual([...files.keys()]);
    expect(told[0]).toMatchObject({
      order: number,
      pos: 1,
      sku: 'mug-330',
      quantity: 3,
      article: 'mug-330',
      dpi: 300,
      bleed: 3,
      px: { width: 2433, height: 1075 },
      mm: { width: 200, height: 85 },
      wrap: { circumference: 257.6, free: 28.8, panels: [{ id: 'left' }, { id: 'right' }] },
      due: '2026-11-30',
    });
    expect(told[1]).toMatchObject({ sku: 'tshirt-l', size: 'L', bleed: 0, px: { width: 1772, height: 2362 } });
    expect(told.slice(2, 4)).toMatchObject([
      { page: 1, pages: 2 },
      { page: 2, pages: 2 },
    ]);
    expect(told[4]).toMatchObject({ puzzle: { columns: 12, rows: 8, lid: 'same-picture' } });
    const ticket = (await shop.files.get(ticketKeys(order)['ticket.xjdf'])).toString();
    expect(ticket).toContain('MimeType="image/png"');
    expect(ticket).toContain('<MediaIntent MediaType="Textile" MediaTypeDetails="cotton" MediaQuality="Baumwolle"/>');
    // A cushion of two sides has both.
    expect(ticket.match(/ColorsUsed="Red Green Blue"/g)).toHaveLength(5);
    await lab.close();
  });
});
