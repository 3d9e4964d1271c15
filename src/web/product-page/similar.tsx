/** Similar designs: four, and the rest on demand (Specification 2). Native details, so it works without JavaScript. */
import type { CardTile } from '#api/catalogue.ts';
import { productTexts } from '#texts/de/product.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Tile, TileGrid } from '#web/product/tile.tsx';

const first = 4;

/** `family`: the list of what is drawn in the same style. */
type Props = { tiles: readonly CardTile[]; family: { path: string; count: number } | null };

export function Similar({ tiles, family }: Props) {
  const t = useTexts(productTexts);
  if (tiles.length === 0) return null;
  const rest = tiles.slice(first);
  const show = (tile: CardTile) => <Tile key={tile.id} tile={tile} level={3} />;
  return (
    <section data-list="similar" className="wrap section similar">
      <h2 className="type-h2 mb-7">{t('product.similar')}</h2>
      <TileGrid columns={4}>{tiles.slice(0, first).map(show)}</TileGrid>
      {rest.length > 0 ? (
        <details className="mt-9">
          <summary className="py-2 text-center">
            <span className="text-link plus">{t('product.similar.more')}</span>
            <span className="text-link minus">{t('product.similar.fewer')}</span>
          </summary>
          <div className="mt-9">
            <TileGrid columns={4}>{rest.map(show)}</TileGrid>
          </div>
        </details>
      ) : null}
      {family ? (
        <PageLink className="link mt-6 inline-block" to={family.path}>
          {t('product.family', { count: family.count })}
        </PageLink>
      ) : null}
    </section>
  );
}
