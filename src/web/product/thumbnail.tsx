/** The picture of an ordered card: its front in the colour it was designed in. */
import { parseCardPicture } from '#core/catalogue/picture.ts';
import { CardPicture } from './card-picture.tsx';

/** Widths on the page, so that formats keep their scale to each other. */
const widths = { a6: 'w-18', square: 'w-20', 'din-long': 'w-13', b6: 'w-20', place: 'w-18' } as const;

/** `image` is the path without size and ending, as calls give it. Decoration: the name stands beside it. */
export function Thumbnail({ image }: { image: string }) {
  const picture = parseCardPicture(`${image}-280.webp`);
  if (!picture) return null;
  return <CardPicture {...picture} alt="" sizes="80px" isFirst className={`${widths[picture.format]} [--leaf:2px] [--spine:3px]`} />;
}
