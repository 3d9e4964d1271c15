/** Up to three cards and the envelope of the first, lying as on the home page. It stands in a Scene; places are in teaser.site.css. */
import type { CardTile } from '#api/catalogue.ts';
import { type PageTexts, useTexts } from '#web/page/texts.ts';
import { FrontPicture } from './card-picture.tsx';
import { Envelope, Lying } from './scene.tsx';

export type TeaserCard = Pick<CardTile, 'id' | 'name' | 'form' | 'format' | 'shown' | 'colourways'>;

/** What a tile of the catalogue gives to a scene. */
export function teaserCard({ id, name, form, format, shown, colourways }: CardTile): TeaserCard {
  return { id, name, form, format, shown, colourways };
}

/** Colour of the shown colourway, as #rrggbb. */
export function hueOf(card: TeaserCard | undefined): string {
  return card?.colourways.find((one) => one.key === card.shown)?.hex ?? '#c9d3cb';
}

/** "Olivia in Salbei, Vorderseite" */
export function cardAlt(card: TeaserCard, t: PageTexts): string {
  const color = card.colourways.find((one) => one.key === card.shown)?.name ?? '';
  return t('product.image', { name: card.name, color, view: t('product.view.front') });
}

/** `isFirst`: the scene is in the first view. */
export function CardScene({ cards, isFirst }: { cards: readonly TeaserCard[]; isFirst: boolean }) {
  const t = useTexts();
  return (
    <>
      <Lying turn={-7} className="teaser-envelope">
        <Envelope color={`color-mix(in srgb, ${hueOf(cards[0])} 34%, #e9ebe4)`} />
      </Lying>
      {cards.slice(0, 3).map((card, at) => (
        <Lying key={card.id} turn={[-3.5, 2, 5][at] ?? 0} className={`teaser-card teaser-card-${at + 1} teaser-${card.format} settle`}>
          <FrontPicture of={card} alt={cardAlt(card, t)} sizes="(min-width: 1024px) 280px, 45vw" isFirst={isFirst && at < 2} />
        </Lying>
      ))}
    </>
  );
}
