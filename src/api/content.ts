/** Stories for pages: what a loader reads to build a page of blocks. The protocol for editors and foreign clients lies under /cms. */
import * as z from 'zod/mini';
import { maxPathLength } from '#core/site/address.ts';

/** Content as an editor left it: `component` names the block, everything else are its fields. Blocks check their own fields. */
const contentSchema = z.looseObject({ component: z.string() });

const storySchema = z.strictObject({
  uuid: z.string(),
  name: z.string(),
  fullSlug: z.string(),
  content: contentSchema,
  tags: z.array(z.string()),
  /** ISO 8601; null for a draft that was never published. */
  publishedAt: z.nullable(z.string()),
  firstPublishedAt: z.nullable(z.string()),
});
export type PageStory = z.infer<typeof storySchema>;

/** A story in a list: its address on the page's host, and its content for teasers. */
const listedSchema = z.extend(storySchema, { path: z.string() });
export type ListedStory = z.infer<typeof listedSchema>;

/** Of every address that may be a page. */
const path = z.string().check(z.maxLength(maxPathLength));

export const contentCalls = {
  /** The story of a page by its path. `links` maps the uuid of every story that the content links to, to its path. */
  'GET /web-api/story': {
    input: z.strictObject({ path }),
    output: z.strictObject({ story: z.nullable(storySchema), links: z.record(z.string(), z.string()) }),
  },
  /** Stories below a folder of the channel ("magazin"), newest first. */
  'GET /web-api/stories': {
    input: z.strictObject({ folder: path }),
    output: z.strictObject({ stories: z.array(listedSchema) }),
  },
} as const;
