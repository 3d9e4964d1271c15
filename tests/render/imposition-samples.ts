/** Print files whose pages have a number that can be read from their pixels. */
import type { Item, Sheet } from '#core/layout/sheet.ts';
import { openSource } from '#paint/imposition/source.ts';
import { paintPdf } from '#paint/pdf/paint-pdf.ts';
import { standardProfile } from '#paint/print-profile.ts';
import { fontFile } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import { sha256 } from '#services/sha256.ts';
import type { ImposedFile } from '../../tools/impose-sheets.ts';

const black = { kind: 'process', c: 0, m: 0, y: 0, k: 100, hex: '#000000' } as const;
const ground = { kind: 'process', c: 0, m: 0, y: 20, k: 0, hex: '#ffffcc' } as const;
const gold = { kind: 'finish', finish: 'gold', hex: '#b8963e' } as const;

export const bits = 7;

function box(xUm: number, yUm: number, widthUm: number, heightUm: number): string {
  return `M ${xUm} ${yUm} L ${xUm + widthUm} ${yUm} L ${xUm + widthUm} ${yUm + heightUm} L ${xUm} ${yUm + heightUm} Z`;
}

/**
 * A page whose number is seven squares across its middle, dark for one, and a foil corner. The back is the front in a mirror, so that it lies
 * on the front seen through the paper.
 */
function numberedPage(number: number, side: 0 | 1, widthUm: number, heightUm: number): Sheet {
  const unit = 4_000;
  const place = (xUm: number, width: number) => (side === 0 ? xUm : widthUm - xUm - width);
  const squares = Array.from({ length: bits }, (_, bit) => bit).filter((bit) => (number >> bit) & 1);
  const items: Item[] = [
    { kind: 'fill', of: 'background', d: box(-3_000, -3_000, widthUm + 6_000, heightUm + 6_000), paint: ground },
    ...squares.map((bit): Item => ({ kind: 'fill', of: 'a', d: box(place((bit + 1) * unit, unit), 8_000, unit, unit), paint: black })),
    { kind: 'fill', of: 'b', d: box(place(2_000, 6_000), 2_000, 6_000, 2_000), paint: gold },
    { kind: 'fill', of: 'c', d: box(place(2_000, 2_000), 2_000, 2_000, 5_000), paint: black },
  ];
  const fold = side === 0 ? 10_000 : widthUm - 10_000;
  return { id: `${number}-${side}`, widthUm, heightUm, bleedUm: 3_000, safeUm: 0, foldSafeUm: 0, panels: [], foldsUm: [fold], items };
}

const resources = { font: fontFile, photo: () => null, output: iccFile('output'), srgb: iccFile('srgb') };

/** The file behind each source, for its own pictures. */
export const bytesOf = new Map<ImposedFile['source'], Uint8Array>();

export async function fileOf(
  name: string,
  numbers: readonly number[],
  widthMm: number,
  heightMm: number,
  copies = 1,
  profile = standardProfile,
  sides: 1 | 2 = 2,
): Promise<ImposedFile> {
  const sheets = numbers.flatMap((number) =>
    ([0, 1] as const).slice(0, sides).map((side) => numberedPage(number, side, widthMm * 1_000, heightMm * 1_000)),
  );
  const pdf = await paintPdf(sheets, resources, profile, { title: name, date: '2026-01-01T00:00:00Z' });
  const source = openSource(pdf);
  if (!source) throw new Error('not a print file');
  bytesOf.set(source, pdf);
  return { name: `${name}.pdf`, order: name, bytes: pdf.length, sha256: sha256(pdf), source, copies };
}
