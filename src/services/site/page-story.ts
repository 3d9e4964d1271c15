/** Stories for pages, from memory: a render never waits for the content service. */

import type { contentCalls, ListedStory, PageStory } from '#api/content.ts';
import type { DeliveredStory } from '#core/content/delivered-story.ts';
import { linkIds } from '#core/content/link-ids.ts';
import { storyPath, storySlug, storySlugs } from '#core/content/page-slug.ts';
import { localeLanguage } from '#core/values/locale.ts';
import { trimmed } from '#core/values/text/trim.ts';
import type { Context, Handlers, PageStories } from '#services/handler.ts';

function pageStory(story: DeliveredStory): PageStory {
  return {
    uuid: story.uuid,
    name: story.name,
    fullSlug: story.full_slug,
    // Shared between requests: its messages, of which it has none, are looked for once.
    content: Object.freeze(story.content) as PageStory['content'],
    tags: story.tag_list,
    publishedAt: story.published_at,
    firstPublishedAt: story.first_published_at,
  };
}

/** Drafts for an editor's preview, what is published for everybody else. */
function storiesFor({ shop, preview }: Context): Promise<PageStories> {
  return preview ? shop.stories.drafts() : shop.stories.published();
}

export const pageStoryHandlers: Handlers<typeof contentCalls> = {
  async 'GET /web-api/story'({ path }, context: Context) {
    const { channel, country, locale } = context.site;
    const all = await storiesFor(context);
    const language = localeLanguage(locale);
    for (const slug of storySlugs(path, channel, country)) {
      const story = all.story(slug, language);
      if (!story) continue;
      const links: Record<string, string> = {};
      for (const uuid of linkIds(story.content)) {
        const target = all.byUuid(uuid, language);
        const to = target && storyPath(storySlug(target));
        if (to) links[uuid] = to;
      }
      return { story: pageStory(story), links };
    }
    return { story: null, links: {} };
  },

  async 'GET /web-api/stories'({ folder }, context: Context) {
    const { channel, country, locale } = context.site;
    const all = await storiesFor(context);
    const below = [channel, trimmed(folder, '/')].filter(Boolean).join('/');
    const ofCountry = `${channel}/land-${country.toLowerCase()}/`;
    const listed = new Map<string, ListedStory>();
    for (const story of all.stories(localeLanguage(locale))) {
      const slug = storySlug(story);
      const path = storyPath(slug);
      if (!path || !slug.startsWith(`${below}/`) || (slug.startsWith(`${channel}/land-`) && !slug.startsWith(ofCountry))) continue;
      // What a country says itself replaces what the channel says.
      if (!listed.has(path) || slug.startsWith(ofCountry)) listed.set(path, { ...pageStory(story), path });
    }
    return { stories: [...listed.values()].sort((a, b) => (b.firstPublishedAt ?? '').localeCompare(a.firstPublishedAt ?? '')) };
  },
};
