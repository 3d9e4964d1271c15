/** What belongs to a design: the other pieces of its suite, in the colourway that is on the page. */
import type { CardTile } from '#api/catalogue.ts';
import { productTexts } from '#texts/de/product.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Tile, TileGrid } from '#web/product/tile.tsx';

type Props = { tiles: readonly CardTile[]; whole: { path: string; count: number } | null; colourway: string | undefined };

export function SuiteRow({ tiles, whole, colourway }: Props) {
  const t = useTexts(productTexts);
  if (tiles.length === 0) return null;
  return (
    <section className="wrap section suite">
      <h2 className="type-h2 mb-2">{t('product.suite')}</h2>
      <p className="mb-7 max-w-prose text-ink-soft">{t('product.suite.intro')}</p>
      <TileGrid columns={4} list="suite">
        {tiles.map((tile) => {
          const shown = tile.colourways.some(({ key }) => key === colourway) ? (colourway ?? tile.shown) : tile.shown;
          return <Tile key={tile.id} tile={{ ...tile, shown }} level={3} />;
        })}
      </TileGrid>
      {whole ? (
        <PageLink className="link mt-6 inline-block" to={whole.path}>
          {t('product.suite.all', { count: whole.count })}
        </PageLink>
      ) : null}
    </section>
  );
}
