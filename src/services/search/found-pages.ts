/** Pages that the search finds: published stories of a channel, and pages of the shop that are no stories. */
import type { DeliveredStory } from '#core/content/delivered-story.ts';
import { storyPath, storySlug } from '#core/content/page-slug.ts';
import { pageText } from '#core/search/page-text.ts';
import type { PageName } from '#core/site/paths.ts';
import { pathPattern } from '#core/site/paths.ts';
import { type Channel, channels } from '#core/values/channel.ts';
import { type Message, message } from '#core/values/message.ts';
import { trimmed } from '#core/values/text/trim.ts';

/** `path` without slashes at its ends: "sprueche-und-texte/hochzeit". */
export type PageLink = { path: string; name: string };

export type FoundPage = PageLink & { channel: Channel; description: string; text: string };

/** Stories of pages that lead to what is found by itself: products, designs, posters. */
const leftOut: ReadonlySet<string> = new Set(
  (
    ['home', 'cards', 'posters', 'photoboxes', 'accessories', 'samples', 'product-overview', 'photobooks', 'collages', 'merch'] as const
  ).map((page) => pathPattern(page)),
);

/** One country's pages, which lie beside those of all countries at the same addresses. */
const ofCountry = /^[a-z]+\/land-[a-z]{2}\//;

const shopPages: readonly (readonly [page: PageName, name: string])[] = [
  ['shipping', 'footer.shipping'],
  ['account', 'account.title'],
  ['withdraw', 'withdraw.title'],
  ['guest-lists', 'footer.guests'],
  ['events', 'footer.events'],
];

function fieldOf(content: unknown, field: string): string {
  const value = typeof content === 'object' && content !== null ? (content as Record<string, unknown>)[field] : undefined;
  return typeof value === 'string' ? value : '';
}

function storyPage(story: DeliveredStory): FoundPage[] {
  const slug = storySlug(story);
  const channel = channels.find((one) => slug.startsWith(`${one}/`));
  const path = trimmed(storyPath(slug) ?? '/', '/');
  if (!channel || path === '' || ofCountry.test(slug) || leftOut.has(path)) return [];
  const { content } = story;
  return [
    { channel, path, name: fieldOf(content, 'title') || story.name, description: fieldOf(content, 'description'), text: pageText(content) },
  ];
}

/** `stories` are those that are published. */
export function foundPages(stories: readonly DeliveredStory[], say: (text: Message) => string): FoundPage[] {
  const found = stories.flatMap(storyPage);
  const known = new Set(found.map(({ channel, path }) => `${channel}/${path}`));
  const others = channels.flatMap((channel) =>
    shopPages.map(([page, name]) => ({ channel, path: pathPattern(page), name: say(message(name)), description: '', text: '' })),
  );
  return [...found, ...others.filter(({ channel, path }) => !known.has(`${channel}/${path}`))];
}
