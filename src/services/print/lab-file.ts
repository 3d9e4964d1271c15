/** The picture a photo lab exposes, made from a Sheet and checked like a lab would check it. */
import sharp from 'sharp';
import { borderSheet } from '#core/layout/border-sheet.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import type { LabFile } from '#core/products/product.ts';
import { labSize, paintLab } from '#paint/lab/paint-lab.ts';
import type { PhotoSource } from '#paint/photo-source.ts';
import type { LabProfile } from '#paint/print-profile.ts';
import { iccFile } from '#resources/icc.ts';
import type { Shop } from '#services/handler.ts';
import { renderPool } from '#services/render-pool.ts';

/** No request waits for it, but its lane of jobs does. */
const drawMs = 60_000;

/** The supplier's rules for this document. */
export function profileFor(supplier: LabProfile, file: LabFile | undefined): LabProfile {
  return file ? { ...supplier, bleedUm: file.bleedUm, dpi: file.dpi, format: file.format ?? 'jpeg' } : supplier;
}

type Coding = { channels: number; chromaSubsampling?: string | undefined };

/** Nothing of the colours or the alpha channel is left out. */
const isComplete = {
  jpeg: ({ channels, chromaSubsampling }: Coding) => channels === 3 && chromaSubsampling === '4:4:4',
  png: ({ channels }: Coding) => channels === 4,
};

/** Throws an Error that names what a lab would send back: wrong pixels, density, colours or profile. */
async function checkLabFile(picture: Uint8Array, size: { width: number; height: number }, profile: LabProfile): Promise<void> {
  const { dpi, format: wanted = 'jpeg' } = profile;
  const { width, height, density, format, channels, chromaSubsampling, icc, exif } = await sharp(picture, {
    limitInputPixels: false,
  }).metadata();
  const wrong = [
    width !== size.width || height !== size.height ? `${width}x${height} pixels instead of ${size.width}x${size.height}` : null,
    density === dpi ? null : `${density} pixels an inch instead of ${dpi}`,
    format === wanted && isComplete[wanted]({ channels, chromaSubsampling }) ? null : `${format} ${channels} ${chromaSubsampling}`,
    icc && Buffer.compare(icc, iccFile('srgb')) === 0 ? null : 'no sRGB profile',
    exif ? 'EXIF' : null,
  ].filter((fault) => fault !== null);
  if (wrong.length > 0) throw new Error(`the file for the lab has ${wrong.join(', ')}`);
}

/** What vectors are rasterised with. */
export function drawing({ fonts, tempDir }: Pick<Shop, 'fonts' | 'tempDir'>) {
  const pixels = (svg: string, widthPx: number) => renderPool().run({ kind: 'svg', svg, widthPx, background: null }, drawMs);
  return { fonts, tempDir, pixels };
}

/** The checked file of one page. `file` is what the product says of it, where it does; `profile` is the supplier's for it. */
export async function paintLabFile(
  shop: Pick<Shop, 'fonts' | 'tempDir'>,
  sheet: Sheet,
  photo: PhotoSource,
  profile: LabProfile,
  file: LabFile | undefined,
): Promise<Uint8Array> {
  const bordered = file && file.border !== 'mirrored' ? borderSheet(sheet, file.bleedUm, file.border.hex) : sheet;
  const resources = { ...drawing(shop), photo, srgb: iccFile('srgb') };
  const picture = await paintLab(bordered, resources, profile);
  await checkLabFile(picture, labSize(sheet, profile), profile);
  return picture;
}
