/** The first page of a saved design, for its owner: whole, in the room that its place gives it. */
import { useSecondChance } from './use-second-chance.ts';

/** Of pictures of saved designs (services/images/design-picture.ts). */
export const ownWidths = [240, 960] as const;

/** `own` is a path without width and ending, as calls give it. */
export function ownPath(own: string, width: number): string {
  return `${own}-${width}.webp`;
}

type Props = {
  own: string;
  alt: string;
  /** In the words of the sizes attribute. */
  sizes: string;
  isFirst?: boolean;
  className?: string;
};

export function OwnPicture({ own, alt, sizes, isFirst = false, className = '' }: Props) {
  const image = useSecondChance();
  return (
    <img
      ref={image}
      srcSet={ownWidths.map((width) => `${ownPath(own, width)} ${width}w`).join(', ')}
      sizes={sizes}
      src={ownPath(own, ownWidths[1])}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={`own-picture ${className}`}
    />
  );
}
