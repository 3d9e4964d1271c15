/** What libvips opens and keeps in this process. */
import sharp from 'sharp';

/** JPEG, PNG and WebP: the kinds that the shop takes and writes. All other loaders stay closed, for every caller of sharp. */
export function restrictLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
}

/** TIFF and AVIF besides, which only the decode process reads. */
export function allowUploadLoaders(): void {
  sharp.unblock({ operation: ['VipsForeignLoadTiff', 'VipsForeignLoadHeif'] });
}

/** libvips keeps up to 50 MB of decoded pictures by default. The shop's processes decode each file once for all its sizes. */
export function disableCache(): void {
  sharp.cache(false);
}
