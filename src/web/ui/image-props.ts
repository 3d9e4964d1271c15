/** The props of a picture, what of them is allowed, and the sources a browser may choose from. Pure: no React, no DOM. */

import type { ReactNode } from 'react';
import { assetImageUrl } from '#core/content/asset-image.ts';
import { assetPath } from '#core/content/asset-path.ts';
import {
  type ImageFit,
  type ImageFormat,
  type ImageParams,
  imageBackgrounds,
  imageDefaults,
  imagePath,
  imageQualities,
  imageWidths,
  listedHeight,
  placeholderWish,
} from '#core/site/image-address.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import { type ImageDensity, imageBreakpoints, imageDensities } from '#core/values/breakpoints.ts';

/** 'img' is the shop's own image service, 'storyblok' the sizes that the content service (ours or the vendor's) makes of its assets. */
export type ImageProvider = 'img' | 'storyblok';

export type ImageProps = {
  /** An asset of the content service (absolute or "/cms/f/…"), a picture of the build ("/assets/…"), or any other address, shown as it is. */
  src: string;
  /** What is to be seen; empty for decoration. */
  alt: string;
  /** CSS pixels it is shown in at most. Both together are its shape: the place is kept free before it is there. */
  width?: number;
  height?: number;
  /** The width it is shown in, in words of the sizes attribute: '(min-width: 1024px) 50vw, 100vw'. Without: `width`. */
  sizes?: string;
  densities?: readonly ImageDensity[];
  /** 'auto' leaves it to the service and the browser: AVIF where it was made ahead, WebP, JPEG. */
  format?: ImageFormat;
  /** 1 to 100; the next one of the service's list is taken. */
  quality?: number;
  /** "#efefef", under what is transparent or left over; a colour of the service's list. */
  background?: string;
  fit?: ImageFit;
  loading?: 'lazy' | 'eager';
  decoding?: 'async' | 'auto' | 'sync';
  crossorigin?: 'anonymous' | 'use-credentials' | '' | boolean;
  /** What stands there until it is loaded: true the blurred one of ten by ten pixels, false only the grey box, or an address. */
  placeholder?: boolean | string;
  provider?: ImageProvider;
  /** True for the picture that a visitor sees first: eager, and before others. */
  isFirst?: boolean;
  className?: string;
  onLoaded?: () => void;
  onError?: () => void;
  /** Shown in the box of a picture that could not be loaded. */
  fallback?: ReactNode;
};

export type ImageChoice = Pick<
  ImageProps,
  'src' | 'width' | 'height' | 'sizes' | 'densities' | 'format' | 'quality' | 'background' | 'fit' | 'provider'
>;

export type ImageSources = { src: string; srcSet: string | undefined; sizes: string | undefined };

const loadings = ['lazy', 'eager'] as const;
const decodings = ['async', 'auto', 'sync'] as const;

/** Specification 5: `loading` is lazy or eager; undefined for anything else. */
export function validLoading(value: unknown): (typeof loadings)[number] | undefined {
  return loadings.find((one) => one === value);
}

/** Specification 5: `decoding` is async, auto or sync; undefined for anything else. */
export function validDecoding(value: unknown): (typeof decodings)[number] | undefined {
  return decodings.find((one) => one === value);
}

/** Specification 5: anonymous, use-credentials, empty, true, false; true becomes anonymous, false and anything else no attribute. */
export function validCrossorigin(value: unknown): 'anonymous' | 'use-credentials' | '' | undefined {
  if (value === true) return 'anonymous';
  return value === 'anonymous' || value === 'use-credentials' || value === '' ? value : undefined;
}

/** The address as a path of this host where it is one of ours: pictures are always fetched from the host of the page. */
function ownPath(src: string): string | null {
  const asset = assetPath(src);
  if (asset?.src.startsWith('/')) return asset.src;
  return /^\/(?:assets\/)?[\w./-]+\.(?:webp|jpe?g|png|avif)$/.test(src) && !src.startsWith(pictureRoot) ? src : null;
}

/** How one wish is written for this picture, or null when it can only be shown as it is. */
function writer(src: string, provider: ImageProvider): ((wish: ImageParams) => string) | null {
  const asset = assetPath(src);
  // The shop's service never fetches from elsewhere: a vendor's asset has its sizes from the vendor.
  if (asset && (provider === 'storyblok' || !asset.src.startsWith('/'))) return (wish) => assetImageUrl(asset.src, wish);
  const own = ownPath(src);
  return own ? (wish) => imagePath(own, wish) : null;
}

/**
 * What a browser may choose from. Without `sizes`, `width` in each density; otherwise every image breakpoint in each density, up to the
 * first one that is as wide as the picture itself.
 */
export function imageSourceProps(choice: ImageChoice): ImageSources {
  const { src, width, height, densities = imageDensities, provider = 'img' } = choice;
  const write = writer(src, provider);
  if (!write) return { src, srcSet: undefined, sizes: undefined };
  const isFixed = choice.sizes === undefined && width !== undefined;
  const candidates = isFixed ? fixedWidths(width, densities) : fluidWidths(assetPath(src)?.width ?? Number.POSITIVE_INFINITY, densities);
  const wish = (pixels: number): ImageParams => ({
    width: pixels,
    height: width && height ? listedHeight(pixels, width / height) : 0,
    format: choice.format ?? imageDefaults.format,
    quality: imageQualities.find((one) => one >= (choice.quality ?? imageDefaults.quality)) ?? 95,
    fit: choice.fit ?? imageDefaults.fit,
    background: hexOf(choice.background),
    blur: 0,
  });
  // For browsers without srcset and for copying the address.
  const middle = candidates.find((one) => one >= imageBreakpoints.xl) ?? candidates.at(-1) ?? imageBreakpoints.xl;
  return {
    src: write(wish(isFixed ? (candidates[0] ?? middle) : middle)),
    srcSet: candidates.map((one) => `${write(wish(one))} ${one}w`).join(', '),
    sizes: choice.sizes ?? (width ? `${width}px` : '100vw'),
  };
}

/** The address of the blurred picture that stands in for one that is still loading, or null when only the grey box can. */
export function placeholderSource({
  src,
  placeholder = true,
  provider = 'img',
}: Pick<ImageProps, 'src' | 'placeholder' | 'provider'>): string | null {
  if (typeof placeholder === 'string') return placeholder;
  return placeholder ? (writer(src, provider)?.(placeholderWish) ?? null) : null;
}

function fixedWidths(width: number, densities: readonly ImageDensity[]): number[] {
  const largest = imageWidths.at(-1) ?? width;
  return [...new Set(densities.map((density) => imageWidths.find((one) => one >= width * density) ?? largest))];
}

function fluidWidths(most: number, densities: readonly ImageDensity[]): number[] {
  const all = new Set(Object.values(imageBreakpoints).flatMap((width) => densities.map((density) => width * density)));
  const sorted = [...all].sort((a, b) => a - b);
  const end = sorted.findIndex((width) => width >= most);
  return end < 0 ? sorted : sorted.slice(0, end + 1);
}

/** "#EFEFEF" and "efefef" as the service writes it; null for a colour that it does not offer. */
function hexOf(colour: string | undefined): string | null {
  const hex = colour?.toLowerCase().replace('#', '');
  return imageBackgrounds.find((one) => one === hex) ?? null;
}
