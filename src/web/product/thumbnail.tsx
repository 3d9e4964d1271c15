/** The picture of an ordered card: its front in the colour it was designed in. */
import { parseCardPicture } from '#core/catalogue/picture.ts';
import type { CardFormat } from '#core/products/card/formats.ts';
import { CardPicture } from './card-picture.tsx';

/** Widths on the page, so that formats keep their scale to each other. */
const widths: Partial<Record<CardFormat, string>> = {
  square: 'w-20',
  'din-long': 'w-13',
  b6: 'w-20',
  'tag-narrow': 'w-8',
  'strip-50': 'w-8',
};
const usualWidth = 'w-18';

/** `image` is the path without size and ending, as calls give it. Decoration: the name stands beside it. */
export function Thumbnail({ image }: { image: string }) {
  const picture = parseCardPicture(`${image}-280.webp`);
  if (!picture) return null;
  return (
    <CardPicture
      {...picture}
      alt=""
      sizes="80px"
      isFirst
      className={`${widths[picture.format] ?? usualWidth} [--leaf:2px] [--spine:3px]`}
    />
  );
}
