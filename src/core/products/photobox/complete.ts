/** Fills what a choice leaves open, and moves what does not go together to the nearest that does. */
import type { Offer } from '#core/products/product.ts';
import { type BoxType, boxes, boxTypes } from './boxes.ts';
import { boxBorders, type PhotoboxChoice } from './choice.ts';
import { nearestCount } from './issues.ts';
import type { PhotoboxOptions } from './rows.ts';

type Given = Readonly<Record<string, unknown>>;
type Rows = Pick<Offer<PhotoboxOptions>, 'rows'>;

/** The box that is named, or the one that prints of the named format are for. */
function boxOf({ photoboxType, photoboxFormatString }: Given, sold: readonly BoxType[]): BoxType {
  const named = sold.find((type) => type === photoboxType);
  return named ?? sold.find((type) => boxes[type].format === photoboxFormatString) ?? sold[0] ?? boxTypes[0];
}

/** A visit begins with the small box on matt paper, filled as far as it must be. The box is kept before the count. */
export function completePhotobox(given: Given, { rows }: Rows): PhotoboxChoice {
  const photoboxType = boxOf(given, rows.types);
  const choice = {
    photoboxType,
    photoboxFormatString: boxes[photoboxType].format,
    photoboxMaterial: rows.materials.find((key) => key === given.photoboxMaterial) ?? rows.materials[0] ?? 'matt',
    photoboxDesignType: rows.lids.find((key) => key === given.photoboxDesignType) ?? rows.lids[0] ?? 'natur',
  };
  const border = boxBorders.find((width) => String(width) === String(given.border)) ?? 0;
  const count = typeof given.count === 'number' || /^\d{1,6}$/.test(String(given.count)) ? Number(given.count) : 0;
  return { type: 'photobox', ...choice, border, count: nearestCount(Math.round(count), choice) };
}
