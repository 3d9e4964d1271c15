/** A Sheet with a border of one colour around its trimmed page, as canvas has that is not printed around its edge. */
import type { Item, Sheet } from './sheet.ts';

function rectangle(left: number, top: number, right: number, bottom: number): string {
  return `M ${left} ${top} L ${right} ${top} L ${right} ${bottom} L ${left} ${bottom} Z`;
}

/** The border takes the place of the bleed: nothing of the page is seen in it. `hex` is a screen colour, such as labs expose. */
export function borderSheet(sheet: Sheet, borderUm: number, hex: string): Sheet {
  const { widthUm, heightUm } = sheet;
  const colour: Item = {
    kind: 'fill',
    of: 'border',
    d: rectangle(-borderUm, -borderUm, widthUm + borderUm, heightUm + borderUm),
    paint: { kind: 'process', c: 0, m: 0, y: 0, k: 0, hex },
  };
  // Bare paper within the page, so that the colour does not show where nothing is printed.
  const paper: Item = { ...colour, d: rectangle(0, 0, widthUm, heightUm), paint: { ...colour.paint, hex: '#ffffff' } };
  const page: Item = { kind: 'group', of: 'border', clip: rectangle(0, 0, widthUm, heightUm), matrix: null, items: sheet.items };
  return { ...sheet, bleedUm: borderUm, items: [colour, paper, page] };
}
