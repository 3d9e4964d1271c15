/** A material as it hangs: a poster of the shop printed on it. */
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import type { MaterialKey } from '#core/products/photoframe/materials.ts';
import { FramedPicture } from '#web/product/framed-picture/framed-picture.tsx';
import { PosterPicture } from '#web/product/posters/poster-picture.tsx';

/** A print of 70 × 50 cm; canvas with its usual stretcher. */
export function sampleChoice(material: MaterialKey): PhotoframeChoice {
  const canvas = material === 'leinwand' ? ({ stretcher: '25', edge: 'mirror' } as const) : {};
  return { type: 'photoframe', format: '700x500', material, ...canvas, frameType: 'none', hanging: 'none' };
}

type Props = {
  material: MaterialKey;
  name: string;
  /** Path of the printed picture without width and ending. */
  image: string;
  sizes: string;
  isFirst?: boolean;
};

export function MaterialSample({ material, name, image, sizes, isFirst = false }: Props) {
  return (
    <FramedPicture
      piece={{ choice: sampleChoice(material), name, picture: <PosterPicture image={image} sizes={sizes} isFirst={isFirst} /> }}
    />
  );
}
