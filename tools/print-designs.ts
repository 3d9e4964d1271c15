/** Catalogue designs as the shop prints them: which there are, with which words, and the files of one. Writes nothing. */

import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type RenderedImage, Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { extendBleed } from '#core/layout/extend-bleed.ts';
import { layout } from '#core/layout/layout.ts';
import type { PhotoFacts } from '#core/layout/resources.ts';
import type { Item, Layout, Sheet } from '#core/layout/sheet.ts';
import { isFaceKey } from '#core/layout/text/faces.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import { artworksOf, blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { paintLab } from '#paint/lab/paint-lab.ts';
import { flattenSheets } from '#paint/pdf/flatten.ts';
import { type PrintResources, paintPdf } from '#paint/pdf/paint-pdf.ts';
import { type LabProfile, type PrintProfile, standardProfile, withoutTechnicalPlates } from '#paint/print-profile.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { fontFile, openFonts } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import { svgPixels } from '#services/images/render-svg.ts';
import { photosForPress } from '#services/print/apply-photo-filters.ts';

/** Words by text element, for every design or under a design's id: { "front-names": "Zoë" } or { "olivia": { "front-names": "Zoë" } }. */
export type Texts = Record<string, string | Record<string, string>>;

export type PrintJob = { name: string; row: DesignTemplate; form: CardForm; format: CardFormat; colourway: string };

/** A picture as a customer would upload it, in the slots that designs leave for one. */
export type SamplePhoto = { id: string; bytes: Uint8Array; orientation: number; facts: PhotoFacts };

/** Pictures of pages are made at 254 dpi, where ten pixels are a millimetre. */
export const pixelUm = 100;

/** Every design in every form, format and colourway; the name says which. */
export function printJobs(): PrintJob[] {
  return designRows.flatMap((row) =>
    row.forms.flatMap(({ form, format }) =>
      row.colourways.map(({ key }) => ({ name: `${row.id}-${form}-${format}-${key}`, row, form, format, colourway: key })),
    ),
  );
}

/**
 * 'all' and a design's id mean every form and format in the first colourway, a full name means itself. Empty when nothing has that name.
 */
export function chooseJobs(wanted: string, jobs = printJobs()): PrintJob[] {
  const named = jobs.filter(({ name }) => name === wanted);
  if (named.length > 0) return named;
  return jobs.filter(({ row, colourway }) => (wanted === 'all' || row.id === wanted) && colourway === row.colourways[0]?.key);
}

export async function samplePhoto(file = new URL('../tests/render/photo.jpg', import.meta.url)): Promise<SamplePhoto> {
  const bytes = new Uint8Array(readFileSync(file));
  const { orientation = 1, autoOrient } = await sharp(bytes).metadata();
  const id = 'sample-photo-000001';
  return { id, bytes, orientation, facts: { id, ...autoOrient } };
}

/** The design as ordered with its first finish, own words where given, and the photo in every slot. */
export function sampleDesign({ row, form, format, colourway }: PrintJob, texts: Texts, photo: SamplePhoto): DesignDocument {
  const own = texts[row.id];
  const words: Texts = typeof own === 'object' ? { ...texts, ...own } : texts;
  const blank = blankDesign(row, form, format, colourway, row.refinements[0]);
  const pages = blank.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => {
      const text = words[element.id];
      if (element.kind === 'text' && typeof text === 'string') return { ...element, text };
      return element.kind === 'photo' ? { ...element, photoId: photo.id } : element;
    }),
  }));
  return { ...blank, pages };
}

export async function layoutJob(job: PrintJob, texts: Texts, photo: SamplePhoto): Promise<Layout> {
  const artworks = artworksOf(job.row, job.form, job.format);
  return layout(sampleDesign(job, texts, photo), {
    fonts: await openFonts(),
    artwork: (id) => artworks.get(id) ?? null,
    photo: (id) => (id === photo.id ? photo.facts : null),
  });
}

export function printResources(photos: SamplePhoto[], profile: PrintProfile = standardProfile): PrintResources {
  return {
    font: (key) => (isFaceKey(key) ? fontFile(key) : null),
    photo: kept(photosForPress((id) => photos.find((one) => one.id === id) ?? null, profile)),
    output: iccFile('output'),
    srgb: iccFile('srgb'),
  };
}

/** Filtered copies are made once for all the files of a run. */
function kept(photo: PrintResources['photo']): PrintResources['photo'] {
  const made = new Map<string, ReturnType<PrintResources['photo']>>();
  return (...wanted) => {
    const key = JSON.stringify(wanted);
    const known = made.get(key) ?? photo(...wanted);
    made.set(key, known);
    return known;
  };
}

/** The press file and the same without cut and fold plates. The date is fixed, so that every run gives the same bytes. */
export async function pressFiles(
  title: string,
  sheets: Sheet[],
  photos: SamplePhoto[],
  profile: PrintProfile = standardProfile,
): Promise<{ pdf: Uint8Array; flat: Uint8Array }> {
  const facts = { title, date: '2026-01-01T00:00:00Z' };
  const resources = printResources(photos, profile);
  if (profile.pdfx) {
    const flat = await flattenSheets(sheets, { ...(await drawing()), photo: resources.photo });
    [sheets, resources.photo] = [flat.sheets, flat.photo];
  }
  const printed = sheets.map((sheet) => extendBleed(sheet, profile.bleedUm));
  return {
    pdf: await paintPdf(printed, resources, profile, facts),
    flat: await paintPdf(printed, resources, withoutTechnicalPlates(profile), facts),
  };
}

/** What vectors are rasterised with. */
async function drawing() {
  const pixels = async (svg: string, widthPx: number) => svgPixels(svg, widthPx, null);
  return { fonts: await openFonts(), pixels, tempDir: tmpdir() };
}

/** Each page as the lab exposes it. */
export async function labFiles(sheets: Sheet[], photos: SamplePhoto[], profile: LabProfile): Promise<Uint8Array[]> {
  const resources = { ...(await drawing()), photo: printResources(photos).photo, srgb: iccFile('srgb') };
  const files: Uint8Array[] = [];
  for (const sheet of sheets) files.push(await paintLab(sheet, resources, profile));
  return files;
}

/** What the screen shows of each page, bleed included, as PNG at 254 dpi. Made from the Sheet alone. */
export async function pagePictures(sheets: Sheet[], photos: SamplePhoto[]): Promise<Uint8Array[]> {
  return (await pageRasters(sheets, photos)).map((raster) => raster.asPng());
}

/** As `pagePictures`, but as pixels: opaque RGBA. */
export async function pageRasters(sheets: Sheet[], photos: SamplePhoto[], pixel = pixelUm): Promise<RenderedImage[]> {
  const fonts = await openFonts();
  const widths = placedWidths(
    sheets.flatMap((sheet) => sheet.items),
    pixel,
  );
  const hrefs = new Map<string, string>();
  for (const { id, bytes } of photos) {
    const width = widths.get(id);
    if (width === undefined) continue;
    const preview = await sharp(bytes)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
    hrefs.set(id, `data:image/png;base64,${preview.toString('base64')}`);
  }
  return sheets.map((sheet) => {
    const node = paintSheet(sheet, { fonts, photoHref: (id) => hrefs.get(id) ?? null }, { view: 'bleed', foil: 'flat' });
    const size = { width: (sheet.widthUm + 2 * sheet.bleedUm) / pixel, height: (sheet.heightUm + 2 * sheet.bleedUm) / pixel };
    return new Resvg(svgString(node, size), { background: '#ffffff', font: { loadSystemFonts: false } }).render();
  });
}

/** Pixels across for a photo's largest place: resvg shrinks without a filter, so it is given little more than it draws. */
function placedWidths(items: Item[], pixel: number): Map<string, number> {
  const widths = new Map<string, number>();
  for (const item of items) {
    if (item.kind === 'photo') {
      const width = Math.ceil((1.5 * Math.hypot(item.matrix[0], item.matrix[1])) / pixel);
      widths.set(item.photoId, Math.max(width, widths.get(item.photoId) ?? 0));
    }
    if (item.kind === 'group')
      for (const [id, width] of placedWidths(item.items, pixel)) widths.set(id, Math.max(width, widths.get(id) ?? 0));
  }
  return widths;
}
