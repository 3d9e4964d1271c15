/** Title and description of a page, with the site's name behind the title. Canonical link, alternates and robots are in root.tsx. */
import type { MetaDescriptor } from 'react-router';
import type { Channel } from '#core/values/channel.ts';
import { t } from '#texts/t.ts';

/** "Olivia, Einladung zur Hochzeit | Federleicht" (Specification 2). */
export function pageTitle(title: string, channel: Channel): string {
  return `${title} | ${t(`site.name.${channel}`)}`;
}

type Head = { title: string; description?: string; channel: Channel };

/** What a route's `meta` returns. */
export function headTags({ title, description, channel }: Head): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [{ title: pageTitle(title, channel) }];
  if (description) tags.push({ name: 'description', content: description });
  return tags;
}

type Match = { id: string; loaderData?: unknown } | undefined;

/** The channel from a route's `matches`, for `meta` functions. */
export function channelOf(matches: readonly Match[]): Channel {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site?: { channel: Channel } } | undefined;
  return root?.site?.channel ?? 'federleicht';
}
