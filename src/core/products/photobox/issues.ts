/** What is wrong with a choice, with the nearest that is not; nothing where it can be made. */
import type { Offer } from '#core/products/product.ts';
import type { FieldError } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { boxes, countLimits } from './boxes.ts';
import type { PhotoboxChoice } from './choice.ts';
import { boxMaterialName, boxName, lidName } from './names.ts';
import type { PhotoboxOptions } from './rows.ts';

/** The number of prints nearest to this one that the box takes. */
export function nearestCount(
  count: number,
  { photoboxType, photoboxMaterial }: Pick<PhotoboxChoice, 'photoboxType' | 'photoboxMaterial'>,
): number {
  const { min, max } = countLimits(photoboxType, photoboxMaterial);
  return Math.min(max, Math.max(min, count));
}

/** Why a box does not hold so many prints, or null. */
export function countIssue(choice: Pick<PhotoboxChoice, 'photoboxType' | 'photoboxMaterial' | 'count'>): Message | null {
  const { photoboxType, photoboxMaterial, count } = choice;
  const { min, max } = countLimits(photoboxType, photoboxMaterial);
  const nearest = nearestCount(count, choice);
  if (nearest === count) return null;
  return message('photobox.count', { box: boxName(photoboxType), material: boxMaterialName(photoboxMaterial), min, max, count, nearest });
}

export function photoboxIssues(choice: PhotoboxChoice, { rows }: Pick<Offer<PhotoboxOptions>, 'rows'>): FieldError[] {
  const { photoboxType, photoboxFormatString, photoboxMaterial, photoboxDesignType } = choice;
  const errors: FieldError[] = [];
  const refuse = (field: string, code: string, text: Message) => errors.push({ field, code, message: text });
  const sold = <T>(field: string, value: T, known: readonly T[], name: Message) =>
    known.includes(value) || refuse(field, 'not-offered', message('photobox.not-sold', { name }));
  sold('photoboxType', photoboxType, rows.types, boxName(photoboxType));
  sold('photoboxMaterial', photoboxMaterial, rows.materials, boxMaterialName(photoboxMaterial));
  sold('photoboxDesignType', photoboxDesignType, rows.lids, lidName(photoboxDesignType));
  const { format } = boxes[photoboxType];
  if (photoboxFormatString !== format)
    refuse('photoboxFormatString', 'not-offered', message('photobox.format-differs', { box: boxName(photoboxType), format }));
  const count = countIssue(choice);
  if (count) refuse('count', 'not-offered', count);
  return errors;
}
