/** The fixture card as Sheets and photos for the painters: process colours, a foil, folds, turned texts, a photo that lies on its side. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { screenColour } from '#core/design/colour.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { openFonts } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import type { SamplePhoto } from '../../tools/print-designs.ts';
import { fixtureDesign } from './fixture-design.ts';
import { elementResources } from './fixture-elements.ts';

export const photoBytes = new Uint8Array(readFileSync(new URL('./photo.jpg', import.meta.url)));

/** The same pixels as a camera held upright would store them: an EXIF segment says that they must be turned. */
export function withOrientation(jpeg: Uint8Array, orientation: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const body = [...Buffer.from('Exif\0\0'), ...tiff];
  return Uint8Array.from([...jpeg.subarray(0, 2), 0xff, 0xe1, 0, body.length + 2, ...body, ...jpeg.subarray(2)]);
}

export const fixturePhotos: SamplePhoto[] = [
  { id: 'photo-landscape-01', bytes: photoBytes, orientation: 1, facts: { id: 'photo-landscape-01', width: 4000, height: 3000 } },
  {
    id: 'photo-portrait-001',
    bytes: withOrientation(photoBytes, 6),
    orientation: 6,
    facts: { id: 'photo-portrait-001', width: 3000, height: 4000 },
  },
];

/** The picture `widthPx` pixels wide, which judges decode sooner: qpdf needs a second for twelve million pixels. */
export async function resizedPhoto(photo: SamplePhoto, widthPx: number): Promise<SamplePhoto> {
  const image = sharp(photo.bytes).resize(widthPx).keepIccProfile().jpeg({ quality: 95 });
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const isUpright = photo.orientation === 1;
  return {
    ...photo,
    bytes: isUpright ? new Uint8Array(data) : withOrientation(new Uint8Array(data), photo.orientation),
    facts: { ...photo.facts, width: isUpright ? info.width : info.height, height: isUpright ? info.height : info.width },
  };
}

/** Screen colours are computed here, so that the comparison with the press does not hang on typed ones. */
export function withScreenColours(design: DesignDocument): DesignDocument {
  const inks = Object.entries(design.inks).map(([token, ink]) => [token, { ...ink, hex: screenColour(ink, iccFile('lut')) }]);
  return { ...design, inks: Object.fromEntries(inks) };
}

export async function fixtureSheets(design: DesignDocument = fixtureDesign, photos = fixturePhotos): Promise<Sheet[]> {
  const fonts = await openFonts();
  const photo = (id: string) => photos.find(({ facts }) => facts.id === id)?.facts ?? null;
  return layout(withScreenColours(design), { ...elementResources(fonts), photo }).sheets;
}
