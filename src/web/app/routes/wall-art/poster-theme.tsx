/** One theme of the poster shop: the posters of a subject, and the other themes. */
import { pathTo } from '#core/site/paths.ts';
import { posterTexts } from '#texts/de/wall-art/posters.ts';
import { useTexts } from '#web/page/texts.ts';
import { PosterGrid, PosterTile } from '#web/product/posters/poster-tile.tsx';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { PosterThemeData } from './load-poster-theme.ts';

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
        <PageTitle>{theme.name}</PageTitle>
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
