/** A page of a card or envelope as it is printed for a guest or household. */
import { piecePath, pieceWidths } from '#web/product/piece-picture.tsx';
import { useSecondChance } from '#web/product/use-second-chance.ts';

/** Micrometres. */
type Panel = { width: number; height: number };
type PictureProps = { picture: string; panel: Panel; alt: string; sizes: string; isFirst?: boolean };

/** Micrometres of a pixel of the size that keeps the place of a picture. */
const pixelUm = 250;

export function RecordPicture({ picture, panel, alt, sizes, isFirst = false }: PictureProps) {
  const image = useSecondChance();
  return (
    <img
      ref={image}
      srcSet={pieceWidths.map((width) => `${piecePath(picture, width)} ${width}w`).join(', ')}
      sizes={sizes}
      src={piecePath(picture, pieceWidths[0])}
      width={Math.round(panel.width / pixelUm)}
      height={Math.round(panel.height / pixelUm)}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className="h-auto w-full bg-white shadow-[0_0_0_1px_var(--line),1px_2px_3px_rgb(var(--shade)/0.18)]"
    />
  );
}
