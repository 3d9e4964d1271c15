/** Which accessories go with a card. */
import { envelopeOf } from '#core/products/card/envelope.ts';
import type { CardShape } from '#core/products/card/formats.ts';
import { type Message, message } from '#core/values/message.ts';
import type { Accessory } from './accessory.ts';

/** Why an accessory does not go with a card, or null. */
export function accessoryRefusal({ part, value }: Accessory, card: CardShape): Message | null {
  const key = value.slice(0, value.lastIndexOf('-'));
  if (part === 'envelope') return key === envelopeOf(card) ? null : message('accessory.refused.envelope');
  if (part === 'inlay') return card.form.startsWith('folded') && key === card.format ? null : message('accessory.refused.inlay');
  if (part === 'screw') return card.form === 'booklet' ? null : message('accessory.refused.screw');
  return part === 'posterbar' ? message('accessory.refused.posterbar') : null;
}
