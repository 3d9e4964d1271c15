/** What accessories are called. */
import { type Message, message, verbatim } from '#core/values/message.ts';
import type { Accessory } from './accessory.ts';

/** "Umschlag C6", "Satinband, 1 cm, Salbei" */
export function accessoryName({ part, value, colour }: Accessory): Message {
  if (part === 'envelope') return message('accessory.name.envelope', { size: message(`card.size.envelope-${sizeKey(value)}`) });
  if (part === 'inlay') return message('accessory.name.inlay', { size: message(`card.size.${sizeKey(value)}`) });
  if (part === 'ribbon') {
    const ribbon = message(`accessory.ribbon.${value}`);
    return colour === null ? ribbon : message('accessory.name.coloured', { name: ribbon, colour: message(`accessory.colour.${colour}`) });
  }
  if (part === 'bow') return message('accessory.name.bow', { colour: message(`accessory.colour.${colour}`) });
  if (part === 'seal' || part === 'screw' || part === 'tag') {
    return message(`accessory.name.${part}`, { value: message(`accessory.${part}.${value}`) });
  }
  if (part === 'pen') return message(`accessory.pen.${value}`);
  if (part === 'posterbar') return message('accessory.name.posterbar', { width: Number(value) / 10 });
  return message(`accessory.name.${part}`);
}

/** "spitze Klappe, 16,2 × 11,4 cm", "10 Stück, selbstklebend" */
export function accessoryText({ part, value, cut, size }: Accessory): Message {
  const measure = size ? { widthUm: size.widthMm * 1_000, heightUm: size.heightMm * 1_000 } : '';
  if (part === 'envelope') return message('accessory.text.envelope', { flap: variant(value), measure });
  if (part === 'inlay') return message(`accessory.text.inlay.${variant(value)}`, { measure });
  if (part === 'ribbon') return message(`accessory.text.ribbon.${value === 'wax' ? 'wax' : cut}`);
  return part === 'pen' ? verbatim('') : message(`accessory.text.${part}`);
}

/** 'c6' of 'c6-pointed' */
function sizeKey(value: string): string {
  return value.slice(0, value.lastIndexOf('-'));
}

function variant(value: string): string {
  return value.slice(value.lastIndexOf('-') + 1);
}
