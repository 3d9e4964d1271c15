import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Sheet } from '#core/layout/sheet.ts';
import { bookTypes } from '#core/products/photobook/books.ts';
import { completePhotobook } from '#core/products/photobook/complete.ts';
import { photobookOptionsRow } from '#core/products/photobook/rows.ts';
import type { Product } from '#core/products/product.ts';
import { products } from '#core/products/registry.ts';
import { identity } from '#core/values/matrix.ts';
import { standardProfile, supplierSchema, suppliers } from '#paint/print-profile.ts';
import { neededShares, photosForPress } from './apply-photo-filters.ts';

describe('a supplier’s rules', () => {
  test.each(Object.entries(suppliers))('%s are sound', (_, profile) => {
    expect(supplierSchema.safeParse(JSON.parse(JSON.stringify(profile)))).toMatchObject({ success: true });
  });

  const { gold } = standardProfile.finishes;
  test.each<[string, object]>([
    ['a plate called All', { finishes: { ...standardProfile.finishes, gold: { ...gold, name: 'All' } } }],
    ['a plate with the name of an ink', { finishes: { ...standardProfile.finishes, gold: { ...gold, name: 'black' } } }],
    ['two plates of one name', { finishes: { ...standardProfile.finishes, gold: { ...gold, name: 'CUT' } } }],
    ['a missing finish', { finishes: { gold } }],
    ['a bleed of five metres', { bleedUm: 5_000_000 }],
    ['an ink limit beyond any press', { inkLimit: 500 }],
    ['an output condition there is no profile for', { intent: { id: 'FOGRA99', name: '' } }],
    ['something unknown', { varnish: true }],
  ])('%s is refused', (_, change) => {
    expect(supplierSchema.safeParse({ ...standardProfile, ...change }).success).toBe(false);
  });

  test('every output of a product names a supplier that makes its kind of file; cards go to the press', () => {
    const kinds = { pdf: 'press', 'lab-jpeg': 'lab' };
    const books = bookTypes.map((type) => completePhotobook({ type }, { rows: photobookOptionsRow }));
    const outputs = Object.values<Product>(products).map((product) =>
      product.type === 'photobook' ? books.flatMap(product.outputs) : product.outputs({ type: product.type }),
    );
    for (const made of outputs) {
      expect(made.length).toBeGreaterThan(0);
      for (const { supplier, file } of made) expect(suppliers[supplier].kind).toBe(kinds[file]);
    }
    expect(products.card.outputs({} as never)).toEqual([{ part: 'print', supplier: 'haus', file: 'pdf' }]);
  });
});

describe('photos for a press', () => {
  const rgb = () =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: '#c04020' } })
      .jpeg()
      .toBuffer();

  test('stay the bytes they are where RGB is allowed', async () => {
    const bytes = await rgb();
    const photo = await photosForPress(() => ({ bytes, orientation: 6 }), { rgbAllowed: true })('p');
    expect(photo?.bytes).toBe(bytes);
  });

  test('become inks with the profile of the output condition where it is not, at full size, orientation kept', async () => {
    const bytes = await rgb();
    const photo = await photosForPress(() => ({ bytes, orientation: 6 }), { rgbAllowed: false })('p');
    const facts = await sharp(photo?.bytes).metadata();
    expect(facts).toMatchObject({ space: 'cmyk', width: 60, height: 40, channels: 4, hasProfile: true });
    expect(photo?.orientation).toBe(6);
  });

  test('finer than they are printed anywhere keep what the largest print needs, with their profile', async () => {
    const photo = (photoId: string, ppi: number) => ({ kind: 'photo', of: 'a', photoId, clip: '', matrix: identity, ppi }) as const;
    const sheet = (items: Sheet['items']) => ({ id: 'page-1', items }) as Sheet;
    const shareOf = neededShares([sheet([photo('fine', 600), photo('twice', 900)]), sheet([photo('twice', 400)])], { above: 450, to: 300 });
    expect([shareOf('fine'), shareOf('twice'), shareOf('other')]).toEqual([0.5, 1, 1]);
    const bytes = await sharp(await rgb())
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const source = photosForPress(() => ({ bytes, orientation: 8 }), { rgbAllowed: true }, shareOf);
    const smaller = await source('fine');
    const facts = await sharp(smaller?.bytes).metadata();
    expect(facts).toMatchObject({ width: 30, height: 20, chromaSubsampling: '4:4:4' });
    expect(facts.icc?.equals((await sharp(bytes).metadata()).icc ?? Buffer.of())).toBe(true);
    expect(smaller?.orientation).toBe(8);
    expect((await source('twice'))?.bytes).toBe(bytes);
  });

  test('a missing one is null', async () => {
    expect(await photosForPress(() => null, { rgbAllowed: true })('p')).toBeNull();
  });
});
