/** All pages of the channel in groups: stories by folder, and what the catalogue has (F096, F133). */

import * as z from 'zod/mini';
import { pathTo } from '#core/site/paths.ts';
import { allDesigns } from '#web/blocks/parts/designs.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { flag, line, lines } from '#web/blocks/runtime/fields.ts';
import { requestTexts } from '#web/page/request-texts.ts';

export const hasOwnHeadline = true;

export const schema = z.object({ headline: line, subline: lines, hideDesigns: flag });

export type SitemapEntry = { name: string; path: string };

export type SitemapData = { headline: string; subline: string; groups: { name: string; entries: SitemapEntry[] }[] };

/** Left out: pages that answer an action of a visitor. */
const unlisted = /^\/(?:home|newsletter|registrierung|land-[a-z]{2})(?:\/|$)/;

function nameOf({ name, content }: { name: string; content: Record<string, unknown> }): string {
  return typeof content.title === 'string' && content.title.trim() !== '' ? content.title.trim() : name;
}

export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<SitemapData> {
  const t = requestTexts(context.page);
  const { locale } = context.page.site;
  const { stories } = await context.page.call('GET /web-api/stories', { folder: '' });
  const folders = new Map<string, SitemapEntry[]>();
  for (const story of stories) {
    if (unlisted.test(story.path) || story.path === '/') continue;
    const segments = story.path.split('/').filter((segment) => segment !== '');
    const folder = segments.length > 1 ? (segments[0] ?? '') : '';
    folders.set(folder, [...(folders.get(folder) ?? []), { name: nameOf(story), path: story.path }]);
  }
  const designs = fields.hideDesigns ? [] : await allDesigns(context);
  const { occasions } = designs.length > 0 ? await context.page.call('GET /web-api/card-occasions', {}) : { occasions: [] };
  const sorted = (entries: SitemapEntry[]) => entries.sort((a, b) => a.name.localeCompare(b.name, locale));
  const groups = [
    { name: t('sitemap.occasions'), entries: occasions.map(({ key, name }) => ({ name, path: `${pathTo('cards')}?occasion=${key}` })) },
    {
      name: t('sitemap.designs'),
      entries: designs.map((tile) => ({ name: `${tile.name}, ${tile.line.split(',', 1)[0]}`, path: tile.path })),
    },
    ...[...folders]
      .sort(([a], [b]) => a.localeCompare(b, locale))
      .map(([folder, entries]) => ({ name: folder === '' ? t('sitemap.service') : titled(folder), entries: sorted(entries) })),
  ];
  return {
    headline: fields.headline || t('sitemap.title'),
    subline: fields.subline || t('sitemap.lead'),
    groups: groups.filter(({ entries }) => entries.length > 0),
  };
}

/** "magazin" -> "Magazin" */
function titled(folder: string): string {
  return folder
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
