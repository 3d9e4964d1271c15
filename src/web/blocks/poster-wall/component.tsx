/** The wall of the poster channel until its catalogue opens: the brand in true scale, one honest sentence, the way to the cards. */
import { homeTexts } from '#texts/de/home.ts';
import { useTexts } from '#web/page/texts.ts';
import { Sofa } from '#web/product/wall/furniture.tsx';
import { WallColours } from '#web/product/wall/wall-colours.tsx';
import type { PosterWallData } from './load.ts';

const arts = {
  dance: (
    <svg viewBox="0 0 70 100" aria-hidden="true">
      <path fill="#f4efe6" d="M0 0h70v100H0z" />
      <path
        fill="#1f47c4"
        d="M33 10c9-1 12 9 10 22-2 14-6 22-3 34 2 10 4 22-6 25-12 3-24 2-24-8 0-11 10-16 9-30-2-21 3-42 14-43zm-6 40c-4 8-6 18-3 22 3-2 5-13 3-22z"
        fillRule="evenodd"
      />
      <path
        fill="#f07a4b"
        d="M58 27c8 0 8 14 6 28-2 13-1 21-3 28-2 8-12 10-18 7-5-3 0-12 3-19 4-9-1-18 2-28 2-8 5-16 10-16zm-3 30c-4 6-6 16-4 20 4-4 6-12 4-20z"
        fillRule="evenodd"
      />
    </svg>
  ),
  two: (
    <svg viewBox="0 0 50 50" aria-hidden="true">
      <path fill="#efe9dd" d="M0 0h50v50H0z" />
      <circle cx="20" cy="21" r="13" fill="#1f47c4" />
      <circle cx="32" cy="28" r="13" fill="#cf3f27" />
      <path fill="#1a1730" d="M27.6 15.8A13 13 0 0 1 24.4 33.2 13 13 0 0 1 27.600 15.800z" />
      <path fill="#141414" d="M9 44h32v1.200H9z" />
    </svg>
  ),
  wind: (
    <svg viewBox="0 0 50 70" aria-hidden="true">
      <path fill="#e9d9c6" d="M0 0h50v70H0z" />
      <circle cx="25" cy="28" r="14.500" fill="#c23f27" />
      <path fill="#e2a12e" d="M0 42c12-8 20 4 30 4s14-4 20-6v16H0z" />
      <path fill="#1d2847" d="M0 52c12-6 20 2 28 2s15-4 22-5v21H0z" />
    </svg>
  ),
  court: (
    <svg viewBox="0 0 40 50" aria-hidden="true">
      <path fill="#ece2d2" d="M0 0h40v50H0z" />
      <path fill="#2f5d4b" d="M6 50V24a14 14 0 0 1 28 0v26z" />
      <path fill="#d98d60" d="M11.500 50V25a8.500 8.500 0 0 1 17 0v25z" />
      <path fill="#f2e9dc" d="M16 50V27a4 4 0 0 1 8 0v23z" />
    </svg>
  ),
};

/** Hung on one line, in centimetres. */
const hung = [
  { key: 'dance', width: 70, left: 0, frame: '#f7f5ef' },
  { key: 'two', width: 50, left: 83, frame: '#141414' },
  { key: 'wind', width: 50, left: 147, frame: '#6b4a2f' },
  { key: 'court', width: 40, left: 211, frame: '#f7f5ef' },
] as const;

const sizes = ['30 × 40 cm', '50 × 70 cm', '70 × 100 cm', '100 × 140 cm'] as const;

function Wall({ cardShop }: PosterWallData) {
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
        {cardShop ? (
          <a href={`${cardShop}/`} className="button wall-button mt-7">
            {t('poster.button')}
          </a>
        ) : null}
      </div>
      <div aria-hidden="true" className="hanging">
        {hung.map(({ key, width, left, frame }) => (
          <span
            key={key}
            className="hung"
            style={{ left: `calc(${left} * var(--cm))`, width: `calc(${width} * var(--cm))`, borderColor: frame }}
          >
            {arts[key]}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="wall-floor" />
      <div aria-hidden="true" className="bench">
        <span />
        <span />
      </div>
    </div>
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

function Sizes() {
  const t = useTexts(homeTexts);
  return (
    <section className="on-ink bg-ink text-on-ink">
      <div className="wrap section grid items-end gap-12 lg:grid-cols-[1fr_1.4fr]">
        <div className="lg:self-start">
          <h2 className="type-h2">{t('poster.size.title')}</h2>
          <p className="mt-4 mb-7 max-w-[44ch] text-on-ink-quiet">{t('poster.size.text')}</p>
          <ul className="figures border-t border-on-ink-edge/50 font-[650]">
            {sizes.map((size) => (
              <li key={size} className="border-b border-on-ink-edge/50 py-3">
                {size}
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
  return (
    <div className="painted">
      <Wall cardShop={data?.cardShop ?? null} />
      <WallColours />
      <Sizes />
    </div>
  );
}
