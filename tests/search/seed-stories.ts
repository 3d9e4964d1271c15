/** Stories of the seed as pages read them, without a content service. */
import type { DeliveredStory } from '#core/content/delivered-story.ts';
import type { StorySeed } from '#core/content/story-seed.ts';
import { storySeeds } from '#seed/stories/index.ts';
import type { PageStories, StoryReader } from '#services/handler.ts';

function delivered({ slug, name, content, isStartpage = false }: StorySeed): DeliveredStory {
  const own = { name, content, full_slug: slug, default_full_slug: slug, is_startpage: isStartpage };
  return own as Partial<DeliveredStory> as DeliveredStory;
}

/** `version` and `published` may be changed: the number grows with each publication. */
export function seedStories(): StoryReader & { version: number; all: DeliveredStory[] } {
  const found: PageStories = { story: () => null, byUuid: () => null, stories: () => reader.all };
  const reader = {
    version: 1,
    all: storySeeds.map(delivered),
    settle: async () => reader.version,
    published: async () => found,
    drafts: async () => found,
  };
  return reader;
}
