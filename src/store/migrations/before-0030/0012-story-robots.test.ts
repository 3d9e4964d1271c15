import type { Transaction } from 'kysely';
import { expect, test } from 'vitest';
import { onEachEngine } from '#tests/engines.ts';
import { up } from './0012-story-robots.ts';

const row = {
  group_id: 'g',
  parent_id: 0,
  is_folder: 0,
  position: 0,
  default_root: null,
  published_slug: null,
  unpublished_changes: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  published_at: null,
  first_published_at: null,
  revision: 7,
};
const text = (content: object) => JSON.stringify({ name: 'A', slug: 'a', content });

onEachEngine('robots of stories', (open) => {
  test('a page story without robots says index, draft and published; other stories and revisions stay', async () => {
    const store = await open();
    const stories = await store.write(async (trx) => {
      await trx.deleteFrom('stories').execute();
      const page = text({ component: 'page', title: 'Jobs' });
      const closed = text({ component: 'page', robots: '' });
      const other = text({ component: 'config' });
      await trx
        .insertInto('stories')
        .values([
          { ...row, id: 1, uuid: 'a', slug: 'a', draft: page, published: page },
          { ...row, id: 2, uuid: 'b', slug: 'b', draft: closed, published: null },
          { ...row, id: 3, uuid: 'c', slug: 'c', draft: other, published: null },
        ])
        .execute();
      await up(trx as unknown as Transaction<unknown>);
      return trx.selectFrom('stories').select(['draft', 'published', 'revision']).orderBy('id').execute();
    });
    const indexed = text({ component: 'page', title: 'Jobs', robots: 'index' });
    expect(stories).toEqual([
      { draft: indexed, published: indexed, revision: 7 },
      { draft: text({ component: 'page', robots: '' }), published: null, revision: 7 },
      { draft: text({ component: 'config' }), published: null, revision: 7 },
    ]);
  });
});
