/** What the page of a poster theme shows. Server only. */
import { findPosterTheme, posterThemes } from '#core/catalogue/poster-list.ts';
import { themeNumber } from '#core/catalogue/themes.ts';
import { pathTo } from '#core/site/paths.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import type { PageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';

export type PosterThemeData = Awaited<ReturnType<typeof loadPosterTheme>>;

/** Throws the 404 response for an unknown number and a subject without posters. */
export async function loadPosterTheme(page: PageRequest, number: string | undefined) {
  const theme = findPosterTheme(themeNumber(number));
  if (!theme) throw notFound();
  const { items, facets } = await orFault(page.call('GET /web-api/posters', { subject: [theme.subject] }));
  if (items.length === 0) throw notFound();
  const t = requestTexts(page);
  const subjects = facets.find(({ key }) => key === 'subject')?.options ?? [];
  const others = posterThemes.flatMap(({ id, subject }) => {
    const found = subjects.find(({ value }) => value === subject);
    return found && found.count > 0 && id !== theme.id ? [{ name: found.name, path: pathTo('theme', { id: String(id) }) }] : [];
  });
  const name = t({ key: `poster.subject.${theme.subject}` });
  return {
    name,
    title: t('poster.theme.title', { name }),
    description: t({ key: `poster.theme.${theme.subject}` }),
    path: pathTo('theme', { id: String(theme.id) }),
    items,
    others,
  };
}
