/** What photo gifts and their options are called. */
import { formatted, type Message, message } from '#core/values/message.ts';
import type { MerchChoice } from './choice.ts';
import { goods, type MerchSku, type TshirtSize } from './goods.ts';

/** "Fototasse" */
export function merchTitle(sku: MerchSku): Message {
  return message(`merch.title.${sku}`);
}

/** "Tasse 330 ml" */
export function merchName(sku: MerchSku): Message {
  return message(`merch.name.${sku}`);
}

/** One sentence about what it is. */
export function merchNote(sku: MerchSku): Message {
  return message(`merch.note.${sku}`);
}

/** Of the print: "20 × 8,5 cm" */
export function areaText(sku: MerchSku): Message {
  const { widthMm, heightMm } = goods[sku].area;
  return formatted({ widthUm: widthMm * 1_000, heightUm: heightMm * 1_000 });
}

export function sidesName(sides: 1 | 2): Message {
  return message(`merch.sides.${sides}`);
}

export function merchSizeName(size: TshirtSize): Message {
  return message('merch.size', { size });
}

/** What has to be said wherever it is sold; null for most. */
export function merchWarning(sku: MerchSku): Message | null {
  return goods[sku].kind === 'puzzle' ? message('merch.warning.small-parts') : null;
}

/** "Kissen 40 × 40 cm, beidseitig bedruckt", with the warning. */
export function merchText({ sku, sides, size }: MerchChoice): Message {
  const warning = merchWarning(sku);
  const more = [...(sides ? [sidesName(sides)] : []), ...(size ? [merchSizeName(size)] : []), ...(warning ? [warning] : [])];
  return more.reduce((text, part) => message('merch.and', { text, more: part }), merchName(sku));
}
