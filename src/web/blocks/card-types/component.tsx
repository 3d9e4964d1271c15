/** Shows the types of cards in groups of tiles. */
import { PageLink } from '#web/page/page-link.tsx';
import { Tile, TileGrid } from '#web/product/tile.tsx';
import type { CardTypesData } from './load.ts';

export function Component({ data }: { data: CardTypesData | null }) {
  if (!data) return null;
  return (
    <div className="wrap grid gap-14">
      {data.groups.map(({ key, name, cards }) => (
        <section key={key} aria-labelledby={`typen-${key}`}>
          <h2 id={`typen-${key}`} className="type-h2 mb-6">
            {name}
          </h2>
          <TileGrid columns={4} list="card-types">
            {cards.map(({ tile, ownFile }) => (
              <div key={tile.id} className="grid min-w-0 grid-cols-1 grid-rows-[1fr_auto]">
                <Tile tile={tile} level={3} />
                <p className="mt-1">
                  <PageLink to={ownFile} className="text-link text-caption">
                    {data.ownFileText}
                    <span className="unseen">: {tile.name}</span>
                  </PageLink>
                </p>
              </div>
            ))}
          </TileGrid>
        </section>
      ))}
    </div>
  );
}
