/** The story of a page as blocks: what routes load. Server only. */
import * as z from 'zod/mini';
import { namedCanonical } from '#core/content/canonical-field.ts';
import { storyRobots } from '#core/content/robots-field.ts';
import type { PageRequest } from '#web/page/request.ts';
import type { LoadedBlock } from './block.ts';
import type { BlockName } from './block-names.ts';
import { line, lines } from './fields.ts';
import { blocksWithoutLayout } from './layout-fields.ts';
import { loadBlocks, type OnIssue } from './load-blocks.ts';
import { loaders } from './loaders.ts';

/** Content of every page story: words for search engines, and the blocks. A list or detail page shows `body` around its own part. */
const pageFields = z.object({ title: line, description: lines, body: z.optional(z.unknown()), below: z.optional(z.unknown()) });

export type StoryPage = {
  title: string;
  description: string;
  /** The absolute address of another page that this one names as its original, or null. */
  canonical: string | null;
  /** 'index': search engines may index the page. */
  robots: 'index' | null;
  body: LoadedBlock[];
  /** What follows the route's own part, on pages that have one. */
  below: LoadedBlock[];
};

type Params = Readonly<Record<string, string | undefined>>;

/** The page of a path ("/impressum/"; by default the request's own), or null where no story is published. */
export async function storyPage(page: PageRequest, params: Params, query: URLSearchParams, path = page.path): Promise<StoryPage | null> {
  const { story, links } = await page.call('GET /web-api/story', { path: path.split('?', 1)[0] ?? '/' });
  if (!story) return null;
  const fields = pageFields.parse(story.content);
  const named = namedCanonical(story.content);
  const { name, fullSlug, tags, publishedAt } = story;
  const context = { page, story: { name, fullSlug, tags, publishedAt }, params, query, links };
  const onIssue: OnIssue = (message, event = 'story-content') => page.report(event, { story: fullSlug, message });
  const bare = blocksWithoutLayout([fields.body, fields.below], (block) => loaders.has(block));
  if (bare.length > 0) onIssue(`Blocks without "mb" or "layout" are shown with the default: ${bare.join(', ')}`);
  return {
    title: fields.title || name,
    description: fields.description,
    canonical: named?.startsWith('/') ? page.site.origin + named : named,
    robots: storyRobots(story.content),
    body: await loadBlocks(fields.body, context, onIssue),
    below: await loadBlocks(fields.below, context, onIssue),
  };
}

/** The story of a route's page, or these blocks where none is published. */
export async function storyOrBlocks(
  page: PageRequest,
  params: Params,
  query: URLSearchParams,
  path: string,
  body: readonly { component: BlockName }[],
): Promise<StoryPage> {
  const published = await storyPage(page, params, query, path);
  if (published) return published;
  const story = { name: '', fullSlug: path, tags: [], publishedAt: null };
  const onIssue: OnIssue = (message, event = 'story-content') => page.report(event, { story: path, message });
  return {
    title: '',
    description: '',
    canonical: null,
    robots: null,
    body: await loadBlocks(body, { page, story, params, query, links: {} }, onIssue),
    below: [],
  };
}
