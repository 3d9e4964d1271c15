/** Crops of photos that are turned by quarters in their slot. The editor's arithmetic of crops is that of upright photos. */
import type { PhotoElement } from '#core/design/document.ts';

type Crop = PhotoElement['crop'];
type Slot = Pick<PhotoElement, 'xUm' | 'yUm' | 'widthUm' | 'heightUm' | 'crop'>;

/** A crop worked out in the slot as the upright photo sees it. */
export function turnedCrop({ turn, xUm, yUm, widthUm, heightUm, crop }: PhotoElement, work: (slot: Slot) => Crop): Crop {
  const isSideways = turn === 90 || turn === 270;
  return work({ xUm, yUm, crop, widthUm: isSideways ? heightUm : widthUm, heightUm: isSideways ? widthUm : heightUm });
}

/** A distance on the page as the upright photo sees it. */
export function turnedDistance(turn: PhotoElement['turn'], xUm: number, yUm: number): [xUm: number, yUm: number] {
  switch (turn) {
    case 90:
      return [yUm, -xUm];
    case 180:
      return [-xUm, -yUm];
    case 270:
      return [-yUm, xUm];
    default:
      return [xUm, yUm];
  }
}
