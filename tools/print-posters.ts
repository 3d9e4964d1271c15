/** Posters of the catalogue as pixels: one in a format and colourway, and all of them on a contact sheet. Writes nothing. */
import sharp from 'sharp';
import { type DesignDocument, documentVersion } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import { completePhotoframe } from '#core/products/photoframe/complete.ts';
import { photoframePages } from '#core/products/photoframe/pages.ts';
import { photoframeOptionsRow } from '#core/products/photoframe/rows.ts';
import { Fault } from '#core/values/fault.ts';
import { drawPoster, type PosterDesign } from '#designs/posters/poster.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { openFonts } from '#resources/fonts.ts';
import { type Pixels, svgPixels } from '#services/images/render-svg.ts';

/** The format that each shape is looked at in. */
const usual = { portrait: '500x700', landscape: '700x500', square: '500x500' } as const;

export type PosterJob = { design: PosterDesign; colourway: string; format: string };

/** Every colourway of these posters, in the usual format or the given one. */
export function posterJobs(designs: readonly PosterDesign[], format?: string): PosterJob[] {
  return designs.flatMap((design) =>
    design.template.colourways.map(({ key }) => ({ design, colourway: key, format: format ?? usual[design.template.shape] })),
  );
}

/** What is seen of the trimmed print. */
export async function posterPixels({ design, colourway, format }: PosterJob, widthPx: number): Promise<Pixels> {
  const product = completePhotoframe({ material: 'poster', format }, { rows: photoframeOptionsRow });
  const [geometry] = photoframePages(product);
  const inks = design.template.colourways.find(({ key }) => key === colourway)?.inks;
  if (!geometry || !inks) throw new Fault('internal', `no ${format} of ${design.template.id} in ${colourway}`);
  const { page, artworks } = drawPoster(design, geometry);
  const document: DesignDocument = { version: documentVersion, product, inks, pages: [page] };
  const fonts = await openFonts();
  const { sheets } = layout(document, { fonts, artwork: (id) => artworks.find((one) => one.id === id) ?? null, photo: () => null });
  const [sheet] = sheets;
  if (!sheet) throw new Fault('internal', `no sheet of ${design.template.id}`);
  const node = paintSheet(sheet, { fonts, photoHref: () => null }, { view: 'trim' });
  return svgPixels(svgString(node, { width: geometry.widthUm / 1000, height: geometry.heightUm / 1000 }), widthPx, '#ffffff');
}

const columns = 10;
const cellPx = 252;
const gapPx = 28;

/** All jobs side by side in one scale, as PNG. */
export async function contactSheet(jobs: readonly PosterJob[]): Promise<Buffer> {
  const tiles = [];
  for (const [at, job] of jobs.entries()) {
    const isLying = job.design.template.shape === 'landscape';
    const { pixels, width, height } = await posterPixels(job, isLying ? cellPx : Math.round(cellPx / 1.4));
    tiles.push({
      input: Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength),
      raw: { width, height, channels: 4 as const },
      left: gapPx + (at % columns) * (cellPx + gapPx) + Math.floor((cellPx - width) / 2),
      top: gapPx + Math.floor(at / columns) * (cellPx + gapPx) + Math.floor((cellPx - height) / 2),
    });
  }
  const side = (count: number) => gapPx + count * (cellPx + gapPx);
  const size = { width: side(Math.min(columns, jobs.length)), height: side(Math.ceil(jobs.length / columns)) };
  return sharp({ create: { ...size, channels: 3, background: '#d9d7d1' } })
    .composite(tiles)
    .png()
    .toBuffer();
}
