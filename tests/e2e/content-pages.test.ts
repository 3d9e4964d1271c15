/** Content on the pages of the built shop: a request after a publication gets the published content, whatever else happens meanwhile. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStories } from '#services/site/story-reader.ts';
import { type Json, openWorlds } from '#tests/content-service.ts';
import { type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

openWorlds('reading for pages', (running) => {
  test('what is deleted between two pages of the list hides no other story', async () => {
    const world = await running();
    const slugs = Array.from({ length: 101 }, (_, index) => `s${index}`);
    const made: Json[] = [];
    for (const slug of slugs) made.push(await world.add({ name: slug, slug, content: { component: 'page' } }));
    let isFirst = true;
    const meddling = (async (input, init) => {
      if (isFirst && new URL(String(input)).searchParams.get('page') === '2') {
        isFirst = false;
        await world.management().delete(`${world.space}/stories/${made[0].id}`, {});
      }
      return fetch(input, init);
    }) as typeof fetch;
    const space = {
      token: world.tokens.publicToken,
      previewToken: world.tokens.previewToken,
      endpoint: `${world.origin}/cms/v2`,
      fetch: meddling,
    };
    const stories = await openStories(world.shop.store, () => space, world.shop.log, world.shop.clock).published();
    expect(stories.stories(null).map((story) => story.slug)).toEqual(slugs.slice(1));
  });
});

describe('pages under load', () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(async () => {
    await shop?.stop();
    if (shop) removeData(shop);
  });

  async function manage(method: string, path: string, body?: Json): Promise<Json> {
    const authorization = readFileSync(join(shop.dataDir, 'secrets', 'cms-management-token'), 'utf8').trim();
    const answer = await send(shop, {
      path: `/cms/v1/spaces/1001${path}`,
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(answer.status, answer.text.slice(0, 200)).toBeLessThan(300);
    return JSON.parse(answer.text);
  }

  const words = (text: string) => ({
    component: 'page',
    _uid: 'p',
    title: text,
    body: [{ component: 'info-text', _uid: 'a', title: `Stand ${text} Ende` }],
  });

  test('a thousand changes through the management API leave no old page and show no draft [F030]', async () => {
    const { stories } = await manage('GET', '/stories?folder_only=1&by_slugs=federleicht');
    const story = { name: 'Last', slug: 'last', parent_id: stories[0].id, content: words('0') };
    const { id } = (await manage('POST', '/stories', { story, publish: 1 })).story;
    let published = 0;
    let isOver = false;
    let views = 0;
    const wrong: string[] = [];
    async function visit(address: string): Promise<void> {
      while (!isOver) {
        const least = published;
        const page = await send(shop, { path: address });
        views += 1;
        const shown = [...page.text.matchAll(/Stand (\w+) Ende/g)].map((match) => Number(match[1]));
        if (page.status !== 200 || shown.length === 0 || !shown.every((number) => number >= least))
          wrong.push(`${page.status}: ${shown.join()} after ${least}`);
      }
    }
    const visits = ['/last/', '/last/', '/last/', '/last/?utm_source=x'].map(visit);
    try {
      for (let change = 1; change <= 1000; change += 1) {
        // Every fifth change is one that only editors may see.
        const isDraft = change % 5 === 0;
        await manage('PUT', `/stories/${id}`, {
          story: { content: words(isDraft ? 'Entwurf' : String(change)) },
          publish: isDraft ? 0 : 1,
        });
        if (!isDraft) published = change;
      }
    } finally {
      isOver = true;
      await Promise.all(visits);
    }
    expect(wrong).toEqual([]);
    expect(views).toBeGreaterThan(100);
    expect((await send(shop, { path: '/last/' })).text).toContain('Stand 999 Ende');
    await manage('GET', `/stories/${id}/unpublish`);
    expect((await send(shop, { path: '/last/' })).status).toBe(404);
    await manage('GET', `/stories/${id}/publish`);
    expect((await send(shop, { path: '/last/' })).text).toContain('Stand Entwurf Ende');
    await manage('DELETE', `/stories/${id}`);
    expect((await send(shop, { path: '/last/' })).status).toBe(404);
  });
});
