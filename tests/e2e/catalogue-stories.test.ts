/** Containers that show what stories there are: a folder's stories as boxes, product types by the pages they have. */
import { expect, test } from 'vitest';
import { pageOf, showBlocks } from '#tests/block-page.tsx';
import { openWorlds } from '#tests/content-service.ts';

const page = (fields: object = {}) => ({ component: 'page', _uid: 'p', title: '', body: [], ...fields });

openWorlds('containers that list stories', (running) => {
  test('a link box shows the stories of a folder, the newest first, without the folder’s own page [F116]', async () => {
    const world = await running();
    const folder = await world.add({ name: 'Karten', slug: 'federleicht', is_folder: true });
    const magazine = await world.add({ name: 'Magazin', slug: 'magazin', is_folder: true, parent_id: folder.id });
    world.setTime('2026-11-01T10:00:00Z');
    await world.add({ name: 'Magazin', slug: 'start', parent_id: magazine.id, is_startpage: true, content: page() });
    await world.add({ name: 'Erster', slug: 'erster', parent_id: magazine.id, content: page({ lead: 'Ein Satz.' }) });
    world.setTime('2026-11-02T10:00:00Z');
    await world.add({ name: 'Zweiter', slug: 'zweiter', parent_id: magazine.id, content: page({ lead: ['kein Satz'], card: 7 }) });
    await world.add({ name: 'Entwurf', slug: 'entwurf', parent_id: magazine.id, content: page() }, false);
    const at = pageOf(world.shop, { path: '/magazin/' });
    const { html, complaints } = await showBlocks(at, [{ component: 'link-box', folder: 'magazin' }]);
    expect(complaints).toEqual([]);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/magazin/zweiter/', '/magazin/erster/']);
    expect(html).toContain('Ein Satz.');
    expect((await showBlocks(at, [{ component: 'link-box', folder: 'nirgends' }])).html).toBe('');
  });

  test('the product selection shows the product types that have a page, or what an editor chose [F128]', async () => {
    const world = await running();
    const folder = await world.add({ name: 'Wandbilder', slug: 'myposter', is_folder: true });
    await world.add({ name: 'Accessoires', slug: 'accessoires', parent_id: folder.id, content: page() });
    const at = pageOf(world.shop, { channel: 'myposter', path: '/' });
    const all = await showBlocks(at, [{ component: 'product-selection' }]);
    expect(all.complaints).toEqual([]);
    expect([...all.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/poster',
      '/wandbilder',
      '/fotokalender',
      '/fotobuecher',
      '/fotobox',
      '/fotoabzuege',
      '/collagen',
      '/fotogeschenke',
      '/accessoires',
      '/gutschein',
    ]);
    const items = [
      { title: 'Poster', link: { linktype: 'url', url: '/poster' } },
      { title: 'Ohne Ziel' },
      { title: 'Böse', link: { linktype: 'url', url: 'javascript:alert(1)' } },
    ];
    const own = await showBlocks(at, [{ component: 'product-selection', items }]);
    expect([...own.html.matchAll(/<h2[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, title]) => title)).toEqual(['Poster']);
  });
});
