/** Tiles of a wish list: cards on tinted ground, or posters. */
import { type ReactNode, Suspense } from 'react';
import type { CardTile } from '#api/catalogue.ts';
import type { PosterTile } from '#api/posters.ts';
import { Tile, TileGrid } from '#web/product/tile.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';

const posterGrid = lazyComponent(async () => (await import('./wished-posters.tsx')).WishedPosters);

/** Awaited by loaders whose page shows posters, so that the server renders them. */
export const preparePosters = posterGrid.prepare;

type Props = {
  cards: readonly CardTile[];
  posters: readonly PosterTile[];
  /** Name of the list, by which tracking knows it. */
  list: string;
  /** What stands below a tile. */
  below?: (tile: { id: string; name: string }) => ReactNode;
};

export function WishedGrid({ cards, posters, list, below }: Props) {
  if (posters.length > 0)
    return (
      <Suspense>
        <posterGrid.Component posters={posters} list={list} below={below} />
      </Suspense>
    );
  return (
    <TileGrid columns={4} list={list}>
      {cards.map((tile, at) => (
        <div key={tile.id}>
          <Tile tile={tile} level={2} isFirst={at < 4} />
          {below?.(tile)}
        </div>
      ))}
    </TileGrid>
  );
}
