/** A product in a photo-real scene, as wide as its box. */
import { sceneWidthsOf } from '#core/catalogue/scenes/scene-picture.ts';
import { useSecondChance } from './use-second-chance.ts';

type Props = {
  /** Path without width and ending. */
  image: string;
  alt: string;
  /** In the words of the sizes attribute. */
  sizes: string;
  /** In the first view. */
  isFirst?: boolean;
  /** One of its widths that is there already, shown until the right one is. */
  before?: number;
  className?: string;
};

/** Its edges are cut where the box has another shape. */
export function ScenePicture({ image, alt, sizes, isFirst = false, before, className = '' }: Props) {
  const picture = useSecondChance();
  const widths = sceneWidthsOf(image);
  return (
    <img
      ref={picture}
      srcSet={widths.map((width) => `${image}-${width}.webp ${width}w`).join(', ')}
      sizes={sizes}
      src={`${image}-${widths.includes(900) ? 900 : 600}.webp`}
      width={1200}
      height={900}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={`scene-picture ${className}`}
      style={before ? { backgroundImage: `url(${image}-${before}.webp)` } : undefined}
    />
  );
}
