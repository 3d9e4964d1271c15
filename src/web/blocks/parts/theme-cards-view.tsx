/** The cards of a theme and its colour label, for the block and for the theme's own page. */
import type { CardTile } from '#api/catalogue.ts';
import { themesTexts } from '#texts/de/themes.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Tile, TileGrid } from '#web/product/tile.tsx';
import { isLight } from '#web/ui/option-box.tsx';
import { fittedTo } from '#web/ui/page-title.tsx';

export type ThemeCardsData = {
  headline: string;
  path: string;
  colourways: CardTile['colourways'];
  /** Key of the colourway they are in. */
  shown: string;
  tiles: CardTile[];
};

/** "Farbe: Salbei", and the other colours as links. */
export function ColourLabel({ path, colourways, shown }: Pick<ThemeCardsData, 'path' | 'colourways' | 'shown'>) {
  const t = useTexts(themesTexts);
  const name = colourways.find(({ key }) => key === shown)?.name ?? '';
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p>{t('theme.colour', { name })}</p>
      <ul aria-label={t('theme.colours.label')} className="flex flex-wrap">
        {colourways.map((colour, at) => (
          <li key={colour.key}>
            <PageLink
              to={at === 0 ? path : `${path}?colourway=${colour.key}`}
              replace
              preventScrollReset
              aria-label={colour.name}
              aria-current={colour.key === shown ? 'true' : undefined}
              className="grid size-11 place-items-center [&[aria-current]>span]:outline-2 [&[aria-current]>span]:outline-offset-3 [&[aria-current]>span]:outline-ink"
            >
              <span className={`swatch ${isLight(colour.hex) ? 'swatch-light' : ''}`} style={{ '--hue': colour.hex, '--size': '26px' }} />
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `withLabel` false: the page says the colour elsewhere. */
export function ThemeCards({ data, withLabel = true }: { data: ThemeCardsData | null; withLabel?: boolean }) {
  if (!data) return null;
  return (
    <div className="wrap">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 className="type-h2" style={fittedTo(data.headline)}>
          {data.headline}
        </h2>
        {withLabel ? <ColourLabel {...data} /> : null}
      </div>
      <TileGrid columns={4} list="theme">
        {data.tiles.map((tile) => (
          <Tile key={`${tile.id} ${tile.shown}`} tile={tile} level={3} />
        ))}
      </TileGrid>
    </div>
  );
}
