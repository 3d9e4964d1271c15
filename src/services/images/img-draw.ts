/** One size of a picture, drawn with sharp. Only files that the shop has written itself are opened; what is asked for was checked before. */
import sharp, { type Sharp } from 'sharp';
import type { ImageParams } from '#core/site/image-address.ts';
import { boxWithoutEnlargement } from '#core/site/image-box.ts';

/** What the service really writes: never 'auto'. */
export type DrawnFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** AVIF needs fewer bits for the same look; this keeps a quality of 85 as good as WebP's 85. */
function avifQuality(quality: number): number {
  return Math.round(quality * 0.72);
}

/** `file` is the path of a picture. Never enlarges: a wish beyond the picture comes in its own size and the wished shape. */
export async function drawImage(file: string, wish: ImageParams, format: DrawnFormat): Promise<Buffer> {
  const ground = wish.background ? `#${wish.background}` : format === 'jpeg' ? '#ffffff' : null;
  let picture = sharp(file, { failOn: 'error' });
  if (wish.height > 0) {
    picture = picture.resize({
      ...boxWithoutEnlargement(wish, wish.fit, await picture.metadata()),
      fit: wish.fit,
      background: ground ?? { r: 0, g: 0, b: 0, alpha: 0 },
      withoutEnlargement: wish.fit === 'inside' || wish.fit === 'outside',
    });
  } else picture = picture.resize({ width: wish.width, withoutEnlargement: true });
  if (ground) picture = picture.flatten({ background: ground });
  if (wish.blur > 0) picture = picture.blur(wish.blur);
  return encode(picture, format, wish.quality).toBuffer();
}

function encode(picture: Sharp, format: DrawnFormat, quality: number): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: avifQuality(quality), effort: 4 });
    case 'webp':
      return picture.webp({ quality, smartSubsample: true });
    case 'jpeg':
      return picture.jpeg({ quality, mozjpeg: false, progressive: true });
    case 'png':
      return picture.png({ compressionLevel: 9 });
  }
}
