/** A design of a customer in a photo-real scene, as wide as its box. */
import type { OwnSceneDto } from '#api/product.ts';
import { useSecondChance } from './use-second-chance.ts';

/** Of the addresses (services/own-scenes.ts). */
const widths = [600, 1200] as const;

/** `sizes` in the words of the attribute. */
export function OwnScene({ scene: { image, alt }, sizes, className = '' }: { scene: OwnSceneDto; sizes: string; className?: string }) {
  const picture = useSecondChance();
  return (
    <img
      ref={picture}
      srcSet={widths.map((width) => `${image}-${width}.webp ${width}w`).join(', ')}
      sizes={sizes}
      src={`${image}-1200.webp`}
      width={1200}
      height={900}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`block aspect-4/3 h-auto w-full bg-ground object-contain ${className}`}
    />
  );
}
