/** A photo gift as lists and product pages show it: with a picture of the catalogue on it. */
import { merchMotifs } from '#core/catalogue/merch-motifs.ts';
import { type PosterPicture, posterPictureBase } from '#core/catalogue/poster-picture.ts';
import { completeMerch } from '#core/products/merch/complete.ts';
import { goods, type MerchSku } from '#core/products/merch/goods.ts';
import { GoodsPicture } from './goods-picture.tsx';

type Props = {
  sku: MerchSku;
  name: string;
  /** Pixels of the picture on it: lists need fewer. */
  width: 480 | 1040;
};

/** Pictures of further pages: colourways and posters that go with the first. */
const further: Partial<Record<MerchSku, readonly PosterPicture[]>> = {
  'coaster-4': [
    { poster: 'kacheln', colourway: 'bunt' },
    { poster: 'sardinen', colourway: 'see' },
    { poster: 'zwei', colourway: 'salbei' },
  ],
  'magnet-3': [
    { poster: 'zugvoegel', colourway: 'herbst' },
    { poster: 'regatta', colourway: 'mint' },
  ],
  keyring: [{ poster: 'farn', colourway: 'salbei' }],
};

/** Prints that are smaller than their area, on bare cloth: share of its width, and where the picture begins. */
const onCloth: Partial<Record<MerchSku, { share: number; ratio: number; topMm: number }>> = {
  tshirt: { share: 0.72, ratio: 1.4, topMm: 20 },
  tote: { share: 0.84, ratio: 1, topMm: 14 },
};

export function GoodsSample({ sku, name, width }: Props) {
  const { area } = goods[sku];
  const pictures = [merchMotifs[sku], ...(further[sku] ?? [])];
  const cloth = onCloth[sku];
  const print = (page: number) => {
    const picture = pictures[page] ?? merchMotifs[sku];
    const widthMm = area.widthMm * (cloth?.share ?? 1);
    return (
      <image
        href={`${posterPictureBase(picture)}-${width}.webp`}
        x={(area.widthMm - widthMm) / 2}
        y={cloth?.topMm ?? 0}
        width={widthMm}
        height={cloth ? widthMm * cloth.ratio : area.heightMm}
        preserveAspectRatio="xMidYMid slice"
      />
    );
  };
  return <GoodsPicture choice={completeMerch({ sku })} print={print} name={name} />;
}
