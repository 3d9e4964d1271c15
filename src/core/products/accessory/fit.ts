/** Which accessories go with a card. */
import { envelopeOf } from '#core/products/card/envelope.ts';
import type { CardForm, CardShape } from '#core/products/card/formats.ts';
import { type Message, message } from '#core/values/message.ts';
import type { Accessory, AccessoryPart } from './accessory.ts';

/** What is stuck on or scattered is neither tied nor sealed. */
const loose: readonly CardForm[] = ['sticker-round', 'sticker-heart', 'sticker-rect', 'bottle-label', 'sparkler-label', 'confetti'];

/** A sheet is laid into what is folded once and closed. */
function takesInlay({ form }: CardShape): boolean {
  return form.startsWith('folded');
}

/** What lies beside a card in a size of its own. */
export type SheetBeside = Extract<AccessoryPart, 'envelope' | 'inlay'>;

/** Of envelope and inlay, those that come in a size for the card. */
export function sheetsBeside(card: CardShape): SheetBeside[] {
  return [...(envelopeOf(card) ? ['envelope' as const] : []), ...(takesInlay(card) ? ['inlay' as const] : [])];
}

/** Why an accessory does not go with a card, or null. */
export function accessoryRefusal({ part, value }: Accessory, card: CardShape): Message | null {
  const key = value.slice(0, value.lastIndexOf('-'));
  if (part === 'envelope') return key === envelopeOf(card) ? null : message('accessory.refused.envelope');
  if (part === 'inlay') return takesInlay(card) && key === card.format ? null : message('accessory.refused.inlay');
  if (part === 'screw') return card.form === 'booklet' ? null : message('accessory.refused.screw');
  const isTied = part === 'ribbon' || part === 'bow' || part === 'seal' || part === 'tag';
  if (isTied && loose.includes(card.form)) return message('accessory.refused.loose');
  return part === 'posterbar' ? message('accessory.refused.posterbar') : null;
}
