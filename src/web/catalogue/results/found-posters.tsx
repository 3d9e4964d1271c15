/** Posters that were found, in the shop that sells them. */
import type { SearchResult } from '#api/search.ts';
import { searchTexts } from '#texts/de/search/results.ts';
import { useTexts } from '#web/page/texts.ts';
import { PosterGrid, PosterTile } from '#web/product/posters/poster-tile.tsx';
import { SectionTitle } from './found.tsx';

/** `isAlone`: the page's title says what they are. */
export function FoundPosters({ result: { posters, kind }, isAlone }: { result: SearchResult; isAlone: boolean }) {
  const t = useTexts(searchTexts);
  if (posters.items.length === 0) return null;
  const hasTitle = !isAlone || kind === 'popular';
  return (
    <section className="mb-14">
      {hasTitle ? <SectionTitle>{t(kind === 'popular' ? 'search.popular.posters' : 'search.posters.section')}</SectionTitle> : null}
      <PosterGrid columns={3} list="search">
        {posters.items.map((tile, at) => (
          <PosterTile key={`${tile.id} ${tile.shown}`} tile={tile} place={at} level={hasTitle ? 3 : 2} />
        ))}
      </PosterGrid>
    </section>
  );
}
