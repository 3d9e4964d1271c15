/** Posters of a wish list, hung in one scale. Loaded where there are some: frames are drawn by code that no other account page needs. */
import type { ReactNode } from 'react';
import type { PosterTile as PosterTileData } from '#api/posters.ts';
import { PosterGrid, PosterTile } from '#web/product/posters/poster-tile.tsx';

type Props = { posters: readonly PosterTileData[]; list: string; below?: ((tile: { id: string; name: string }) => ReactNode) | undefined };

export function WishedPosters({ posters, list, below }: Props) {
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
}
