/**
 * Addresses of the image service: `/img/640x360/filters:format(webp):quality(85)/cms/f/…`, written and read in one place. The words are
 * those of the content service's pictures (`content/image-path.ts`) plus `fit` and `background`. What is not exactly what
 * `imagePath` writes is no such address, so every picture has one address and the number of pictures has an end.
 */

import { brandColours } from '#core/values/brand.ts';
import { imageBreakpoints, imageDensities } from '#core/values/breakpoints.ts';
import { pictureRoot } from './picture-root.ts';

export const imageFormats = ['auto', 'avif', 'webp', 'jpeg', 'png'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** How a picture fills a box of another shape; the words of CSS and of every image service. */
export const imageFits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const;
export type ImageFit = (typeof imageFits)[number];

/** Specification 9; 50 is the placeholder's. */
export const imageQualities = [50, 60, 70, 75, 80, 85, 90, 95] as const;

export type ImageParams = {
  /** Device pixels out of `imageWidths`; the picture may come smaller, never enlarged. */
  width: number;
  /** Device pixels that make one of `imageRatios` with the width, or 0: the picture's own ratio. */
  height: number;
  format: ImageFormat;
  quality: number;
  fit: ImageFit;
  /** One of `imageBackgrounds` under what is transparent or left over, or null. */
  background: string | null;
  /** Radius in pixels, 0 for none. */
  blur: number;
};

/** Specification 9: quality, format of the component, colour of the box until a picture is there. */
export const imageDefaults = { quality: 85, format: 'webp', fit: 'cover', placeholderColour: '#EFEFEF' } as const;

/** Colours under a picture, as six lower-case hex digits: white, the placeholder's, and those of both brands. */
export const imageBackgrounds: readonly string[] = [
  ...new Set(
    ['#ffffff', imageDefaults.placeholderColour, ...Object.values(brandColours).flatMap((colours) => Object.values(colours))].map(
      (colour) => colour.slice(1).toLowerCase(),
    ),
  ),
];

/** Specification 7: what is shown until the picture is there. */
export const placeholderWish: ImageParams = {
  width: 10,
  height: 10,
  format: 'webp',
  quality: 50,
  fit: 'cover',
  background: null,
  blur: 3,
};

/** Teasers (Specification 9: desktop, mobile and tablet, badge, others), then the shapes of photographs and of links in networks. */
export const imageRatios: readonly (readonly [width: number, height: number])[] = [
  [59, 22],
  [150, 157],
  [1, 1],
  [20, 19],
  [254, 275],
  [960, 470],
  [300, 235],
  [391, 390],
  [302, 220],
  [3, 2],
  [2, 3],
  [4, 3],
  [3, 4],
  [16, 9],
  [9, 16],
  [5, 4],
  [4, 5],
  [2, 1],
  [1, 2],
  [20, 23],
  [40, 21],
];

/** Thumbnails, tiles and the picture of a shared link. */
const namedWidths = { icon: 40, thumb: 96, tile: 160, card: 240, social: 1200 } as const;

/** Every width there is, ascending, the placeholder's aside. */
export const imageWidths: readonly number[] = [
  ...new Set([
    ...Object.values(namedWidths),
    ...Object.values(imageBreakpoints).flatMap((width) => imageDensities.map((density) => width * density)),
  ]),
].sort((a, b) => a - b);

/** The height that makes `width` by the ratio nearest to `ratio` (width by height), or 0 when no ratio of the list is within half a percent. */
export function listedHeight(width: number, ratio: number): number {
  const found = imageRatios.find(([wide, high]) => Math.abs(ratio / (wide / high) - 1) < 0.005);
  return found ? Math.round((width * found[1]) / found[0]) : 0;
}

/** `source` is a path of this shop, "/cms/f/1001/800x600/…/foto.jpg", without query. */
export function imagePath(source: string, { width, height, format, quality, fit, background, blur }: ImageParams): string {
  const filters = [
    `format(${format})`,
    `quality(${quality})`,
    ...(fit === 'cover' ? [] : [`fit(${fit})`]),
    ...(background === null ? [] : [`background(${background})`]),
    ...(blur === 0 ? [] : [`blur(${blur})`]),
  ];
  return `${pictureRoot}${width}x${height}/filters:${filters.join(':')}${source}`;
}

const address = new RegExp(
  `^${pictureRoot}(\\d{1,4})x(\\d{1,4})/filters:([a-z]+\\([a-z0-9]+\\)(?::[a-z]+\\([a-z0-9]+\\))*)(/[\\w./-]{1,400})$`,
);

/** What an address asks for, or null: written differently, or a size, quality or format that is not offered. */
export function parseImagePath(path: string): { source: string; wish: ImageParams } | null {
  const [, width = '', height = '', filters = '', source = ''] = address.exec(path) ?? [];
  const words = new Map([...filters.matchAll(/([a-z]{1,20})\(([a-z0-9]{1,20})\)/g)].map((match) => [match[1], match[2] ?? '']));
  const wish: ImageParams = {
    width: Number(width),
    height: Number(height),
    format: (words.get('format') ?? '') as ImageFormat,
    quality: Number(words.get('quality')),
    fit: (words.get('fit') ?? 'cover') as ImageFit,
    background: words.get('background') ?? null,
    blur: Number(words.get('blur') ?? 0),
  };
  return source !== '' && imagePath(source, wish) === path && isOffered(wish) ? { source, wish } : null;
}

function isOffered(wish: ImageParams): boolean {
  if (!imageFormats.includes(wish.format) || !imageFits.includes(wish.fit)) return false;
  if (wish.background !== null && !imageBackgrounds.includes(wish.background)) return false;
  if (wish.width === placeholderWish.width) return isPlaceholder(wish);
  const isListed = wish.height === 0 || imageRatios.some(([wide, high]) => Math.round((wish.width * high) / wide) === wish.height);
  return imageWidths.includes(wish.width) && isListed && wish.blur === 0 && (imageQualities as readonly number[]).includes(wish.quality);
}

function isPlaceholder({ height, quality, blur }: ImageParams): boolean {
  return height === placeholderWish.height && quality === placeholderWish.quality && blur === placeholderWish.blur;
}
