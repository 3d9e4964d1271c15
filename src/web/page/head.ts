/** Title and description of a page, with the site's name behind the title. Canonical link, alternates and robots are in root.tsx. */
import type { MetaDescriptor } from 'react-router';
import { type Channel, channelNames } from '#core/values/channel.ts';
import { defaultLocale, type Locale } from '#core/values/locale.ts';
import { type PageTexts, pageLanguage, pageTexts } from './texts.ts';

/** "Olivia, Einladung zur Hochzeit | Federleicht" (Specification 2). */
export function pageTitle(title: string, channel: Channel): string {
  return `${title} | ${channelNames[channel]}`;
}

type Head = { title: string; description?: string; channel: Channel };

/** Tags for a route's `meta`. */
export function headTags({ title, description, channel }: Head): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [{ title: pageTitle(title, channel) }];
  if (description) tags.push({ name: 'description', content: description });
  return tags;
}

/** What programs show that preview a link. `image`: the whole address of a picture of 4:3. */
export function previewTags(title: string, image: string): MetaDescriptor[] {
  return [
    { property: 'og:title', content: title },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '900' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The same of a picture of the catalogue; `path` with width and ending. None for a page that has no address of its own. */
export function catalogueTags(matches: readonly Match[], title: string, path: string | null): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { canonical?: string } | undefined;
  return path !== null && root?.canonical ? previewTags(title, new URL(path, root.canonical).href) : [];
}

type Match = { id: string; loaderData?: unknown } | undefined;

function siteOf(matches: readonly Match[]): { channel: Channel; locale: Locale } | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site?: { channel: Channel; locale: Locale } } | undefined;
  return root?.site;
}

/** The channel from a route's `matches`, for `meta` functions. */
export function channelOf(matches: readonly Match[]): Channel {
  return siteOf(matches)?.channel ?? 'federleicht';
}

/** `t` for `meta` functions, which run outside components. */
export function metaTexts<Key extends string = never>(matches: readonly Match[], source?: Record<Key, string>): PageTexts<Key> {
  return pageTexts(pageLanguage(siteOf(matches)?.locale ?? defaultLocale, matches), source);
}
