/** The picture sizes that an asset's address may ask for behind `/m/`. Reads the words; changes no picture. */
import { imageQualities, imageRatios, imageWidths } from '#core/site/image-address.ts';
import { scaledImageBox } from '#core/site/image-box.ts';

export type ImageWishes = {
  /** Pixels; 0 keeps the picture's ratio, both 0 its size. */
  width: number;
  height: number;
  /** Shown whole in the box instead of filling it. */
  fitIn: boolean;
  smart: boolean;
  format: 'webp' | 'jpeg' | 'png' | 'avif' | null;
  quality: number;
  /** Pixels of the picture that must stay in sight. */
  focal: { left: number; top: number; right: number; bottom: number } | null;
  /** Radius in pixels, 0 for none. */
  blur: number;
  grayscale: boolean;
  rotate: 0 | 90 | 180 | 270;
  /** Six hex digits, or transparent. */
  fill: string | null;
};

/** Longest side of a requested image, in pixels. */
export const maximumSide = 4000;

/** Reads `300x200/smart/filters:quality(60):format(webp)`; null when a word of it is not known or out of range. */
export function readImagePath(path: string): ImageWishes | null {
  const wishes: ImageWishes = {
    width: 0,
    height: 0,
    fitIn: false,
    smart: false,
    format: null,
    quality: 85,
    focal: null,
    blur: 0,
    grayscale: false,
    rotate: 0,
    fill: null,
  };
  for (const part of path.split('/').filter((segment) => segment !== '')) {
    const size = /^(\d{1,4})x(\d{1,4})$/.exec(part);
    if (size) {
      wishes.width = Number(size[1]);
      wishes.height = Number(size[2]);
    } else if (part === 'fit-in') wishes.fitIn = true;
    else if (part === 'smart') wishes.smart = true;
    else if (!part.startsWith('filters:') || !readFilters(part.slice('filters:'.length), wishes)) return null;
  }
  return wishes.width <= maximumSide && wishes.height <= maximumSide ? wishes : null;
}

/** Longest side that is made as it is asked for, in pixels. */
const maxExactSide = 400;

/**
 * The wishes that are drawn: sizes of the shop's own pages and small ones as they are, any other by the next listed width for its longer
 * side; the quality is the next one of the list. So many addresses share a picture.
 */
export function listedWishes(wishes: ImageWishes): ImageWishes {
  return { ...wishes, ...listedSize(wishes), quality: imageQualities.find((quality) => quality >= wishes.quality) ?? 95 };
}

function listedSize({ width, height }: ImageWishes): { width: number; height: number } {
  const maxSide = Math.max(width, height);
  const isListed = imageWidths.includes(width) && imageRatios.some(([wide, high]) => Math.round((width * high) / wide) === height);
  if (maxSide <= maxExactSide || isListed) return { width, height };
  const listed = imageWidths.find((one) => one >= maxSide) ?? imageWidths.at(-1) ?? maxSide;
  const size = scaledImageBox({ width, height }, listed / maxSide);
  return { width: width === 0 ? 0 : size.width, height: height === 0 ? 0 : size.height };
}

function readFilters(text: string, wishes: ImageWishes): boolean {
  let end = 0;
  // Colons stand between filters and also inside one.
  for (const match of text.matchAll(/([a-z_]+)\(([^()]*)\)(?::|$)/gy)) {
    end = match.index + match[0].length;
    if (!readFilter(match[1] ?? '', match[2] ?? '', wishes)) return false;
  }
  return end > 0 && end === text.length;
}

function readFilter(name: string, value: string, wishes: ImageWishes): boolean {
  switch (name) {
    case 'format':
      return setFormat(value, wishes);
    case 'quality': {
      const quality = Number(/^\d{1,3}$/.exec(value)?.[0] ?? 101);
      wishes.quality = Math.max(1, quality);
      return quality <= 100;
    }
    case 'focal': {
      const [left, top, right, bottom] = (/^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/.exec(value) ?? []).slice(1).map(Number);
      if (left === undefined || top === undefined || right === undefined || bottom === undefined) return false;
      wishes.focal = { left, top, right, bottom };
      return true;
    }
    case 'blur':
      wishes.blur = Number(/^(\d{1,3})(?:,\d{1,3})?$/.exec(value)?.[1] ?? Number.NaN);
      return wishes.blur <= 100;
    case 'grayscale':
      wishes.grayscale = true;
      return value === '';
    case 'rotate':
      wishes.rotate = (((Number(value) % 360) + 360) % 360) as ImageWishes['rotate'];
      return /^-?(?:0|90|180|270|360)$/.test(value);
    case 'fill':
      wishes.fill = value.toLowerCase();
      return /^(?:[0-9a-f]{3}|[0-9a-f]{6}|transparent)$/.test(wishes.fill);
    default:
      return false;
  }
}

function setFormat(value: string, wishes: ImageWishes): boolean {
  const format = value === 'jpg' ? 'jpeg' : value;
  if (format !== 'webp' && format !== 'jpeg' && format !== 'png' && format !== 'avif') return false;
  wishes.format = format;
  return true;
}
