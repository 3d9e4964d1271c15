/** What boxes, papers and lids are called. */
import { formatted, type Message, message } from '#core/values/message.ts';
import { type BoxMaterial, type BoxType, boxes, type LidDesign } from './boxes.ts';

export function boxName(type: BoxType): Message {
  return message(`photobox.type.${type}`);
}

/** "10,5 × 10,5 cm" */
export function printSizeText(type: BoxType): Message {
  const { widthMm, heightMm } = boxes[type].print;
  return formatted({ widthUm: widthMm * 1_000, heightUm: heightMm * 1_000 });
}

export function boxMaterialName(material: BoxMaterial): Message {
  return message(`photobox.material.${material}`);
}

export function lidName(design: LidDesign): Message {
  return message(`photobox.lid.${design}`);
}

export function photoboxBorderName(border: number): Message {
  return border === 0 ? message('photobox.border.0') : message('photobox.border.mm', { border });
}
