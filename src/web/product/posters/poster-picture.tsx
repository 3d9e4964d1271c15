/** The print of a poster, in the sizes of catalogue pictures. Fills its box. */
import { pictureWidths } from '#core/catalogue/picture.ts';
import { useSecondChance } from '#web/product/use-second-chance.ts';

type Props = {
  /** Path without width and ending. */
  image: string;
  /** In the words of the sizes attribute. */
  sizes: string;
  isFirst?: boolean;
};

/** Decoration: the frame around it says what it is. */
export function PosterPicture({ image: base, sizes, isFirst = false }: Props) {
  const image = useSecondChance();
  const at = (width: number) => `${base}-${width}.webp`;
  return (
    <img
      ref={image}
      src={at(480)}
      srcSet={pictureWidths.map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isFirst ? 'high' : undefined}
    />
  );
}
