/** The start page of the poster channel: posters on a painted wall and in a salon, sizes beside a sofa, the way to an own photo. */
import { pathTo } from '#core/site/paths.ts';
import { homeTexts } from '#texts/de/home.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { FramedPicture } from '#web/product/framed-picture/framed-picture.tsx';
import { PosterPicture } from '#web/product/posters/poster-picture.tsx';
import { hungChoice, PosterGrid, PosterTile } from '#web/product/posters/poster-tile.tsx';
import { FromPrice } from '#web/product/price.tsx';
import { Sofa } from '#web/product/wall/furniture.tsx';
import { WallColours } from '#web/product/wall/wall-colours.tsx';
import type { PosterWallData } from './load.ts';

/** Between posters on the line, in millimetres. */
const gapMm = 130;

function Wall({ hung }: PosterWallData) {
  const t = useTexts(homeTexts);
  return (
    <div className="wall">
      <div className="wrap relative z-[1]">
        <h1 className="type-display pt-12 md:pt-24">
          {t('poster.line1')}
          <br />
          {t('poster.line2')}
          <br />
          {t('poster.line3')}
        </h1>
        <p className="mt-6 max-w-[34ch] text-[19px] leading-7">{t('poster.text')}</p>
        <PageLink to={pathTo('posters')} className="button wall-button mt-7">
          {t('poster.button')}
        </PageLink>
      </div>
      <ul className="hanging" style={{ '--gap': gapMm }}>
        {hung.map((tile, at) => (
          <li key={tile.id}>
            <PageLink to={tile.path} className="block">
              <FramedPicture
                piece={{
                  choice: hungChoice(tile, at),
                  name: tile.name,
                  picture: <PosterPicture image={tile.image} sizes="(min-width: 768px) 190px, 100px" isFirst />,
                }}
              />
            </PageLink>
            <p className="hung-label">
              <span className="font-semibold">{tile.name}</span>
              <br />
              <span className="figures">
                {tile.size}, <FromPrice text={tile.from.text} />
              </span>
            </p>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="wall-floor" />
      <div aria-hidden="true" className="bench">
        <span />
        <span />
      </div>
    </div>
  );
}

function Salon({ salon, total }: PosterWallData) {
  const t = useTexts(homeTexts);
  return (
    <section data-list="home" className="wrap section">
      <div className="mb-8 flex items-baseline justify-between gap-6">
        <h2 className="type-h2">{t('poster.salon')}</h2>
        <PageLink to={pathTo('posters')} className="text-link shrink-0 py-1 font-semibold">
          {t('poster.salon.all', { count: total })}
        </PageLink>
      </div>
      <PosterGrid columns={4}>
        {salon.map((tile, at) => (
          <PosterTile key={tile.id} tile={tile} place={at} level={3} />
        ))}
      </PosterGrid>
    </section>
  );
}

/** The print of 90 × 60 cm that the photo band shows. */
const sampleChoice = {
  type: 'photoframe',
  format: '900x600',
  material: 'poster',
  frameType: 'holzrahmen',
  frameColour: 'white',
  matSize: 0,
  hanging: 'none',
} as const;

function OwnPhoto({ sample }: PosterWallData) {
  const t = useTexts(homeTexts);
  return (
    <section className="photo-band">
      <div className="wrap photo-band-grid">
        <div>
          <h2 className="type-h2">
            {t('poster.photo.line1')}
            <br />
            {t('poster.photo.line2')}
          </h2>
          <p className="mt-5 max-w-[38ch] text-[19px] leading-7">{t('poster.photo.text')}</p>
          <PageLink to={pathTo('configurator-photo-frame')} reloadDocument ahead="never" className="button photo-band-button mt-7">
            {t('poster.photo.button')}
          </PageLink>
          <p className="mt-4">
            <PageLink to={pathTo('photoprints')} className="text-link inline-block py-2">
              {t('poster.photo.prints')}
            </PageLink>
          </p>
        </div>
        {sample ? (
          <div className="photo-band-picture">
            <FramedPicture
              piece={{
                choice: sampleChoice,
                name: t('poster.photo.image'),
                picture: <PosterPicture image={sample.image} sizes="(min-width: 768px) 480px, 80vw" />,
              }}
            />
          </div>
        ) : null}
      </div>
    </section>
  );
}

function SizeDrawing() {
  const t = useTexts(homeTexts);
  return (
    <svg
      role="img"
      aria-label={t('poster.size.image')}
      viewBox="0 0 260 250"
      className="-mb-[1px] w-full"
      fill="none"
      stroke="#8d8a83"
      strokeWidth=".6"
    >
      <path d="M80 8h100v140H80zM95 48h70v100H95z" />
      <g stroke="none">
        <path fill="#e9d9c6" d="M105 78h50v70h-50z" />
        <circle cx="130" cy="106" r="14.500" fill="#c23f27" />
        <path fill="#e2a12e" d="M105 120c12-8 20 4 30 4s14-4 20-6v16h-50z" />
        <path fill="#1d2847" d="M105 130c12-6 20 2 28 2s15-4 22-5v21h-50z" />
        <Sofa />
      </g>
      <g fill="#ffffff" stroke="none" fontSize="5.500" fontWeight="500">
        <text x="83" y="15">
          100 × 140
        </text>
        <text x="98" y="55">
          70 × 100
        </text>
        <text x="105" y="75">
          50 × 70
        </text>
      </g>
    </svg>
  );
}

function Sizes({ sizes }: PosterWallData) {
  const t = useTexts(homeTexts);
  return (
    <section className="on-ink bg-ink text-on-ink">
      <div className="wrap section grid items-end gap-12 lg:grid-cols-[1fr_1.4fr]">
        <div className="lg:self-start">
          <h2 className="type-h2">{t('poster.size.title')}</h2>
          <p className="mt-4 mb-7 max-w-[44ch] text-on-ink-quiet">{t('poster.size.text')}</p>
          <ul className="figures border-t border-on-ink-edge/50 font-[650]">
            {sizes.map(({ size, price }) => (
              <li key={size} className="flex justify-between gap-6 border-b border-on-ink-edge/50 py-3">
                <span>{size}</span> <span>{price}</span>
              </li>
            ))}
          </ul>
        </div>
        <SizeDrawing />
      </div>
    </section>
  );
}

export function Component({ data }: { data: PosterWallData | null }) {
  if (!data) return null;
  return (
    <div className="painted">
      <Wall {...data} />
      <WallColours />
      <Salon {...data} />
      <Sizes {...data} />
      <OwnPhoto {...data} />
    </div>
  );
}
