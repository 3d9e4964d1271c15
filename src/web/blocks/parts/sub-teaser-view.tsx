/** What a sub-teaser shows beside its words: a picture, a card with correction marks, cards in an open envelope. */
import { blocksTexts } from '#texts/de/blocks.ts';
import type { BlockPicture } from '#web/blocks/runtime/fields.ts';
import { useTexts } from '#web/page/texts.ts';
import { FrontPicture } from '#web/product/card-picture.tsx';
import { cardAlt, type TeaserCard } from '#web/product/card-scene.tsx';
import { Picture } from '#web/ui/image.tsx';
import { sized, teaserRatios } from './teaser-ratios.ts';

/** In a band it hangs in a frame with its caption below, otherwise it fills its half. */
export function SubPicture({ picture, caption, isBand }: { picture: BlockPicture; caption: string; isBand: boolean }) {
  return (
    <figure className={isBand ? 'sub-framed' : 'sub-picture'}>
      <Picture
        src={picture.src}
        alt={picture.alt}
        {...sized(767, isBand ? teaserRatios.wide : teaserRatios.wideMobile)}
        sizes="100vw"
        format="auto"
        sources={[{ src: picture.src, from: 768, ...sized(960, teaserRatios.wide), sizes: '(min-width: 1300px) 640px, 50vw' }]}
      />
      {caption === '' ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Lines from the card to the three places of notes. */
const strokes = [
  'M250 238c-12-22 10-34 70-34s86 10 74 34-20 26-76 26-58-8-68-26M396 226c40-26 74-42 104-48',
  'M414 396c22 14 42 18 62 12',
  'M116 428c34 22 62 26 96 16 24-7 44-4 66 0',
] as const;
/** The first one ends before the edge, as phones write it larger. */
const places = [
  { x: 632, y: 166, textAnchor: 'end' },
  { x: 484, y: 412 },
  { x: 52, y: 420 },
] as const;

export function MarkedCard({ card, marks }: { card: TeaserCard; marks: readonly string[] }) {
  const t = useTexts(blocksTexts);
  return (
    <div className="tool-scene">
      <FrontPicture
        of={card}
        alt={marks.length > 0 ? t('block.sub.marked', { name: card.name }) : cardAlt(card, t)}
        sizes="(min-width: 1024px) 300px, 45vw"
      />
      {marks.length > 0 ? (
        <svg
          aria-hidden="true"
          viewBox="0 0 640 520"
          className="tool-marks"
          fill="none"
          stroke="var(--seal)"
          strokeWidth="2"
          strokeLinecap="round"
        >
          {marks.map((mark, at) => (
            <path key={mark} d={strokes[at]} />
          ))}
          <g className="proof" fill="var(--seal)" stroke="none">
            {marks.map((mark, at) => (
              <text key={mark} {...places[at]}>
                {mark.split(/[\n/]/).map((row, line) => (
                  <tspan key={row} x={places[at]?.x} dy={line === 0 ? 0 : '1.1em'}>
                    {row.trim()}
                  </tspan>
                ))}
              </text>
            ))}
          </g>
        </svg>
      ) : null}
    </div>
  );
}

export function OpenEnvelope({ cards }: { cards: readonly TeaserCard[] }) {
  const t = useTexts();
  return (
    <div className="open-envelope">
      <svg aria-hidden="true" viewBox="0 0 474 190" preserveAspectRatio="none" className="open-envelope-back">
        <path d="M0 46 60 12h354l60 34v144H0z" />
      </svg>
      {cards.map((card, at) => (
        <div key={card.id} className={`open-envelope-card open-envelope-card-${at + 1} teaser-${card.format}`}>
          <FrontPicture of={card} alt={cardAlt(card, t)} sizes="(min-width: 1024px) 190px, 34vw" />
        </div>
      ))}
      <svg aria-hidden="true" viewBox="0 0 474 190" preserveAspectRatio="none" className="open-envelope-front">
        <path d="M0 46 190 154q47 27 94 0L474 46v144H0z" />
      </svg>
    </div>
  );
}
