/** Shows the types of cards in groups of tiles. */
import { Tile, TileGrid } from '#web/product/tile.tsx';
import type { CardTypesData } from './load.ts';

export function Component({ data }: { data: CardTypesData | null }) {
  if (!data) return null;
  return (
    <div className="wrap grid gap-14">
      {data.groups.map(({ key, name, tiles }) => (
        <section key={key} aria-labelledby={`typen-${key}`}>
          <h2 id={`typen-${key}`} className="type-h2 mb-6">
            {name}
          </h2>
          <TileGrid columns={4}>
            {tiles.map((tile) => (
              <Tile key={tile.id} tile={tile} level={3} />
            ))}
          </TileGrid>
        </section>
      ))}
    </div>
  );
}
