/** A design in a list: card on tinted ground, name, price, colours, refinement. The whole tile is one link. */
import type { CardTile } from '#api/catalogue.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { isLight } from '#web/ui/option-box.tsx';
import { WishListButton } from '#web/wish-list/wish-list-button.tsx';
import { FrontPicture } from './card-picture.tsx';
import { FromPrice } from './price.tsx';
import { SampleForm } from './sample-form.tsx';

type Props = {
  tile: CardTile;
  /** Heading level of its name: 2 under a page title, 3 under a section's heading. */
  level: 2 | 3;
  isFirst?: boolean;
};

/** Address of a design as its tile shows it; the shown colourway goes along where it is not the design's first. */
export function tilePath({ path, shown, colourways }: Pick<CardTile, 'path' | 'shown' | 'colourways'>): string {
  if (shown === colourways[0]?.key) return path;
  return `${path}${path.includes('?') ? '&' : '?'}colourway=${shown}`;
}

export function Tile({ tile, level, isFirst = false }: Props) {
  const t = useTexts();
  const shown = tile.colourways.find((colourway) => colourway.key === tile.shown) ?? tile.colourways[0];
  const Name = level === 2 ? 'h2' : 'h3';
  return (
    <article
      data-product={tile.id}
      data-name={tile.name}
      className={`tile tile-${tile.format} max-md:flex max-md:flex-col`}
      style={{ '--hue': shown?.hex }}
    >
      <div className="tile-ground" style={tile.scene ? { '--scene': `url(${tile.scene}-600.webp)` } : undefined}>
        {tile.label ? <span className="badge">{t(`list.label.${tile.label}`)}</span> : null}
        <FrontPicture
          of={tile}
          alt={t('list.image', { name: tile.name, line: tile.line, color: shown?.name ?? '' })}
          sizes="(min-width: 1024px) 170px, (min-width: 768px) 20vw, 36vw"
          isFirst={isFirst}
        />
      </div>
      <div className="mt-3 items-baseline justify-between gap-x-3 md:flex md:flex-wrap">
        <Name className="type-h4">
          <PageLink to={tilePath(tile)} className="tile-link">
            {tile.name}
          </PageLink>
        </Name>
        <p className="text-small">
          <FromPrice text={tile.from.text} />
        </p>
      </div>
      <p className="text-small text-balance text-ink-soft">
        {tile.line}
        {tile.also ? <span className="block">{tile.also}</span> : null}
      </p>
      <div className="mt-1.5 flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1 max-md:mt-auto max-md:pt-1.5">
        <ul
          aria-label={t('list.colors', { names: tile.colourways.map((colourway) => colourway.name).join(', ') })}
          className="flex flex-wrap gap-1.5"
        >
          {tile.colourways.map((colourway) => (
            <li
              key={colourway.key}
              aria-hidden="true"
              className={`swatch ${isLight(colourway.hex) ? 'swatch-light' : ''}`}
              style={{ '--hue': colourway.hex, '--size': '16px' }}
            />
          ))}
        </ul>
        {tile.refinement === 'none' ? null : <p className="text-caption text-ink-soft">{t({ key: `finish.${tile.refinement}` })}</p>}
      </div>
      {tile.occasion === 'blanko' ? null : (
        <SampleForm sample={`card=${tile.id}&colourway=${tile.shown}`} className="tile-sample">
          <button type="submit" className="text-link text-caption">
            {t('list.sample')}
            <span className="unseen">: {tile.name}</span>
          </button>
        </SampleForm>
      )}
      <WishListButton card={tile.id} name={tile.name} colourway={tile.shown} className="heart-tile" />
    </article>
  );
}

/** Tiles in two columns on phones and `columns` from 1024 px on. `list`: name of a list of designs, by which tracking knows it. */
export function TileGrid({ columns, list, children }: { columns: 3 | 4; list?: string; children: React.ReactNode }) {
  return (
    <div
      data-list={list}
      className={`grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-5 md:gap-y-11 ${columns === 4 ? 'xl:grid-cols-4' : ''}`}
    >
      {children}
    </div>
  );
}
