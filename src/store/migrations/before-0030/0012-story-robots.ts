/**
 * Page stories written before robots became a field of the story keep their place in search engines: until then every page was indexed.
 * Revisions stay, so that stories of the seed still count as untouched.
 */
import type { Transaction } from 'kysely';

type Before = { stories: { id: number; draft: string; published: string | null } };

/** The story's text with `robots: 'index'` where its content is a page that says nothing of robots. */
function indexed(text: string): string {
  const story = JSON.parse(text) as { content?: { component?: unknown; robots?: unknown } };
  if (story.content?.component !== 'page' || story.content.robots !== undefined) return text;
  return JSON.stringify({ ...story, content: { ...story.content, robots: 'index' } });
}

export async function up(trx: Transaction<unknown>): Promise<void> {
  const stories = trx as unknown as Transaction<Before>;
  for (const { id, draft, published } of await stories.selectFrom('stories').selectAll().execute()) {
    const values = { draft: indexed(draft), published: published === null ? null : indexed(published) };
    if (values.draft === draft && values.published === published) continue;
    await stories.updateTable('stories').set(values).where('id', '=', id).execute();
  }
}
