/** QR codes as one path of squares. */
import type { DesignDocument } from '#core/design/document.ts';
import type { QrElement } from '#core/design/drawn-element.ts';
import { rectPath } from '#core/design/outlines/outline.ts';
import { paintOf } from './paint.ts';
import type { FontSet } from './resources.ts';
import type { Item } from './sheet.ts';

/** Light modules around the code (ISO/IEC 18004). */
export const quietZoneModules = 4;

/** For the encoder. Middle error correction by default: a crease or a fingerprint does not spoil the code. */
export function qrSettings(ecc: 'M' | 'Q' = 'M') {
  return { ecc, border: 0, boostEcc: false } as const;
}

/** Rows of dark and light modules as a path of an SVG whose unit is a module, and its side with the quiet zone around it. */
export function codePath(data: readonly (readonly boolean[])[]): { path: string; side: number } {
  const bar = ({ x, y, length }: { x: number; y: number; length: number }) =>
    `M${x + quietZoneModules} ${y + quietZoneModules}h${length}v1h-${length}z`;
  return { path: darkBars(data).map(bar).join(''), side: data.length + 2 * quietZoneModules };
}

const pageField = '{{seite}}';

/** As long as the address of a household's page can be while its code has 29 modules: until it is known, its place is shown with this one. */
export const longestPageAddress = 'HTTPS://DIE-SEITE-DER-FEIER.TEST/E/0123456789ABCDEFGHJKMNPQRS';

/** The modules of an element, with an address in place of the field that becomes one. */
export function qrModules({ content, ecc }: Pick<QrElement, 'content' | 'ecc'>, encodeQr: FontSet['encodeQr']): boolean[][] {
  return encodeQr?.(content.replaceAll(pageField, longestPageAddress), ecc) ?? [];
}

type Box = Pick<QrElement, 'widthUm' | 'heightUm'>;

/** Side of one module in whole micrometres, where `modules` stand in a row. */
export function qrModuleUm({ widthUm, heightUm }: Box, modules: number): number {
  return Math.floor(Math.min(widthUm, heightUm) / (modules + 2 * quietZoneModules));
}

/** Dark modules next to each other are one bar, so that no hairline shows between them. In modules. */
export function darkBars(modules: readonly (readonly boolean[])[]): { x: number; y: number; length: number }[] {
  return modules.flatMap((row, y) => {
    const bars: { x: number; y: number; length: number }[] = [];
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      let end = x;
      while (row[end]) end += 1;
      bars.push({ x, y, length: end - x });
      x = end;
    }
    return bars;
  });
}

/** The ground, if there is one, and the code; whole modules in the middle of the box. A box too small for the code stays empty. */
export function qrItems(design: DesignDocument, element: QrElement, encodeQr: FontSet['encodeQr']): Item[] {
  const { id: of, xUm, yUm, widthUm, heightUm, ink, ground } = element;
  const modules = qrModules(element, encodeQr);
  const side = qrModuleUm(element, modules.length);
  if (modules.length === 0 || side < 1) return [];
  const whole = (modules.length + 2 * quietZoneModules) * side;
  const left = Math.round(xUm + (widthUm - whole) / 2);
  const top = Math.round(yUm + (heightUm - whole) / 2);
  const bars = darkBars(modules).map(({ x, y, length }) => {
    const bar = { xUm: left + (x + quietZoneModules) * side, yUm: top + (y + quietZoneModules) * side };
    return rectPath({ ...bar, widthUm: length * side, heightUm: side });
  });
  const code: Item = { kind: 'fill', of, d: bars.join(' '), paint: paintOf(design, ink) };
  if (ground === undefined) return [code];
  return [
    { kind: 'fill', of, d: rectPath({ xUm: left, yUm: top, widthUm: whole, heightUm: whole }), paint: paintOf(design, ground) },
    code,
  ];
}
