/** Posters in a list, hung in one scale: picture in its frame, and a label as in a museum. The whole tile is one link. */
import type { PosterTile as TileData } from '#api/posters.ts';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { posterTexts } from '#texts/de/wall-art/posters.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { FramedPicture } from '#web/product/framed-picture/framed-picture.tsx';
import { FromPrice } from '#web/product/price.tsx';
import { isLight } from '#web/ui/option-box.tsx';
import { WishListButton } from '#web/wish-list/wish-list-button.tsx';
import { PosterPicture } from './poster-picture.tsx';

/** Frames in turn, so that a wall of posters does not look like one set. */
const hangings = [
  { frameType: 'alurahmen', frameColour: 'black' },
  { frameType: 'none' },
  { frameType: 'holzrahmen', frameColour: 'oak' },
  { frameType: 'alurahmen', frameColour: 'white' },
] as const satisfies readonly Pick<PhotoframeChoice, 'frameType' | 'frameColour'>[];

/** As it hangs in a list: in its first size, without a mat. */
export function hungChoice({ widthMm, heightMm }: Pick<TileData, 'widthMm' | 'heightMm'>, place: number): PhotoframeChoice {
  const hanging = hangings[place % hangings.length] ?? hangings[0];
  const mat = hanging.frameType === 'none' ? {} : { matSize: 0 as const };
  return { type: 'photoframe', format: `${widthMm}x${heightMm}`, material: 'poster', hanging: 'none', ...hanging, ...mat };
}

type Props = {
  tile: TileData;
  /** Number among the tiles. */
  place: number;
  /** Heading level of its name. */
  level: 2 | 3;
};

export function PosterTile({ tile, place, level }: Props) {
  const t = useTexts(posterTexts);
  const Name = level === 2 ? 'h2' : 'h3';
  const [first] = tile.colourways;
  const shown = tile.colourways.find(({ key }) => key === tile.shown) ?? first;
  const to = shown === first ? tile.path : `${tile.path}?colourway=${tile.shown}`;
  return (
    <article data-product={tile.id} data-name={tile.name} className="poster-tile">
      <div className="poster-hook" style={tile.scene ? { '--scene': `url(${tile.scene}-600.webp)` } : undefined}>
        {tile.label ? <span className="badge">{t(`list.label.${tile.label}`)}</span> : null}
        <FramedPicture
          piece={{
            choice: hungChoice(tile, place),
            name: t('poster.image', { name: tile.name, color: shown?.name ?? '' }),
            picture: <PosterPicture image={tile.image} sizes="(min-width: 768px) 270px, 42vw" isFirst={place < 3} />,
          }}
        />
      </div>
      <Name className="poster-name">
        <PageLink to={to} className="tile-link">
          {tile.name}
        </PageLink>
      </Name>
      <p className="figures text-small text-ink-soft">
        {tile.size}, <FromPrice text={tile.from.text} />
      </p>
      <div className="mt-1.5 flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <ul aria-label={t('list.colors', { names: tile.colourways.map(({ name }) => name).join(', ') })} className="flex gap-1.5">
          {tile.colourways.map(({ key, hex }) => (
            <li
              key={key}
              aria-hidden="true"
              className={`swatch ${isLight(hex) ? 'swatch-light' : ''}`}
              style={{ '--hue': hex, '--size': '16px' }}
            />
          ))}
        </ul>
        {tile.isPersonal ? <p className="text-caption text-ink-soft whitespace-nowrap">{t('poster.own')}</p> : null}
      </div>
      <WishListButton card={tile.id} name={tile.name} colourway={tile.shown} className="heart-tile" />
    </article>
  );
}

/** Two columns on phones, three from 768 px on, four where nothing stands beside them. `list`: its name, by which tracking knows it. */
export function PosterGrid({ columns, list, children }: { columns: 3 | 4; list?: string; children: React.ReactNode }) {
  return (
    <div data-list={list} className={`poster-grid ${columns === 4 ? 'poster-grid-wide' : ''}`}>
      {children}
    </div>
  );
}
