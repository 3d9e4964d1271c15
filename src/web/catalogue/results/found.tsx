/** What was found: sections of designs, links to products and pages, and the blank card. */
import type { SearchResult } from '#api/search.ts';
import { pathTo } from '#core/site/paths.ts';
import { searchTexts } from '#texts/de/search/results.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Tile, TileGrid } from '#web/product/tile.tsx';

export function SectionTitle({ children }: { children: string }) {
  return <h2 className="type-h3 mb-5">{children}</h2>;
}

/** At most four lines. */
export function DirectLinks({ links }: Pick<SearchResult, 'links'>) {
  const t = useTexts(searchTexts);
  if (links.length === 0) return null;
  return (
    <section className="mb-10 bg-ground px-5 py-5 md:px-8">
      <h2 className="type-h4 mb-1">{t('search.links')}</h2>
      <ul>
        {links.map(({ title, path, kind }) => (
          <li key={path}>
            <PageLink to={path} className="flex min-h-11 flex-wrap items-center gap-x-3">
              <span className="text-link">{title}</span>
              <span className="text-small text-ink-soft">{t({ key: `search.links.${kind}` })}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Sections with titles have tiles a level below. */
export function DesignSections({ result: { sections, kind } }: { result: SearchResult }) {
  const t = useTexts(searchTexts);
  const hasTitles = kind === 'popular' || sections.some(({ title }) => title !== null);
  return sections.map(({ title, items }, at) => {
    const shown = title ?? (kind === 'popular' ? t('search.popular.section') : hasTitles ? t('search.designs.section') : null);
    if (items.length === 0) return null;
    return (
      <div key={title ?? ''} className="mt-14 first:mt-0">
        {shown ? <SectionTitle>{shown}</SectionTitle> : null}
        <TileGrid columns={3} list="search">
          {items.map((tile, place) => (
            <Tile key={`${tile.id} ${tile.shown}`} tile={tile} level={hasTitles ? 3 : 2} isFirst={at === 0 && place < 3} />
          ))}
        </TileGrid>
      </div>
    );
  });
}

export function BlankCard({ blank }: Pick<SearchResult, 'blank'>) {
  const t = useTexts(searchTexts);
  if (!blank) return null;
  return (
    <section className="mt-14 border-t border-line pt-9">
      <SectionTitle>{t('search.blank')}</SectionTitle>
      <TileGrid columns={4}>
        <Tile tile={blank} level={3} />
      </TileGrid>
    </section>
  );
}

/** Where to go when nothing was read, or typed. */
export function PopularWays({ occasions }: { occasions: readonly { title: string; path: string }[] }) {
  const t = useTexts(searchTexts);
  return (
    <nav aria-label={t('search.popular.occasions')} className="mb-10 flex flex-wrap gap-2">
      {[...occasions, { title: t('search.popular.contact'), path: pathTo('contact') }].map(({ title, path }) => (
        <PageLink key={path} to={path} className="inline-flex min-h-11 items-center bg-ground px-4">
          {title}
        </PageLink>
      ))}
    </nav>
  );
}
