/** A choice as the text of an order, photobox-small-matt-natur-12, with a border of 3 mm photobox-small-matt-natur-12-b3, and back. */
import { type BoxType, boxes } from './boxes.ts';
import { type Photobox, type PhotoboxChoice, photoboxChoiceOf, photoboxChoiceSchema } from './choice.ts';

export function photoboxSkuOfChoice({ photoboxType, photoboxMaterial, photoboxDesignType, count, border }: PhotoboxChoice): string {
  const parts = ['photobox', photoboxType, photoboxMaterial, photoboxDesignType, count];
  return [...parts, ...(border === 0 ? [] : [`b${border}`])].join('-');
}

export function photoboxSku(document: Photobox): string {
  return photoboxSkuOfChoice(photoboxChoiceOf(document));
}

/** The choice that a sku stands for; null for one of another product or of no choice. */
export function photoboxOfSku(sku: string): PhotoboxChoice | null {
  const [type, photoboxType = '', photoboxMaterial, photoboxDesignType, count, border = 'b0'] = sku.split('-');
  if (!Object.hasOwn(boxes, photoboxType)) return null;
  const photoboxFormatString = boxes[photoboxType as BoxType].format;
  const named = { type, photoboxType, photoboxFormatString, photoboxMaterial, photoboxDesignType };
  const read = photoboxChoiceSchema.safeParse({ ...named, count, border: border.slice(1) });
  return read.success && photoboxSkuOfChoice(read.data) === sku ? read.data : null;
}
