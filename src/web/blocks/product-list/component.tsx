/** Shows tiles of designs below a headline. */
import { SectionHead } from '#web/blocks/parts/section-head.tsx';
import { Tile, TileGrid } from '#web/product/tile.tsx';
import type { ProductListData } from './load.ts';

export function Component({ data }: { data: ProductListData | null }) {
  if (!data) return null;
  const level = data.tag === 'h1' || data.headline === '' ? 2 : 3;
  return (
    <div className="wrap">
      <SectionHead title={data.headline} tag={data.tag} link={data.all} />
      <TileGrid columns={4} list="product-list">
        {data.tiles.map((tile) => (
          <Tile key={`${tile.id} ${tile.shown}`} tile={tile} level={level} />
        ))}
      </TileGrid>
    </div>
  );
}
