/** Occasions as cards standing on a ledge, all in one scale, bottom aligned. Scrolls with keys and fingers where it is wider than the page. */

import { cardFormats } from '#core/products/card/sizes.ts';
import { pathTo } from '#core/site/paths.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { FrontPicture } from '#web/product/card-picture.tsx';
import type { TeaserCard } from '#web/product/card-scene.tsx';

/** `to`: by default the list of the occasion that `key` names. */
export type OccasionShelfItem = { key: string; name: string; to?: string; tiles: readonly TeaserCard[] };

export function OccasionShelf({ shelves }: { shelves: readonly OccasionShelfItem[] }) {
  return (
    <div className="ledge-frame">
      <ul className={`ledge ${shelves.length > 5 ? 'ledge-full' : ''}`}>
        {shelves.map((shelf) => (
          <li key={shelf.key}>
            <PageLink to={shelf.to ?? `${pathTo('cards')}?occasion=${shelf.key}`} ahead="seen" className="ledge-item">
              <span className="ledge-stand">
                {shelf.tiles.map((tile) => (
                  <span
                    key={tile.id}
                    className="shrink-0"
                    style={{ width: `calc(${cardFormats[tile.format].widthUm / 1000} * var(--mm))` }}
                  >
                    <FrontPicture of={tile} alt="" sizes="155px" className="paper-standing" />
                  </span>
                ))}
              </span>
              <span className="type-h4 ledge-name">{shelf.name}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
