/** The picture of what is bought, as calls give it: the finished piece of a saved or ordered document. */
import { useSecondChance } from './use-second-chance.ts';

/** Of pictures of designs (services/images/design-picture.ts). */
export const pieceWidths = [240, 960] as const;

/** `picture` is a path without width and ending. */
export function piecePath(picture: string, width: number): string {
  return `${picture}-${width}.webp`;
}

type Props = {
  picture: string;
  /** '' where its name stands beside it. */
  alt: string;
  /** In the words of the sizes attribute. */
  sizes: string;
  isFirst?: boolean;
  className?: string;
};

/** Square, on a clear ground: the piece and its shadow fill it. */
export function PiecePicture({ picture, alt, sizes, isFirst = false, className = '' }: Props) {
  const image = useSecondChance();
  return (
    <img
      ref={image}
      srcSet={pieceWidths.map((width) => `${piecePath(picture, width)} ${width}w`).join(', ')}
      sizes={sizes}
      src={piecePath(picture, pieceWidths[1])}
      width={pieceWidths[0]}
      height={pieceWidths[0]}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={`aspect-square h-auto ${className}`}
    />
  );
}

/** In a row of a list, beside the name; an empty cell for what has no picture. */
export function Thumbnail({ picture }: { picture: string | null }) {
  return picture ? <PiecePicture picture={picture} alt="" sizes="112px" isFirst className="w-full" /> : <span />;
}
