/** Addresses of sizes of an asset in the content service's own notation: `…/foto.jpg/m/300x200/filters:quality(85)`. The other way round: `image-path.ts`. */
import type { ImageParams } from '#core/site/image-address.ts';

/** `asset` is the asset's address, absolute or a path. Format auto is the service's own choice by Accept. */
export function assetImageUrl(asset: string, { width, height, format, quality, fit, background, blur }: ImageParams): string {
  const isWhole = fit === 'contain' || fit === 'inside';
  const filters = [
    ...(format === 'auto' ? [] : [`format(${format})`]),
    `quality(${quality})`,
    ...(fit === 'contain' ? [`fill(${background ?? 'transparent'})`] : []),
    ...(blur === 0 ? [] : [`blur(${blur})`]),
  ];
  return `${asset}/m/${isWhole ? 'fit-in/' : ''}${width}x${height}/filters:${filters.join(':')}`;
}
