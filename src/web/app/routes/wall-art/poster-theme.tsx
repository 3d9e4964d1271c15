/** One theme of the poster shop: the posters of a subject, and the other themes. */
import { findPosterTheme, posterThemes } from '#core/catalogue/poster-themes.ts';
import { themeNumber } from '#core/catalogue/themes.ts';
import { pathTo } from '#core/site/paths.ts';
import { posterTexts } from '#texts/de/wall-art/posters.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import type { PageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTexts } from '#web/page/texts.ts';
import { PosterGrid, PosterTile } from '#web/product/posters/poster-tile.tsx';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

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

export function PosterTheme({ theme }: { theme: PosterThemeData }) {
  const t = useTexts(posterTexts);
  return (
    <div className="wrap pb-19">
      <Breadcrumbs
        items={[
          { name: t('poster.start'), path: pathTo('home') },
          { name: t('poster.themes'), path: pathTo('themes') },
          { name: theme.name, path: theme.path },
        ]}
      />
      <div className="items-end gap-10 pt-2 pb-8 lg:flex lg:justify-between">
        <h1 className="type-title">{theme.name}</h1>
        <p className="mt-3 max-w-108 text-ink-soft">{theme.description}</p>
      </div>
      <PosterGrid columns={4} list="poster-theme">
        {theme.items.map((tile, at) => (
          <PosterTile key={tile.id} tile={tile} place={at} level={2} />
        ))}
      </PosterGrid>
      <section className="section">
        <h2 className="type-h2 mb-5">{t('poster.themes.others')}</h2>
        <ul className="flex flex-wrap gap-3">
          {theme.others.map(({ name, path }) => (
            <li key={path}>
              <ButtonLink to={path} kind="secondary">
                {name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
