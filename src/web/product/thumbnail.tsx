/** The picture of an ordered piece: a card's front in the colour it was designed in, or the page of a product without catalogue designs. */
import { parseCardPicture } from '#core/catalogue/picture.ts';
import type { CardFormat } from '#core/products/card/formats.ts';
import { CardPicture } from './card-picture.tsx';
import { OwnPicture } from './own-picture.tsx';

/** Widths on the page, so that formats keep their scale to each other. */
const widths: Partial<Record<CardFormat, string>> = {
  square: 'w-20',
  'din-long': 'w-13',
  b6: 'w-20',
  'tag-narrow': 'w-8',
  'strip-50': 'w-8',
};
const usualWidth = 'w-18';

/** Paths are without size and ending, as calls give them; `own` is of the customer's own first page. Decoration: the name stands beside it. */
export function Thumbnail({ image, own = null }: { image: string; own?: string | null }) {
  const picture = parseCardPicture(`${image}-280.webp`);
  if (!picture) return own ? <OwnPicture own={own} alt="" sizes="80px" isFirst className="max-h-24 max-w-20" /> : null;
  return (
    <CardPicture
      {...picture}
      own={own}
      alt=""
      sizes="80px"
      isFirst
      className={`${widths[picture.format] ?? usualWidth} [--leaf:2px] [--spine:3px]`}
    />
  );
}
