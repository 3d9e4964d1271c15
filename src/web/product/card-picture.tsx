/** A card as a picture on paper: the right sizes to load, grain and light by style sheet. It knows no page around it. */

import type { CardTile } from '#api/catalogue.ts';
import { cardPicturePath, type PicturePanel, pictureWidths } from '#core/catalogue/picture.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';

import { cardFormats } from '#core/products/card/sizes.ts';
import { useSecondChance } from './use-second-chance.ts';

type Props = {
  card: string;
  form: CardForm;
  format: CardFormat;
  colourway: string;
  panel?: PicturePanel;
  alt: string;
  /** Width it is shown at, in the words of the sizes attribute: '(min-width: 1024px) 170px, 36vw'. */
  sizes: string;
  /** True for pictures in the first view. */
  isFirst?: boolean;
  className?: string;
};

export function CardPicture({ card, form, format, colourway, panel = 'front', alt, sizes, isFirst = false, className = '' }: Props) {
  const image = useSecondChance();
  const { widthUm, heightUm } = cardFormats[format];
  const at = (width: number) => cardPicturePath({ card, form, format, colourway, panel, width });
  return (
    <span
      className={`paper ${form === 'folded' && panel === 'front' ? 'paper-folded' : ''} ${className}`}
      style={{ aspectRatio: `${widthUm} / ${heightUm}` }}
    >
      <img
        ref={image}
        srcSet={pictureWidths.map((width) => `${at(width)} ${width}w`).join(', ')}
        sizes={sizes}
        src={at(480)}
        width={widthUm / 250}
        height={heightUm / 250}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </span>
  );
}

type FrontProps = Omit<Props, 'card' | 'form' | 'format' | 'colourway' | 'panel'> & {
  of: Pick<CardTile, 'id' | 'form' | 'format' | 'shown'>;
};

/** The front of a card in the colour that its tile shows. */
export function FrontPicture({ of: { id, form, format, shown }, ...rest }: FrontProps) {
  return <CardPicture card={id} form={form} format={format} colourway={shown} {...rest} />;
}
