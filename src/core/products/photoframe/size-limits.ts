/** Smallest and largest sizes of a material, its frame and its hanging, with what sets them; and why a format is refused. */
import { type Message, message } from '#core/values/message.ts';
import type { SizeMm } from '#core/values/unit.ts';
import type { WallArtChoice } from './choice.ts';
import { formatGroupOf, formatText, longSide, readFormat, shortSide, stepMm } from './formats.ts';
import { frames } from './frames.ts';
import { materials, type Sides, type SizeRange } from './materials.ts';
import { frameName, hangingName, materialName, sizeText } from './names.ts';

export type Mounting = Pick<WallArtChoice, 'material' | 'frameType' | 'hanging'>;

/** Both sides of a panel with standoffs. */
const minDrilledMm = 200;

type Limit = { name: Message; range: SizeRange };
export type FormatLimits = SizeRange & {
  /** One sentence for the smallest and one for the largest size: what sets them. */
  reasons: { min: Message; max: Message };
};

function limitsOf({ material, frameType, hanging }: Mounting): [Limit, ...Limit[]] {
  const own: Limit = { name: materialName(material), range: materials[material].range };
  const limits: [Limit, ...Limit[]] = [own];
  if (frameType !== 'none') limits.push({ name: frameName(frameType), range: frames[frameType].range });
  if (hanging === 'drill') {
    const min = { short: minDrilledMm, long: minDrilledMm };
    limits.push({ name: hangingName('drill'), range: { min, max: own.range.max } });
  }
  return limits;
}

/** What lies within every limit. The reasons name the limit whose shorter side decides, the material where several do alike. */
export function formatLimits(mounting: Mounting): FormatLimits {
  const limits = limitsOf(mounting);
  const sides = (end: 'min' | 'max', pick: (...values: number[]) => number): Sides => ({
    short: pick(...limits.map(({ range }) => range[end].short)),
    long: pick(...limits.map(({ range }) => range[end].long)),
  });
  const min = sides('min', Math.max);
  const max = sides('max', Math.min);
  const reason = (end: 'min' | 'max', { short, long }: Sides) => {
    const named = limits.find(({ range }) => range[end].short === short) ?? limits[0];
    const size = sizeText({ widthMm: short, heightMm: long });
    return message(`photoframe.limit.${end}`, { name: named.name, size });
  };
  return { min, max, reasons: { min: reason('min', min), max: reason('max', max) } };
}

function isWithin(size: SizeMm, { min, max }: SizeRange): boolean {
  const [short, long] = [shortSide(size), longSide(size)];
  return short >= min.short && long >= min.long && short <= max.short && long <= max.long;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The nearest size in whole steps within the range; one that is listed and fits stays. */
export function nearestSize(size: SizeMm, range: SizeRange): SizeMm {
  if (isWithin(size, range) && isStepped(size)) return size;
  const stepped = (side: number) => Math.round(side / stepMm) * stepMm;
  const short = clamp(stepped(shortSide(size)), range.min.short, range.max.short);
  const long = clamp(stepped(longSide(size)), Math.max(range.min.long, short), range.max.long);
  return size.widthMm > size.heightMm ? { widthMm: long, heightMm: short } : { widthMm: short, heightMm: long };
}

/** True for a listed format, and for whole steps. */
function isStepped(size: SizeMm): boolean {
  return formatGroupOf(size) !== null || (size.widthMm % stepMm === 0 && size.heightMm % stepMm === 0);
}

const number = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)`;
const unit = `(["″]|''|in(?:ch)?|zoll|mm|cm)?`;
const typed = new RegExp(String.raw`^\s*${number}\s*${unit}(?:\s*[x×*]\s*${number}\s*${unit})?\s*$`, 'i');

export type TypedSize = { size: SizeMm; isInch: boolean };

/**
 * A size as people write it: "24x36 in", "60,5 x 40", "60 × 40 cm". Without a unit it is in `plain`; a single length in inches is the
 * longer side of 3:2. Null for other texts.
 */
export function readTypedSize(text: string, plain: 'mm' | 'cm'): TypedSize | null {
  const [, width, widthUnit, height, heightUnit] = typed.exec(text) ?? [];
  const named = (heightUnit ?? widthUnit ?? plain).toLowerCase();
  const isInch = named !== 'mm' && named !== 'cm';
  if (width === undefined || (height === undefined && !isInch)) return null;
  const mm = (length: string) => Math.round(Number(length.replace(',', '.')) * (isInch ? 25.4 : named === 'cm' ? 10 : 1));
  const widthMm = mm(width);
  return { size: { widthMm, heightMm: height === undefined ? Math.round((widthMm * 2) / 3) : mm(height) }, isInch };
}

/** A size that was meant by a text that is no format. A fraction of a small number is one of centimetres: nothing is that small. */
function meantSize(format: string): { code: 'spelling' | 'inches'; size: SizeMm } | null {
  const read = readTypedSize(format, 'mm');
  if (!read) return null;
  const isSmall = longSide(read.size) < 100 && /[.,]/.test(format);
  const { size, isInch } = (isSmall && readTypedSize(format, 'cm')) || read;
  return { code: isInch ? 'inches' : 'spelling', size };
}

/** That sizes are in centimetres, and what the given one is in them. */
export function inchText(size: SizeMm): Message {
  return message('photoframe.format.inches', { size: sizeText(size) });
}

/** The size a visit begins with. */
const plainSize: SizeMm = { widthMm: 600, heightMm: 400 };

export type FormatIssue = {
  code: 'spelling' | 'inches' | 'no-size' | 'step' | 'too-small' | 'too-large';
  /** The sentence without the nearest size. */
  why: Message;
  reason: Message;
  nearest: string;
};

/** Why a format is refused, in one sentence with the nearest size that is not; null when it can be made. */
export function formatIssue(format: string, mounting: Mounting): FormatIssue | null {
  const limits = formatLimits(mounting);
  const issue = (code: FormatIssue['code'], meant: SizeMm, why: Message): FormatIssue => {
    const size = nearestSize(meant, limits);
    const nearest = formatText(size);
    return { code, why, reason: message('photoframe.refused', { why, size: sizeText(size) }), nearest };
  };
  const size = readFormat(format);
  if (!size) {
    const { code, size: meant } = meantSize(format) ?? ({ code: 'no-size', size: plainSize } as const);
    return issue(code, meant, message(`photoframe.format.${code}`, { size: sizeText(meant) }));
  }
  if (isWithin(size, limits)) return isStepped(size) ? null : issue('step', size, message('photoframe.format.step'));
  const isSmall = shortSide(size) < limits.min.short || longSide(size) < limits.min.long;
  return issue(isSmall ? 'too-small' : 'too-large', size, isSmall ? limits.reasons.min : limits.reasons.max);
}
