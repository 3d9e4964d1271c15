/** A product in a photo-real scene, as wide as its box. */
import { sceneWidths } from '#core/catalogue/scene-picture.ts';
import { useSecondChance } from './use-second-chance.ts';

type Props = {
  /** Path without width and ending. */
  image: string;
  alt: string;
  /** In the words of the sizes attribute. */
  sizes: string;
  className?: string;
};

/** Its edges are cut where the box has another shape. */
export function ScenePicture({ image, alt, sizes, className = '' }: Props) {
  const picture = useSecondChance();
  return (
    <img
      ref={picture}
      srcSet={sceneWidths.map((width) => `${image}-${width}.webp ${width}w`).join(', ')}
      sizes={sizes}
      src={`${image}-900.webp`}
      width={1200}
      height={900}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`scene-picture ${className}`}
    />
  );
}
