/**
 * An address in the window of an envelope. Long lines make it smaller; then they are broken; then the lines above the town are set smaller
 * alone. Code, town and country stay readable, and no letter of the address is left out.
 */
import type { FontSet } from './resources.ts';
import type { Item } from './sheet.ts';
import { points, setBlock, type TextStyle } from './text-block.ts';

/** Lines of an address: those that lead to the house, and its code, town and country. */
export type AddressLines = { upper: readonly string[]; town: readonly string[] };

/** What a letter carrier reads at arm's length; below it only the upper lines go, where they are longer than any address that is used. */
const [wished, readable, least] = [points(11), points(6), points(1)];

export function addressWindow(
  { upper, town }: AddressLines,
  box: { xUm: number; yUm: number; widthUm: number; heightUm: number },
  font: TextStyle['font'],
  fonts: FontSet,
): Item[] {
  const whole = setBlock({ ...box, text: [...upper, ...town].join('\n'), font, sizeUm: wished, minSizeUm: readable }, fonts);
  if (!whole.isOverfull) return whole.items;
  // Set at the top first to learn its height, then moved to the bottom of the window.
  const foot = { ...box, text: town.join('\n'), font, sizeUm: readable, minSizeUm: least };
  const { heightUm } = setBlock({ ...foot, heightUm: box.heightUm / 2 }, fonts);
  const gapUm = Math.round(readable / 4);
  const head = { ...box, heightUm: box.heightUm - heightUm - gapUm, text: upper.join('\n'), font, sizeUm: readable, minSizeUm: least };
  return [...setBlock(head, fonts).items, ...setBlock({ ...foot, yUm: box.yUm + box.heightUm - heightUm, heightUm }, fonts).items];
}
