import { expect, test } from 'vitest';
import { collageDesigns } from '#core/catalogue/collage-designs.ts';
import { withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';

const clock = () => new Date('2026-11-25T09:00:00Z');

withStore('calls about collages', (open) => {
  test('list designs with drawings in a shape, in the order that is asked for, without unknown ones [F376]', async () => {
    const call = (await guestCalls(await seededShop(open, clock), 'DE', 'myposter')).request();
    const { groups } = await call('GET /web-api/collage-designer-design-groups', { ids: [13, 999, 1], formatType: ['square'] });
    expect(groups.map(({ id, name, mode }) => [id, name, mode])).toEqual([
      [13, 'Mosaik ohne Rand', 'grid'],
      [1, 'Raster', 'grid'],
    ]);
    expect(decodeURIComponent(groups[0]?.image ?? '')).toContain('viewBox="0 0 350 350"');
    const all = await call('GET /web-api/collage-designer-design-groups', {});
    expect(all.groups).toHaveLength(collageDesigns.length);
    const wrong = call('GET /web-api/collage-designer-design-groups', { formatType: ['squarre'] });
    await expect(wrong).rejects.toMatchObject({ code: 'bad-input', details: { errors: [{ field: 'formatType', code: 'not-offered' }] } });
  });

  test('begin with design 1 for cards and 13 for posters [F377] [F467]', async () => {
    const shop = await seededShop(open, clock);
    const cards = await (await guestCalls(shop)).request()('GET /web-api/collage-designer-design-group', {});
    expect(cards).toMatchObject({ id: 1, defaults: { gap: 4, margin: 10, corner: 0, ground: 'paper' } });
    const call = (await guestCalls(shop, 'DE', 'myposter')).request();
    const posters = await call('GET /web-api/collage-designer-design-group', {});
    expect(posters).toMatchObject({ id: 13, defaults: { gap: 0, margin: 0 }, photoMin: 2, photoMax: 60 });
    expect(posters.cells).toHaveLength(9);
    await expect(call('GET /web-api/collage-designer-design-group', { id: 99 })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('price a collage like the wall art it is printed on, under a sku of its own', async () => {
    const call = (await guestCalls(await seededShop(open, clock), 'DE', 'myposter')).request();
    const collage = await call('GET /prices/article', { sku: 'collage-poster-600x400', amount: 2 });
    const wallArt = await call('GET /prices/article', { sku: 'photoframe-poster-600x400', amount: 2 });
    expect({ ...collage, sku: wallArt.sku }).toEqual(wallArt);
    const { price, options } = await call('GET /web-api/calculator/reference', { productType: 'collage' });
    expect(price.unit.amount).toBe(599);
    expect(options).toMatchObject({ material: 'poster' });
  });
});
