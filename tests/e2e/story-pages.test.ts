/** Stories for pages: read from the content service with the real client, on both databases, and never old after something was published. */

import { expect, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import type { Context } from '#services/handler.ts';
import { pageStoryHandlers } from '#services/site/page-story.ts';
import { openStories } from '#services/site/story-reader.ts';
import { openWorlds, type World } from '#tests/content-service.ts';
import { noSession } from '#tests/no-session.ts';

const words = (text: string) => ({ component: 'page', _uid: 'p', title: text, body: [] });

function visitor(world: World, options: { country?: 'DE' | 'AT'; preview?: boolean } = {}): Context {
  return {
    shop: world.shop,
    site: { channel: 'federleicht', country: options.country ?? 'DE', locale: 'de-DE', origin: 'http://localhost' },
    actor: { kind: 'visitor', owner: { ...noSession, current: null, ensure: async () => 'nobody' as OwnerId } },
    requestId: 'r',
    ipAddress: '127.0.0.1',
    header: () => null,
    preview: options.preview ?? false,
  };
}

const read = (path: string, context: Context) => pageStoryHandlers['GET /web-api/story']({ path }, context);

openWorlds('stories for pages', (running) => {
  test('an operator’s change is on the page at the next request [F030] [F253]', async () => {
    const world = await running();
    const folder = await world.add({ name: 'Karten', slug: 'federleicht', is_folder: true });
    const story = await world.add({ name: 'Start', slug: 'home', parent_id: folder.id, content: words('Alt') });
    expect((await read('/', visitor(world))).story?.content.title).toBe('Alt');
    await world.management().put(`${world.space}/stories/${story.id}`, { story: { content: words('Neu') }, publish: 1 });
    expect((await read('/', visitor(world))).story?.content.title).toBe('Neu');
  });

  test('drafts are for previews only, and a page of one country is for its host only', async () => {
    const world = await running();
    const folder = await world.add({ name: 'Karten', slug: 'federleicht', is_folder: true });
    const land = await world.add({ name: 'Österreich', slug: 'land-at', is_folder: true, parent_id: folder.id });
    await world.add({ name: 'Datenschutz', slug: 'datenschutz', parent_id: folder.id, content: words('Deutschland') });
    await world.add({ name: 'Datenschutz', slug: 'datenschutz', parent_id: land.id, content: words('Österreich') });
    await world.add({ name: 'Entwurf', slug: 'entwurf', parent_id: folder.id, content: words('Entwurf') }, false);
    expect((await read('/datenschutz/', visitor(world))).story?.content.title).toBe('Deutschland');
    expect((await read('/datenschutz/', visitor(world, { country: 'AT' }))).story?.content.title).toBe('Österreich');
    expect((await read('/land-at/datenschutz/', visitor(world))).story).toBeNull();
    expect((await read('/entwurf/', visitor(world))).story).toBeNull();
    expect((await read('/entwurf/', visitor(world, { preview: true }))).story?.content.title).toBe('Entwurf');
  });

  test('links lead to where their story lies now, and a list has the newest first', async () => {
    const world = await running();
    const folder = await world.add({ name: 'Karten', slug: 'federleicht', is_folder: true });
    const magazine = await world.add({ name: 'Magazin', slug: 'magazin', is_folder: true, parent_id: folder.id });
    world.setTime('2026-11-01T10:00:00Z');
    const first = await world.add({ name: 'Erster', slug: 'erster', parent_id: magazine.id, content: words('Erster') });
    world.setTime('2026-11-02T10:00:00Z');
    await world.add({ name: 'Zweiter', slug: 'zweiter', parent_id: magazine.id, content: words('Zweiter') });
    const link = { fieldtype: 'multilink', linktype: 'story', id: first.uuid, url: '', cached_url: 'alt' };
    await world.add({ name: 'Start', slug: 'home', parent_id: folder.id, content: { ...words('Start'), link } });
    expect((await read('/', visitor(world))).links).toEqual({ [first.uuid]: '/magazin/erster/' });
    const { stories } = await pageStoryHandlers['GET /web-api/stories']({ folder: 'magazin' }, visitor(world));
    expect(stories.map(({ path }) => path)).toEqual(['/magazin/zweiter/', '/magazin/erster/']);
  });

  test('a thousand changes under load leave no old story behind', async () => {
    const world = await running();
    const folder = await world.add({ name: 'Karten', slug: 'federleicht', is_folder: true });
    const story = await world.add({ name: 'Start', slug: 'home', parent_id: folder.id, content: words('0') });
    let published = 0;
    let isOver = false;
    const old: string[] = [];
    async function look(): Promise<void> {
      while (!isOver) {
        const least = published;
        const seen = Number((await read('/', visitor(world))).story?.content.title);
        if (!(seen >= least)) old.push(`${seen} after ${least}`);
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    const looking = [look(), look(), look()];
    for (let change = 1; change <= 1000; change += 1) {
      await world.management().put(`${world.space}/stories/${story.id}`, { story: { content: words(String(change)) }, publish: 1 });
      published = change;
    }
    isOver = true;
    await Promise.all(looking);
    expect(old).toEqual([]);
    expect((await read('/', visitor(world))).story?.content.title).toBe('1000');
  });

  test('while the service cannot be reached, pages show the last stories and the fault is logged; afterwards the new ones', async () => {
    const world = await running();
    const folder = await world.add({ name: 'Karten', slug: 'federleicht', is_folder: true });
    const story = await world.add({ name: 'Start', slug: 'home', parent_id: folder.id, content: words('Alt') });
    let isDown = false;
    let now = Date.now();
    const space = {
      token: world.tokens.publicToken,
      previewToken: world.tokens.previewToken,
      endpoint: `${world.origin}/cms/v2`,
      fetch: ((input, init) => (isDown ? Promise.reject(new TypeError('fetch failed')) : fetch(input, init))) as typeof fetch,
    };
    const logged: string[] = [];
    const reader = openStories(
      world.shop.store,
      () => space,
      (_level, event) => void logged.push(event),
      () => new Date(now),
    );
    expect((await reader.published()).story('federleicht/home', null)?.content.title).toBe('Alt');
    isDown = true;
    await world.management().put(`${world.space}/stories/${story.id}`, { story: { content: words('Neu') }, publish: 1 });
    expect((await reader.published()).story('federleicht/home', null)?.content.title).toBe('Alt');
    expect(logged).toEqual(['stories-not-read']);
    isDown = false;
    now += 10_000;
    expect((await reader.published()).story('federleicht/home', null)?.content.title).toBe('Neu');
  });
});
