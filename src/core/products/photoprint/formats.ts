/** Formats of photo prints by their key: trimmed size in millimetres, standing. */
import type { Box } from '#core/design/outlines/outline.ts';
import type { SizeMm } from '#core/values/unit.ts';

export const printFormats = {
  '9x13': { widthMm: 89, heightMm: 127 },
  '10x13': { widthMm: 102, heightMm: 136 },
  '10x15': { widthMm: 102, heightMm: 152 },
  '11x17': { widthMm: 114, heightMm: 171 },
  '13x18': { widthMm: 127, heightMm: 178 },
  '15x20': { widthMm: 152, heightMm: 203 },
  '20x30': { widthMm: 203, heightMm: 305 },
  '30x45': { widthMm: 305, heightMm: 457 },
  '10x10': { widthMm: 102, heightMm: 102 },
  '13x13': { widthMm: 127, heightMm: 127 },
  retro: { widthMm: 88, heightMm: 107 },
} as const satisfies Record<string, SizeMm>;
export type PrintFormat = keyof typeof printFormats;
export const printFormatKeys = Object.keys(printFormats) as [PrintFormat, ...PrintFormat[]];

export function isPrintFormat(key: string): key is PrintFormat {
  return Object.hasOwn(printFormats, key);
}

/** The window of a retro print, whose white foot is at the bottom however the photo lies. */
export const retroWindow: Box = { xUm: 4_500, yUm: 4_000, widthUm: 79_000, heightUm: 79_000 };

/** Retro prints have one way up, squares look the same either way. */
export function canLie(format: PrintFormat): boolean {
  const { widthMm, heightMm } = printFormats[format];
  return format !== 'retro' && widthMm !== heightMm;
}

export function printFormatSize(format: PrintFormat, isLying: boolean): SizeMm {
  const { widthMm, heightMm } = printFormats[format];
  return isLying && canLie(format) ? { widthMm: heightMm, heightMm: widthMm } : { widthMm, heightMm };
}

/** Formats that are taken for a photo of nearly their shape. */
const fitting = ['10x15', '10x13', '10x10'] as const satisfies readonly PrintFormat[];
/** More of a photo than this is not cut off unasked: a head may be at its edge. */
const maxCropPercent = 3;

/** How much of a photo a format that fills with it cuts off, in per cent. */
export function cropPercent(format: PrintFormat, photo: { width: number; height: number }): number {
  const { widthMm, heightMm } = format === 'retro' ? { widthMm: 1, heightMm: 1 } : printFormatSize(format, photo.width > photo.height);
  const [one, other] = [photo.width * heightMm, photo.height * widthMm];
  return 100 - (100 * Math.min(one, other)) / Math.max(one, other);
}

/** The format nearest to a photo's shape, and whether it lies; `isClose`: it cuts off less than three per cent. */
export function fittingFormat(photo: { width: number; height: number }): { format: PrintFormat; isLying: boolean; isClose: boolean } {
  const [first, ...others] = fitting;
  const format = others.reduce<PrintFormat>((best, one) => (cropPercent(one, photo) < cropPercent(best, photo) ? one : best), first);
  return { format, isLying: canLie(format) && photo.width > photo.height, isClose: cropPercent(format, photo) < maxCropPercent };
}

/** From order to handover. */
export const printWorkingDays = 1;

/** From which print of a format on its block begins. */
export const blockStarts = [1, 50, 100, 250] as const;
