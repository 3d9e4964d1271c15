/** Tiles of a wish list: cards on tinted ground, posters hung in one scale. */
import type { ReactNode } from 'react';
import type { CardTile } from '#api/catalogue.ts';
import type { PosterTile as PosterTileData } from '#api/posters.ts';
import { PosterGrid, PosterTile } from '#web/product/posters/poster-tile.tsx';
import { Tile, TileGrid } from '#web/product/tile.tsx';

type Props = {
  cards: readonly CardTile[];
  posters: readonly PosterTileData[];
  /** Name of the list, by which tracking knows it. */
  list: string;
  /** What stands below a tile. */
  below?: (tile: { id: string; name: string }) => ReactNode;
};

export function WishedGrid({ cards, posters, list, below }: Props) {
  if (posters.length > 0)
    return (
      <PosterGrid columns={4} list={list}>
        {posters.map((tile, at) => (
          <div key={tile.id}>
            <PosterTile tile={tile} place={at} level={2} />
            {below?.(tile)}
          </div>
        ))}
      </PosterGrid>
    );
  return (
    <TileGrid columns={4} list={list}>
      {cards.map((tile, at) => (
        <div key={tile.id} className="contents">
          <Tile tile={tile} level={2} isFirst={at < 4} />
          {below?.(tile)}
        </div>
      ))}
    </TileGrid>
  );
}
