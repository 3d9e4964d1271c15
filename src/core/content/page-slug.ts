/** Where the story of a page lies: a folder per channel, and in it a folder per country for pages that differ there. */

import type { Channel, Country } from '#core/values/channel.ts';
import { trimmed } from '#core/values/text/trim.ts';

/** First segment of what only one country's host shows ("land-at/datenschutz"). It is no address of its own. */
const countryFolder = /^land-[a-z]{2}$/;

/**
 * Full slugs of a page's story, best first: the country's own, then the channel's. `path` is as routes see it ("/impressum/"); the home
 * page is 'home'. Empty for a path that names a country folder.
 */
export function storySlugs(path: string, channel: Channel, country: Country): string[] {
  const slug = trimmed(path, '/') || 'home';
  if (countryFolder.test(slug.split('/', 1)[0] ?? '')) return [];
  return [`${channel}/land-${country.toLowerCase()}/${slug}`, `${channel}/${slug}`];
}

/** The path of a story on its channel's hosts ("/impressum/"), or null where it is no page (outside of every channel). */
export function storyPath(fullSlug: string): string | null {
  const [channel, first = '', ...rest] = fullSlug.split('/');
  if (channel !== 'federleicht' && channel !== 'myposter') return null;
  const segments = (countryFolder.test(first) ? rest : [first, ...rest]).filter((segment) => segment !== '');
  if (segments.length === 0 || (segments.length === 1 && segments[0] === 'home')) return '/';
  const path = `/${segments.join('/')}`;
  // The slash rule of the channels (Specification 2).
  return channel === 'federleicht' ? `${path}/` : path;
}

/** The address a story is a page at: the start page of a folder lies at the folder's own. In the default language, without slashes around it. */
export function storySlug(story: { full_slug: string; default_full_slug: string | null; is_startpage: boolean }): string {
  const slug = story.default_full_slug ?? story.full_slug;
  const end = story.is_startpage ? slug.lastIndexOf('/') : -1;
  return trimmed(end > 0 ? slug.slice(0, end) : slug, '/');
}
