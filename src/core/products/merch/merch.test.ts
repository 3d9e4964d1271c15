import { describe, expect, test } from 'vitest';
import { geometryOf } from '#core/products/document.ts';
import { blankMerch } from './blank.ts';
import { type MerchChoice, merchChoiceSchema } from './choice.ts';
import { goods, merchSkus, mugPanels, mugShape, tshirtSizes } from './goods.ts';
import { merch } from './product.ts';
import { merchOptionsRow } from './rows.ts';
import { choiceOfMerchSku } from './sku.ts';

const offer = { template: null, rows: merchOptionsRow };
const chosen = (given: Partial<MerchChoice>) => merch.complete(given, offer);

/** Every choice that can be made. */
const choices: MerchChoice[] = merchSkus.flatMap((sku) => {
  if (sku === 'cushion-40') return ([1, 2] as const).map((sides) => chosen({ sku, sides }));
  return sku === 'tshirt' ? tshirtSizes.map((size) => chosen({ sku, size })) : [chosen({ sku })];
});

describe('a photo gift', () => {
  test.each([
    ['mug-330', ['wrap'], 200, 85, 3, 5],
    ['mug-magic', ['wrap'], 200, 85, 3, 5],
    ['cushion-40', ['front'], 400, 400, 10, 20],
    ['cushion-40-2', ['front', 'back'], 400, 400, 10, 20],
    ['puzzle-100', ['front'], 360, 240, 5, 8],
    ['puzzle-500', ['front'], 480, 340, 5, 8],
    ['puzzle-1000', ['front'], 680, 480, 5, 8],
    ['mousepad', ['front'], 235, 195, 3, 5],
    ['coaster-4', ['motif-1', 'motif-2', 'motif-3', 'motif-4'], 95, 95, 3, 5],
    ['magnet-3', ['motif-1', 'motif-2', 'motif-3'], 100, 70, 3, 4],
    ['tote', ['front'], 280, 280, 0, 10],
    ['keyring', ['front', 'back'], 35, 45, 2, 3],
    ['tshirt', ['front'], 300, 400, 0, 10],
  ])('%s has pages of its print with bleed and safe distance [F158]', (sku, ids, widthMm, heightMm, bleedMm, safeMm) => {
    const choice = choiceOfMerchSku(sku) ?? expect.fail(`no ${sku}`);
    const pages = merch.pages(choice);
    expect(pages.map(({ id }) => id)).toEqual(ids);
    for (const [at, page] of pages.entries()) {
      expect([page.widthUm, page.heightUm, page.bleedUm, page.safeUm]).toEqual(
        [widthMm, heightMm, bleedMm, safeMm].map((mm) => mm * 1_000),
      );
      expect(page.panels).toEqual([{ id: page.id, xUm: 0, yUm: 0, widthUm: page.widthUm, heightUm: page.heightUm }]);
      const file = merch.labFile?.(choice, at);
      expect(file).toMatchObject({ bleedUm: bleedMm * 1_000, widthMm, heightMm, border: 'mirrored' });
      expect(file?.part).toBe(pages.length > 1 ? page.id : undefined);
    }
  });

  test('of cloth that shows through is a PNG, every other a JPEG', () => {
    const pngs = choices.filter((choice) => merch.labFile?.(choice, 0).format === 'png').map(({ sku }) => sku);
    expect([...new Set(pngs)]).toEqual(['tote', 'tshirt']);
  });

  test('is cut with round corners only as a mouse pad', () => {
    expect(choices.filter((choice) => merch.pages(choice)[0]?.cut).map(({ sku }) => sku)).toEqual(['mousepad']);
    expect(merch.pages(chosen({ sku: 'mousepad' }))[0]?.cut?.[0]).toMatch(/^M 10000 0 L 225000 0 C /);
  });

  test('that is a mug leaves as much free at each side of the handle, and its halves are its print', () => {
    const { widthMm } = goods['mug-330'].area;
    expect(widthMm + 2 * mugShape.freeMm).toBeCloseTo(mugShape.circumferenceMm, 5);
    expect(mugPanels[0].fromMm).toBe(0);
    expect(mugPanels[1].fromMm).toBe(mugPanels[0].toMm);
    expect(mugPanels[1].toMm).toBe(widthMm);
  });

  test('that is a puzzle has about as many pieces as it is called after', () => {
    for (const pieces of [100, 500, 1000] as const) {
      const { columns = 0, rows = 0 } = goods[`puzzle-${pieces}`].cuts ?? {};
      expect(Math.abs(columns * rows - pieces) / pieces).toBeLessThan(0.05);
    }
  });

  test('asks for coarser photos on cloth than on paper and ceramics [E018]', () => {
    for (const choice of choices) {
      const isCloth = ['cushion-40', 'tote', 'tshirt'].includes(choice.sku);
      expect(merch.limits(choice).ppi).toEqual(isCloth ? { fine: 120, soft: 80, least: 50 } : { fine: 200, soft: 120, least: 70 });
    }
  });

  test('begins with a photo over page and bleed, whose id no other page has', () => {
    for (const choice of choices) {
      const design = blankMerch(choice);
      expect(design.pages.map(geometryOf)).toEqual(merch.pages(choice).map(geometryOf));
      expect(merch.document.safeParse(design.product).success).toBe(true);
      const ids = design.pages.flatMap(({ elements }) => elements.map(({ id }) => id));
      expect(new Set(ids).size).toBe(design.pages.length);
      for (const { elements, bleedUm = 0, widthUm } of design.pages)
        expect(elements).toMatchObject([{ kind: 'photo', xUm: -bleedUm, widthUm: widthUm + 2 * bleedUm, photoId: null }]);
    }
  });

  test('has a sku that reads back to its choice, and no other text does', () => {
    for (const choice of choices) {
      const sku = merch.sku(choice);
      expect(sku).toMatch(/^[a-z0-9-]{3,60}$/);
      expect(choiceOfMerchSku(sku)).toEqual(choice);
      expect(merch.issues(choice, offer)).toEqual([]);
    }
    expect(new Set(choices.map(merch.sku)).size).toBe(choices.length);
    expect(choiceOfMerchSku('tshirt')).toEqual({ type: 'merch', sku: 'tshirt', size: 'M' });
    for (const text of ['', 'mug', 'mug-330-2', 'cushion-40-3', 'cushion-40-1', 'tshirt-M', 'tshirt-xs', 'photoframe-poster-600x400'])
      expect(choiceOfMerchSku(text)).toBeNull();
  });

  test('is refused with sides or a size that it does not have, and without those that it has', () => {
    const fields = (choice: MerchChoice) => merch.issues(choice, offer).map(({ field }) => field);
    expect(fields({ type: 'merch', sku: 'mug-330', size: 'M' })).toEqual(['size']);
    expect(fields({ type: 'merch', sku: 'tote', sides: 2 })).toEqual(['sides']);
    expect(fields({ type: 'merch', sku: 'cushion-40' })).toEqual(['sides']);
    expect(fields({ type: 'merch', sku: 'tshirt' })).toEqual(['size']);
    expect(merch.issues(chosen({}), { template: null, rows: { skus: ['tote'] } })).toMatchObject([{ field: 'sku' }]);
    for (const wrong of [{ sku: 'mug-331' }, { sku: 'tote', sides: 3 }, { sku: 'tshirt', size: 'XS' }, { sku: 'tote', hand: 'left' }])
      expect(merchChoiceSchema.safeParse({ type: 'merch', ...wrong }).success).toBe(false);
    expect(merchChoiceSchema.parse({ type: 'merch', sku: 'cushion-40', sides: '2' })).toMatchObject({ sides: 2 });
  });

  test('that is a puzzle says in its line that it is not for small children, and no other', () => {
    const says = (choice: MerchChoice) => JSON.stringify(merch.text(choice, offer)).includes('merch.warning.small-parts');
    expect(choices.filter(says).map(({ sku }) => sku)).toEqual(['puzzle-100', 'puzzle-500', 'puzzle-1000']);
  });

  test('weighs what the table says, takes three days and has no express', () => {
    expect(merch.weightMg(chosen({ sku: 'mug-330' }), offer)).toBe(420_000);
    expect(merch.weightMg(chosen({ sku: 'keyring' }), offer)).toBe(25_000);
    for (const choice of choices) expect(merch.production(choice)).toEqual({ workingDays: 3, hasExpress: false });
  });

  test('has the options that it is made in', () => {
    const keys = (sku: MerchChoice['sku']) => merch.options(chosen({ sku }), offer).map(({ key, values }) => [key, values.length]);
    expect(keys('mug-330')).toEqual([['sku', 12]]);
    expect(keys('cushion-40')).toEqual([
      ['sku', 12],
      ['sides', 2],
    ]);
    expect(keys('tshirt')).toEqual([
      ['sku', 12],
      ['size', 5],
    ]);
  });
});
